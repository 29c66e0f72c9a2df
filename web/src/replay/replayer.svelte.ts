/** A game played through by itself: how fast, from where to where at a time, and on which position it is. */
import { remember, remembered } from "../settings";
import type { TableSession } from "../table/session.svelte";

export const STRIDES = ["move", "turn", "round"] as const;
export type Stride = (typeof STRIDES)[number];

/** How many times as fast as it is told at a table. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds from one position to the next. */
const PAUSE = 1200;

export class Replayer {
  playing = $state(false);
  #speed = $state<number>(SPEEDS.find((one) => String(one) === remembered("speed")) ?? 1);
  stride = $state<Stride>("move");
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(readonly session: TableSession) {}

  get speed(): number {
    return this.#speed;
  }

  /** It is remembered for the next replay. */
  set speed(speed: number) {
    this.#speed = speed;
    remember("speed", String(speed));
  }

  /** Where one can stop, the end with them. */
  get stops(): readonly number[] {
    const { session } = this;
    const found = session.stopsBy(this.stride).filter((seq) => seq < session.told);
    return [...found, session.told];
  }

  /** The stride that makes a difference in this game. */
  get strides(): readonly Stride[] {
    const counts = STRIDES.map((stride) => this.session.stopsBy(stride).length);
    return STRIDES.filter((_, at) => (counts[at] ?? 0) > 1 && counts[at] !== counts[at - 1]);
  }

  /** On which stop we are, or behind which. */
  get at(): number {
    return Math.max(
      0,
      this.stops.findLastIndex((seq) => seq <= this.session.seq),
    );
  }

  async go(at: number): Promise<void> {
    const seq = this.stops[Math.max(0, Math.min(at, this.stops.length - 1))];
    await this.session.past.look(seq);
  }

  get isAtEnd(): boolean {
    return !this.session.inThePast;
  }

  /** Plays on, from the beginning if it was at the end; or stops. */
  toggle(): void {
    if (this.playing) this.stop();
    else void this.#begin();
  }

  stop(): void {
    this.playing = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #begin(): Promise<void> {
    this.playing = true;
    if (this.isAtEnd) await this.go(0);
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#step(), PAUSE / this.speed);
  }

  async #step(): Promise<void> {
    await this.go(this.at + 1);
    if (!this.playing) return;
    if (this.isAtEnd) this.stop();
    else this.#wait();
  }
}
