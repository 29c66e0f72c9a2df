/** A table as its viewer sees it: live position, the story being told, the plan of a turn, and a look into the past. */
import { api, Refused, UNREACHABLE } from "../api/client";
import { Live, liveAddress, type Connection } from "../api/live";
import type { LiveMessage, Move, PositionChanged, Refusal, SeenEvent, Sitting, Table } from "../api/types";
import { gamePage } from "../games";
import type { GamePage, View } from "../games/game";
import { toasts } from "../toasts.svelte";
import { language } from "../words/language.svelte";
import { namesOf } from "../words/names";
import type { Reader } from "../words/words";
import { movesOf, nothingPlanned, plan, textsOf, without, withoutLast, type Draft, type Step } from "./draft";
import { newsFor, stops, type Stop } from "./story";

interface Shown {
  readonly seq: number;
  readonly view: View | null;
}

/** Longer stories than this are not told but skipped: their reader was away. */
const LONGEST_STORY = 40;

export class TableSession {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  connection = $state<Connection>("connecting");
  /** Why there is no such table, or none that one may see. */
  refused = $state.raw<Refusal | null>(null);
  events = $state.raw<readonly SeenEvent[]>([]);
  busy = $state(false);

  #latest = $state.raw<PositionChanged | null>(null);
  #shown = $state.raw<Shown>({ seq: 0, view: null });
  #past = $state.raw<Shown | null>(null);
  #draft = $state.raw<Draft>(nothingPlanned(0));
  #sending = $state(false);
  #unsent = false;
  #queue: Stop[] = [];
  #telling = $state(false);
  #wake: (() => void) | null = null;
  #lookingFor = 0;
  readonly #positions = new Map<number, Promise<View | null>>();
  readonly #live: Live;
  readonly #online = () => this.#live.retry();

