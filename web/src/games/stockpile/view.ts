/** How the page reads a view of Stockpile. */
import type { StockpileView } from "../../api/types";

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
