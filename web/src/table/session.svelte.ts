/** A table as its viewer sees it, put together from what the server tells, the story, the plan of a turn and the past. */
import { api, type Api } from "../api/client";
import { openSocket, type Socket } from "../api/live";
import { ME } from "../api/types";
import type {
  Move,
  OptionValue,
  PositionChanged,
  SeenEvent,
  Sitting,
  SketchShown,
  Stands,
  Table,
  TableRest,
  Talk as Told,
} from "../api/types";
import { motion } from "../comfort/motion.svelte";
import { loadGamePage } from "../games";
import { OVER, type AnyView, type GamePage } from "../games/game";
import { toasts } from "../toasts.svelte";
import { language } from "../words/language.svelte";
import { namesOf } from "../words/names";
import type { Reader } from "../words/words";
import { Agreeing } from "./agreeing.svelte";
import { Feed, takenBackTo } from "./feed.svelte";
import { Past } from "./past.svelte";
import { Plan } from "./plan.svelte";
import { Positions, type Seen } from "./positions";
import { Standing } from "./standing.svelte";
import { keeping, Salting } from "./salting";
import { People } from "../people/people.svelte";
import { Sketches } from "./sketches.svelte";
import { groups, isAtTable, openings, rounds, stops } from "./story";
import { Talk } from "./talk.svelte";
import { Telling } from "./telling.svelte";

/** Whom a session asks, and whom it tells what was refused: a lesson brings its own, and so does a replay. */
export interface Around {
  readonly server: Api;
  /** Whether a game that is over is only looked at. */
  readonly isReplay?: boolean;
  onProblem(error: unknown): void;
}

const AROUND: Around = { server: api, onProblem: (error) => toasts.problem(error) };

export class TableSession {
  readonly id: string;
  readonly isReplay: boolean;
  /** What the table's game brings; null until it is here. */
  page = $state.raw<GamePage | null>(null);
  /** Whether that could not be loaded. */
  failed = $state(false);
  /** Whether the viewer wants the end of the game, and no story on the way. */
  hurried = $state(false);
  /** Whether the host has removed the viewer, who cannot sit down here. */
  removed = $state(false);
  readonly feed: Feed;
  readonly plan: Plan;
  readonly telling: Telling;
  readonly past: Past;
  readonly standing: Standing;
  readonly agreeing: Agreeing;
  readonly sketches: Sketches;
  readonly salting: Salting;
  readonly talk: Talk;
  readonly people: People;
  /** Who is in front, if somebody said so: several people may share this device. */
  readonly front: number | null;
  /** Lets the curtain down; null: there is none. */
  lower = $state.raw<(() => void) | null>(null);
  readonly #positions: Positions;
  readonly #worths: (seqs: readonly number[]) => Promise<readonly (readonly number[])[]>;
  /** How much whoever is in front had seen when they were here last. */
  readonly #since: number;
  readonly #online = () => this.feed.retry();

