/** A trade that is being built: private until it is proposed or shown. What may be added, and what it does, says the server. */
import type { Sketch, SketchJudged } from "../../../api/types";
import { countsOf, thingsOf, type Counts, type Side } from "./things";

export type Judge = (sketch: Sketch) => Promise<SketchJudged>;

export class Builder {
  proposer = $state(0);
  partner = $state(0);
  gives = $state.raw<Counts>({});
  takes = $state.raw<Counts>({});
  /** What the rules say of it; null until they have. */
  judged = $state.raw<SketchJudged | null>(null);
  /** What was named and is not possible any more. */
  gone = $state.raw<readonly string[]>([]);
  #asked = 0;
  readonly #judge: Judge;
  readonly #onProblem: (error: unknown) => void;

  constructor(judge: Judge, onProblem: (error: unknown) => void) {
    this.#judge = judge;
    this.#onProblem = onProblem;
  }

  get sketch(): Sketch {
    return {
      proposer: this.proposer,
      partner: this.partner,
      gives: thingsOf(this.gives),
      takes: thingsOf(this.takes),
    };
  }

  get isEmpty(): boolean {
    const { gives, takes } = this.sketch;
    return gives.length + takes.length === 0;
  }

  /** Begin with a sketch: another's, the offer on the table, or an empty one. */
  async open({ proposer, partner, gives, takes }: Sketch): Promise<void> {
    this.proposer = proposer;
    this.partner = partner;
    this.gives = countsOf(gives);
    this.takes = countsOf(takes);
    this.judged = null;
    await this.judge();
  }

  /** So many of a thing on this side. */
  async name(side: Side, item: string, number: number): Promise<void> {
    this[side] = { ...this[side], [item]: Math.max(0, Math.trunc(number)) };
    await this.judge();
  }

  async clear(): Promise<void> {
    this.gives = this.takes = {};
    await this.judge();
  }

  /** Ask again, because it or the position has changed; an answer that was overtaken is of no use. */
  async judge(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const judged = await this.#judge(this.sketch);
      if (asked !== this.#asked) return;
      this.judged = judged;
      this.gone = judged.gone;
      if (judged.gone.length > 0) {
        // What is gone is named no more; which side it was on shows in what the rules have accepted.
        this.gives = kept(this.gives, judged.gives);
        this.takes = kept(this.takes, judged.takes);
      }
    } catch (error) {
      if (asked === this.#asked) this.#onProblem(error);
    }
  }
}

function kept(counts: Counts, named: SketchJudged["gives"]): Counts {
  const accepted = new Map(named.map(({ item, number }) => [item, number]));
  return Object.fromEntries(Object.keys(counts).map((item) => [item, accepted.get(item) ?? 0]));
}
