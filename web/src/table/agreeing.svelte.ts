/** What people at a table ask of each other: the commands, and who the viewer is in it. */
import type { Course, Table, Wanted } from "../api/types";

export interface AgreeingApi {
  ask(wanted: Wanted): Promise<unknown>;
  answer(number: number, yes: boolean): Promise<unknown>;
  does(what: "resume" | "resign" | "return"): Promise<unknown>;
  sit(seat: number): Promise<Table>;
}

export interface AgreeingHooks {
  table(): Table | null;
  course(): Course | null;
  onProblem(error: unknown): void;
  believe(answer: Promise<Table>): Promise<void>;
}

export class Agreeing {
  readonly #api: AgreeingApi;
  readonly #hooks: AgreeingHooks;

  constructor(api: AgreeingApi, hooks: AgreeingHooks) {
    this.#api = api;
    this.#hooks = hooks;
  }

  /** The viewer's seats. */
  get own(): readonly number[] {
    const table = this.#hooks.table();
    return table === null ? [] : (table.yours ?? (table.you === null ? [] : [table.you]));
  }

  get sits(): boolean {
    return this.own.length > 0;
  }

  ask(what: Wanted["what"], seat: number | null = null): Promise<void> {
    return this.#try(this.#api.ask({ what, seat }));
  }

  answer(yes: boolean): Promise<void> {
    const request = this.#hooks.course()?.request;
    return request === null || request === undefined
      ? Promise.resolve()
      : this.#try(this.#api.answer(request.number, yes));
  }

  resume(): Promise<void> {
    return this.#try(this.#api.does("resume"));
  }

  resign(): Promise<void> {
    return this.#try(this.#api.does("resign"));
  }

  comeBack(): Promise<void> {
    return this.#try(this.#api.does("return"));
  }

  /** Play on for somebody who is away. */
  async join(seat: number): Promise<void> {
    await this.#try(this.#hooks.believe(this.#api.sit(seat)));
  }

  async #try(command: Promise<unknown>): Promise<void> {
    try {
      await command;
    } catch (error) {
      this.#hooks.onProblem(error);
    }
  }
}
