/** The lists of the lobby: their beginnings as the server tells them, and the pages after them that were asked for. */
import { api } from "../api/client";
import { Live, liveAddress, openSocket, type Connection, type Socket } from "../api/live";
import type { LobbyMessage, Table, Tables, TablesPage } from "../api/types";

export type ListName = "mine" | "open" | "playing";
const NAMES: readonly ListName[] = ["mine", "open", "playing"];
const NOTHING: Tables = { mine: [], open: [], playing: [], after: { mine: null, open: null, playing: null } };

export interface ListsHooks {
  /** The page of a list after this mark. */
  ask(list: ListName, after: string): Promise<TablesPage>;
  onProblem(error: unknown): void;
}

/** Pages in a row, and where the list goes on. */
interface More extends TablesPage {
  readonly pages: number;
}

export class Lists {
  #first = $state.raw<Tables>(NOTHING);
  /** Tables of one's own that the visitor is done with: the server may tell of them once more. */
  #gone = $state.raw<readonly string[]>([]);
  #more = $state.raw<Partial<Record<ListName, More>>>({});
  /** Whether nothing is told just now. */
  lost = $state(false);
  readonly #hooks: ListsHooks;
  readonly #live: Live<LobbyMessage>;

  constructor(
    onProblem: (error: unknown) => void,
    ask: ListsHooks["ask"] = api.moreTables,
    open: (address: string) => Socket = openSocket,
  ) {
    this.#hooks = { ask, onProblem };
    const receive = {
      lastSeq: () => 0,
      onMessage: (message: LobbyMessage) => {
        if (message.type === "lobby") this.#see(message.tables);
      },
      onConnection: (found: Connection) => {
        this.lost = found === "lost";
      },
    };
    this.#live = new Live<LobbyMessage>(liveAddress("/lobby"), receive, open);
  }

  /** What came with the document, before anything is told live. */
  begin(tables: Tables | undefined): void {
    if (tables !== undefined) this.#see(tables);
  }

  /** Try again now, because the network is back. */
  retry(): void {
    this.#live.retry();
  }

  close(): void {
    this.#live.close();
  }

  /** What there is to show of a list; a table that has come up to its beginning is not shown twice. */
  tables(list: ListName): Table[] {
    const first = this.#first[list];
    const known = first.map((table) => table.id);
    const gone = list === "mine" ? this.#gone : [];
    return [...first, ...(this.#more[list]?.tables ?? []).filter((table) => !known.includes(table.id))].filter(
      (table) => !gone.includes(table.id),
    );
  }

  forget(id: string): void {
    this.#gone = [...this.#gone, id];
  }

  goesOn(list: ListName): boolean {
    return (this.#more[list] ?? { after: this.#first.after[list] }).after !== null;
  }

  /** One more page of a list. */
  async more(list: ListName): Promise<void> {
    await this.#load(list, (this.#more[list]?.pages ?? 0) + 1);
  }

  #see(tables: Tables): void {
    const before = this.#first;
    this.#first = tables;
    // Where the beginning ends elsewhere than before, what follows it is something else, too.
    for (const list of NAMES) {
      const pages = this.#more[list]?.pages;
      if (pages !== undefined && before.after[list] !== tables.after[list]) void this.#load(list, pages);
    }
  }

  async #load(list: ListName, pages: number): Promise<void> {
    const from = this.#first.after[list];
    const tables: Table[] = [];
    let after = from;
    try {
      for (let page = 0; page < pages && after !== null; page += 1) {
        const found: TablesPage = await this.#hooks.ask(list, after);
        tables.push(...found.tables);
        after = found.after;
      }
    } catch (error) {
      this.#hooks.onProblem(error);
      return;
    }
    if (from === this.#first.after[list]) this.#more = { ...this.#more, [list]: { pages, tables, after } };
    else await this.#load(list, pages);
  }
}
