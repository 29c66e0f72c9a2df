/** Legal moves by what they do, in the order in which a player thinks of them. */
import type { Move } from "../../api/types";

/** These end the question, and stand apart. */
const ENDINGS: readonly unknown[] = ["done", "pass", "waive", "cancel"];

export interface Kind {
  readonly type: string;
  readonly moves: readonly Move[];
}

const ORDER: readonly string[] = ["build", "trade", "redeem", "mortgage", "buy-out", "buy", "sell-share", "lay"];

function rank(type: string): number {
  const at = ORDER.indexOf(type);
  return at === -1 ? ORDER.length : at;
}

export function kindsOf(moves: readonly Move[]): Kind[] {
  const kinds = new Map<string, Move[]>();
  for (const move of moves) {
    const type = String(move.form["type"]);
    if (!ENDINGS.includes(type)) kinds.set(type, [...(kinds.get(type) ?? []), move]);
  }
  return [...kinds]
    .map(([type, found]) => ({ type, moves: found }))
    .toSorted((one, other) => rank(one.type) - rank(other.type));
}

export function endingOf(moves: readonly Move[]): Move | undefined {
  return moves.find(({ form }) => ENDINGS.includes(form["type"]));
}
