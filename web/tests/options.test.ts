import { describe, expect, it } from "vitest";
import type { GameInfo } from "../src/api/types";
import { defaults } from "../src/lobby/options";

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
