/** The geometry of a chart of lines: where each value lies, and which sums are worth a line across. */

/** A round number near a fifth of the range: 1, 2 or 5 with noughts; sums are whole. */
export function stepOf(range: number): number {
  const rough = Math.max(range / 5, 1);
  const noughts = 10 ** Math.floor(Math.log10(rough));
  return noughts * ([1, 2, 5].find((digit) => digit * noughts >= rough) ?? 10);
}

/** The sums at which lines are drawn across: from at or below the least to at or above the greatest value. */
export function ticksOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = stepOf(high - low);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** Where a number lies between two others, as a part of the way. */
export function partOf(value: number, low: number, high: number): number {
  return high === low ? 0 : (value - low) / (high - low);
}

/** Labels at the ends of lines, moved apart so that none covers another; each keeps as near to its place as it can. */
export function apart(places: readonly number[], distance: number, low: number, high: number): number[] {
  const order = places.map((_, at) => at).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let free = low;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, free);
    free = moved[at] + distance;
  }
  free = high;
  for (const at of order.toReversed()) {
    moved[at] = Math.min(moved[at] ?? 0, free);
    free = moved[at] - distance;
  }
  return moved;
}
