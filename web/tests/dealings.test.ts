import { expect, it } from "vitest";
import type { Move } from "../src/api/types";
import { endingOf, kindsOf } from "../src/games/syndicate/dealings";

const move = (type: string, at = 0): Move => ({ move: `${type} ${at}`, form: { type, at }, ends: false });

it("finds every legal move, by its kind or as what ends the question", () => {
  const legal = ["lay", "sell-share", "done", "trade", "build", "insure", "sell-share"].map(move);
  const kinds = kindsOf(legal);
  expect(kinds.map(({ type }) => type)).toEqual(["build", "trade", "sell-share", "lay", "insure"]);
  const found = [...kinds.flatMap(({ moves }) => moves), endingOf(legal)];
  expect(new Set(found)).toEqual(new Set(legal));
});
