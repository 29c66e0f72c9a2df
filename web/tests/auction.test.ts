import { expect, it } from "vitest";
import type { SyndicateView } from "../src/api/types";
import { biddersOf } from "../src/games/syndicate/auction/bidders";

const PLAYERS = [10, 20, 30, 40].map((cash, seat) => ({ cash, ruined: seat === 2 }));
const view = (auction: object | null) => ({ auction, players: PLAYERS }) as unknown as SyndicateView;

it("tells who leads, who is out and who is in, and leaves out who is ruined", () => {
  expect(biddersOf(view({ bidder: 3, passed: [0] }))).toEqual([
    { seat: 0, cash: 10, standing: "out" },
    { seat: 1, cash: 20, standing: "in" },
    { seat: 3, cash: 40, standing: "leads" },
  ]);
});

it("has everybody in before anybody has spoken", () => {
  expect(biddersOf(view(null)).map(({ standing }) => standing)).toEqual(["in", "in", "in"]);
});
