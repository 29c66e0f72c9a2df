import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SeenEvent } from "../src/api/types";
import { Replayer } from "../src/replay/replayer.svelte";
import { openings, rounds } from "../src/table/story";
import type { TableSession } from "../src/table/session.svelte";

const event = (seq: number, facts: object): SeenEvent => ({ seq, event: facts }) as unknown as SeenEvent;
const opens = (kind: string) => kind === "turn" || kind === "round";

describe("a round", () => {
  it("begins with another number, where there are numbers", () => {
    const turns = [1, 1, 2, 2].map((round, at) => event(at * 2, { event: "turn", seat: at % 2, round }));
    expect(openings(turns, opens)).toEqual([0, 2, 4, 6]);
    expect(rounds(turns, opens)).toEqual([0, 4]);
  });

  it("begins when the first to play is to play again, else", () => {
    const turns = [2, 0, 1, 2, 0].map((seat, at) => event(at, { event: "turn", seat }));
    expect(rounds(turns, opens)).toEqual([0, 3]);
  });

  it("is a group of its own in a game without turns", () => {
    expect(rounds([event(3, { event: "round" }), event(9, { event: "round" })], opens)).toEqual([3, 9]);
  });
});

describe("a replay", () => {
  let seq: number;
  let replayer: Replayer;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { cookie: "", baseURI: "https://bell/" });
    seq = 0;
    const session = {
      told: 9,
      get seq() {
        return seq;
      },
      get inThePast() {
        return seq < 9;
      },
      stopsBy: (stride: string) => (stride === "move" ? [0, 2, 4, 6] : stride === "turn" ? [0, 4] : [0]),
      past: { look: async (to: number) => void (seq = to) },
    };
    replayer = new Replayer(session as unknown as TableSession);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes from stop to stop by itself, and ends at the end", async () => {
    replayer.toggle();
    const seen = [];
    for (let step = 0; step < 6; step++) {
      await vi.advanceTimersByTimeAsync(1200);
      seen.push(seq);
    }
    expect(seen).toEqual([2, 4, 6, 9, 9, 9]);
    expect(replayer.playing).toBe(false);
  });

  it("begins anew where it had come to the end, at the speed that was chosen", async () => {
    seq = 9;
    replayer.speed = 4;
    replayer.stride = "turn";
    replayer.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect(seq).toBe(0);
    await vi.advanceTimersByTimeAsync(300);
    expect(seq).toBe(4);
    replayer.toggle();
    await vi.advanceTimersByTimeAsync(3000);
    expect(seq).toBe(4);
  });

  it("remembers the speed for the next one", () => {
    replayer.speed = 0.5;
    expect(document.cookie).toContain("bell_speed=0.5;");
    expect(new Replayer(replayer.session).speed).toBe(0.5);
  });

  it("offers only strides that make a difference", () => {
    expect(replayer.strides).toEqual(["move", "turn"]);
  });
});
