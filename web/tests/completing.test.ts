import { describe, expect, test } from "vitest";
import type { Move } from "../src/api/types";
import { completed, completions, meant, meantTimes, partsOf } from "../src/table/typing/completing";

const legal = ["place 6B", "place 12A", "buy Sackson", "buy Hydra", "done"].map((move): Move => ({
  move,
  form: { type: move.split(" ")[0] ?? "" },
  ends: false,
}));
const texts = (moves: readonly Move[]) => moves.map(({ move }) => move);

describe("what is typed", () => {
  test("is completed from its beginning, whatever its case and spaces", () => {
    expect(texts(completions("PLACE", legal))).toEqual(["place 6B", "place 12A"]);
    expect(texts(completions("  buy   s", legal))).toEqual(["buy Sackson"]);
  });

  test("is looked for word by word if no move begins like it", () => {
    expect(texts(completions("hyd", legal))).toEqual(["buy Hydra"]);
    expect(texts(completions("6b place", legal))).toEqual(["place 6B"]);
    expect(completions("castle", legal)).toEqual([]);
  });

  test("means a move once there is only one it can become", () => {
    expect(meant("done", legal)?.move).toBe("done");
    expect(meant("sack", legal)?.move).toBe("buy Sackson");
    expect(meant("buy", legal)).toBeNull();
    expect(meant("", legal)).toBeNull();
    expect(meant("castle", legal)).toBeNull();
  });

  test("offers the shortest first", () => {
    expect(texts(completions("buy", legal))).toEqual(["buy Hydra", "buy Sackson"]);
  });

  test("is completed by the tab key as far as all agree, then to the shortest, then no further", () => {
    const tab = (typed: string) => completed(typed, completions(typed, legal));
    expect([tab("b"), tab("buy"), tab("hyd"), tab("buy Hydra"), tab("castle")]).toEqual([
      "buy",
      "buy Hydra",
      "buy Hydra",
      null,
      null,
    ]);
  });

  test("may be several moves, and one several times", () => {
    expect(partsOf("6b, buy Hydra 3 ,, done")).toEqual(["6b", "buy Hydra 3", "done"]);
    const found = meantTimes("buy Hydra 3", legal);
    expect([found?.move.move, found?.times]).toEqual(["buy Hydra", 3]);
    expect(meantTimes("6B", legal)?.times).toBe(1);
    expect(meantTimes("castle 3", legal)).toBeNull();
    const pays = ["pay 3", "pay"].map((move): Move => ({ move, form: { type: "pay" }, ends: false }));
    expect(meantTimes("pay 3", pays)?.times).toBe(1);
  });

  test("is a whole move even if a longer one begins with it", () => {
    const longer = [...legal, { move: "done twice", form: { type: "done" }, ends: false }];
    expect(meant("done", longer)?.move).toBe("done");
  });
});
