import { describe, expect, it } from "vitest";
import type { Move, Preview } from "../src/api/types";
import {
  nothingPlanned,
  plan,
  textsOf,
  without,
  withoutLast,
  type Ask,
  type Draft,
  type Step,
} from "../src/table/draft";

const move = (text: string): Move => ({ move: text, form: { type: text.split(" ")[0] }, ends: false });
const step = (text: string, question = "q"): Step => ({ question, moves: [move(text)] });
const asks = (legal: string[]): Preview => ({
  final: false,
  view: { actor: 0, step: legal.join() },
  legal: legal.map(move),
});
const FINAL: Preview = { final: true, view: null, legal: [] };
const none = () => null;

function server(answers: Record<string, Preview>): Ask & { asked: string[] } {
  const asked: string[] = [];
  const ask = (seq: number, moves: string[]) => {
    asked.push(`${seq}: ${moves.join(", ")}`);
    const answer = answers[moves.join(", ")];
    return answer === undefined ? Promise.reject(new Error("illegal")) : Promise.resolve(answer);
  };
  return Object.assign(ask, { asked });
}

describe("planning a turn", () => {
  it("shows what the server says the moves lead to", async () => {
    const ask = server({ "place 3C": asks(["buy Hydra", "done"]) });
    const draft = await plan(nothingPlanned(7), [step("place 3C")], ask, none);
    expect(draft.view?.step).toBe("buy Hydra,done");
    expect(draft.legal.map((legal) => legal.move)).toEqual(["buy Hydra", "done"]);
    expect(ask.asked).toEqual(["7: place 3C"]);
  });

  it("goes on by itself where there is nothing to decide, as part of the same click", async () => {
    const ask = server({ "place 3C": asks(["found Zeta"]), "place 3C, found Zeta": asks(["buy Zeta", "done"]) });
    const only = (legal: readonly Move[]) => (legal.length === 1 ? (legal[0] ?? null) : null);
    const draft = await plan(nothingPlanned(7), [step("place 3C")], ask, only);
    expect(textsOf(draft.steps)).toEqual(["place 3C", "found Zeta"]);
    expect(withoutLast(draft)).toEqual([]);
  });

  it("keeps the last known position when the end cannot be known", async () => {
    const ask = server({ sell: asks(["sell", "keep"]), "sell, sell": FINAL });
    const one = await plan(nothingPlanned(7), [step("sell")], ask, none);
    const two = await plan(one, [...one.steps, step("sell")], ask, none);
    expect(two.final).toBe(true);
    expect(two.view).toEqual(one.view);
    expect(two.legal).toEqual([]);
  });

  it("asks nobody about an empty plan", async () => {
    const ask = server({});
    expect(await plan({ ...nothingPlanned(7), steps: [step("sell")] }, [], ask, none)).toEqual(nothingPlanned(7));
    expect(ask.asked).toEqual([]);
  });

  it("takes one share out of the basket, and only the present question's", () => {
    const draft: Draft = {
      ...nothingPlanned(7),
      steps: [step("sell", "dispose Zeta"), step("sell", "dispose Hydra"), step("trade", "dispose Hydra")],
    };
    expect(without(draft, "sell", "dispose Hydra")?.map((one) => one.question)).toEqual([
      "dispose Zeta",
      "dispose Hydra",
    ]);
    expect(without(draft, "trade", "dispose Zeta")).toBeNull();
  });

  it("asks nobody about a move that ends what can be planned", async () => {
    const ask = server({});
    const draft = await plan(
      nothingPlanned(7),
      [{ question: "q", moves: [{ ...move("done"), ends: true }] }],
      ask,
      none,
    );
    expect(draft.final).toBe(true);
    expect(ask.asked).toEqual([]);
  });

  it("does not believe that a move ends the plan where moves before it have been taken out", async () => {
    const trade: Step = { question: "q", moves: [{ ...move("trade"), ends: true }] };
    const ask = server({ trade: asks(["sell", "keep"]) });
    const before: Draft = { ...nothingPlanned(7), steps: [step("sell"), trade], final: true };
    const draft = await plan(before, [trade], ask, none);
    expect(draft.final).toBe(false);
    expect(ask.asked).toEqual(["7: trade"]);
  });
});
