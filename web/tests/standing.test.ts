import { expect, test } from "vitest";
import type { Order, Standing as Told } from "../src/api/types";
import { Standing, withNumber } from "../src/table/standing.svelte";

const LIMIT = { word: "limit", facts: { good: "motor_1", price: 90 }, number: "price", public: false };
const NOTHING: Told = { orders: [], cancelled: [], offers: [LIMIT] };

function standing(answers: Told[]) {
  const sent: (Order | string)[] = [];
  const problems: unknown[] = [];
  const answer = (what: Order | string) => {
    sent.push(what);
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error("none")) : Promise.resolve(next);
  };
  const api = { standing: () => answer("look"), give: answer, cancel: answer };
  return { made: new Standing(api, (error) => problems.push(error)), sent, problems };
}

test("a number of one's own is sent with what is offered", async () => {
  const given = { word: "limit", facts: { good: "motor_1", price: 140 }, told: false };
  const { made, sent } = standing([NOTHING, { ...NOTHING, orders: [given] }, NOTHING]);
  await made.look();
  expect(made.offers).toEqual([LIMIT]);
  await made.give(LIMIT, 140);
  expect(made.orders).toEqual([given]);
  await made.cancel(given);
  expect(made.orders).toEqual([]);
  expect(sent).toEqual(["look", given, given]);
});

test("where there is no number to choose, none is sent", () => {
  const offer = { word: "no-offers", facts: { round: 3 }, number: "", public: true };
  expect(withNumber(offer, 7)).toEqual({ word: "no-offers", facts: { round: 3 }, told: false });
});

test("what the server tells is shown, and a refusal changes nothing", async () => {
  const { made, problems } = standing([]);
  const cancelled = [{ word: "roll", facts: { keep: 200 }, doubt: "cash" }];
  made.hear({ orders: [], cancelled });
  await made.give(LIMIT, 10);
  expect(made.cancelled).toEqual(cancelled);
  expect(problems).toHaveLength(1);
});

test("what the table is told of is given as told", async () => {
  const { made, sent } = standing([NOTHING]);
  await made.tell({ word: "no-offers", facts: { round: 3 } });
  expect(sent).toEqual([{ word: "no-offers", facts: { round: 3 }, told: true }]);
});
