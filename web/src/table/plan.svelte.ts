/** The viewer's turn: planned click by click on the server's word, and sent as a whole. */
import { Refused, UNREACHABLE } from "../api/client";
import type { Move } from "../api/types";
import { movesOf, nothingPlanned, plan, textsOf, without, withoutLast, type Ask, type Draft, type Step } from "./draft";

export interface PlanHooks {
  readonly preview: Ask;
  /** Make these moves. */
  post(seq: number, moves: string[]): Promise<unknown>;
  /** What the viewer is deciding now. */
  question(): string;
  /** The move that is no decision, if there is one. */
  needless(legal: readonly Move[]): Move | null;
  /** Something was refused, and the plan is dropped unless it can be sent again. */
  onProblem(error: unknown, dropped: boolean): void;
  /** The position has changed under the plan. */
  onOvertaken(): void;
}

export class Plan {
  draft = $state.raw<Draft>(nothingPlanned(0));
  /** Whether an answer of the server is awaited. */
  busy = $state(false);
  /** Whether the moves are on their way, or have been made and not been seen yet. */
  sending = $state(false);
  #unsent = false;
  readonly #hooks: PlanHooks;

  constructor(hooks: PlanHooks) {
    this.#hooks = hooks;
  }

  get moves(): readonly Move[] {
    return movesOf(this.draft);
  }

  /** Whether it is complete, and one click sends it. */
  get isReady(): boolean {
    return this.draft.final && !this.sending;
  }

  get isEmpty(): boolean {
    return this.draft.steps.length === 0;
  }

  /** Add a move to the plan. What can be known of its outcome is shown; a plan that is complete waits to be sent. */
  async choose(move: Move): Promise<void> {
    await this.#change(this.#with(move), false);
  }

  /** The same for a click that says what it does: a plan that is complete with it is sent at once. */
  async make(move: Move): Promise<void> {
    await this.#change(this.#with(move), true);
  }

  async takeBack(): Promise<void> {
    await this.#change(withoutLast(this.draft), false);
  }

  /** Take back the last step that began with this move and answered the present question. */
  async takeOut(text: string): Promise<void> {
    const steps = without(this.draft, text, this.#hooks.question());
    if (steps !== null) await this.#change(steps, false);
  }

  async reset(): Promise<void> {
    await this.#change([], false);
  }

  /** Send what was planned. */
  async send(): Promise<void> {
    if (!this.busy && !this.isEmpty) await this.#work(() => this.#post(this.draft));
  }

  /** Send moves that were put together elsewhere behind those that are planned; says whether they were made. */
  async sendWith(texts: readonly string[]): Promise<boolean> {
    if (this.busy || this.sending) return false;
    this.busy = this.sending = true;
    try {
      await this.#hooks.post(this.draft.seq, [...textsOf(this.draft.steps), ...texts]);
      return true;
    } catch (error) {
      // The same moves sent once more are made once: whoever clicks again does no harm.
      this.sending = false;
      this.#hooks.onProblem(error, false);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** There are so many entries now, and the position is as it is since `moved`: a plan for another one is of no use. */
  settle(seq: number, moved: number): void {
    const holds = this.draft.seq >= moved && (!this.isEmpty || this.draft.seq === seq);
    if (holds) {
      if (this.#unsent) void this.send();
      return;
    }
    const overtaken = !this.isEmpty && !this.sending;
    this.draft = nothingPlanned(seq);
    this.sending = false;
    this.#unsent = false;
    if (overtaken) this.#hooks.onOvertaken();
  }

  #with(move: Move): Step[] {
    return [...this.draft.steps, { question: this.#hooks.question(), moves: [move] }];
  }

  async #change(steps: readonly Step[], sendIfFinal: boolean): Promise<void> {
    if (this.busy || this.sending) return;
    await this.#work(async () => {
      const draft = await plan(this.draft, steps, this.#hooks.preview, this.#hooks.needless);
      if (this.draft.seq !== draft.seq) return;
      this.draft = draft;
      if (draft.final && sendIfFinal) await this.#post(draft);
    });
  }

  async #post(draft: Draft): Promise<void> {
    this.sending = true;
    this.#unsent = false;
    try {
      await this.#hooks.post(draft.seq, textsOf(draft.steps));
    } catch (error) {
      // The server may have stored the moves or not: sending them again once it is back is harmless.
      this.#unsent = error instanceof Refused && error.error === UNREACHABLE;
      this.sending = this.#unsent;
      throw error;
    }
  }

  async #work(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!this.#unsent) this.draft = nothingPlanned(this.draft.seq);
      this.#hooks.onProblem(error, !this.#unsent);
    } finally {
      this.busy = false;
    }
  }
}
