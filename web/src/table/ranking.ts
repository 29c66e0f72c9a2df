/** One line of the results. */
export interface Ranked {
  seat: number;
  score: number;
  place: number;
}

/** The seats in the order of the results. Winners come first whatever the scores: the only player left may owe more than
 *  he has, and still comes before the ruined, who have 0. Equals share a place. */
export function ranking(scores: readonly number[], winners: readonly number[]): Ranked[] {
  const standing = scores.map((score, seat) => (winners.includes(seat) ? Infinity : score));
  const places = standing.map((own) => 1 + standing.filter((other) => other > own).length);
  return scores
    .map((score, seat) => ({ seat, score, place: places[seat] ?? 0 }))
    .toSorted((one, other) => one.place - other.place);
}
