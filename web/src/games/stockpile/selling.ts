/** The rows of the sheet on which shares are sold, from the view before the plan and the one after it. */
import type { Move, StockpileView } from "../../api/types";
import { movesOf, type SaleView } from "./view";

export interface SaleRow extends SaleView {
  readonly company: string;
  readonly index: number;
  /** How often the plan makes this sale. */
  readonly sold: number;
}

/** What can be sold, or could be before it was planned to be; of that none is left. */
export function saleRows(before: StockpileView, after: StockpileView, plan: readonly Move[]): SaleRow[] {
  return after.companies.flatMap((company, index) => {
    const had = before.companies[index]?.sales ?? [];
    const gone = had.filter(({ type }) => !company.sales.some((sale) => sale.type === type));
    const sales = [...company.sales, ...gone.map((sale) => ({ ...sale, cards: 0, sure: 0, hoped: 0 }))];
    return sales
      .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type))
      .map((sale) => ({
        ...sale,
        company: company.name,
        index,
        sold: movesOf(plan, sale.type, { company: company.name }).length,
      }));
  });
}

const ORDER: readonly string[] = ["sell", "sell-split", "halve"];
