/** What the page says is what the terminal says: tests/locales/examples.py describes the files that both are held to. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Facts, Reader, Words } from "../src/words/words";
import { LANGUAGES, textOf, words } from "./catalogues";

interface Example {
  readonly players?: number;
  readonly event?: Facts;
  readonly prompt?: string;
  readonly view?: Facts;
  readonly move?: Facts;
  readonly own_names?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly money?: number;
  readonly join?: readonly string[];
  readonly bots?: readonly string[];
}

const TESTS = new URL("../../tests/locales/", import.meta.url);
const NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"];
const SPECTATOR = "everybody";
const FILES = readdirSync(new URL("sentences/", TESTS));

function said(w: Words, game: string, example: Example): string {
  if (example.prompt !== undefined) return w.prompt(game, example.prompt, example.view ?? null);
  if (example.move !== undefined) return w.move(game, example.move, NAMES);
  if (example.money !== undefined) return w.money(example.money, game);
  if (example.join !== undefined) return w.join(example.join);
  if (example.bots !== undefined) return w.join(w.tellApart(example.bots.map((level) => w.bot(level))));
  return w.at(example.own_names ?? {}).name(game, example.name ?? "");
}

/** By reader, as the example has them. */
function told(w: Words, game: string, example: Example): Record<string, string> {
  const names = NAMES.slice(0, example.players);
  const readers = Object.keys(example).filter((key) => key === SPECTATOR || names.includes(key));
  const reader = (name: string): Reader => ({ names, seat: name === SPECTATOR ? null : names.indexOf(name) });
  return Object.fromEntries(readers.map((name) => [name, w.event(game, example.event ?? {}, reader(name))]));
}

describe.each(LANGUAGES)("in %s", (language) => {
  const w = words(language, textOf(new URL("toy/en/", TESTS)), textOf(new URL(`toy/${language}/`, TESTS)));

  it.each(FILES)("says what %s has", (file) => {
    const game = file.replace(".json", "");
    const examples = JSON.parse(readFileSync(new URL(`sentences/${file}`, TESTS), "utf-8")) as Example[];
    for (const example of examples) {
      const written = example as Record<string, Record<string, string>>;
      if (example.event === undefined) {
        expect(said(w, game, example)).toBe(written[language]);
      } else {
        const tellings = told(w, game, example);
        expect(Object.keys(tellings).length).toBeGreaterThan(0);
        for (const [name, sentence] of Object.entries(tellings)) expect(sentence).toBe(written[name]?.[language]);
      }
    }
  });
});
