import { beforeEach, expect, it } from "vitest";
import { hasNews, see, seenAt } from "../src/since/seen";

let kept: Map<string, string>;
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  kept = new Map();
});

it("remembers how far each table was seen", () => {
  expect(seenAt("one", store)).toBeNull();
  see("one", 3, store);
  see("other", 5, store);
  see("one", 9, store);
  expect([seenAt("one", store), seenAt("other", store)]).toEqual([9, 5]);
});

it("forgets those that were seen longest ago", () => {
  for (let table = 0; table < 201; table++) see(String(table), table, store);
  expect([seenAt("0", store), seenAt("1", store), seenAt("200", store)]).toEqual([null, 1, 200]);
});

it("does without where the browser keeps nothing, or something else", () => {
  see("one", 3, null);
  expect(seenAt("one", null)).toBeNull();
  kept.set("openingbell-seen", "nonsense");
  expect(seenAt("one", store)).toBeNull();
});

it("is news what happened since, and a running table that was never seen here", () => {
  const table = (id: string, seq: number, status: string) => ({ id, seq, status });
  see("one", 9, store);
  expect(hasNews(table("one", 9, "playing"), store)).toBe(false);
  expect(hasNews(table("one", 12, "over"), store)).toBe(true);
  expect(hasNews(table("new", 1, "playing"), store)).toBe(true);
  expect(hasNews(table("old", 80, "over"), store)).toBe(false);
  expect(hasNews(table("waits", 0, "waiting"), store)).toBe(false);
});
