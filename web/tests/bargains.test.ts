import { expect, it } from "vitest";
import type { SeenEvent } from "../src/api/types";
import { bargainsOf } from "../src/games/syndicate/bargains";
import { placesOf } from "../src/games/syndicate/fates";

const told = (seq: number, event: string, facts: object = {}): SeenEvent => ({ seq, event: { event, ...facts } });

it("has a row for each purchase, with its round, the bank or the Banker, and the sum", () => {
  const events = [
    told(1, "turn", { round: 1, seat: 0 }),
    told(4, "bought", { seat: 0, good: "music_1", amount: -80 }),
    told(9, "turn", { round: 2, seat: 1 }),
    told(12, "bought-share", { seat: 1, good: "motor_1", amount: -18, other: 2 }),
    told(13, "sold-stock", { seat: 1, amount: 15 }),
    told(14, "sold-share", { seat: 2, good: "motor_1", amount: -18, other: 1 }),
    told(15, "bought", { seat: 2, good: "MAFIA" }),
  ];
  expect(bargainsOf(events)).toEqual([
    { seq: 4, round: 1, from: null, to: 0, what: ["music_1"], price: ["80"] },
    { seq: 12, round: 2, from: 2, to: 1, what: ["share motor_1"], price: ["18"] },
    { seq: 13, round: 2, from: 1, to: null, what: ["exchange"], price: ["15"] },
    { seq: 14, round: 2, from: 1, to: 2, what: ["share motor_1"], price: ["18"] },
    { seq: 15, round: 2, from: null, to: 2, what: ["MAFIA"], price: [] },
  ]);
});

it("has a row for each trade that was accepted, from whoever gave the goods", () => {
  const offer = (seq: number, giving: string[], taking: string[]) =>
    told(seq, "proposed", { seat: 0, other: 1, giving, taking });
  const events = [
    offer(2, ["100"], ["motor_1", "motor_2"]),
    told(3, "accepted", { seat: 1 }),
    offer(5, ["music_1", "20"], ["motor_3"]),
    told(6, "trade-refused", { seat: 1 }),
    offer(7, ["music_1"], ["motor_3"]),
    told(8, "accepted", { seat: 1 }),
  ];
  expect(bargainsOf(events)).toEqual([
    { seq: 3, round: 1, from: 1, to: 0, what: ["motor_1", "motor_2"], price: ["100"] },
    { seq: 8, round: 1, from: 0, to: 1, what: ["music_1"], price: ["motor_3"] },
  ]);
});

it("has a place for every round of an evening, and the end", () => {
  const events = Array.from({ length: 30 }, (_, at) => told(10 * at, "turn", { round: at + 1, seat: 0 }));
  const places = placesOf(events, 299);
  expect(places.map(({ round }) => round)).toEqual([...Array.from({ length: 30 }, (_, at) => at + 1), null]);
  expect(places.at(-1)?.seq).toBe(299);
});
