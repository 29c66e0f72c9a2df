import { describe, expect, test } from "vitest";
import type { Move } from "../src/api/types";
import { completions, meant } from "../src/table/typing/completing";

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

  test("is a whole move even if a longer one begins with it", () => {
    const longer = [...legal, { move: "done twice", form: { type: "done" }, ends: false }];
    expect(meant("done", longer)?.move).toBe("done");
  });
});
