/** Clocks on the page: what the server tells of them, and the time that passes meanwhile. */
import type { Clock, Pace, Table } from "../api/types";
import type { Words } from "../words/words";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Time {
  readonly used: number;
  /** Null: there is no end to it. */
  readonly left: number | null;
}

/** The clock of a table, if anybody minds it: alone with bots nobody's time runs out. */
export function paceFor({ clock, seats, yours }: Pick<Table, "clock" | "seats" | "yours">): Pace | null {
  const people = seats.filter((seat) => seat.kind === "human" && seat.bot === null);
  const alone = people.length < 2 || people.every((seat) => yours.includes(seat.seat));
  return alone ? null : (clock ?? null);
}

/** What a seat has used and has left, in milliseconds; `now` is the server's time if its clock runs. */
export function timeOf(clock: Clock, pace: Pace | null, seat: number, now: number | null): Time {
  const passed = now === null || clock.asked !== seat ? 0 : Math.max(0, now - clock.since);
  const used = (clock.used[seat] ?? 0) + passed;
  if (pace === null) return { used, left: null };
  if (pace.per === "game") return { used, left: Math.max(0, (clock.left?.[seat] ?? 0) - passed) };
  if (clock.asked !== seat) return { used, left: pace.seconds * SECOND };
  if (clock.deadline === null) return { used, left: clock.out ? 0 : pace.seconds * SECOND };
  return { used, left: Math.max(0, now === null ? clock.deadline - clock.since : clock.deadline - now) };
}

/** As short as it can be said: days and hours, hours and minutes, or minutes and seconds. */
export function written(milliseconds: number, words: Words): string {
  const two = (number: number) => String(number).padStart(2, "0");
  if (milliseconds >= DAY)
    return words.say("clock-days", {
      days: Math.floor(milliseconds / DAY),
      hours: Math.floor((milliseconds % DAY) / HOUR),
    });
  const minutes = Math.floor(milliseconds / MINUTE);
  if (milliseconds >= HOUR)
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(Math.floor((milliseconds % MINUTE) / SECOND))}`;
  return `${minutes}:${two(Math.floor((milliseconds % MINUTE) / SECOND))}`;
}

/** The time here, once a second while somebody wants it. */
export class Ticking {
  now = $state(Date.now());

  run(): () => void {
    this.now = Date.now();
    const timer = setInterval(() => (this.now = Date.now()), SECOND);
    return () => clearInterval(timer);
  }
}
