/** What can be drawn over a whole game of Stockpile, as far as a view tells it. */
import type { StockpileView } from "../../api/types";
import type { Value } from "../game";

export const figures: Readonly<Record<string, (view: StockpileView) => readonly Value[]>> = {
  prices: ({ companies }) => companies.map(({ name, price }) => ({ of: name, value: price })),
  // Somebody else's cards are hidden: only what they bring for certain, whatever they are, is known.
  worth: ({ cash, portfolios }) =>
    portfolios.map(({ brings_least: least, brings_most: most }, seat) => ({
      of: seat,
      value: least === most ? (cash[seat] ?? 0) + least : null,
    })),
  cash: ({ cash }) => cash.map((value, seat) => ({ of: seat, value })),
};
