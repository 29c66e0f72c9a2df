/** Which bots sit down when nobody chose any: the expert beside greedy, in turns. */
import type { GameInfo } from "../api/types";

const WANTED = ["expert", "greedy"];

export function lineUp(game: GameInfo, number: number): string[] {
  const offered = WANTED.filter((bot) => game.bots.includes(bot));
  const bots = offered.length > 0 ? offered : game.bots;
  return Array.from({ length: number }, (_, at) => bots[at % bots.length] ?? "");
}
