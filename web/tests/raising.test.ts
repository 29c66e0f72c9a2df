import { expect, it } from "vitest";
import type { Move, SyndicateView } from "../src/api/types";
import { lackingOf, sourcesOf, suggestion } from "../src/games/syndicate/debts/raising";

const move = (text: string): Move => ({ move: text, ends: false, form: { type: text } });
const LEGAL = ["give A", "mortgage B", "mortgage C", "sell-share D"].map(move);
const PRICES = { "mortgage B": 90, "mortgage C": 40, "sell-share D": 15 };
const view = (cash: number, amount = 100, debtor = 1) =>
  ({ seat: 1, debt: { debtor, amount }, players: [{}, { cash }], prices: PRICES }) as unknown as SyndicateView;

it("says what is lacking of the viewer's own debt", () => {
  expect(lackingOf(view(70))).toBe(30);
  expect(lackingOf(view(170))).toBe(0);
  expect(lackingOf(view(70, 100, 0))).toBe(0);
  expect(lackingOf({ ...view(70), debt: null })).toBe(0);
});

it("lists everything that may be done, what brings most first", () => {
  expect(sourcesOf(LEGAL, view(0)).map(({ brings }) => brings)).toEqual([90, 40, 15, 0]);
});

it("suggests the least that is enough, else the most, and nothing that brings nothing", () => {
  const suggested = (cash: number) => suggestion(LEGAL, view(cash))?.move;
  expect(suggested(90)).toBe("sell-share D");
  expect(suggested(65)).toBe("mortgage C");
  expect(suggested(0)).toBe("mortgage B");
  expect(suggestion(LEGAL.slice(0, 1), view(0))).toBeNull();
  expect(suggestion(LEGAL, view(100))).toBeNull();
});
