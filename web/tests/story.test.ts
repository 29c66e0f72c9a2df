import { describe, expect, it } from "vitest";
import type { SeenEvent } from "../src/api/types";
import { groups, newsFor, stops } from "../src/table/story";

const told = (seq: number, event: string, seat?: number): SeenEvent => ({
  seq,
  event: { event, ...(seat === undefined ? {} : { seat }) },
});
const pause = (kind: string) => ({ placed: 700, founded: 500, bought: 600 })[kind] ?? 0;

describe("stops", () => {
  it("skips what nobody would look at, and several of a kind in a row", () => {
    const events = [
      told(1, "drew", 0),
      told(2, "placed", 0),
      told(3, "bought", 0),
      told(4, "bought", 0),
      told(5, "drew", 0),
    ];
    expect(stops(events, pause).map((stop) => stop.seq)).toEqual([2, 4]);
  });

  it("tells different seats apart, and counts a move once", () => {
    const events = [told(1, "placed", 0), told(2, "placed", 1), told(2, "founded", 1)];
    expect(stops(events, pause)).toMatchObject([
      { seq: 1, pause: 700 },
      { seq: 2, pause: 700 },
    ]);
  });
});

it("one's own moves are no news", () => {
  const events = [told(1, "placed", 0), told(2, "placed", 1), told(3, "placed", 2)];
  expect(newsFor(events, 1, 1).map((event) => event.seq)).toEqual([3]);
  expect(newsFor(events, 0, null)).toHaveLength(3);
});

it("a turn is one group of the log, and so is what came before the first", () => {
  const events = [told(1, "drew"), told(2, "turn"), told(3, "placed"), told(4, "turn")];
  expect(groups(events, (kind) => kind === "turn").map((group) => group.map((event) => event.seq))).toEqual([
    [1],
    [2, 3],
    [4],
  ]);
});
