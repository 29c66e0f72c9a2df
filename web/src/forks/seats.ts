/** Who is proposed for the seats of a game that goes on. */
import type { Seat } from "../api/types";

/** The bots to choose from: the levels that every game has. */
export const OPPONENTS = ["beginner", "casual", "skilled", "strong", "master"];
const USUAL = "skilled";

/** Bots stay where they were, people's seats are theirs too, and the first of these is mine. */
export function firstChoice(seats: readonly Pick<Seat, "kind" | "bot">[]): string[] {
  const own = Math.max(
    seats.findIndex(({ kind }) => kind === "human"),
    0,
  );
  return seats.map(({ bot }, at) => (at === own ? "me" : bot !== null && OPPONENTS.includes(bot) ? bot : USUAL));
}
