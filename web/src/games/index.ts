/** The pages of games, by name; each is fetched when a table of it is opened. One that has none is drawn plainly. */
import type { GamePage } from "./game";

// What a game's parts know of their view is more than the table that shows them does.
type Loader = () => Promise<{ readonly page: unknown }>;

const PAGES: Readonly<Record<string, Loader>> = {
  acquire: () => import("./acquire"),
  stockpile: () => import("./stockpile"),
  syndicate: () => import("./syndicate"),
};

export async function loadGamePage(name: string): Promise<GamePage> {
  const { page } = await (PAGES[name] ?? (() => import("./plain")))();
  return page as GamePage;
}
