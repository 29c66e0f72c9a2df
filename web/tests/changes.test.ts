import { expect, it } from "vitest";
import type { AnyView } from "../src/games/game";
import { changesFor } from "../src/since/changes";

const view = (cash: (number | null)[]) => ({ cash }) as unknown as AnyView;
const figures = {
  cash: (one: AnyView) => (one["cash"] as (number | null)[]).map((value, seat) => ({ of: seat, value })),
};

it("tells what the viewer had and has, and nothing of the others", () => {
  const both = [view([6000, 5000]), view([5200, 9000])] as const;
  expect(changesFor(figures, both, 0)).toEqual([{ figure: "cash", before: 6000, after: 5200 }]);
});

it("tells nothing that is not known at both times, or that the game has no figure of", () => {
  expect(changesFor(figures, [view([null]), view([5200])], 0)).toEqual([]);
  expect(changesFor(undefined, [view([1]), view([2])], 0)).toEqual([]);
});
