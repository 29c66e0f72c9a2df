/** The rows of the sheet on which shares are sold, from the view before the plan and the one after it. */
import type { Move, StockpileView } from "../../api/types";
import { movesOf } from "../moves";
import { type SaleView } from "./view";

export interface SaleRow extends SaleView {
  readonly company: string;
  readonly index: number;
  /** How often the plan makes this sale. */
  readonly sold: number;
}

/** What can be sold, or could be before it was planned to be; of that none is left. */
export function saleRows(
  before: StockpileView,
  after: StockpileView,
  plan: readonly Move[],
  unseen: Move | null,
): SaleRow[] {
  return after.companies.flatMap((company, index) => {
    const had = before.companies[index]?.sales ?? [];
    const gone = had.filter(({ type }) => !company.sales.some((sale) => sale.type === type));
    const sales = [...company.sales, ...gone.map((sale) => ({ ...sale, cards: 0, sure: 0, hoped: 0 }))];
    return sales
      .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type))
      .map((sale) => ({
        ...sale,
        cards: sale.cards - (isOf(unseen, sale.type, company.name) ? 1 : 0),
        company: company.name,
        index,
        sold: movesOf(plan, sale.type, { company: company.name }).length,
      }));
  });
}

function isOf(move: Move | null, type: string, company: string): boolean {
  return move?.form["type"] === type && move.form["company"] === company;
}

/** What the plan brings in: the difference it makes to the cash, and what its last sale, which no view shows, adds. */
export function proceedsOf(
  before: StockpileView,
  after: StockpileView,
  rows: readonly SaleRow[],
  unseen: Move | null,
): number {
  const seat = before.seat ?? 0;
  const last = rows.find((row) => isOf(unseen, row.type, row.company));
  return (after.cash[seat] ?? 0) - (before.cash[seat] ?? 0) + (last?.brings ?? 0);
}

const ORDER: readonly string[] = ["sell", "sell-split", "halve"];
