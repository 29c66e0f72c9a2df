/** How the page finds its way among legal moves, whatever the game. */
import type { Move } from "../api/types";

type Parts = Readonly<Record<string, unknown>>;

/** The moves of this type, and with these parts if some are meant. */
export function movesOf(moves: readonly Move[], type: string, parts: Parts = {}): Move[] {
  return moves.filter(
    ({ form }) => form["type"] === type && Object.entries(parts).every(([key, value]) => form[key] === value),
  );
}

export function findMove(moves: readonly Move[], type: string, parts: Parts = {}): Move | undefined {
  return movesOf(moves, type, parts)[0];
}
