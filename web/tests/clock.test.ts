import { describe, expect, it } from "vitest";
import type { Offer, Pace, Seat } from "../src/api/types";
import { describeTable } from "../src/lobby/options";
import { paceFor } from "../src/table/clock.svelte";
import { words } from "./catalogues";

const PACE: Pace = { per: "move", seconds: 300, increment: 0 };
const seat = (number: number, kind: Seat["kind"], bot: string | null = null): Seat => ({
  seat: number,
  kind,
  name: kind,
  bot,
  present: true,
  offered: false,
});

describe("a clock", () => {
  const [ann, bob, bot] = [seat(0, "human"), seat(1, "human"), seat(1, "bot", "skilled")] as const;

  it("is minded where others wait", () => {
    expect(paceFor({ clock: PACE, seats: [ann, bob], yours: [0] })).toEqual(PACE);
    expect(paceFor({ clock: PACE, seats: [ann, bob], yours: [] })).toEqual(PACE);
  });

  it("ends nothing for whoever is alone with bots, or with others at one device", () => {
    expect(paceFor({ clock: PACE, seats: [ann, bot], yours: [0] })).toBeNull();
    expect(paceFor({ clock: PACE, seats: [ann, seat(1, "human", "skilled")], yours: [0] })).toBeNull();
    expect(paceFor({ clock: PACE, seats: [ann, bob], yours: [0, 1] })).toBeNull();
  });
});

describe("a table in one line", () => {
  const offer = { games: [] } as unknown as Offer;
  const table = { game: "acquire", options: { players: 2 }, seats: [seat(0, "human"), seat(1, "open")] };
  const said = (more: object) => describeTable(words("en"), offer, { ...table, ...more });

  it("says how long one may think, and whether there are hints, before one sits down", () => {
    expect(said({})).not.toContain("turn");
    expect(said({ clock: PACE, hints: true })).toContain("5 min a turn · hints for everybody");
    expect(said({ clock: { per: "move", seconds: 90, increment: 0 } })).toContain("1:30 a turn");
    expect(said({ clock: { per: "game", seconds: 600, increment: 30 } })).toContain("10:00 + 30 s");
  });

  it("does not say of a table with bots alone what goes without saying", () => {
    expect(said({ hints: true, seats: [seat(0, "human"), seat(1, "bot", "skilled")] })).not.toContain("hints");
  });
});
