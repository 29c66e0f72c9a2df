/** The clocks that one can choose from. */
import type { Pace } from "../api/types";
import { written } from "../table/clock.svelte";
import type { Words } from "../words/words";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const NONE = "none";
export const PACES: readonly Pace[] = [
  { per: "game", seconds: 10 * MINUTE, increment: 10 },
  { per: "game", seconds: 30 * MINUTE, increment: 15 },
  { per: "move", seconds: MINUTE, increment: 0 },
  { per: "move", seconds: 5 * MINUTE, increment: 0 },
  { per: "move", seconds: DAY, increment: 0 },
  { per: "move", seconds: 3 * DAY, increment: 0 },
];

export function wordOf(pace: Pace): string {
  return `${pace.per}-${pace.seconds}`;
}

/** One of these, or what a program has chosen. */
export function describePace(words: Words, pace: Pace): string {
  const known = PACES.find((one) => wordOf(one) === wordOf(pace) && one.increment === pace.increment);
  if (known !== undefined) return words.say(`clock-${wordOf(pace)}`);
  return words.say(`clock-pace-${pace.per}`, { time: written(pace.seconds * 1000, words), more: pace.increment });
}

export function paceOf(word: string): Pace | null {
  return PACES.find((pace) => wordOf(pace) === word) ?? null;
}