  constructor(id: string) {
    this.id = id;
    this.#live = new Live(liveAddress(id), {
      lastSeq: () => this.#latest?.seq ?? 0,
      onMessage: (message) => this.#receive(message),
      onConnection: (connection) => {
        this.connection = connection;
      },
    });
    addEventListener("online", this.#online);
  }

  close(): void {
    removeEventListener("online", this.#online);
    this.#live.close();
    this.skip();
  }

  // --- what is seen ---------------------------------------------------------------------------------------------

  get page(): GamePage | null {
    return this.table === null ? null : gamePage(this.table.game);
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  get you(): number | null {
    return this.table?.you ?? null;
  }

  get names(): string[] {
    return namesOf(this.table?.seats ?? [], language.words);
  }

  get reader(): Reader {
    return { names: this.names, seat: this.you };
  }

  /** The position on the screen: a past one, the one planned, or the one the story has come to. */
  get view(): View | null {
    if (this.#past !== null) return this.#past.view;
    return this.#draft.view ?? this.#shown.view;
  }

  get seq(): number {
    return this.#past?.seq ?? this.#shown.seq;
  }

  /** The moves made so far as the story has told them; the log goes no further. */
  get told(): number {
    return this.#shown.seq;
  }

  get legal(): readonly Move[] {
    if (this.#past !== null || this.telling || this.#latest === null) return [];
    return this.#draft.steps.length > 0 ? this.#draft.legal : this.#latest.legal;
  }

  /** Whether the viewer is asked something on this screen; a plan that only waits to be sent still belongs to it. */
  get asked(): boolean {
    return this.legal.length > 0 || (this.planning && this.#draft.final);
  }

  get mayAct(): boolean {
    return !this.busy && !this.#sending && this.connection === "open";
  }

  /** Whether the viewer has to decide, whatever is on the screen just now. */
  get yourTurn(): boolean {
    return this.#latest !== null && this.#latest.legal.length > 0;
  }

  get over(): boolean {
    return this.table?.status === "over" && !this.telling;
  }

  /** Whether the screen is behind because the story is still being told. */
  get telling(): boolean {
    return this.#telling;
  }

  // --- plans ----------------------------------------------------------------------------------------------------

  get draft(): Draft {
    return this.#draft;
  }

  get planned(): readonly Move[] {
    return movesOf(this.#draft);
  }

  /** Whether the plan of this turn is on the screen. */
  get planning(): boolean {
    return this.#draft.steps.length > 0 && this.#past === null;
  }

  /** Choose a move. What can be known of its outcome is shown; if nothing can, the plan is sent at once, unless it is
   * to be held for another look. */
  async play(move: Move, hold = false): Promise<void> {
    await this.#plan([...this.#draft.steps, { question: this.question, moves: [move] }], hold);
  }

  async takeBack(): Promise<void> {
    await this.#plan(withoutLast(this.#draft), true);
  }

  /** What the viewer is deciding now. */
  get question(): string {
    return this.page === null || this.view === null ? "" : this.page.question(this.view);
  }

  /** Take back the last step that began with this move and answered the present question. */
  async takeOut(text: string): Promise<void> {
    const steps = without(this.#draft, text, this.question);
    if (steps !== null) await this.#plan(steps, true);
  }

  async reset(): Promise<void> {
    await this.#plan([], true);
  }

  /** Send what was planned. */
  async send(): Promise<void> {
    if (!this.busy && this.#draft.steps.length > 0) await this.#work(() => this.#post(this.#draft));
  }

  async #plan(steps: readonly Step[], hold: boolean): Promise<void> {
    const page = this.page;
    const latest = this.#latest;
    if (this.busy || page === null || latest === null) return;
    await this.#work(async () => {
      const before = this.#draft.seq === latest.seq ? this.#draft : nothingPlanned(latest.seq);
      const ask = (seq: number, moves: string[]) => api.preview(this.id, seq, moves);
      const draft = await plan(before, steps, ask, (legal) => page.needless(legal));
      if (this.#latest?.seq !== draft.seq) return;
      this.#draft = draft;
      if (draft.final && !hold) await this.#post(draft);
    });
  }

  async #post(draft: Draft): Promise<void> {
    this.#sending = true;
    this.#unsent = false;
    try {
      await api.moves(this.id, draft.seq, textsOf(draft.steps));
    } catch (error) {
      // The server may have stored the moves or not: sending them again once it is back is harmless.
      this.#unsent = error instanceof Refused && error.error === UNREACHABLE;
      this.#sending = this.#unsent;
      throw error;
    }
  }

  async #work(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (error) {
      toasts.problem(error);
      if (!this.#unsent) {
        this.#draft = nothingPlanned(this.#latest?.seq ?? 0);
        this.#live.restart();
      }
    } finally {
      this.busy = false;
    }
  }

  // --- seats ----------------------------------------------------------------------------------------------------

  async sit(seat: number, sitting: Sitting): Promise<void> {
    try {
      this.table = await api.sit(this.id, seat, sitting);
    } catch (error) {
      toasts.problem(error);
    }
  }

  /** The viewer has become a guest: be recognised from now on. */
  reconnect(): void {
    this.#live.restart();
  }

  // --- live -----------------------------------------------------------------------------------------------------

  #receive(message: LiveMessage): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "position") this.#seePosition(message);
    else this.refused = message;
  }

  #seePosition(message: PositionChanged): void {
    const before = this.#latest;
    if (before !== null && message.seq < before.seq) return;
    this.#latest = message;
    if (message.view === null) return;
    this.#addEvents(message);
    this.#positions.set(message.seq, Promise.resolve(message.view as View));
    this.#settleDraft(message.seq);
    this.#tell(message, before === null || before.view === null);
  }

  #addEvents(message: PositionChanged): void {
    const known = this.events.at(-1)?.seq ?? 0;
    const fresh = message.events.filter((event) => event.seq > known);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
  }

  #settleDraft(seq: number): void {
    if (this.#draft.seq === seq) {
      if (this.#unsent) void this.send();
      return;
    }
    const dropped = this.#draft.steps.length > 0 && !this.#sending;
    this.#draft = nothingPlanned(seq);
    this.#sending = false;
    this.#unsent = false;
    if (dropped) toasts.show(language.words.say("page-plan-dropped"));
  }

  // --- the story ------------------------------------------------------------------------------------------------

  #tell(message: PositionChanged, first: boolean): void {
    const page = this.page;
    const news = newsFor(message.events, this.#shown.seq, this.you);
    const ahead = page === null ? [] : stops(news, (kind) => page.pause(kind));
    if (first || document.hidden || this.#queue.length + ahead.length > LONGEST_STORY) {
      this.#queue = [];
      this.#showLatest();
      return;
    }
    this.#queue.push(...ahead);
    for (const stop of ahead) void this.#position(stop.seq).catch(() => undefined);
    if (!this.#telling) void this.#run();
  }

  async #run(): Promise<void> {
    this.#telling = this.#queue.length > 0;
    for (let stop = this.#queue.shift(); stop !== undefined; stop = this.#queue.shift()) {
      try {
        this.#shown = { seq: stop.seq, view: await this.#position(stop.seq) };
      } catch {
        break;
      }
      if (this.#queue.length > 0 || stop.seq !== this.#latest?.seq) await this.#wait(stop.pause);
    }
    this.#queue = [];
    this.#showLatest();
  }

  #showLatest(): void {
    if (this.#latest !== null) this.#shown = { seq: this.#latest.seq, view: this.#latest.view as View | null };
    this.#telling = false;
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

  /** Come to the present at once. */
  skip(): void {
    this.#queue = [];
    this.#wake?.();
  }

  // --- the past -------------------------------------------------------------------------------------------------

  get inThePast(): boolean {
    return this.#past !== null;
  }

  /** Where one can stop on the way back. */
  readonly #stops = $derived.by(() => {
    const page = this.page;
    return page === null ? [] : stops(this.events, (kind) => page.pause(kind)).map((stop) => stop.seq);
  });

  get first(): number | undefined {
    return this.#stops.find((seq) => seq < this.seq);
  }

  get previous(): number | undefined {
    return this.#stops.findLast((seq) => seq < this.seq);
  }

  get next(): number | undefined {
    return this.inThePast ? this.#stops.find((seq) => seq > this.seq) : undefined;
  }

  /** Look at the position after so many moves. */
  async look(seq: number | undefined): Promise<void> {
    if (seq === undefined) return;
    if (seq >= this.told) return this.lookAtNow();
    this.#lookingFor = seq;
    try {
      const view = await this.#position(seq);
      if (this.#lookingFor === seq) this.#past = { seq, view };
    } catch (error) {
      toasts.problem(error);
    }
  }

  lookAtNow(): void {
    this.#lookingFor = 0;
    this.#past = null;
  }

  #position(seq: number): Promise<View | null> {
    let position = this.#positions.get(seq);
    if (position === undefined) {
      position = api.position(this.id, seq).then((answer) => answer.view as View | null);
      this.#positions.set(seq, position);
      position.catch(() => this.#positions.delete(seq));
    }
    return position;
  }
}
