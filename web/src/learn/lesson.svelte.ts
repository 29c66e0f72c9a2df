/** A lesson: a table whose server knows what is right, and says by which clause something else is wrong. */
import { api, Refused, UNREACHABLE, type Api } from "../api/client";
import type { LessonPosition, Move } from "../api/types";
import { AskedLine } from "../table/askedLine";
import { TableSession } from "../table/session.svelte";
import { toasts } from "../toasts.svelte";

/** Why a move was wrong: the word of a sentence, and the id of a clause. */
export interface Mistake {
  readonly why: string;
  readonly clause: string;
}

/** The word of a refusal that explains. */
const EXPLAINED = "lesson";

export class Lesson {
  readonly session: TableSession;
  done = $state(false);
  /** What was wrong with the last move; null: nothing. */
  mistake = $state.raw<Mistake | null>(null);
  /** The moves that have been made, and are known to be right. */
  made = $state.raw<readonly string[]>([]);
  #answers = $state.raw<readonly string[]>([]);
  #line: AskedLine | null = null;
  readonly #game: string;
  readonly #number: number;

  /** From its beginning, or after moves that were made in it before. */
  constructor(game: string, number: number, made: readonly string[] = []) {
    this.#game = game;
    this.#number = number;
    this.made = made;
    const open = () => (this.#line = new AskedLine((since) => this.#resume(since)));
    const onProblem = (error: unknown) => this.#hear(error);
    this.session = new TableSession(`${game}-${number}`, open, null, 0, { server: this.#server(), onProblem });
  }

  /** At which step the learner is, with what they have planned. */
  get step(): number {
    return this.made.length + this.session.plan.moves.length;
  }

  /** The move that is right now, if it can be made now. */
  get answer(): Move | undefined {
    return this.session.legal.find((move) => move.move === this.#answers[this.step]);
  }

  close(): void {
    this.session.close();
  }

  /** What a table's server would be asked; everything else has no place in a lesson, and is not on its page. */
  #server(): Api {
    return {
      ...api,
      preview: async (_, __, moves) => {
        const preview = await api.previewLesson(this.#game, this.#number, this.made, moves);
        this.mistake = null;
        return preview;
      },
      moves: (_, seq, moves) => this.#make(seq, moves),
      positions: (_, seqs) =>
        Promise.all(seqs.map((seq) => api.lessonPosition(this.#game, this.#number, this.made, seq))),
      judge: (_, sketch, seq, moves) =>
        api.judgeInLesson(this.#game, this.#number, this.made, { ...sketch, seq, moves }),
    };
  }

  async #make(since: number, moves: readonly string[]): Promise<{ seq: number }> {
    const made = [...this.made, ...moves];
    const lesson = await this.#ask(made, since);
    this.made = made;
    this.mistake = null;
    this.#line?.tell(lesson);
    return { seq: lesson.position.seq };
  }

  /** Where the learner was; where the lesson has changed meanwhile, its beginning. */
  async #resume(since: number): Promise<LessonPosition> {
    try {
      return await this.#ask(this.made, since);
    } catch (error) {
      if (this.made.length === 0 || !(error instanceof Refused) || error.error === UNREACHABLE) throw error;
      this.made = [];
      return this.#ask([], 0);
    }
  }

  async #ask(made: readonly string[], since: number): Promise<LessonPosition> {
    const lesson = await api.lesson(this.#game, this.#number, made, since);
    this.#answers = lesson.answers;
    this.done = lesson.done;
    return lesson;
  }

  #hear(error: unknown): void {
    if (error instanceof Refused && error.error === EXPLAINED)
      this.mistake = { why: String(error.facts["why"]), clause: String(error.facts["clause"]) };
    else toasts.problem(error);
  }
}
