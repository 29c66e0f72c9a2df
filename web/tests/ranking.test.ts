import { expect, test } from "vitest";

import { ranking } from "../src/table/ranking";

test("the richest come first, and equals share a place", () => {
  expect(ranking([500, 900, 500, 100], [1])).toEqual([
    { seat: 1, score: 900, place: 1 },
    { seat: 0, score: 500, place: 2 },
    { seat: 2, score: 500, place: 2 },
    { seat: 3, score: 100, place: 4 },
  ]);
});

test("who is left comes before the ruined, even with less than nothing", () => {
  expect(ranking([0, -50], [1]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
