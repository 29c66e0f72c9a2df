/** What can be drawn over a whole game of Acquire, as far as a view tells it. */
import type { AcquireView } from "../../api/types";
import type { Value } from "../game";

/** Cash, and what the shares would sell for: null, if any of it is hidden. */
function worth({ cash, shares, corporations }: AcquireView, seat: number): number | null {
  const held = corporations.map(({ size, price }, at) => (size === 0 ? 0 : product(shares[seat]?.[at] ?? null, price)));
  const parts = [cash[seat] ?? null, ...held];
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

function product(count: number | null, price: number): number | null {
  return count === null ? null : count * price;
}

export const figures: Readonly<Record<string, (view: AcquireView) => readonly Value[]>> = {
  prices: ({ corporations }) =>
    corporations.map(({ name, size, price }) => ({ of: name, value: size > 0 ? price : null })),
  worth: (view) => view.cash.map((_, seat) => ({ of: seat, value: worth(view, seat) })),
  cash: ({ cash }) => cash.map((value, seat) => ({ of: seat, value })),
};
