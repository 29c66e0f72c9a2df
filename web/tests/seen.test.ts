import { beforeEach, expect, it } from "vitest";
import { see, seenAt } from "../src/since/seen";

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
