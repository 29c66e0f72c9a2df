import { expect, it } from "vitest";
import { closing, placesOf, reckon } from "../src/games/stockpile/reckoning";

const EVENTS = [
  { event: "sold", seat: 0, amount: 4000, company: "Epic" },
  { event: "ending" },
  { event: "holdings", company: "Cosmic", shares: [1, 0] },
  { event: "majority", seat: 0, amount: 10_000, company: "Cosmic" },
  { event: "fee-paid", seat: 0, amount: -3000 },
  { event: "holdings", company: "Epic", shares: [2, 2] },
  { event: "majority-tied", seat: 0, amount: 5000, company: "Epic" },
  { event: "majority-tied", seat: 1, amount: 5000, company: "Epic" },
  { event: "sold-out", seat: 0, amount: 4000, company: "Cosmic", shares: 1 },
  { event: "sold-out", seat: 0, amount: 12_000, company: "Epic", shares: 2 },
  { event: "sold-out", seat: 1, amount: 12_000, company: "Epic", shares: 2 },
  { event: "fee-paid", seat: 1, amount: -1000 },
  { event: "over", scores: [29_000, 17_000] },
  { event: "won", seat: 0, winners: 1 },
];

it("begins where the game ends", () => {
  expect(closing(EVENTS)).toHaveLength(12);
  expect(closing(EVENTS.slice(0, 1))).toEqual([]);
  expect(reckon(EVENTS.slice(0, 1), [1, 2])).toEqual([]);
});

it("shows holdings with the majority and the fees paid out of it, then the sales company by company", () => {
  expect(reckon(EVENTS, [29_000, 17_000])).toEqual([
    { what: "holdings", company: "Cosmic", shares: [1, 0], gained: [7000, 0], cash: [8000, 1000] },
    { what: "holdings", company: "Epic", shares: [2, 2], gained: [5000, 5000], cash: [13_000, 6000] },
    { what: "sales", company: "Cosmic", shares: [1, 0], gained: [4000, 0], cash: [17_000, 6000] },
    { what: "sales", company: "Epic", shares: [2, 2], gained: [12_000, 11_000], cash: [29_000, 17_000] },
  ]);
});

it("looks at everybody's worth when a round begins, and at the end", () => {
  const events = [
    { seq: 3, event: { event: "round" } },
    { seq: 3, event: { event: "pair" } },
    { seq: 60, event: { event: "round" } },
  ];
  expect(placesOf(events, 99)).toEqual([3, 60, 99]);
});
