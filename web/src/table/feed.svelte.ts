/** What the server tells of a table as it happens: who sits there, the position now, and everything up to it. */
import { Live, liveAddress, openSocket, type Connection, type Socket } from "../api/live";
import { isAtTable } from "./story";
import type { LiveMessage, PositionChanged, Refusal, SeenEvent, SketchShown, Stands, Table, Talk } from "../api/types";

export interface FeedHooks {
  onTable(table: Table): void;
  /** A position; `first` says that nothing was seen of the game before. */
  onPosition(message: PositionChanged, first: boolean): void;
  /** What answers for the viewer's seat has changed. */
  onStanding(stands: Stands): void;
  /** The sketches of trades between the viewer and others are these now. */
  onSketches(sketches: readonly SketchShown[]): void;
  /** Something was said, or is not to be heard any more. */
  onTalk(talk: Talk): void;
  /** The host has freed the viewer's seat. */
  /** From which seat the host has removed the viewer; null: they may come again. */
  onRemoved(seat: number | null): void;
  /** What else is said in a hello: for which seat, and what was heard. */
  besides?(): Readonly<Record<string, number>>;
}

const TAKEN_BACK = "table-takeback";

/** After how many entries what was known before holds no more, because it was taken back. */
export function takenBackTo(events: readonly SeenEvent[]): number {
  return Math.min(
    Infinity,
    ...events.filter(({ event }) => event["event"] === TAKEN_BACK).map(({ event }) => Number(event["to"])),
  );
}

export class Feed {
  table = $state.raw<Table | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no such table, or none that one may see. */
  refused = $state.raw<Refusal | null>(null);
  latest = $state.raw<PositionChanged | null>(null);
  /** By how many milliseconds the server's clock is ahead of this one. */
  ahead = $state(0);
  /** What happened in the game, as far as it counts. */
  events = $state.raw<readonly SeenEvent[]>([]);
  /** What happened at the table besides. */
  happenings = $state.raw<readonly SeenEvent[]>([]);
  readonly #hooks: FeedHooks;
  readonly #live: Live;
  /** How often the table was told live. */
  #tables = 0;

  constructor(id: string, hooks: FeedHooks, open: (address: string) => Socket = openSocket) {
    this.#hooks = hooks;
    const receive = {
      lastSeq: () => this.latest?.seq ?? 0,
      besides: () => hooks.besides?.() ?? {},
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
    if (table !== undefined) this.#seeTable(table);
    if (position !== undefined) this.#seePosition(position);
    if (refused !== undefined) this.refused = refused;
  }

  /** The table as an answer to one's own command has it, unless something newer may have been told meanwhile. */
  async believe(answer: Promise<Table>): Promise<void> {
    const told = this.#tables;
    const table = await answer;
    if (this.#tables === told) this.#seeTable(table);
  }

  #seeTable(table: Table): void {
    this.table = table;
    this.#hooks.onTable(table);
  }

  #receive(message: LiveMessage): void {
    if (message.type === "table") {
      this.ahead = message.now - Date.now();
      this.#tables += 1;
      this.#seeTable(message.table);
    } else if (message.type === "position") this.#seePosition(message);
    else if (message.type === "standing") this.#hooks.onStanding(message);
    else if (message.type === "sketches") this.#hooks.onSketches(message.sketches);
    else if (message.type === "talk") this.#hooks.onTalk(message);
    else if (message.type === "removed") this.#hooks.onRemoved(message.seat);
    else this.refused = message;
  }

  #seePosition(message: PositionChanged): void {
    const before = this.latest;
    if (before !== null && message.seq < before.seq) return;
    this.latest = message;
    if (message.view === null) return;
    const fresh = message.events.filter((event) => event.seq > (before?.view === null ? 0 : (before?.seq ?? 0)));
    const happened = fresh.filter(isAtTable);
    const back = takenBackTo(happened);
    if (fresh.length > 0) {
      this.events = [
        ...this.events.filter((event) => event.seq <= back),
        ...fresh.filter((event) => !isAtTable(event)),
      ];
      this.happenings = [...this.happenings, ...happened];
    }
    this.#hooks.onPosition(message, before === null || before.view === null);
  }
}
