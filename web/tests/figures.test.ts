import { expect, it } from "vitest";
import type { AcquireView, StockpileView } from "../src/api/types";
import { figures as ofAcquire } from "../src/games/acquire/figures";
import { figures as ofStockpile } from "../src/games/stockpile/figures";

const acquire = (cash: (number | null)[], shares: (number | null)[][]) =>
  ({
    cash,
    shares,
    corporations: [
      { name: "Hydra", size: 3, price: 400 },
      { name: "Zeta", size: 0, price: 0 },
    ],
  }) as unknown as AcquireView;

it("reckons what everybody is worth in Acquire where it is open", () => {
  expect(
    ofAcquire["worth"]?.(
      acquire(
        [6000, 5000],
        [
          [2, 0],
          [0, 3],
        ],
      ),
    ),
  ).toEqual([
    { of: 0, value: 6800 },
    { of: 1, value: 5000 },
  ]);
});

it("knows nothing of the others in Acquire where it is hidden, not even from a part", () => {
  const view = acquire(
    [6000, null, 5000],
    [
      [2, 0],
      [1, null],
      [null, null],
    ],
  );
  expect(ofAcquire["worth"]?.(view).map(({ value }) => value)).toEqual([6800, null, null]);
  expect(ofAcquire["cash"]?.(view).map(({ value }) => value)).toEqual([6000, null, 5000]);
});

it("draws no price of a corporation that is not on the board", () => {
  expect(ofAcquire["prices"]?.(acquire([], [])).map(({ value }) => value)).toEqual([400, null]);
});

it("tells in Stockpile what somebody is worth only if there is no doubt about their cards", () => {
  const view = {
    cash: [20_000, 18_000],
    portfolios: [
      { brings_least: 9000, brings_most: 9000 },
      { brings_least: 4000, brings_most: 12_000 },
    ],
  } as unknown as StockpileView;
  expect(ofStockpile["worth"]?.(view)).toEqual([
    { of: 0, value: 29_000 },
    { of: 1, value: null },
  ]);
});
