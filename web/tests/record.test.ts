import { expect, it } from "vitest";
import { keepRecord, keptRecord, recordIn } from "../src/replay/record";

it("takes what is written like a record, and nothing else", () => {
  expect(recordIn('{"format": 4}')).toEqual({ format: 4 });
  expect([recordIn("[1, 2]"), recordIn("3"), recordIn("null"), recordIn("{")]).toEqual([null, null, null, null]);
});

it("keeps one while the tab is open, and says where that is not possible", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(keptRecord(store)).toBeNull();
  expect(keepRecord({ format: 4 }, store)).toBe(true);
  expect(keptRecord(store)).toEqual({ format: 4 });
  const full = {
    ...store,
    setItem: () => {
      throw new Error("no room");
    },
  };
  expect([keepRecord({}, full), keepRecord({}, null)]).toEqual([false, false]);
});
