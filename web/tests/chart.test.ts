import { expect, it } from "vitest";
import { apart, lastOf, nearest, partOf, pathOf, stepOf, thinned, ticksOf } from "../src/parts/chart";

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

it("breaks a line where a value is not known", () => {
  const same = (value: number) => value;
  expect(pathOf([1, 2, null, 3], same, same)).toBe("M0.0 1.0L1.0 2.0M3.0 3.0");
  expect([lastOf([1, 2, null]), lastOf([null]), lastOf([])]).toEqual([2, null, null]);
});

it("finds the place that is pointed at, also beside the chart", () => {
  expect([-0.3, 0.24, 0.26, 2].map((part) => nearest(part, 3))).toEqual([0, 0, 1, 2]);
});

it("leaves out labels where there is no room", () => {
  expect(thinned(5, 10)).toEqual([0, 1, 2, 3, 4]);
  expect(thinned(10, 4)).toEqual([0, 3, 6, 9]);
  expect(thinned(0, 4)).toEqual([]);
});
