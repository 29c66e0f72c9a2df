/** Positions by the number of moves made before them: what is not known yet is asked for once. */
import type { AnyView } from "../games/game";

export interface Seen {
  readonly seq: number;
  readonly view: AnyView | null;
}

export type AskPosition = (seq: number) => Promise<AnyView | null>;

export class Positions {
  readonly #known = new Map<number, Promise<AnyView | null>>();
  readonly #ask: AskPosition;

  constructor(ask: AskPosition) {
    this.#ask = ask;
  }

  add(position: Seen): void {
    this.#known.set(position.seq, Promise.resolve(position.view));
  }

  /** What was seen after so many moves. A failure is not remembered. */
  async at(seq: number): Promise<Seen> {
    let asked = this.#known.get(seq);
    if (asked === undefined) {
      asked = this.#ask(seq);
      this.#known.set(seq, asked);
      asked.catch(() => this.#known.delete(seq));
    }
    return { seq, view: await asked };
  }
}
