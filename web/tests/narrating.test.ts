import { describe, expect, it } from "vitest";
import type { SeenEvent } from "../src/api/types";
import { narrated } from "../src/table/narrating";
import { condensed } from "../src/table/story";
import { words } from "./catalogues";

const en = words("en");
const ru = words("ru");
const reader = { names: ["Ann", "Expert", "Trader"], seat: 0 };
const happened = (...events: SeenEvent["event"][]): SeenEvent[] => events.map((event, at) => ({ seq: at + 1, event }));

const turn = happened(
  { event: "turn", seat: 1, number: 7 },
  { event: "placed", seat: 1, tile: "3C" },
  { event: "founded", seat: 1, corporation: "Hydra", size: 2 },
  { event: "free-share", seat: 1, corporation: "Hydra" },
  { event: "bought", seat: 1, amount: -300, corporation: "Hydra" },
  { event: "bought", seat: 1, amount: -300, corporation: "Hydra" },
  { event: "bought", seat: 1, amount: -500, corporation: "Phoenix" },
  { event: "drew", seat: 1, hidden: true },
  { event: "drew", seat: 1, hidden: true },
  { event: "drew", seat: 1, hidden: true },
);

describe("a turn in a line", () => {
  it("says who did what, several deeds of a kind by one verb", () => {
    expect(narrated(en, "acquire", turn, reader)).toBe("Expert places 3C, founds Hydra, buys 2 Hydra and 1 Phoenix");
    expect(narrated(ru, "acquire", turn, reader)).toBe(
      "Expert кладёт 3C, основывает Hydra, покупает 2 Hydra и 1 Phoenix",
    );
  });

  it("goes from one player to the next", () => {
    const merger = happened(
      { event: "placed", seat: 1, tile: "7C" },
      { event: "absorbed", corporation: "Phoenix", survivor: "Fusion" },
      { event: "bonus-sole", seat: 2, amount: 7500, corporation: "Phoenix", holders: 1 },
      { event: "sold", seat: 2, amount: 500, corporation: "Phoenix" },
      { event: "sold", seat: 2, amount: 500, corporation: "Phoenix" },
      { event: "kept", seat: 0, corporation: "Phoenix", shares: 3 },
    );
    expect(narrated(en, "acquire", merger, reader)).toBe(
      "Expert places 7C · Fusion absorbs Phoenix · Trader sells 2 Phoenix for $1,000 · You keep 3 Phoenix",
    );
  });

  it("is empty where a game has no short words", () => {
    expect(narrated(en, "syndicate", happened({ event: "turn", seat: 0, number: 1 }), reader)).toBe("");
  });
});

it("what happens several times in a row is one line of the log, with the number of the last", () => {
  const lines = condensed(turn, (one, another) => en.together("acquire", one, another));
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 6, 7, 10]);
  expect(en.event("acquire", lines[6]?.event ?? {}, reader)).toBe("Expert draws 3 tiles.");
  expect(en.event("acquire", lines[4]?.event ?? {}, reader)).toBe("Expert buys 2 shares of Hydra for $600.");
});