  constructor(
    id: string,
    open: (address: string) => Socket = openSocket,
    front: number | null = null,
    since = 0,
    { server, onProblem, isReplay = false }: Around = AROUND,
  ) {
    this.id = id;
    this.isReplay = isReplay;
    this.front = front;
    this.#since = since;
    const pause = (kind: string) => this.page?.pause?.(kind) ?? 0;
    this.#positions = new Positions(async (seqs) => (await server.positions(id, seqs, this.said)) as Seen[]);
    this.#worths = (seqs) => server.worths(id, seqs);
    this.telling = new Telling(this.#positions, {
      pause,
      beat: (event) => this.page?.beat?.(event) ?? String(event["event"]),
      pace: () => motion.factor,
      unwatched: () => document.hidden || this.page === null || this.hurried,
    });
    this.past = new Past(this.#positions, {
      stops: () => this.#stops,
      told: () => this.told,
      onProblem: (error) => toasts.problem(error),
    });
    this.plan = new Plan({
      preview: (seq, moves) => server.preview(id, seq, moves, this.said),
      post: (seq, moves) => server.moves(id, seq, moves, this.said),
      question: () => this.question,
      needless: (legal) => this.page?.needless?.(legal) ?? null,
      onProblem: (error, dropped) => {
        if (dropped) this.feed.restart();
        onProblem(error);
      },
      onOvertaken: () => toasts.show(language.words.say("page-plan-dropped")),
    });
    this.agreeing = new Agreeing(
      {
        ask: (wanted) => server.ask(id, wanted, this.front),
        answer: (number, yes) => server.answer(id, number, yes, this.front),
        does: (what) => server.does(id, what, this.front),
        sit: (seat) => server.sit(id, seat, ME),
      },
      {
        table: () => this.table,
        course: () => this.feed.latest?.course ?? null,
        onProblem: (error) => toasts.problem(error),
        believe: (answer) => this.feed.believe(answer),
      },
    );
    this.standing = new Standing(
      {
        standing: () => server.standing(id, this.said),
        give: (order) => server.giveOrder(id, order, this.said),
        cancel: (order) => server.cancelOrder(id, order, this.said),
      },
      (error) => toasts.problem(error),
    );
    this.sketches = new Sketches(
      {
        judge: (sketch, seq, moves) => server.judge(id, sketch, seq, moves, this.said),
        show: (sketch) => server.showSketch(id, sketch, this.said),
        drop: (seat) => server.dropSketch(id, seat, this.said),
      },
      (error) => toasts.problem(error),
    );
    this.talk = new Talk(
      {
        say: (words) => server.say(id, words, this.said),
        mute: (author, muted) => server.mute(id, author, muted, this.said),
        turnOff: (off) => server.turnTalkOff(id, off, this.said),
      },
      (error) => toasts.problem(error),
    );
    this.people = new People(
      {
        blocked: () => server.blockedHere(id),
        block: (person, blocked) => server.block(id, person, blocked),
        report: (reporting) => server.report(id, reporting),
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
      onSketches: (shown: readonly SketchShown[]) => this.sketches.hear(shown),
      onTalk: (told: Told) => this.talk.hear(told),
      onRemoved: (seat: number | null) => {
        this.removed = seat !== null;
      },
      besides: () => ({ talk: this.talk.last, ...(front === null ? {} : { seat: front }) }),
    };
    this.salting = new Salting(id, server, keeping(), (answer) => this.feed.believe(answer));
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
    const back = takenBackTo(message.events);
    this.#positions.forget(back);
    if ((this.past.seen?.seq ?? 0) > back) this.past.leave();
    // A stop has only those parts of its view that are not as they are now.
    for (const { seq, view } of message.stops)
      this.#positions.add({ seq, view: { ...message.view, ...view } as AnyView });
    this.#positions.add(message as Seen);
    this.plan.settle(message.seq, message.moved);
    if (first && this.#since > 0 && this.#since < message.seq) void this.#tellSince(message);
    else this.telling.hear(message, this.you, first || back < Infinity);
    if (!first) this.#tellHappenings(message);
  }

  /** Whoever comes back to this device is told what happened since. */
  async #tellSince(message: PositionChanged): Promise<void> {
    try {
      this.telling.shown = await this.#positions.at(this.#since);
      this.telling.hear(message, this.you, false);
    } catch {
      this.telling.hear(message, this.you, true);
    }
  }

  /** What happened at the table is told at once, unless one did it oneself. */
  #tellHappenings(message: PositionChanged): void {
    for (const event of message.events.filter((one) => isAtTable(one) && one.seq > message.since))
      if (event.event["seat"] !== this.you || event.event["event"] === "table-stand-in")
        toasts.show(language.words.event(this.game, event.event, this.reader));
  }

  // --- who is there ---------------------------------------------------------------------------------------------

  get table(): Table | null {
    return this.feed.table;
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  /** From which seat the viewer looks. */
  get you(): number | null {
    return this.front ?? this.table?.you ?? this.feed.latest?.seat ?? null;
  }

  /** All their seats: several, if several people share this device. */
  get yours(): readonly number[] {
    return this.table?.yours ?? [];
  }

  /** The seat to be named in a command: only who has several has to. */
  get said(): number | null {
    return this.front ?? (this.yours.length > 1 ? this.you : null);
  }

  get names(): string[] {
    return namesOf(this.table?.seats ?? [], language.words);
  }

  get reader(): Reader {
    return { names: this.names, seat: this.isReplay || this.yours.length > 1 ? null : this.you };
  }

  async sit(seat: number, sitting: Sitting): Promise<void> {
    await this.#command(api.sit(this.id, seat, sitting));
  }

  /** Other options, while the table waits; says whether they were accepted. */
  async change(options: Record<string, OptionValue>, rest: TableRest): Promise<boolean> {
    return this.#command(api.change(this.id, options, rest));
  }

  /** The host says whether people may talk here. */
  async allowTalk(allowed: boolean): Promise<boolean> {
    return this.#command(api.allowTalk(this.id, allowed));
  }

  /** The host lets somebody come again whom they have removed. */
  async readmit(number: number): Promise<boolean> {
    return this.#command(api.readmit(this.id, number));
  }

  /** See the table as the answer has it; a refusal is told. */
  async #command(answer: Promise<Table>): Promise<boolean> {
    try {
      await this.feed.believe(answer);
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

  /** How far in the game so many moves are: in turns or rounds, where its log has such, else in moves. */
  momentOf(seq: number): string {
    const { page } = this;
    const counted = (word: string, of: (seq: number) => number) =>
      language.words.say(word, { number: of(seq), all: of(this.told) });
    if (page?.opensGroup === undefined) return counted("page-move-number", (some) => some);
    const counts = (kind: string) => (page.round === undefined ? page.opensGroup?.(kind) : kind === page.round);
    const begun = this.feed.events.filter(({ event }) => counts(String(event["event"])));
    const by = (some: number) => begun.filter((event) => event.seq <= some).length;
    return counted(page.round === undefined ? "page-turn-number" : "page-round-number", by);
  }

  /** What has happened up to the position on the screen, turn by turn; in a game without turns, what is being told. */
  readonly story = $derived.by((): readonly (readonly SeenEvent[])[] => {
    const { page } = this;
    if (page?.opensGroup === undefined) return [this.telling.stop?.events ?? []];
    const told = this.feed.events.filter((event) => event.seq <= this.seq);
    return groups(told, (kind) => page.opensGroup?.(kind) ?? false);
  });

  /** What was seen after so many moves. */
  positionAt(seq: number): Promise<Seen> {
    return this.#positions.at(seq);
  }

  positionsAt(seqs: readonly number[]): Promise<Seen[]> {
    return this.#positions.atAll(seqs);
  }

  /** What everybody was worth then, once the game is over. */
  worthsAt(seqs: readonly number[]): Promise<readonly (readonly number[])[]> {
    return this.#worths(seqs);
  }

  /** To the end as fast as it comes. */
  hurry(): void {
    this.hurried = true;
    this.telling.skip();
  }

  /** Where one can stop on the way through the game. */
  readonly #stops = $derived.by(() =>
    stops(this.feed.events, (kind) => this.page?.pause?.(kind) ?? 0).map((stop) => stop.seq),
  );

  /** The same, or only where turns or rounds begin. */
  stopsBy(stride: "move" | "turn" | "round"): readonly number[] {
    if (stride === "move") return this.#stops;
    const opens = (kind: string) => this.page?.opensGroup?.(kind) ?? false;
    return (stride === "turn" ? openings : rounds)(this.feed.events, opens);
  }

  /** Whether all have ended the game, so that nobody wins. */
  get ended(): boolean {
    return this.feed.latest?.course?.ended ?? false;
  }

  /** Whether the game is over, and has been told to its end. */
  get over(): boolean {
    return this.ended || this.telling.shown.view?.actor === OVER;
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
