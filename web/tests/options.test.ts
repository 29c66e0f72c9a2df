import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/api/types";
import { minutesOf } from "../src/lobby/lasting";
import { defaults, withUsual } from "../src/lobby/options";

function game(name: string): GameInfo {
  const options = [
    { name: "end", default: "last", choices: ["last", "rounds"], low: 0, high: 0 },
    { name: "rounds", default: 200, choices: [], low: 1, high: 10_000 },
  ];
  return { name, options } as unknown as GameInfo;
}

describe("what is chosen at first", () => {
  it("is what the game says", () => {
    expect(defaults(game("other"))).toEqual({ end: "last", rounds: 200 });
  });

  it("ends a game of Syndicate after a number of rounds", () => {
    expect(defaults(game("syndicate"))).toEqual({ end: "rounds", rounds: 30 });
  });
});

describe("a set of options with a name", () => {
  it("leaves what is proposed as it is, unless it decides some of it", () => {
    expect(withUsual(game("syndicate"), {})).toEqual({ end: "rounds", rounds: 30 });
    expect(withUsual(game("syndicate"), { end: "last" })).toEqual({ end: "last", rounds: 200 });
    expect(withUsual(game("syndicate"), { rounds: 15, end: "rounds" })).toEqual({ end: "rounds", rounds: 15 });
  });

  it("may be older than the options of the game", () => {
    expect(withUsual(game("other"), { gone: 1 })).toEqual({ end: "last", rounds: 200 });
  });
});

describe("how long a table will take", () => {
  it("is told where rounds are counted: thirty of four are three quarters of an hour", () => {
    expect(minutesOf("syndicate", { end: "rounds", rounds: 30, players: 4 })).toBe(45);
    expect(minutesOf("syndicate", { end: "rounds", rounds: 15, players: 3 })).toBe(15);
    expect(minutesOf("syndicate", { end: "rounds", rounds: 1, players: 2 })).toBe(5);
  });

  it("is told of nothing else", () => {
    expect(minutesOf("syndicate", { end: "last", rounds: 30, players: 4 })).toBeNull();
    expect(minutesOf("syndicate", { end: "rounds", rounds: "", players: 4 })).toBeNull();
    expect(minutesOf("acquire", { end: "rounds", rounds: 30, players: 4 })).toBeNull();
  });
});
