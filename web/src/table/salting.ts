/** Promises the viewer's salt for a table, and tells it, as soon as either is due. */
import type { Api } from "../api/client";
import type { Table } from "../api/types";
import { commitmentOf, makeSalt, nextStep, type Kept } from "./salt";

/** What the browser keeps between visits; where it keeps nothing, as long as the page is open. */
export function keeping(): Pick<Storage, "getItem" | "setItem"> {
  try {
    localStorage.getItem("");
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}

export class Salting {
  #busy = false;
  #seen: Table | null = null;
  readonly #key: string;

  constructor(
    readonly id: string,
    readonly api: Pick<Api, "promiseSalt" | "tellSalt">,
    readonly storage: Pick<Storage, "getItem" | "setItem">,
    readonly believe: (answer: Promise<Table>) => Promise<void>,
  ) {
    this.#key = `openingbell-salt-${id}`;
  }

  get kept(): Kept | null {
    const text = this.storage.getItem(this.#key);
    return text === null ? null : (JSON.parse(text) as Kept);
  }

  /** Do what is due. What is told meanwhile is looked at afterwards: nothing may be told again after it. */
  async see(table: Table): Promise<void> {
    this.#seen = table;
    const step = nextStep(table, this.kept);
    if (step === null || this.#busy) return;
    this.#busy = true;
    try {
      await this.believe(step === "promise" ? this.#promise(table) : this.#tell());
    } catch {
      // Somebody was faster, or the server is away: what is told next is another chance.
    } finally {
      this.#busy = false;
    }
    if (this.#seen !== null && this.#seen !== table) await this.see(this.#seen);
  }

  /** What is told late may not know of a promise yet: then the same salt is promised again, and no other is kept. */
  async #promise(table: Table): Promise<Table> {
    const house = table.fair?.commitment ?? "";
    const { kept } = this;
    const salt = kept?.house === house && kept.told !== true ? kept.salt : await makeSalt();
    this.#keep({ house, salt });
    return this.api.promiseSalt(this.id, house, await commitmentOf(salt, house));
  }

  #tell(): Promise<Table> {
    const { house = "", salt = "" } = this.kept ?? {};
    this.#keep({ house, salt, told: true });
    return this.api.tellSalt(this.id, salt);
  }

  #keep(kept: Kept): void {
    this.storage.setItem(this.#key, JSON.stringify(kept));
  }
}
