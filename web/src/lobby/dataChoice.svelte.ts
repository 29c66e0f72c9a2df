/** The data file that somebody has chosen for a table: looked over by the server, and either ready or full of mistakes. */
import { api, Refused } from "../api/client";
import type { DataChecked, DataFile, Problem } from "../api/types";

/** Bytes. One of ours has 6,000; the server takes no request above 65,536. */
export const MAX_SIZE = 48_000;

/** What is needed of a file. */
export type Chosen = Pick<File, "name" | "size" | "text">;

export class DataChoice {
  /** What the file is called; empty: none is chosen. */
  name = $state("");
  data = $state.raw<DataChecked["data"]>(null);
  problems = $state.raw<readonly Problem[]>([]);
  /** How many mistakes there are besides. */
  more = $state(0);
  /** Why it could not be looked over at all. */
  refused = $state.raw<Refused | null>(null);
  readonly #check: (game: string, file: DataFile) => Promise<DataChecked>;

  constructor(check = api.checkData) {
    this.#check = check;
  }

  /** Whether the table can be set up: without a file, or with one that is in order. */
  get isSound(): boolean {
    return this.name === "" || this.data !== null;
  }

  async choose(game: string, file: Chosen): Promise<void> {
    this.drop();
    this.name = file.name;
    try {
      if (file.size > MAX_SIZE) throw new Refused(413, "size", "", { limit: MAX_SIZE });
      this.#see(file.name, await this.#check(game, { name: file.name, text: await file.text() }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.name === file.name) this.refused = error;
    }
  }

  drop(): void {
    this.name = "";
    this.data = null;
    this.problems = [];
    this.more = 0;
    this.refused = null;
  }

  /** What is said of a file that was put away meanwhile is of no interest. */
  #see(name: string, checked: DataChecked): void {
    if (this.name !== name) return;
    ({ data: this.data, problems: this.problems, more: this.more } = checked);
  }
}
