/** Games against bots: how many sit down, and which. */
import { ME, type GameInfo, type NewTable, type Sitting } from "../api/types";
import { chosenOf, defaults, PLAYERS, playersOf } from "./options";

/** In place of a level: two of them side by side, in turns. */
export const MIXED = "mixed";
/** Whom newcomers play against. */
export const FRIENDLY = "casual";
const MIXTURE = ["skilled", "strong"];
const OPPONENTS = 3;

/** The levels to choose from: those that every game has. */
export function levels(games: readonly GameInfo[]): string[] {
  const [first, ...others] = games;
  const common = (first?.levels ?? []).filter((level) => others.every((game) => game.levels.includes(level)));
  return [MIXED, ...common];
}

export function lineUp(game: GameInfo, number: number, level: string): string[] {
  const wanted = level === MIXED ? MIXTURE : [level];
  const offered = wanted.filter((bot) => game.levels.includes(bot));
  const bots = offered.length > 0 ? offered : game.levels;
  return Array.from({ length: number }, (_, at) => bots[at % bots.length] ?? "");
}

/** A table at which one person plays against bots of a level. */
export function againstBots(game: GameInfo, level: string): NewTable {
  const { low, high } = playersOf(game);
  const number = Math.min(Math.max(OPPONENTS, low - 1), high - 1);
  const hasPlayers = game.options.some(({ name }) => name === PLAYERS);
  return {
    game: game.name,
    options: chosenOf({ ...defaults(game), ...(hasPlayers ? { [PLAYERS]: number + 1 } : {}) }),
    seats: [ME, ...lineUp(game, number, level).map((bot): Sitting => ({ kind: "bot", bot }))],
    listed: false,
  };
}
