/** In the place of a live connection, where nothing happens by itself: a lesson, or a game that is over. It says how the
 * table is whenever it is asked. */
import type { Socket } from "../api/live";
import type { PositionChanged, Table } from "../api/types";

export interface Told {
  readonly table: Table;
  readonly position: PositionChanged;
}

export class AskedLine implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event?: { code?: number }) => void) | null = null;
  readonly #ask: (since: number) => Promise<Told>;

  constructor(ask: (since: number) => Promise<Told>) {
    this.#ask = ask;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const said = JSON.parse(text) as { type: string; seq?: number };
    if (said.type === "hello") void this.#answer(said.seq ?? 0);
    else this.#say({ type: "pong" });
  }

  close(): void {
    this.onclose?.();
  }

  tell({ table, position }: Told): void {
    this.#say({ type: "table", table, now: Date.now() });
    this.#say(position);
  }

  async #answer(since: number): Promise<void> {
    try {
      this.tell(await this.#ask(since));
    } catch {
      this.close();
    }
  }

  #say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
