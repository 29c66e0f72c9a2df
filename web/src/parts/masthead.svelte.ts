/** What the page at hand adds to the masthead: the game whose rules one may want to look up. */
export const masthead = $state({ game: "" });
