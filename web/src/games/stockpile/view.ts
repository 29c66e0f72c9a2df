/** How the page reads a view of Stockpile. */
import type { Move, StockpileView } from "../../api/types";

export type CompanyView = StockpileView["companies"][number];
export type SaleView = CompanyView["sales"][number];
export type PileView = StockpileView["piles"][number];
export type CardView = PileView["cards"][number];
export type PairView = StockpileView["pairs"][number];
export type PortfolioView = StockpileView["portfolios"][number];
export type UnknownView = PortfolioView["unknown"][number];

/** The number of a company in the order of a view; -1 if the card is no share. */
export function indexOf(view: Pick<StockpileView, "companies">, company: string): number {
  return view.companies.findIndex((one) => one.name === company);
}

/** The first letter of a company, which is each one's own. */
export function letterOf(company: string): string {
  return company.slice(0, 1);
}

/** The moves of this type, and with these parts if some are meant. */
export function movesOf(legal: readonly Move[], type: string, parts: Readonly<Record<string, unknown>> = {}): Move[] {
  return legal.filter(
    ({ form }) => form["type"] === type && Object.entries(parts).every(([key, value]) => form[key] === value),
  );
}

export function findMove(
  legal: readonly Move[],
  type: string,
  parts: Readonly<Record<string, unknown>> = {},
): Move | undefined {
  return movesOf(legal, type, parts)[0];
}
