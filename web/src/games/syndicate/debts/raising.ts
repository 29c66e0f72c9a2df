/** Money that is owed and lacking: how much, and what could bring it. What may be done is what `legal` lists. */
import type { Move, SyndicateView } from "../../../api/types";

type View = Pick<SyndicateView, "debt" | "players" | "seat" | "prices">;

/** How much more cash the viewer needs; 0 if nothing is owed. */
export function lackingOf(view: View): number {
  const { debt, seat } = view;
  if (debt === null || seat === null || debt.debtor !== seat) return 0;
  return Math.max(0, debt.amount - (view.players[seat]?.cash ?? 0));
}

export interface Source {
  readonly move: Move;
  readonly brings: number;
}

/** What can be done now that brings money, the most of it first. */
export function sourcesOf(legal: readonly Move[], view: View): Source[] {
  return legal
    .map((move) => ({ move, brings: view.prices[move.move] ?? 0 }))
    .toSorted((one, other) => other.brings - one.brings);
}

/** The next step of a suggestion: the least that is enough by itself, else what brings the most. */
export function suggestion(legal: readonly Move[], view: View): Move | null {
  const lacking = lackingOf(view);
  const sources = sourcesOf(legal, view).filter(({ brings }) => brings > 0);
  if (lacking === 0 || sources.length === 0) return null;
  return (sources.findLast(({ brings }) => brings >= lacking) ?? sources[0])?.move ?? null;
}
