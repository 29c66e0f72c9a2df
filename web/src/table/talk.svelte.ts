/** What is said at a table, as far as the viewer may and wants to hear it. */
import type { Talk as Told, Word } from "../api/types";

export interface TalkApi {
  say(words: string): Promise<Told>;
  mute(author: number, muted: boolean): Promise<Told>;
  turnOff(off: boolean): Promise<Told>;
}

export class Talk {
  words = $state.raw<readonly Word[]>([]);
  muted = $state.raw<Told["muted"]>([]);
  blocked = $state.raw<Told["muted"]>([]);
  /** Whether the viewer wants to hear nobody here. */
  off = $state(false);
  #read = $state(0);
  readonly #api: TalkApi;
  readonly #onProblem: (error: unknown) => void;

  constructor(api: TalkApi, onProblem: (error: unknown) => void) {
    this.#api = api;
    this.#onProblem = onProblem;
  }

  /** The number of the last that was heard. */
  get last(): number {
    return this.words.at(-1)?.number ?? 0;
  }

  /** How much others have said since the viewer last looked. */
  get unread(): number {
    return this.words.filter((word) => word.number > this.#read && !word.mine).length;
  }

  /** All of it was seen. */
  read(): void {
    this.#read = this.last;
  }

  /** What comes after `since`; 0: instead of what is known. */
  hear({ since, words, muted, blocked, off }: Told): void {
    this.words = [...this.words.filter((word) => word.number <= since), ...words];
    this.muted = muted;
    this.blocked = blocked;
    this.off = off;
  }

  /** Whether it was said. */
  say(words: string): Promise<boolean> {
    return this.#command(this.#api.say(words));
  }

  mute(author: number, muted: boolean): Promise<boolean> {
    return this.#command(this.#api.mute(author, muted));
  }

  turnOff(off: boolean): Promise<boolean> {
    return this.#command(this.#api.turnOff(off));
  }

  async #command(answer: Promise<Told>): Promise<boolean> {
    try {
      this.hear(await answer);
      return true;
    } catch (error) {
      this.#onProblem(error);
      return false;
    }
  }
}

/** What was said after a line of the log and before the next. */
export function saidAfter(words: readonly Word[], seq: number, next: number): readonly Word[] {
  return words.filter((word) => word.seq >= seq && word.seq < next);
}
