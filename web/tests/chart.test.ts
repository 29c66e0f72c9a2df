import { expect, it } from "vitest";
import { apart, partOf, stepOf, ticksOf } from "../src/parts/chart";

it("draws lines across at round sums that hold all values between them", () => {
  expect([4, 10, 17, 40, 100_000, 260_000].map(stepOf)).toEqual([1, 2, 5, 10, 20_000, 100_000]);
  expect(ticksOf([20_000, 91_000])).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
  expect(ticksOf([-300, 900])).toEqual([-500, 0, 500, 1000]);
  expect(ticksOf([])).toEqual([0, 1]);
});

it("finds the part of the way, and nothing where there is no way", () => {
  expect([partOf(5, 0, 10), partOf(3, 3, 3)]).toEqual([0.5, 0]);
});

it("moves labels apart, in their order and within bounds", () => {
  expect(apart([10, 12, 40], 15, 0, 100)).toEqual([10, 25, 40]);
  expect(apart([98, 99, 97], 15, 0, 100)).toEqual([85, 100, 70]);
  expect(apart([], 15, 0, 100)).toEqual([]);
});
