import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PositionChanged } from "../src/api/types";
import { OVER } from "../src/games/game";
import { Positions } from "../src/table/positions";
import { Telling } from "../src/table/telling.svelte";

let asked: number[];
let unwatched: boolean;
let pace: number;
let positions: Positions;
let telling: Telling;

const view = (seq: number) => ({ step: `after ${seq}` });
const happened = (seq: number, ...events: [number, string, number][]): PositionChanged =>
  ({
    type: "position",
    seq,
    since: 0,
    view: view(seq),
    legal: [],
    events: events.map(([at, event, seat]) => ({ seq: at, event: { event, seat } })),
  }) as unknown as PositionChanged;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  unwatched = false;
  pace = 1;
  positions = new Positions((seqs) => {
    asked.push(...seqs);
    return Promise.resolve(seqs.map((seq) => ({ seq, view: view(seq) as never })));
  });
  telling = new Telling(positions, {
    pause: (kind) => (kind === "drew" ? 0 : 500),
    beat: (event) => String(event["event"]),
    pace: () => pace,
    unwatched: () => unwatched,
  });
  telling.hear(happened(1), 0, true);
});

afterEach(() => vi.useRealTimers());

const step = () => vi.advanceTimersByTimeAsync(500);

describe("the story", () => {
  it("shows what others did stop by stop, and then the present", async () => {
    telling.hear(happened(5, [2, "placed", 1], [3, "bought", 1], [4, "drew", 1], [5, "drew", 1]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(telling.shown).toEqual({ seq: 2, view: view(2) });
    expect(telling.stop?.events.map(({ event }) => event["event"])).toEqual(["placed"]);
    expect(telling.running).toBe(true);
    await step();
    expect(telling.shown.seq).toBe(3);
    await step();
    expect(telling.shown.seq).toBe(5);
    expect(telling.stop).toBeNull();
    expect(telling.running).toBe(false);
  });

  it("is told as fast as motion is", async () => {
    pace = 2;
    telling.hear(happened(3, [2, "placed", 1], [3, "bought", 1]), 0, false);
    await step();
    expect(telling.shown.seq).toBe(2);
    await step();
    expect(telling.shown.seq).toBe(3);
    pace = 0;
    telling.hear(happened(9, [4, "placed", 1], [9, "bought", 1]), 0, false);
    await step(); // the last stop of the slow story, and all of the other
    await step();
    expect(telling.shown.seq).toBe(9);
  });

  it("asks for no position that came with the message", async () => {
    positions.add({ seq: 2, view: view(2) as never });
    telling.hear(happened(3, [2, "placed", 1], [3, "bought", 1]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([3]);
  });

  it("does not tell one's own moves", async () => {
    telling.hear(happened(2, [2, "placed", 0]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(telling.shown.seq).toBe(2);
    expect(telling.running).toBe(false);
  });

  it("comes to the present at once when it is skipped", async () => {
    telling.hear(happened(9, [2, "placed", 1], [5, "placed", 2], [8, "placed", 3]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    telling.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(telling.shown.seq).toBe(9);
    expect(telling.running).toBe(false);
  });

  it("tells the end part by part, one's own among it, and shows no sum before", async () => {
    const end = happened(3, [2, "bought", 1], [3, "bonus", 0], [3, "bonus", 1], [3, "sold-out", 0], [3, "over", -1]);
    telling.hear({ ...end, view: { actor: OVER } } as PositionChanged, 0, false);
    positions.add({ seq: 3, view: { actor: OVER } as never });
    await vi.advanceTimersByTimeAsync(0);
    expect(telling.shown.seq).toBe(2);
    for (const [kind, times] of [
      ["bonus", 2],
      ["sold-out", 1],
    ] as const) {
      await step();
      expect(telling.stop?.events.map(({ event }) => event["event"])).toEqual(Array(times).fill(kind));
      expect(telling.shown.seq).toBe(2);
    }
    await step();
    expect(telling.shown).toMatchObject({ seq: 3, view: { actor: OVER } });
    expect(telling.running).toBe(false);
  });

  it("is told to nobody who does not look", async () => {
    unwatched = true;
    telling.hear(happened(3, [2, "placed", 1]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(telling.shown.seq).toBe(3);
    expect(asked).toEqual([]);
  });

  it("goes on where it was when more happens meanwhile", async () => {
    telling.hear(happened(2, [2, "placed", 1]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    telling.hear(happened(4, [3, "placed", 2], [4, "bought", 2]), 0, false);
    await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(telling.shown.seq).toBe(4);
    expect(telling.running).toBe(false);
  });
});
