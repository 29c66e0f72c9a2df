/** Where the cells of a loop lie: round the edge of a rectangle, clockwise from its upper left corner. */

export interface Ring {
  /** How many cells stand side by side, and how many below each other. */
  readonly across: number;
  readonly down: number;
  /** How much deeper the edge is than a cell of it is wide. */
  readonly depth: number;
}

/** A place in parts of the board's width and height. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Of all sizes of loops these look best: square with a deep edge, or upright for a narrow screen. */
const DEPTH = 1.45;
const UPRIGHT = 10 / 52;

/** A loop with an odd number of cells has a gap before it closes. */
export function ringOf(cells: number, upright: boolean): Ring {
  const half = Math.ceil(cells / 2) + 2;
  const across = upright ? Math.max(3, Math.round(cells * UPRIGHT)) : half - Math.floor(half / 2);
  return { across, down: half - across, depth: upright ? 1 : DEPTH };
}

/** How wide a ring is for each unit of its height, if a cell of it is so wide for its own. */
export function aspectOf(ring: Ring, cell: number): number {
  return (lengthOf(ring.across, ring.depth) * cell) / lengthOf(ring.down, ring.depth);
}

function lengthOf(number: number, depth: number): number {
  return number - 2 + 2 * depth;
}

/** The column and the row of a cell. */
function spotOf(cell: number, { across, down }: Ring): readonly [number, number] {
  const right = across - 1;
  const bottom = right + down - 1;
  const left = bottom + across - 1;
  if (cell <= right) return [cell, 0];
  if (cell <= bottom) return [right, cell - right];
  if (cell <= left) return [left - cell, down - 1];
  return [0, down - 1 - (cell - left)];
}

function spanOf(at: number, number: number, depth: number): readonly [number, number] {
  const all = lengthOf(number, depth);
  const start = at === 0 ? 0 : depth + at - 1;
  const size = at === 0 || at === number - 1 ? depth : 1;
  return [start / all, size / all];
}

/** On which edge a cell lies; corners belong to the upper and the lower one. */
export function edgeOf(cell: number, ring: Ring): "top" | "right" | "bottom" | "left" {
  const [column, row] = spotOf(cell, ring);
  if (row === 0) return "top";
  if (row === ring.down - 1) return "bottom";
  return column === 0 ? "left" : "right";
}

export function placeOf(cell: number, ring: Ring): Place {
  const [column, row] = spotOf(cell, ring);
  const [left, width] = spanOf(column, ring.across, ring.depth);
  const [top, height] = spanOf(row, ring.down, ring.depth);
  return { left, top, width, height };
}

/** The way from one cell to another in steps of one, if a throw of two dice can have led there; else at one leap. */
export function wayOf(from: number, to: number, cells: number): number[] {
  const distance = (to - from + cells) % cells;
  if (distance > 12) return [to];
  return Array.from({ length: distance }, (_, step) => (from + step + 1) % cells);
}
