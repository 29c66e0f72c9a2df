/** A look into the past: an earlier position on the screen, and the way from stop to stop. */
import type { Positions, Seen } from "./positions";

export interface PastHooks {
  /** The numbers of moves after which one can stop, in their order. */
  stops(): readonly number[];
  /** How far the story has come: later than that is no past. */
  told(): number;
  onProblem(error: unknown): void;
}

export class Past {
  /** The past position on the screen; null: the present is. */
  seen = $state.raw<Seen | null>(null);
  #wanted = 0;
  readonly #positions: Positions;
  readonly #hooks: PastHooks;

  constructor(positions: Positions, hooks: PastHooks) {
    this.#positions = positions;
    this.#hooks = hooks;
  }

  get #here(): number {
    return this.seen?.seq ?? this.#hooks.told();
  }

  get first(): number | undefined {
    return this.#hooks.stops().find((seq) => seq < this.#here);
  }

  get previous(): number | undefined {
    return this.#hooks.stops().findLast((seq) => seq < this.#here);
  }

  /** The next stop, which after the last one is now. */
  get next(): number | undefined {
    if (this.seen === null) return undefined;
    return this.#hooks.stops().find((seq) => seq > this.#here) ?? this.#hooks.told();
  }

  /** Look at the position after so many moves; of two looks in a row the later one counts. */
  async look(seq: number | undefined): Promise<void> {
    if (seq === undefined) return;
    if (seq >= this.#hooks.told()) return this.leave();
    this.#wanted = seq;
    try {
      const seen = await this.#positions.at(seq);
      if (this.#wanted === seq) this.seen = seen;
    } catch (error) {
      this.#hooks.onProblem(error);
    }
  }

  /** Return to now. */
  leave(): void {
    this.#wanted = 0;
    this.seen = null;
  }
}
