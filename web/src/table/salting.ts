/** Promises the viewer's salt for a table, and tells it, as soon as either is due. */
import type { Api } from "../api/client";
import type { Table } from "../api/types";
import { makeSalt, nextStep, type Kept } from "./salt";

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
  readonly #key: string;

  constructor(
    readonly id: string,
    readonly api: Pick<Api, "promiseSalt" | "tellSalt">,
    readonly storage: Pick<Storage, "getItem" | "setItem">,
    readonly onTable: (table: Table) => void,
  ) {
    this.#key = `openingbell-salt-${id}`;
  }

  get kept(): Kept | null {
    const text = this.storage.getItem(this.#key);
    return text === null ? null : (JSON.parse(text) as Kept);
  }

  /** Do what is due. Somebody may be faster and make it needless: then the next description of the table says so. */
  async see(table: Table): Promise<void> {
    const step = nextStep(table, this.kept);
    if (step === null || this.#busy) return;
    this.#busy = true;
    let seen: Table | null = null;
    try {
      seen = step === "promise" ? await this.#promise(table) : await this.#tell();
    } catch {
      // Whoever waits for us sees it on the page; the next description is another chance.
    } finally {
      this.#busy = false;
    }
    if (seen !== null) this.onTable(seen);
  }

  async #promise(table: Table): Promise<Table | null> {
    const house = table.fair?.commitment ?? "";
    const { salt, commitment } = await makeSalt(house);
    this.storage.setItem(this.#key, JSON.stringify({ house, salt }));
    return this.api.promiseSalt(this.id, house, commitment);
  }

  async #tell(): Promise<Table | null> {
    const { kept } = this;
    return kept === null ? null : this.api.tellSalt(this.id, kept.salt);
  }
}
