/** Whom the viewer does not want to meet at a table: the sheet about somebody, and its commands. */
import type { BlockedHere, Reporting } from "../api/types";

/** Somebody at a table, by their seat or by what they said. */
export type Person = { readonly seat: number } | { readonly author: number };

export interface PeopleApi {
  blocked(): Promise<BlockedHere>;
  block(person: Person, blocked: boolean): Promise<BlockedHere>;
  report(reporting: Reporting): Promise<void>;
}

export const REASONS = ["insults", "cheating", "stalling", "spam", "name", "other"] as const;
export type Reason = (typeof REASONS)[number];

export class People {
  /** About whom the sheet is, and by which name; null: it is closed. */
  meant = $state.raw<{ readonly person: Person; readonly name: string } | null>(null);
  /** Who here is blocked; null until that is known. */
  #here = $state.raw<BlockedHere | null>(null);
  readonly #api: PeopleApi;
  readonly #onProblem: (error: unknown) => void;

  constructor(api: PeopleApi, onProblem: (error: unknown) => void) {
    this.#api = api;
    this.#onProblem = onProblem;
  }

  /** Open the sheet about somebody. */
  async see(person: Person, name: string): Promise<void> {
    this.meant = { person, name };
    await this.#try(async () => {
      this.#here = await this.#api.blocked();
    });
  }

  close(): void {
    this.meant = null;
  }

  /** Whether somebody is blocked; null while that is not known. */
  isBlocked(person: Person): boolean | null {
    if (this.#here === null) return null;
    return "seat" in person ? this.#here.seats.includes(person.seat) : this.#here.authors.includes(person.author);
  }

  block(person: Person, blocked: boolean): Promise<boolean> {
    return this.#try(async () => {
      this.#here = await this.#api.block(person, blocked);
    });
  }

  /** Whether it was sent. */
  report(person: Person, reason: Reason, words: string): Promise<boolean> {
    const said = words.trim();
    return this.#try(() => this.#api.report({ ...person, reason, ...(said === "" ? {} : { words: said }) }));
  }

  async #try(command: () => Promise<void>): Promise<boolean> {
    try {
      await command();
      return true;
    } catch (error) {
      this.#onProblem(error);
      return false;
    }
  }
}
