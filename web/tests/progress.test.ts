import { beforeEach, expect, it } from "vitest";
import { keepProgress, progressIn, withDone } from "../src/learn/progress";

let kept: Map<string, string>;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;

beforeEach(() => {
  kept = new Map();
});

it("remembers the lesson, the moves made in it and what is done, for each game", () => {
  const there = withDone({ at: 1, made: ["place 6B"], done: ["found"] }, "buy");
  keepProgress("acquire", there, storage);
  expect(progressIn("acquire", storage)).toEqual({ at: 1, made: ["place 6B"], done: ["found", "buy"] });
  expect(progressIn("stockpile", storage)).toEqual({ at: 0, made: [], done: [] });
});

it("goes on from what was kept before moves were", () => {
  kept.set("bell-learn-acquire", JSON.stringify({ at: 2, done: ["found"] }));
  expect(progressIn("acquire", storage)).toEqual({ at: 2, made: [], done: ["found"] });
});

it("begins anew where nothing can be kept, or something else was", () => {
  keepProgress("acquire", { at: 3, made: [], done: [] }, null);
  expect(progressIn("acquire", null).at).toBe(0);
  kept.set("bell-learn-acquire", "nonsense");
  expect(progressIn("acquire", storage).at).toBe(0);
});
