/** Sketches of trades between the viewer and others: at most one with each, seen by the two alone, and binding nobody. */
import type { Sketch, SketchJudged, SketchShown } from "../api/types";

/** What the rules say of a sketch, after so many moves and others that are only planned. */
export type Judge = (sketch: Sketch, seq: number, moves: string[]) => Promise<SketchJudged>;

export interface SketchesApi {
  readonly judge: Judge;
  show(sketch: Sketch): Promise<SketchShown[]>;
  drop(seat: number): Promise<SketchShown[]>;
}

export class Sketches {
  judge: Judge;
  shown = $state.raw<readonly SketchShown[]>([]);
  readonly #api: SketchesApi;
  readonly #onProblem: (error: unknown) => void;

  constructor(api: SketchesApi, onProblem: (error: unknown) => void) {
    this.judge = api.judge;
    this.#api = api;
    this.#onProblem = onProblem;
  }

  /** The server has told what there is. */
  hear(shown: readonly SketchShown[]): void {
    this.shown = shown;
  }

  /** Show the other of the two a sketch; says whether it was accepted. */
  show(sketch: Sketch): Promise<boolean> {
    return this.#command(this.#api.show(sketch));
  }

  /** Be done with the sketch between the viewer and this seat. */
  drop(seat: number): Promise<boolean> {
    return this.#command(this.#api.drop(seat));
  }

  async #command(answer: Promise<SketchShown[]>): Promise<boolean> {
    try {
      this.hear(await answer);
      return true;
    } catch (error) {
      this.#onProblem(error);
      return false;
    }
  }
}
