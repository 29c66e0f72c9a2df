import { expect, test } from "vitest";
import type { SyndicateView } from "../src/api/types";
import { onwardsOf } from "../src/games/syndicate/onwards";

const firm = (owner: number | null, monopoly: string) =>
  ({ owner, monopoly }) as unknown as SyndicateView["firms"][string];
const view = {
  firms: {
    motor_1: firm(0, "motor"),
    motor_2: firm(0, "motor"),
    munitions_1: firm(1, "munitions"),
    mineral_1: firm(null, "mineral"),
  },
  rate: 20,
  seat: 0,
  step: "deal",
};
const move = (type: string, form: Record<string, string>) => ({ move: type, form: { type, ...form }, ends: false });

test("whoever can build on several firms of a monopoly says once to go on", () => {
  const moves = [move("build", { firm: "motor_1" }), move("build", { firm: "motor_2" }), move("done", {})];
  expect(onwardsOf(view, moves)).toEqual([
    { word: "build", facts: { monopoly: "motor", keep: 200 }, number: "keep", public: false },
  ]);
});

test("at the exchange shares of rivals and of the exchange are told apart, at the rate of that day", () => {
  const moves = ["munitions_1", "motor_1"].map((name) => move("buy-share", { firm: name }));
  const found = onwardsOf({ ...view, step: "exchange" }, [...moves, move("buy-share", { paper: "exchange" })]);
  expect(found.map(({ facts }) => facts)).toEqual([
    { paper: "firms", keep: 200 },
    { paper: "exchange", rate: 20, keep: 200 },
  ]);
});

test("shares of firms that nobody owns are bought one by one", () => {
  expect(onwardsOf({ ...view, step: "exchange" }, [move("buy-share", { firm: "mineral_1" })])).toEqual([]);
});

test("before the roll shares of one's own firms go on being sold, no others", () => {
  expect(
    onwardsOf(view, [move("sell-share", { firm: "munitions_1" }), move("sell-share", { paper: "exchange" })]),
  ).toEqual([]);
  const [offer] = onwardsOf(view, [move("sell-share", { firm: "motor_1" })]);
  expect(offer).toEqual({ word: "spare-shares", facts: { cash: 200 }, number: "cash", public: false });
});
