import { expect, it } from "vitest";
import type { SyndicateView } from "../src/api/types";
import { biddersOf } from "../src/games/syndicate/auction/bidders";
import { limitFor, limitOn } from "../src/games/syndicate/auction/limit";
import { stakeOf } from "../src/games/syndicate/stake";
import { words } from "./catalogues";

const PLAYERS = [10, 20, 30, 40].map((cash, seat) => ({ cash, ruined: seat === 2 }));
const FIRMS = { music_1: { monopoly: "music", owner: 1 }, music_2: { monopoly: "music", owner: null } };
const view = (auction: object | null, seat: number | null = 0) =>
  ({ auction, players: PLAYERS, firms: FIRMS, seat }) as unknown as SyndicateView;
const LOT = { good: "music_2", nominal: 80, price: 88, bidder: 3, passed: [0] };

it("tells who leads, who is out and who is in, and leaves out who is ruined", () => {
  expect(biddersOf(view({ bidder: 3, passed: [0] })).map(({ seat, cash, standing }) => [seat, cash, standing])).toEqual(
    [
      [0, 10, "out"],
      [1, 20, "in"],
      [3, 40, "leads"],
    ],
  );
});

it("has everybody in before anybody has spoken", () => {
  expect(biddersOf(view(null)).map(({ standing }) => standing)).toEqual(["in", "in", "in"]);
});

it("says for whom the lot completes a monopoly", () => {
  expect(biddersOf(view(LOT)).map(({ completes }) => completes)).toEqual([null, "music", null]);
});

it("tells whoever only watches nothing that would be theirs", () => {
  expect(stakeOf(view(LOT, null), words("en"))).toBe("");
});

it("offers a limit at the price that is asked to whoever may still speak", () => {
  const offer = { word: "limit", facts: { good: "music_2", price: 88 }, number: "price", public: false };
  expect(limitFor(view(LOT, 1))).toEqual(offer);
  expect(limitFor(view({ ...LOT, price: null }, 1))?.facts).toEqual({ good: "music_2", price: 80 });
  expect([0, 2, null].map((seat) => limitFor(view(LOT, seat)))).toEqual([null, null, null]);
});

it("finds the limit of this lot among what stands", () => {
  const order = (word: string, good: string) => ({ word, facts: { good, price: 90 }, told: false });
  const orders = [order("roll", "music_2"), order("limit", "music_1"), order("limit", "music_2")];
  expect(limitOn(orders, "music_2")).toBe(orders[2]);
  expect(limitOn(orders, "clubs")).toBeUndefined();
});
