import { describe, expect, it } from "vitest";
import type { Attempt } from "../src/api/types";
import { actionOf, hasWon, until, written } from "../src/deals/deal";
import { firstChoice } from "../src/forks/seats";
import { OwnPresets, readOwn } from "../src/presets/own.svelte";

const ATTEMPT = { state: "finished", scores: [3, 9, 9] } as unknown as Attempt;

describe("a deal", () => {
  it("closes in days, hours or minutes, whichever there are at least two of", () => {
    expect(until("en", 2.5 * 86_400_000, 0)).toBe("in 2 days");
    expect(until("en", 26 * 3_600_000, 0)).toBe("in 26 hours");
    expect(until("en", 90 * 60_000, 0)).toBe("in 90 minutes");
    expect(until("en", 0, 5)).toBe("in 1 minute");
  });

  it("is of a day in UTC, wherever the reader is", () => {
    expect(written("en", "2026-11-17")).toBe("November 17, 2026");
  });

  it("is played, gone on with, or played again; closed ones only looked at", () => {
    expect(actionOf({ mine: [], closed: false })).toBe("play");
    expect(actionOf({ mine: [{ ...ATTEMPT, state: "playing" }], closed: true })).toBe("go-on");
    expect(actionOf({ mine: [ATTEMPT], closed: false })).toBe("again");
    expect(actionOf({ mine: [], closed: true })).toBeNull();
  });

  it("is won by whoever has most, alone or not", () => {
    expect([0, 1, 2].map((seat) => hasWon(ATTEMPT, seat))).toEqual([false, true, true]);
    expect(hasWon({ scores: null }, 0)).toBe(false);
  });
});

describe("a game that goes on", () => {
  it("proposes the first person's seat for me, and bots for the others", () => {
    const seats = [
      { kind: "bot", bot: "strong" },
      { kind: "human", bot: null },
      { kind: "human", bot: null },
      { kind: "bot", bot: "random" },
    ] as const;
    expect(firstChoice(seats)).toEqual(["strong", "me", "skilled", "skilled"]);
    expect(firstChoice([{ kind: "bot", bot: "strong" }])).toEqual(["me"]);
  });
});

class Kept implements Pick<Storage, "getItem" | "setItem"> {
  text: string | null = null;
  getItem(): string | null {
    return this.text;
  }
  setItem(_: string, text: string): void {
    this.text = text;
  }
}

describe("presets of one's own", () => {
  it("are kept by the browser, one for each name", () => {
    const kept = new Kept() as unknown as Storage;
    const own = new OwnPresets(kept);
    own.keep("acquire", "Sunday", { players: 3 });
    own.keep("acquire", "Sunday", { players: 4 });
    own.keep("stockpile", "Monday", { players: 2 });
    expect(new OwnPresets(kept).of("acquire")).toEqual([{ name: "Sunday", options: { players: 4 } }]);
    own.forget("acquire", "Sunday");
    expect(readOwn(kept)).toEqual({ acquire: [], stockpile: [{ name: "Monday", options: { players: 2 } }] });
  });

  it("are none where something else lies, or nothing may be read", () => {
    const kept = new Kept();
    for (const text of ["nonsense", "7", '{"acquire": 3}', '{"acquire": [{"name": 1}, null]}']) {
      kept.text = text;
      expect(new OwnPresets(kept as unknown as Storage).of("acquire")).toEqual([]);
    }
    expect(new OwnPresets(null).of("acquire")).toEqual([]);
  });
});
