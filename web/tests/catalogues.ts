/** The words of a language as the page gets them from the server. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "../src/words/catalogue";
import { Words } from "../src/words/words";

const LOCALES = new URL("../../src/openingbell/locales/", import.meta.url);

export const LANGUAGES = readdirSync(LOCALES).filter((name) => existsSync(new URL(`${name}/core.ftl`, LOCALES)));

/** `outside`: what a game from outside adds to the English catalogue, and to the language's own. */
export function words(language: string, outside = "", own = ""): Words {
  const english = new Catalogue("en", `${textOf(new URL("en/", LOCALES))}\n${outside}`);
  if (language === "en") return new Words(english);
  return new Words(new Catalogue(language, `${textOf(new URL(`${language}/`, LOCALES))}\n${own}`, english));
}

/** All messages in a folder; none if it is not there. */
export function textOf(folder: URL): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : [];
  return files.map((name) => readFileSync(new URL(name, folder), "utf-8")).join("\n");
}
