import { beforeEach, describe, expect, it } from "vitest";
import { Refused, UNREACHABLE } from "../src/api/client";
import type { Move, Preview } from "../src/api/types";
import { Plan } from "../src/table/plan.svelte";

const move = (text: string, ends = false): Move => ({ move: text, form: { type: text }, ends }) as Move;
const asks = (...legal: string[]): Preview =>
  ({ final: false, view: { actor: 0, step: "x" }, legal: legal.map((text) => move(text)) }) as Preview;
const FINAL = { final: true, view: null, legal: [] } as Preview;

let previews: Record<string, Preview>;
let posted: string[];
let answer: () => Promise<unknown>;
let problems: { error: unknown; dropped: boolean }[];
let overtaken: number;
let plan: Plan;

beforeEach(() => {
  previews = { place: asks("buy", "done"), "place, buy": asks("done"), merge: FINAL };
  posted = [];
  problems = [];
  overtaken = 0;
  answer = () => Promise.resolve();
  plan = new Plan({
    preview: (_, moves) => {
      const found = previews[moves.join(", ")];
      return found === undefined ? Promise.reject(new Refused(422, "move", "no")) : Promise.resolve(found);
    },
    post: (seq, moves) => {
      posted.push(`${seq}: ${moves.join(", ")}`);
      return answer();
    },
    question: () => "q",
    needless: () => null,
    onProblem: (error, dropped) => problems.push({ error, dropped }),
    onOvertaken: () => (overtaken += 1),
  });
  plan.settle(5, 5);
});

describe("a turn", () => {
  it("is sent as a whole with the click that says it ends", async () => {
    await plan.choose(move("place"));
    await plan.choose(move("buy"));
    expect(posted).toEqual([]);
    await plan.make(move("done", true));
    expect(posted).toEqual(["5: place, buy, done"]);
    expect(plan.sending).toBe(true);
    expect(plan.isReady).toBe(false);
  });

  it("waits for a confirming click if it ends with one that does not say so", async () => {
    await plan.choose(move("merge"));
    expect(plan.isReady).toBe(true);
    expect(posted).toEqual([]);
    await plan.send();
    expect(posted).toEqual(["5: merge"]);
  });

  it("can be taken back, click by click or at once", async () => {
    await plan.choose(move("place"));
    await plan.choose(move("buy"));
    await plan.takeBack();
    expect(plan.moves.map((one) => one.move)).toEqual(["place"]);
    await plan.reset();
    expect(plan.isEmpty).toBe(true);
  });

  it("takes no further click while it is on its way", async () => {
    await plan.choose(move("place"));
    await plan.make(move("done", true));
    await plan.choose(move("buy"));
    expect(plan.moves.map((one) => one.move)).toEqual(["place", "done"]);
  });
});

describe("what comes between", () => {
  it("a position of somebody else drops the plan and says so", async () => {
    await plan.choose(move("place"));
    plan.settle(8, 8);
    expect(plan.isEmpty).toBe(true);
    expect(overtaken).toBe(1);
  });

  it("what left the position as it was leaves the plan, too", async () => {
    await plan.choose(move("place"));
    plan.settle(7, 5);
    expect(plan.moves.map((one) => one.move)).toEqual(["place"]);
    expect(overtaken).toBe(0);
  });

  it("one's own moves drop it silently", async () => {
    await plan.make(move("done", true));
    plan.settle(6, 6);
    expect(plan.isEmpty).toBe(true);
    expect(plan.sending).toBe(false);
    expect(overtaken).toBe(0);
  });

  it("a refusal drops it and is told", async () => {
    await plan.choose(move("nonsense"));
    expect(plan.isEmpty).toBe(true);
    expect(problems).toMatchObject([{ dropped: true }]);
  });

  it("a lost connection keeps it, and it is sent again when the same position comes back", async () => {
    answer = () => Promise.reject(new Refused(0, UNREACHABLE, ""));
    await plan.make(move("done", true));
    expect(problems).toMatchObject([{ dropped: false }]);
    expect(plan.sending).toBe(true);
    answer = () => Promise.resolve();
    plan.settle(5, 5);
    await Promise.resolve();
    expect(posted).toEqual(["5: done", "5: done"]);
  });

  it("a lost connection after which the moves turn out to be made sends nothing", async () => {
    answer = () => Promise.reject(new Refused(0, UNREACHABLE, ""));
    await plan.make(move("done", true));
    plan.settle(6, 6);
    expect(posted).toEqual(["5: done"]);
    expect(plan.isEmpty).toBe(true);
  });
});
