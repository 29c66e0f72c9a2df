import { expect, it } from "vitest";
import type { Move } from "../src/api/types";
import { labelOf, shortLabelOf } from "../src/games/syndicate/labels";
import { words } from "./catalogues";

const en = words("en");
const move = (type: string, firm: string): Move => ({ move: `${type} ${firm}`, form: { type, firm }, ends: false });
const view = {
  prices: { "build music_1": -40, "mortgage music_1": 30, "sell-share music_1": 16 },
  changes: { "mortgage music_1": -10, "sell-share music_1": 16, prolong: -20 },
};

it("says the price of a move and what becomes of one's worth", () => {
  expect(labelOf(view, en, move("mortgage", "music_1"), [])).toBe("Mortgage Opera · +30 · worth −10");
  expect(labelOf(view, en, move("sell-share", "music_1"), [])).toBe("Sell a share of Opera · +16 · worth +16");
});

it("says of what is worth its price that the worth stays", () => {
  expect(labelOf(view, en, move("build", "music_1"), [])).toBe("Build on Opera · −40 · worth ±0");
});

it("says what changes the worth without a price, and nothing of what does neither", () => {
  const bare = (type: string): Move => ({ move: type, form: { type }, ends: true });
  expect(labelOf(view, en, bare("prolong"), [])).toBe("Keep it for another lap · worth −20");
  expect(labelOf(view, en, bare("done"), [])).toBe("Done");
});

it("leaves out the firm beside which it stands", () => {
  expect(shortLabelOf(view, en, move("mortgage", "music_1"), [])).toBe("Mortgage · +30 · worth −10");
});
