/** Cards of the hand that are laid on piles: which can be chosen, and what a choice leaves to do. */
import type { Move } from "../../api/types";

export interface Chosen {
  readonly card: string | null;
  readonly face: string | null;
}

const FACES: readonly unknown[] = ["up", "down"];

export function layingMoves(legal: readonly Move[]): Move[] {
  return legal.filter(({ form }) => FACES.includes(form["type"]));
}

/** The card that is chosen, or the only one there is. */
export function chosenCard(legal: readonly Move[], { card }: Chosen): string | null {
  const cards = [...new Set(layingMoves(legal).map(({ form }) => String(form["card"])))];
  const [only = null, another] = cards;
  if (card !== null && cards.includes(card)) return card;
  return another === undefined ? only : null;
}

/** The ways in which the chosen card may lie. */
export function facesOf(legal: readonly Move[]): string[] {
  return [...new Set(layingMoves(legal).map(({ form }) => String(form["type"])))];
}

/** Where the chosen card may be laid: a move for each pile. */
export function chosenMoves(legal: readonly Move[], chosen: Chosen): Move[] {
  const card = chosenCard(legal, chosen);
  const faces = facesOf(legal);
  const face = chosen.face !== null && faces.includes(chosen.face) ? chosen.face : faces[0];
  return layingMoves(legal).filter(({ form }) => form["card"] === card && form["type"] === face);
}

/** The moves of a plan that lay cards. What the last of a complete plan does, no view shows: nobody has looked so far. */
export function planned(plan: readonly Move[], final: boolean): { shown: Move[]; unseen: Move | null } {
  const last = final ? plan.at(-1) : undefined;
  const unseen = last !== undefined && FACES.includes(last.form["type"]) ? last : null;
  return { shown: layingMoves(plan).filter((move) => move !== unseen), unseen };
}
