/** A game's options in words. */
import type { GameInfo, Offer, OptionInfo, OptionValue } from "../api/types";
import type { Words } from "../words/words";

export type Options = Record<string, OptionValue>;

/** The option that says how many seats there are. */
export const PLAYERS = "players";

export function defaults(game: GameInfo): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** All values that an option may have. */
export function valuesOf(option: OptionInfo): OptionValue[] {
  if (option.choices.length > 0) return option.choices;
  return Array.from({ length: option.high - option.low + 1 }, (_, at) => option.low + at);
}

/** What an option is called: in the game's words, else as the server calls it. */
export function optionName(words: Words, game: string, option: string): string {
  if (option === PLAYERS) return words.say("page-players");
  const id = `${game}-option-${option}`;
  return words.has(id) ? words.say(id) : option;
}

export function optionValue(words: Words, game: string, option: string, value: OptionValue): string {
  const id = `${game}-option-${option}-${value}`;
  return words.has(id) ? words.say(id) : String(value);
}

/** One line for a table: how many play, and whatever else is not as usual. */
export function describeOptions(words: Words, offer: Offer, game: string, options: Options): string {
  const usual = Object.fromEntries(
    (offer.games.find((one) => one.name === game)?.options ?? []).map((option) => [option.name, option.default]),
  );
  return Object.entries(options)
    .filter(([option, value]) => option === PLAYERS || value !== usual[option])
    .map(([option, value]) =>
      option === PLAYERS
        ? words.say("page-for-players", { number: value })
        : `${optionName(words, game, option)}: ${optionValue(words, game, option, value)}`,
    )
    .join(" · ");
}
