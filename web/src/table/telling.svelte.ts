/** The story: what others did is shown stop by stop, and the screen is a little behind until it is told. */
import type { PositionChanged, SeenEvent } from "../api/types";
import { OVER } from "../games/game";
import type { Positions, Seen } from "./positions";
import { inBeats, isAtTable, newsFor, stops, type Pause, type Stop } from "./story";

/** Longer stories than this are not told but skipped: their reader was away. */
const MAX_STOPS = 40;

export interface TellingHooks {
  readonly pause: Pause;
  /** What of the end of a game is told together. */
  beat(event: SeenEvent["event"]): string;
  /** By how much a pause is longer than usual, for whoever likes it slower or faster. */
  pace?(): number;
  /** Whether nobody looks, so that there is nobody to tell it to. */
  unwatched(): boolean;
}

export class Telling {
  /** The position that the story has come to. */
  shown = $state.raw<Seen>({ seq: 0, view: null });
  /** What is being told just now; null: nothing, the screen shows the present. */
  stop = $state.raw<Stop | null>(null);
  #running = $state(false);
  #present: Seen = { seq: 0, view: null };
  #queue: Stop[] = [];
  #wake: (() => void) | null = null;
  readonly #positions: Positions;
  readonly #hooks: TellingHooks;

  constructor(positions: Positions, hooks: TellingHooks) {
    this.#positions = positions;
    this.#hooks = hooks;
  }

  /** Whether the screen is behind. */
  get running(): boolean {
    return this.#running;
  }

  /** Something has happened: tell it to this seat, unless it is the first that is seen of the game. */
  hear(message: PositionChanged, seat: number | null, first: boolean): void {
    this.#present = message as Seen;
    const ahead = this.#stopsAhead(message, seat);
    if (first || this.#hooks.unwatched() || this.#queue.length + ahead.length > MAX_STOPS) {
      this.skip();
      this.#arrive();
      return;
    }
    this.#queue.push(...ahead);
    for (const stop of ahead) this.#positions.at(stop.seq).catch(() => undefined);
    if (!this.#running) void this.#run();
  }

  /** Where to stop on the way: at what others did, and at all that the end brings. */
  #stopsAhead(message: PositionChanged, seat: number | null): Stop[] {
    const { pause, beat } = this.#hooks;
    const news = newsFor(message.events, this.shown.seq, seat).filter((event) => !isAtTable(event));
    if (this.#present.view?.actor !== OVER) return stops(news, pause);
    const before = news.filter((event) => event.seq < message.seq);
    const end = message.events.filter((event) => event.seq === message.seq && event.seq > this.shown.seq);
    return [...stops(before, pause), ...stops(end, pause).flatMap((stop) => inBeats(stop, pause, beat))];
  }

  /** Come to the present at once. */
  skip(): void {
    this.#queue = [];
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.#running = this.#queue.length > 0;
    for (let stop = this.#queue.shift(); stop !== undefined; stop = this.#queue.shift()) {
      try {
        if (stop.early !== true) this.shown = await this.#positions.at(stop.seq);
      } catch {
        break;
      }
      this.stop = stop;
      if (this.#queue.length > 0 || stop.seq !== this.#present.seq)
        await this.#wait(stop.pause * (this.#hooks.pace?.() ?? 1));
    }
    this.#queue = [];
    this.#arrive();
  }

  #arrive(): void {
    this.shown = this.#present;
    this.stop = null;
    this.#running = false;
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
