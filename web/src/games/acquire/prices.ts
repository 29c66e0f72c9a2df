/** The price card as it is printed: a share's price by size, for the cheap, the middle and the dear corporations.
 *
 * Only to be looked up; what anything costs now is in the view. A test compares it with the rules. */
export const PRICE_CARD: readonly { readonly from: number; readonly prices: readonly number[] }[] = [
  { from: 2, prices: [200, 300, 400] },
  { from: 3, prices: [300, 400, 500] },
  { from: 4, prices: [400, 500, 600] },
  { from: 5, prices: [500, 600, 700] },
  { from: 6, prices: [600, 700, 800] },
  { from: 11, prices: [700, 800, 900] },
  { from: 21, prices: [800, 900, 1000] },
  { from: 31, prices: [900, 1000, 1100] },
  { from: 41, prices: [1000, 1100, 1200] },
];

/** Which corporations, in the order of a view, belong to which of the three columns. */
export const TIERS: readonly (readonly number[])[] = [
  [0, 1],
  [2, 3, 4],
  [5, 6],
];

/** The sizes of a row: `2`, `6–10`, `41+`. */
export function sizes(row: number): string {
  const from = PRICE_CARD[row]?.from ?? 0;
  const next = PRICE_CARD[row + 1]?.from;
  if (next === undefined) return `${from}+`;
  return next - from === 1 ? `${from}` : `${from}–${next - 1}`;
}
