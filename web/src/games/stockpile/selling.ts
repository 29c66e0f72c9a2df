/** The rows of the sheet on which shares are sold, from the view before the plan and the one after it. */
import type { Move, StockpileView } from "../../api/types";
import { movesOf } from "./view";

export interface SaleRow {
  readonly type: "sell" | "sell-split" | "halve";
  readonly company: string;
  readonly index: number;
  /** Cards that are left to be sold in this way. */
  readonly left: number;
  /** … and those that the plan sells. */
  readonly sold: number;
  /** Dollars for the next of them. */
  readonly brings: number;
  /** What the next one would take away of the majority's bonus: for certain, or at most. */
  readonly sure: number;
  readonly hoped: number;
}

const SHARES = { sell: 1, "sell-split": 2, halve: 1 } as const;

export function saleRows(before: StockpileView, after: StockpileView, plan: readonly Move[]): SaleRow[] {
  const seat = before.seat;
  if (seat === null) return [];
  const had = before.portfolios[seat];
  const has = after.portfolios[seat];
  return before.companies.flatMap(({ name }, index) => {
    const company = after.companies[index];
    if (company === undefined) return [];
    return (["sell", "sell-split", "halve"] as const).flatMap((type) => {
      const of = type === "sell" ? "known" : "split";
      const sold = movesOf(plan, type, { company: name }).length;
      if ((had?.[of][name] ?? 0) + (has?.[of][name] ?? 0) + sold === 0) return [];
      const [now, then] = [company.bonuses[0], company.bonuses[SHARES[type]]];
      return [
        {
          type,
          company: name,
          index,
          left: has?.[of][name] ?? 0,
          sold,
          brings: company.brings * SHARES[type],
          sure: (now?.sure ?? 0) - (then?.sure ?? 0),
          hoped: (now?.hoped ?? 0) - (then?.hoped ?? 0),
        },
      ];
    });
  });
}
