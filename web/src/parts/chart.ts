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

/** The last value that is known. */
export function lastOf(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

/** A line through the values, broken where one is not known. */
export function pathOf(
  values: readonly (number | null)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  let joined = false;
  return values
    .map((value, at) => {
      if (value === null) {
        joined = false;
        return "";
      }
      const sign = joined ? "L" : "M";
      joined = true;
      return `${sign}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join("");
}

/** The place nearest to a part of the way. */
export function nearest(part: number, places: number): number {
  return Math.max(0, Math.min(places - 1, Math.round(part * (places - 1))));
}

/** So many places at most, evenly apart, the first among them. */
export function thinned(places: number, most: number): number[] {
  const step = Math.max(1, Math.ceil(places / Math.max(1, most)));
  return Array.from({ length: Math.ceil(places / step) }, (_, at) => at * step);
}
