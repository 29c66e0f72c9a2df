/** Positions by the number of moves made before them: what is not known yet is asked for once. */
import type { AnyView } from "../games/game";

export interface Seen {
  readonly seq: number;
  readonly view: AnyView | null;
}

export type AskPositions = (seqs: readonly number[]) => Promise<readonly Seen[]>;

/** What is asked for at once. */
const MOST = 100;

export class Positions {
  readonly #known = new Map<number, Promise<AnyView | null>>();
  readonly #ask: AskPositions;

  constructor(ask: AskPositions) {
    this.#ask = ask;
  }

  add(position: Seen): void {
    this.#known.set(position.seq, Promise.resolve(position.view));
  }

  /** What came after so many entries is not the line that counts any more. */
  forget(after: number): void {
    for (const seq of this.#known.keys()) if (seq > after) this.#known.delete(seq);
  }

  /** What was seen after so many moves. */
  async at(seq: number): Promise<Seen> {
    const [seen] = await this.atAll([seq]);
    return seen ?? { seq, view: null };
  }

  /** The same for several. A failure is not remembered. */
  async atAll(seqs: readonly number[]): Promise<Seen[]> {
    const unknown = seqs.filter((seq) => !this.#known.has(seq));
    for (let first = 0; first < unknown.length; first += MOST) this.#fetch(unknown.slice(first, first + MOST));
    return Promise.all(seqs.map(async (seq) => ({ seq, view: (await this.#known.get(seq)) ?? null })));
  }

  #fetch(seqs: readonly number[]): void {
    const asked = this.#ask(seqs);
    for (const [at, seq] of seqs.entries()) {
      const one = asked.then((found) => found[at]?.view ?? null);
      this.#known.set(seq, one);
      one.catch(() => this.#known.delete(seq));
    }
  }
}
