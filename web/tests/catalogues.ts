/** The words of a language as the page gets them from the server. */
import { readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "../src/words/catalogue";
import { Words } from "../src/words/words";

const LOCALES = new URL("../../src/openingbell/locales/", import.meta.url);

/** `outside`: what a game from outside adds to the catalogue. */
export function words(language: string, outside = ""): Words {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const texts = files.map((name) => readFileSync(new URL(name, folder), "utf-8"));
  return new Words(new Catalogue(language, [...texts, outside].join("\n")));
}
