/** A turn that is being planned: moves that the server has looked at, but nobody has made yet. */
import type { Move, Preview } from "../api/types";
import type { AnyView } from "../games/game";

/** One click: the move chosen, those that followed because there was nothing to decide, and what it answered. */
export interface Step {
  readonly question: string;
  readonly moves: readonly Move[];
}

export interface Draft {
  /** The number of moves made before the plan. */
  readonly seq: number;
  readonly steps: readonly Step[];
  /** The position after the plan, as far as it can be known; null: as it is now. */
  readonly view: AnyView | null;
  readonly legal: readonly Move[];
  /** Nothing more can be planned: only making the moves will tell how it goes on. */
  readonly final: boolean;
}

export type Ask = (seq: number, moves: string[]) => Promise<Preview>;
export type Needless = (legal: readonly Move[]) => Move | null;

export function nothingPlanned(seq: number): Draft {
  return { seq, steps: [], view: null, legal: [], final: false };
}

export function movesOf(draft: Draft): Move[] {
  return draft.steps.flatMap((step) => step.moves);
}

export function textsOf(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => step.moves.map((move) => move.move));
}

/** The plan with these steps: asks the server what they lead to, and goes on where there is nothing to decide. */
export async function plan(before: Draft, steps: readonly Step[], ask: Ask, needless: Needless): Promise<Draft> {
  if (steps.length === 0) return nothingPlanned(before.seq);
  const seq = before.seq;
  let view = before.view;
  // Whether a move ends what can be planned is known where it was legal: after all the moves that precede it.
  let inPlace = steps.length > before.steps.length;
  for (;;) {
    const ends = inPlace && steps.at(-1)?.moves.at(-1)?.ends === true;
    const preview = ends ? null : await ask(seq, textsOf(steps));
    if (preview === null || preview.final) return { seq, steps, view, legal: [], final: true };
    view = preview.view as AnyView | null;
    const next = needless(preview.legal);
    if (next === null) return { seq, steps, view, legal: preview.legal, final: false };
    steps = steps.map((step, at) => (at === steps.length - 1 ? { ...step, moves: [...step.moves, next] } : step));
    inPlace = true;
  }
}

/** The steps without the last click. */
export function withoutLast(draft: Draft): Step[] {
  return draft.steps.slice(0, -1);
}

/** The steps without the last one that began with this move, in answer to this question; null if there is none. */
export function without(draft: Draft, text: string, question: string): Step[] | null {
  const at = draft.steps.findLastIndex((step) => step.moves[0]?.move === text && step.question === question);
  return at < 0 ? null : draft.steps.toSpliced(at, 1);
}
