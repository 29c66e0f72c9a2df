import { expect, it } from "vitest";
import { ofThisRound, outbid, pricesOf, upTo } from "../src/games/stockpile/history";
import type { CompanyView } from "../src/games/stockpile/view";

const at = (price: number) =>
  ({ name: "Epic", track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], start_space: 5, price }) as unknown as CompanyView;
const STORY = [
  { event: "round", number: 1 },
  { event: "rose", company: "Epic", price: 7000 },
  { event: "rose", company: "Cosmic", price: 6000 },
  { event: "round", number: 2 },
  { event: "dividend", company: "Epic", amount: 2000 },
  { event: "split", company: "Epic", price: 6000 },
];

it("goes as far as the position that is shown", () => {
  const events = STORY.map((event, seq) => ({ seq, event }));
  expect(upTo(events, 2)).toEqual(STORY.slice(0, 3));
  expect(upTo(events, 99)).toEqual(STORY);
});

it("has every price of one company, from the space it starts on", () => {
  expect(pricesOf(STORY, at(6000))).toEqual([5000, 7000, 6000]);
  expect(pricesOf([], at(5000))).toEqual([5000]);
});

it("ends with the price on the table, whatever was told of it", () => {
  expect(pricesOf(STORY.slice(0, 2), at(9000))).toEqual([5000, 7000, 9000]);
});

it("begins anew with every round", () => {
  expect(ofThisRound(STORY)).toEqual(STORY.slice(4));
  expect(ofThisRound(STORY.slice(1, 3))).toEqual(STORY.slice(1, 3));
});

it("knows who was outbid and has not bid again", () => {
  const out = (seat: number, pile: number) => ({ event: "outbid", seat, pile });
  const bid = (seat: number, pile: number) => ({ event: "bid", seat, pile });
  const round = [bid(0, 1), bid(1, 1), out(0, 1), bid(2, 2), bid(3, 2), out(2, 2), bid(0, 3)];
  expect(outbid(round)).toEqual([out(2, 2)]);
  expect(outbid(round.slice(0, 3))).toEqual([out(0, 1)]);
  expect(outbid([])).toEqual([]);
});
