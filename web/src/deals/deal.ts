/** What a deal says of itself, in words and numbers. */
import type { Attempt, Deal } from "../api/types";
import type { Words } from "../words/words";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** The largest unit of which there are at least two, so that “in 26 hours” is not “tomorrow”. */
export function until(language: string, moment: number, now: number): string {
  const left = Math.max(moment - now, 0);
  const [unit, size] = UNITS.find(([, size]) => left >= 2 * size) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(
    Math.max(Math.floor(left / size), 1),
    unit,
  );
}

/** A day as people write it; `day` is one in UTC. */
export function written(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
}

export function titleOf(words: Words, deal: Pick<Deal, "day">): string {
  return deal.day === null
    ? words.say("deal-challenge")
    : words.say("deal-of-day", { day: written(words.language, deal.day) });
}

/** The seat that everybody has, and who sits on the others. */
export function settingOf(words: Words, deal: Pick<Deal, "seats">): string {
  const bots = words.join([...new Set(deal.seats)].filter((bot) => bot !== null).map((bot) => words.bot(bot)));
  return words.say("deal-setting", { seat: deal.seats.indexOf(null) + 1, bots });
}

/** What the button that begins it says: the first attempt, going on with one, or once more. */
export function actionOf(deal: Pick<Deal, "mine" | "closed">): "play" | "go-on" | "again" | null {
  const last = deal.mine.at(-1);
  if (last?.state === "playing") return "go-on";
  if (deal.closed) return null;
  return last === undefined ? "play" : "again";
}

/** Whether the seat did at least as well as everybody else. */
export function hasWon(attempt: Pick<Attempt, "scores">, seat: number): boolean {
  return attempt.scores !== null && attempt.scores[seat] === Math.max(...attempt.scores);
}
