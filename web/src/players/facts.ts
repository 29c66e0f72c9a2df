/** What is counted of a game, put into an order and into words. */
import type { CountedFact } from "../api/types";
import type { Words } from "../words/words";
import { share } from "./numbers";

const NUMBER = /^-?\d+$/;

export interface Line {
  readonly value: string;
  readonly label: string;
  readonly times: number;
  /** Of the games that were so, or of the wins of those of whom it was so. */
  readonly share: number;
}

export function titleOf(game: string, fact: string, w: Words): string {
  const own = `${game}-statistics-${fact}`;
  if (w.has(own)) return w.say(own);
  return w.has(`statistics-${fact}`) ? w.say(`statistics-${fact}`) : w.label(game, fact);
}

/** Numbers in their order, words by how often they came. */
export function linesOf(game: string, { fact, seat, step, tallies }: CountedFact, w: Words): Line[] {
  const all = tallies.reduce((sum, { times }) => sum + times, 0);
  const numbers = tallies.every(({ value }) => NUMBER.test(value));
  const ordered = numbers ? tallies.toSorted((one, other) => Number(one.value) - Number(other.value)) : tallies;
  return ordered.map(({ value, times, wins }) => ({
    value,
    label: labelOf(game, fact, value, numbers ? step : 0, w),
    times,
    share: seat ? share(wins, times) : share(times, all),
  }));
}

function labelOf(game: string, fact: string, value: string, step: number, w: Words): string {
  const own = `${game}-statistics-${fact}-${value}`;
  if (w.has(own)) return w.say(own);
  if (fact === "turn") return w.say("statistics-turn-value", { value: Number(value) });
  if (fact === "score") return w.say("statistics-from", { from: w.money(Number(value), game) });
  if (step > 1) {
    return w.say("statistics-range", { from: w.number(Number(value)), to: w.number(Number(value) + step - 1) });
  }
  return step === 1 ? w.number(Number(value)) : w.name(game, value);
}
