import { describe, expect, it } from "vitest";
import { edgeOf, placeOf, ringOf, wayOf } from "../src/games/syndicate/ring";

describe("a loop of cells", () => {
  it.each([52, 40, 41, 24])("has a place of its own for each of %i cells, next to the one before", (cells) => {
    for (const upright of [false, true]) {
      const ring = ringOf(cells, upright);
      const places = Array.from({ length: cells }, (_, cell) => placeOf(cell, ring));
      expect(new Set(places.map(({ left, top }) => `${left.toFixed(4)} ${top.toFixed(4)}`)).size).toBe(cells);
      for (const { left, top, width, height } of places) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(1.0001);
        expect(top + height).toBeLessThanOrEqual(1.0001);
      }
    }
  });

  it("has its corners where the sides of the square meet", () => {
    const ring = ringOf(52, false);
    expect([0, 13, 26, 39].map((cell) => edgeOf(cell, ring))).toEqual(["top", "top", "bottom", "bottom"]);
    expect([20, 45].map((cell) => edgeOf(cell, ring))).toEqual(["right", "left"]);
  });

  it("is walked step by step as far as dice lead, and else at one leap", () => {
    expect(wayOf(50, 2, 52)).toEqual([51, 0, 1, 2]);
    expect(wayOf(2, 50, 52)).toEqual([50]);
  });
});
