/** A game's options in words. */
import type { GameInfo, Offer, OptionInfo, OptionValue, Table } from "../api/types";
import type { Words } from "../words/words";
import { minutesOf } from "./lasting";
import { describePace } from "./paces";

export type Options = Record<string, OptionValue>;

/** The option that says how many seats there are. */
export const PLAYERS = "players";

/** In place of a value: the table leaves this one open. */
export const UNCHOSEN = "";

/** For how many a game is. */
export function playersOf(game: GameInfo): { low: number; high: number } {
  const option = game.options.find(({ name }) => name === PLAYERS);
  return { low: option?.low ?? 2, high: option?.high ?? 2 };
}

/** What is proposed where the usual game takes too long: about three quarters of an hour. */
const PROPOSED: Readonly<Record<string, Options>> = { syndicate: { end: "rounds", rounds: 30 } };

/** What is chosen as long as nobody chooses otherwise. */
export function defaults(game: GameInfo): Options {
  return withUsual(game, {});
}

/** These options and, for all others, what is usual; what is proposed holds unless they decide some of it. */
export function withUsual(game: GameInfo, options: Options): Options {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default ?? UNCHOSEN]));
  const proposed = PROPOSED[game.name] ?? {};
  const decided = Object.keys(proposed).some((name) => name in options);
  const known = Object.entries(options).filter(([name]) => name in usual);
  return { ...usual, ...(decided ? {} : proposed), ...Object.fromEntries(known) };
}

/** All values that an option may have. */
export function valuesOf(option: OptionInfo): OptionValue[] {
  if (typeof option.default === "boolean") return [false, true];
  const unchosen = option.default === null ? [UNCHOSEN] : [];
  if (option.choices.length > 0) return [...unchosen, ...option.choices];
  return [...unchosen, ...Array.from({ length: option.high - option.low + 1 }, (_, at) => option.low + at)];
}

/** More values than one would look through: a number is typed instead. */
const MANY = 12;

export function isLong(option: OptionInfo): boolean {
  return typeof option.default === "number" && option.high - option.low >= MANY;
}

/** What was chosen, without what was left open. */
export function chosenOf(options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== UNCHOSEN));
}

export function optionName(words: Words, game: string, option: string): string {
  return option === PLAYERS ? words.say("page-players") : words.option(game, option);
}

export function optionValue(words: Words, game: string, option: string, value: OptionValue): string {
  return value === UNCHOSEN ? words.say("page-unchosen") : words.choice(game, option, value);
}

/** What one line tells of a table. */
type Told = Pick<Table, "game" | "options"> & Partial<Pick<Table, "names" | "delay" | "clock" | "hints" | "seats">>;

/** One line for a table: how many play, how long they may think, and whatever else is not as usual. */
export function describeTable(words: Words, offer: Offer, table: Told): string {
  const { game, options, names = null, delay = 0, clock = null, hints = false, seats = [] } = table;
  const usual = Object.fromEntries(
    (offer.games.find((one) => one.name === game)?.options ?? []).map((option) => [option.name, option.default]),
  );
  const said = Object.entries(options)
    .filter(([option, value]) => option === PLAYERS || value !== usual[option])
    .map(([option, value]) =>
      option === PLAYERS
        ? words.say("page-for-players", { number: value })
        : `${optionName(words, game, option)}: ${optionValue(words, game, option, value)}`,
    );
  const minutes = minutesOf(game, options);
  if (minutes !== null) said.push(words.say("page-lasts", { minutes }));
  if (clock !== null) said.push(describePace(words, clock));
  if (hints && seats.filter((seat) => seat.kind !== "bot").length > 1) said.push(words.say("hint-told"));
  if (delay > 0) said.push(words.say("page-delay-told", { minutes: Math.ceil(delay / 60) }));
  if (names !== null) said.push(words.say("page-data-own"));
  return said.join(" · ");
}
