/** Where the tiles of a hand lie: each stays in its place, and a new one comes where one was taken from. */
export type Slots = readonly (string | null)[];

export function laidOut(before: Slots, tiles: readonly string[]): Slots {
  const places = Math.max(before.length, tiles.length);
  const kept = Array.from({ length: places }, (_, at) => before[at] ?? null).map((tile) =>
    tile !== null && tiles.includes(tile) ? tile : null,
  );
  const coming = tiles.filter((tile) => !kept.includes(tile));
  return kept.map((tile) => tile ?? coming.shift() ?? null);
}
