import { describe, expect, it } from "vitest";
import { initial } from "../src/words/names";

describe("the first sign of a name", () => {
  it.each([
    ["ann", "A"],
    ["жанна", "Ж"],
    ["e\u0301mile", "E\u0301"],
    ["山田", "山"],
    ["한국", "한"],
    ["42", "4"],
    ["🦊 fox", "🦊"],
    ["👩‍👩‍👧 us", "👩‍👩‍👧"],
    ["🇮🇹 Italia", "🇮🇹"],
    ["", ""],
  ])("of %s is %s", (name, sign) => {
    expect(initial(name)).toBe(sign);
  });
});
