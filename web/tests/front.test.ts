import { expect, it } from "vitest";
import type { Table } from "../src/api/types";
import { Front, isShared, mustLower } from "../src/table/front.svelte";

const table = (yours: number[], status = "playing"): Table => ({ yours, status }) as unknown as Table;

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

it("remembers who is in front, and how far each was told", () => {
  const storage = memory();
  const front = new Front("abc", storage);
  expect(front.seat).toBeNull();
  front.lift(2);
  expect(new Front("abc", storage).seat).toBe(2);
  expect(new Front("xyz", storage).seat).toBeNull();
  front.lower(17);
  const later = new Front("abc", storage);
  expect([later.seat, later.seenBy(2), later.seenBy(0)]).toEqual([null, 17, 0]);
});

it("has a curtain where people share a device and something is hidden, while the game runs", () => {
  expect(isShared(table([0, 1]), true)).toBe(true);
  expect(isShared(table([0, 1]), false)).toBe(false);
  expect(isShared(table([0]), true)).toBe(false);
  expect(isShared(table([0, 1], "over"), true)).toBe(false);
});

it("falls when somebody else at the device is asked, and not for others", () => {
  expect(mustLower(table([0, 2]), 0, 2)).toBe(true);
  expect(mustLower(table([0, 2]), 0, 0)).toBe(false);
  expect(mustLower(table([0, 2]), 0, 1)).toBe(false);
  expect(mustLower(table([0, 2]), null, 2)).toBe(false);
  expect(mustLower(table([0, 2]), 0, -2)).toBe(false);
});
