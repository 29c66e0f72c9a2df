import { beforeEach, describe, expect, it } from "vitest";
import { Past } from "../src/table/past.svelte";
import { Positions } from "../src/table/positions";

let asked: number[];
let waiting: Map<number, (view: never) => void>;
let problems: unknown[];
let past: Past;

beforeEach(() => {
  asked = [];
  waiting = new Map();
  problems = [];
  const positions = new Positions((seqs) => {
    asked.push(...seqs);
    const [seq = 0] = seqs;
    return seq === 6
      ? Promise.reject(new Error("lost"))
      : new Promise((resolve) => waiting.set(seq, (view) => resolve([{ seq, view }])));
  });
  past = new Past(positions, {
    stops: () => [2, 4, 6, 9],
    told: () => 9,
    onProblem: (error) => problems.push(error),
  });
});

async function look(seq: number | undefined): Promise<void> {
  const looking = past.look(seq);
  if (seq !== undefined) waiting.get(seq)?.({ step: `after ${seq}` } as never);
  await looking;
}

describe("looking back", () => {
  it("goes from stop to stop", async () => {
    expect(past.previous).toBe(6);
    expect(past.next).toBeUndefined();
    await look(4);
    expect(past.seen).toEqual({ seq: 4, view: { step: "after 4" } });
    expect([past.first, past.previous, past.next]).toEqual([2, 2, 6]);
    await look(past.previous);
    expect([past.first, past.previous, past.next]).toEqual([undefined, undefined, 4]);
  });

  it("after the last stop comes now", async () => {
    await look(4);
    await look(9);
    expect(past.seen).toBeNull();
  });

  it("asks for a position once", async () => {
    await look(4);
    past.leave();
    await look(4);
    expect(asked).toEqual([4]);
    expect(past.seen?.seq).toBe(4);
  });

  it("of two looks in a row the later one counts, whichever is answered first", async () => {
    const early = past.look(2);
    await look(4);
    waiting.get(2)?.({ step: "after 2" } as never);
    await early;
    expect(past.seen?.seq).toBe(4);
  });

  it("what was asked for is not shown any more to those who have returned", async () => {
    const looking = past.look(2);
    past.leave();
    waiting.get(2)?.({} as never);
    await looking;
    expect(past.seen).toBeNull();
  });

  it("a failure is told, and asked for again the next time", async () => {
    await look(6);
    await look(6);
    expect(problems).toHaveLength(2);
    expect(asked).toEqual([6, 6]);
    expect(past.seen).toBeNull();
  });
});
