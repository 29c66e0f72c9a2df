/** How the page reads a view of Acquire. */
import type { AcquireView, Move } from "../../api/types";

export const COLUMNS = 12;
export const ROWS = 9;
const LETTERS = "ABCDEFGHI";

export type TileView = NonNullable<AcquireView["hand"]>[number];
export type CorporationView = AcquireView["corporations"][number];

export interface Space {
  readonly tile: string;
  readonly column: number;
  readonly row: number;
}

/** All spaces of the board, in reading order. */
export const SPACES: readonly Space[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const column = at % COLUMNS;
  const row = Math.floor(at / COLUMNS);
  return { tile: tileAt(column, row), column, row };
});

export function tileAt(column: number, row: number): string {
  return `${column + 1}${LETTERS[row] ?? ""}`;
}

export function spaceOf(tile: string): Space {
  return { tile, column: Number.parseInt(tile, 10) - 1, row: LETTERS.indexOf(tile.slice(-1)) };
}

export function indexOf(view: AcquireView, corporation: string): number {
  return view.corporations.findIndex((one) => one.name === corporation);
}

export function corporationOf(move: Move): string {
  return String(move.form["corporation"]);
}

/** Where a corporation's building stands: on the tile nearest to its middle. */
export function headquarters(tiles: readonly Space[]): Space | undefined {
  const column = tiles.reduce((sum, tile) => sum + tile.column, 0) / tiles.length;
  const row = tiles.reduce((sum, tile) => sum + tile.row, 0) / tiles.length;
  const distance = (tile: Space) => (tile.column - column) ** 2 + (tile.row - row) ** 2;
  return tiles.toSorted((one, other) => distance(one) - distance(other))[0];
}
