/** A table as its viewer sees it, put together from what the server tells, the story, the plan of a turn and the past. */
import { api } from "../api/client";
import { openSocket, type Socket } from "../api/live";
import type { Move, OptionValue, PositionChanged, SeenEvent, Sitting, Stands, Table } from "../api/types";
import { loadGamePage } from "../games";
import { OVER, type AnyView, type GamePage } from "../games/game";
import { toasts } from "../toasts.svelte";
import { language } from "../words/language.svelte";
import { namesOf } from "../words/names";
import type { Reader } from "../words/words";
import { Feed } from "./feed.svelte";
import { Past } from "./past.svelte";
import { Plan } from "./plan.svelte";
import { Positions, type Seen } from "./positions";
import { Standing } from "./standing.svelte";
import { keeping, Salting } from "./salting";
import { groups, stops } from "./story";
import { Telling } from "./telling.svelte";

export class TableSession {
  readonly id: string;
  /** What the table's game brings; null until it is here. */
  page = $state.raw<GamePage | null>(null);
  /** Whether that could not be loaded. */
  failed = $state(false);
  /** Whether the host has freed the viewer's seat. */
  removed = $state(false);
  readonly feed: Feed;
  readonly plan: Plan;
  readonly telling: Telling;
  readonly past: Past;
  readonly standing: Standing;
  readonly salting: Salting;
  readonly #positions: Positions;
  readonly #online = () => this.feed.retry();

  constructor(id: string, open: (address: string) => Socket = openSocket) {
    this.id = id;
    const pause = (kind: string) => this.page?.pause?.(kind) ?? 0;
    this.#positions = new Positions(async (seq) => (await api.position(id, seq)).view as AnyView | null);
    this.telling = new Telling(this.#positions, {
      pause,
      beat: (event) => this.page?.beat?.(event) ?? String(event["event"]),
      unwatched: () => document.hidden || this.page === null,
    });
    this.past = new Past(this.#positions, {
      stops: () => this.#stops,
      told: () => this.told,
      onProblem: (error) => toasts.problem(error),
    });
    this.plan = new Plan({
      preview: (seq, moves) => api.preview(id, seq, moves),
      post: (seq, moves) => api.moves(id, seq, moves),
      question: () => this.question,
      needless: (legal) => this.page?.needless?.(legal) ?? null,
      onProblem: (error, dropped) => {
        if (dropped) this.feed.restart();
        toasts.problem(error);
      },
      onOvertaken: () => toasts.show(language.words.say("page-plan-dropped")),
    });
    this.standing = new Standing(
      {
        standing: () => api.standing(id),
        give: (order) => api.giveOrder(id, order),
        cancel: (order) => api.cancelOrder(id, order),
      },
      (error) => toasts.problem(error),
    );
    const heard = {
      onTable: (table: Table) => {
        void this.#load(table.game);
        void this.salting.see(table);
      },
      onPosition: (message: PositionChanged, first: boolean) => this.#see(message, first),
      onStanding: (stands: Stands) => this.standing.hear(stands),
      onRemoved: () => {
        this.removed = true;
      },
    };
    this.salting = new Salting(id, api, keeping(), (table) => this.feed.seeTable(table));
    this.feed = new Feed(id, heard, open);
    addEventListener("online", this.#online);
  }

  close(): void {
    removeEventListener("online", this.#online);
    this.feed.close();
    this.telling.skip();
  }

  /** Fetch what the game brings, unless it is here. */
  async #load(game: string): Promise<void> {
    if (this.page !== null) return;
    try {
      this.page = await loadGamePage(game);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  #see(message: PositionChanged, first: boolean): void {
    // A stop has only those parts of its view that are not as they are now.
    for (const { seq, view } of message.stops)
      this.#positions.add({ seq, view: { ...message.view, ...view } as AnyView });
    this.#positions.add(message as Seen);
    this.plan.settle(message.seq);
    this.telling.hear(message, this.you, first);
  }

  // --- who is there ---------------------------------------------------------------------------------------------

  get table(): Table | null {
    return this.feed.table;
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

  async sit(seat: number, sitting: Sitting): Promise<void> {
    await this.#command(api.sit(this.id, seat, sitting));
  }

  /** Other options, while the table waits; says whether they were accepted. */
  async change(options: Record<string, OptionValue>, listed: boolean): Promise<boolean> {
    return this.#command(api.change(this.id, options, listed));
  }

  /** See the table as the answer has it; a refusal is told. */
  async #command(answer: Promise<Table>): Promise<boolean> {
    try {
      this.feed.seeTable(await answer);
      return true;
    } catch (error) {
      toasts.problem(error);
      return false;
    }
  }

  // --- what is on the screen ------------------------------------------------------------------------------------

  /** The position on the screen: a past one, the one planned, or the one the story has come to. */
  get view(): AnyView | null {
    if (this.past.seen !== null) return this.past.seen.view;
    return this.plan.draft.view ?? this.telling.shown.view;
  }

  get seq(): number {
    return this.past.seen?.seq ?? this.told;
  }

  get inThePast(): boolean {
    return this.past.seen !== null;
  }

  /** The moves made so far as the story has told them; the log goes no further. */
  get told(): number {
    return this.telling.shown.seq;
  }

  /** The turns begun by then, and by now, where the game's log has turns. */
  get turns(): { readonly here: number; readonly all: number } | null {
    const { page } = this;
    if (page?.opensGroup === undefined) return null;
    const begun = this.feed.events.filter(({ event }) => page.opensGroup?.(String(event["event"])));
    const by = (seq: number) => begun.filter((event) => event.seq <= seq).length;
    return { here: by(this.seq), all: by(this.told) };
  }

  /** What has happened up to the position on the screen, turn by turn; in a game without turns, what is being told. */
  readonly story = $derived.by((): readonly (readonly SeenEvent[])[] => {
    const { page } = this;
    if (page?.opensGroup === undefined) return [this.telling.stop?.events ?? []];
    const told = this.feed.events.filter((event) => event.seq <= this.seq);
    return groups(told, (kind) => page.opensGroup?.(kind) ?? false);
  });

  /** Where one can stop on the way through the game. */
  readonly #stops = $derived.by(() =>
    stops(this.feed.events, (kind) => this.page?.pause?.(kind) ?? 0).map((stop) => stop.seq),
  );

  /** Whether the game is over, and has been told to its end. */
  get over(): boolean {
    return this.telling.shown.view?.actor === OVER;
  }

  // --- what may be done -----------------------------------------------------------------------------------------

  get legal(): readonly Move[] {
    if (this.inThePast || this.telling.running) return [];
    return this.plan.isEmpty ? (this.feed.latest?.legal ?? []) : this.plan.draft.legal;
  }

  /** Whether the plan of this turn is on the screen. */
  get planning(): boolean {
    return !this.plan.isEmpty && !this.inThePast;
  }

  /** Whether the viewer is asked something on this screen; a plan that only waits to be sent still belongs to it. */
  get asked(): boolean {
    return this.legal.length > 0 || (this.planning && this.plan.draft.final);
  }

  get mayAct(): boolean {
    return !this.plan.busy && !this.plan.sending && this.feed.connection === "open";
  }

  /** Whether the viewer has to decide, whatever is on the screen just now. */
  get yourTurn(): boolean {
    return (this.feed.latest?.legal.length ?? 0) > 0;
  }

  /** What the viewer is deciding now. */
  get question(): string {
    const view = this.view;
    return view === null ? "" : (this.page?.question?.(view) ?? view.step);
  }
}
