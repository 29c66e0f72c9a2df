/** Games and numbers of players, as rooms of the page are named after them: `acquire-4`. */
import type { Offer } from "../api/types";
import { defaults, PLAYERS } from "../lobby/options";
import type { Place } from "../router.svelte";

export interface Pool {
  readonly game: string;
  readonly seats: number;
}

export function poolOf(name: string): Pool {
  const at = name.lastIndexOf("-");
  return { game: name.slice(0, at), seats: Number(name.slice(at + 1)) };
}

export function poolPlace(at: "leaderboard" | "statistics", { game, seats }: Pool): Place {
  return { at, name: `${game}-${seats}` };
}

/** Where one begins to look: the first game, as it is usually played. */
export function firstPool({ games: [first] }: Offer): Pool {
  return { game: first?.name ?? "", seats: first === undefined ? 0 : Number(defaults(first)[PLAYERS]) || 2 };
}
