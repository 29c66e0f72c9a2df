/** What the server tells of a table as it happens: who sits there, the position now, and everything up to it. */
import { Live, liveAddress, openSocket, type Connection, type Socket } from "../api/live";
import type { LiveMessage, PositionChanged, Refusal, SeenEvent, Stands, Table } from "../api/types";

export interface FeedHooks {
  onTable(table: Table): void;
  /** A position; `first` says that nothing was seen of the game before. */
  onPosition(message: PositionChanged, first: boolean): void;
  /** What answers for the viewer's seat has changed. */
  onStanding(stands: Stands): void;
  /** The host has freed the viewer's seat. */
  onRemoved(): void;
}

export class Feed {
  table = $state.raw<Table | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no such table, or none that one may see. */
  refused = $state.raw<Refusal | null>(null);
  latest = $state.raw<PositionChanged | null>(null);
  events = $state.raw<readonly SeenEvent[]>([]);
  readonly #hooks: FeedHooks;
  readonly #live: Live;

  constructor(id: string, hooks: FeedHooks, open: (address: string) => Socket = openSocket) {
    this.#hooks = hooks;
    const receive = {
      lastSeq: () => this.latest?.seq ?? 0,
      onMessage: (message: LiveMessage) => this.#receive(message),
      onConnection: (connection: Connection) => {
        this.connection = connection;
      },
    };
    this.#live = new Live(liveAddress(`/tables/${id}`), receive, open);
  }

  /** Try again now, because the network is back. */
  retry(): void {
    this.#live.retry();
  }

  /** Start over: the viewer is somebody else now, or what is known may be wrong. */
  restart(): void {
    this.#live.restart();
  }

  close(): void {
    this.#live.close();
  }

  /** What came with the document, before anything is told live. */
  begin(table: Table | undefined, position: PositionChanged | undefined, refused: Refusal | undefined): void {
    if (table !== undefined) this.seeTable(table);
    if (position !== undefined) this.#seePosition(position);
    if (refused !== undefined) this.refused = refused;
  }

  /** The table as an answer to one's own command has it. */
  seeTable(table: Table): void {
    this.table = table;
    this.#hooks.onTable(table);
  }

  #receive(message: LiveMessage): void {
    if (message.type === "table") this.seeTable(message.table);
    else if (message.type === "position") this.#seePosition(message);
    else if (message.type === "standing") this.#hooks.onStanding(message);
    else if (message.type === "removed") this.#hooks.onRemoved();
    else this.refused = message;
  }

  #seePosition(message: PositionChanged): void {
    const before = this.latest;
    if (before !== null && message.seq < before.seq) return;
    this.latest = message;
    if (message.view === null) return;
    const known = this.events.at(-1)?.seq ?? 0;
    const fresh = message.events.filter((event) => event.seq > known);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    this.#hooks.onPosition(message, before === null || before.view === null);
  }
}
