/** How long a table will take, where its options say how many rounds are played. */
import type { Options } from "./options";

/** What a turn takes a table, people and bots alike. A person is asked 2 to 3 times a round (`make burden`, docs/playing.md)
 * and thinks some eight seconds each time; what bots do is told meanwhile. So 30 rounds of four are three quarters of an
 * hour. */
const SECONDS_A_TURN: Readonly<Record<string, number>> = { syndicate: 22 };
/** Nobody knows it better than to five minutes. */
const STEP = 5;

/** In minutes; null: nobody can say. */
export function minutesOf(game: string, { end, rounds, players }: Options): number | null {
  const seconds = SECONDS_A_TURN[game];
  if (seconds === undefined || end !== "rounds" || typeof rounds !== "number" || typeof players !== "number")
    return null;
  return Math.max(STEP, Math.round((rounds * players * seconds) / 60 / STEP) * STEP);
}
