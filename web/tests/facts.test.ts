import { describe, expect, it } from "vitest";
import { FactTeller, type Grid, type Picture } from "../src/games/plain/facts";
import { byType, matches } from "../src/games/plain/moves";
import type { AnyView } from "../src/games/game";
import type { Move } from "../src/api/types";
import { words } from "./catalogues";

const NAMES = ["Ann", "Bob"];
const COMMON = { seat: 0, actor: 0, step: "bid", scores: [10, 9], winners: [] };
const MESSAGES = `
toy-name-gold = a heap of gold
toy-view-cash = Coins
    .seat = { $sum }
toy-view-players = Players
    .seat = { $value }
toy-view-owner = Belongs to
    .value = { $seat }
toy-view-price = Price
    .value = { $sum }
toy-view-secret_sauce = { "" }
`;

function draw(facts: object, messages = MESSAGES): Picture {
  const teller = new FactTeller(words("en", messages), "toy", { names: NAMES, seat: 0 });
  return teller.picture({ ...COMMON, ...facts } as AnyView);
}

function only(grids: readonly Grid[]): Grid {
  expect(grids).toHaveLength(1);
  return grids[0] as Grid;
}

describe("a view in words", () => {
  it("names facts by their keys, and says yes, no and unknown", () => {
    expect(draw({ has_bid: true, done: false, own_bid: null, opened: 1234 }).lines).toEqual([
      { label: "has bid", text: "yes" },
      { label: "done", text: "no" },
      { label: "opened", text: "1,234" },
    ]);
  });

  it("calls facts, values and seats as the catalogue does, and leaves out what has no name there", () => {
    expect(draw({ price: 300, owner: 1, chest: "gold", secret_sauce: 3 }).lines).toEqual([
      { label: "Price", text: "$300" },
      { label: "Belongs to", text: "Bob" },
      { label: "chest", text: "a heap of gold" },
    ]);
  });

  it("has a row for each seat where the catalogue says that a list is by seat, and only there", () => {
    const picture = draw({
      cash: [10, 9],
      thrown: [3, 4],
      players: [
        { owner: 0, stalls: 2 },
        { owner: 1, stalls: 0 },
      ],
    });
    expect(picture.seats.heads).toEqual(["Coins", "Belongs to", "stalls"]);
    expect(picture.seats.rows).toEqual([
      { head: "You", cells: ["$10", "You", "2"] },
      { head: "Bob", cells: ["$9", "Bob", "0"] },
    ]);
    expect(picture.lines).toEqual([{ label: "thrown", text: "3, 4" }]);
  });

  it("makes a table of things with facts, without the columns that say nothing", () => {
    const grid = only(
      draw({
        heaps: [
          { price: 100, bidder: null, secret_sauce: 1 },
          { price: null, bidder: null },
        ],
      }).grids,
    );
    expect(grid).toEqual({
      label: "heaps",
      heads: ["Price"],
      rows: [
        { head: "1", cells: ["$100"] },
        { head: "2", cells: ["–"] },
      ],
    });
  });

  it("heads the rows with names, given beside or as a fact", () => {
    expect(only(draw({ goods: { gold: { price: 5 } } }).grids).rows[0]?.head).toBe("a heap of gold");
    expect(only(draw({ goods: [{ name: "gold", price: 5 }] }).grids).heads).toEqual(["Price"]);
  });

  it("counts things in one line, and gives a single object its own group", () => {
    const picture = draw({ left_over: { gold: 3, tin: 1 }, sale: { owner: 1, gone: [], lot: { price: 5 } } });
    expect(picture.lines).toEqual([{ label: "left over", text: "a heap of gold: 3, tin: 1" }]);
    expect(picture.groups).toEqual([
      {
        label: "sale",
        lines: [
          { label: "Belongs to", text: "Bob" },
          { label: "lot", text: "Price: $5" },
        ],
      },
    ]);
  });

  it("never shows how the view is written, however deep it goes", () => {
    const deep = { a: { b: { c: [{ d: [{ e: null, f: [1, [2]] }] }] } }, empty: {}, none: [] };
    const picture = draw(deep);
    expect(JSON.stringify([picture.lines, picture.groups, picture.grids].map(texts))).not.toMatch(
      /\[object|[{}]|null|undefined/,
    );
  });
});

function texts(value: unknown): string {
  if (typeof value === "object" && value !== null) return Object.values(value).map(texts).join(" ");
  return String(value);
}

describe("moves", () => {
  it("are found by all words of a search, anywhere and in any case", () => {
    expect(matches("Bid $4,000 for pile 2", "pile bid")).toBe(true);
    expect(matches("Bid $4,000 for pile 2", "pile 3")).toBe(false);
    expect(matches("Bid", "")).toBe(true);
  });

  it("of a kind stand together", () => {
    const choice = (move: string) => ({
      move: { move, form: { type: move.split(" ")[0] } } as unknown as Move,
      label: move,
    });
    const kinds = byType(["give 1", "take 1", "give 2", "done"].map(choice));
    expect(kinds.map((kind) => kind.map(({ label }) => label))).toEqual([["give 1", "give 2"], ["take 1"], ["done"]]);
  });
});
