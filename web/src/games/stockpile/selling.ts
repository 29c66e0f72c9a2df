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

export interface Proceeds {
  /** What the planned sales bring in. */
  readonly amount: number;
  /** What of it has paid fees that were owed. */
  readonly fees: number;
  /** The cash after it; null if it cannot be known, because no view shows what the last sale pays. */
  readonly cash: number | null;
}

export function proceedsOf(
  before: StockpileView,
  after: StockpileView,
  rows: readonly SaleRow[],
  unseen: Move | null,
): Proceeds {
  const seat = before.seat ?? 0;
  const amount = rows.reduce((sum, row) => sum + row.sold * row.brings, 0);
  const last = rows.find((row) => isOf(unseen, row.type, row.company))?.brings ?? 0;
  const [had, has] = [before.cash[seat] ?? 0, after.cash[seat] ?? 0];
  const owes = (after.portfolios[seat]?.fees ?? []).length > 0;
  return { amount, fees: amount - last - (has - had), cash: owes && last > 0 ? null : has + last };
}

const ORDER: readonly string[] = ["sell", "sell-split", "halve"];
