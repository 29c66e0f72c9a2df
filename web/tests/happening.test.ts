import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { clauseOfEvent } from "../src/games/syndicate/clauses";
import { doesOf, STAGED } from "../src/games/syndicate/happening";
import { words } from "./catalogues";

const RULES = readFileSync(new URL("../../src/openingbell/locales/en/syndicate.rules.md", import.meta.url), "utf8");
const SOCIETY = [
  "WAR",
  "PEACE",
  "PRIZE",
  "CRISIS 1/2",
  "CRISIS 1 1/2",
  "TAX 20%",
  "TAX 5%",
  "DISASTER",
  "INHERITANCE",
  "MEET A CASSATION",
  "DISMISS A CASSATION",
];
const FATE = ["ROCK BAND", "MAFIA", "BANK HOLD-UP", "SPACE PROGRAME", "BANKER", "SUCCESS"];

it.each(STAGED)("says why, by a clause that there is: %s", (kind) => {
  expect(RULES).toContain(`**${clauseOfEvent(kind) ?? "none"}**`);
});

it.each(["en", "ru", "it", "ko"])("says what every card does, each something of its own: %s", (language) => {
  const w = words(language);
  const said = [...SOCIETY.map((card) => doesOf(w, "drew-is", card)), ...FATE.map((card) => doesOf(w, "drew-f", card))];
  expect(new Set(said).size).toBe(SOCIETY.length + FATE.length);
  expect(said).not.toContain("");
});

it("says of a card that an edition invented that it moves money", () => {
  expect(doesOf(words("en"), "drew-f", "LOTTERY")).toContain("money");
  expect(doesOf(words("en"), "drew-is", "FLOOD")).toBe("");
});
