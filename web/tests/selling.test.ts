import { expect, it } from "vitest";
import type { Move, StockpileView } from "../src/api/types";
import { proceedsOf, saleRows } from "../src/games/stockpile/selling";

const sale = (type: string, cards: number, brings: number) => ({ type, cards, brings, sure: 3, hoped: 4 });
const sell = (type: string, company: string): Move => ({
  move: `${type} ${company}`,
  ends: false,
  form: { type, company },
});
const view = (cash: number, epic: object[], cosmic: object[] = [], fees: string[] = []) =>
  ({
    seat: 1,
    cash: [99_000, cash],
    portfolios: [{ fees: ["fee3"] }, { fees }],
    companies: [
      { name: "Epic", sales: epic },
      { name: "Cosmic", sales: cosmic },
    ],
  }) as unknown as StockpileView;
const EPIC = sell("sell", "Epic");

it("has a row for every way to sell, always in the same order", () => {
  const before = view(0, [sale("halve", 1, 5000), sale("sell", 2, 5000), sale("sell-split", 1, 10_000)]);
  const rows = saleRows(before, before, [], null);
  expect(rows.map(({ type, company, index, sold }) => [type, company, index, sold])).toEqual([
    ["sell", "Epic", 0, 0],
    ["sell-split", "Epic", 0, 0],
    ["halve", "Epic", 0, 0],
  ]);
});

it("keeps the row of what is sold out by the plan, where nothing is left to lose", () => {
  const before = view(0, [sale("sell", 1, 5000)], [sale("sell", 3, 2000)]);
  const after = view(5000, [], [sale("sell", 3, 2000)]);
  const [epic, cosmic] = saleRows(before, after, [EPIC], null);
  expect(epic).toMatchObject({ company: "Epic", cards: 0, sold: 1, sure: 0, hoped: 0 });
  expect(cosmic).toMatchObject({ company: "Cosmic", index: 1, cards: 3, sold: 0 });
});

it("counts the last sale of a complete plan, which no view shows", () => {
  const before = view(1000, [sale("sell", 1, 5000)]);
  const rows = saleRows(before, before, [EPIC], EPIC);
  expect(rows).toMatchObject([{ cards: 0, sold: 1 }]);
  expect(proceedsOf(before, before, rows, EPIC)).toEqual({ amount: 5000, fees: 0, cash: 6000 });
});

it("tells what the sales bring in, also where it all goes to fees", () => {
  const before = view(0, [sale("sell", 2, 3000)], [], ["fee3"]);
  const after = view(0, [sale("sell", 1, 3000)]);
  const rows = saleRows(before, after, [EPIC], null);
  expect(proceedsOf(before, after, rows, null)).toEqual({ amount: 3000, fees: 3000, cash: 0 });
});

it("says nothing of the cash where the last sale may pay a fee", () => {
  const before = view(0, [sale("sell", 1, 3000)], [], ["fee3"]);
  const rows = saleRows(before, before, [EPIC], EPIC);
  expect(proceedsOf(before, before, rows, EPIC)).toEqual({ amount: 3000, fees: 0, cash: null });
});
