/** The reader's language, switched at once: every component that says something reads `language.words`. */
import { api } from "../api/client";
import { remember, remembered } from "../settings";
import { Catalogue } from "./catalogue";
import { Words } from "./words";

/** Languages by their own names, and by the code a switch has room for. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: "English",
  ru: "Русский",
  it: "Italiano",
  ko: "한국어",
};

class Language {
  #words = $state.raw<Words | null>(null);
  readonly #loaded = new Map<string, Words>();

  get ready(): boolean {
    return this.#words !== null;
  }

  get words(): Words {
    if (this.#words === null) throw new Error("no language is loaded yet");
    return this.#words;
  }

  async use(language: string): Promise<void> {
    let words = this.#loaded.get(language);
    if (words === undefined) {
      words = new Words(new Catalogue(language, await api.catalogue(language)));
      this.#loaded.set(language, words);
    }
    this.#words = words;
    document.documentElement.lang = language;
    remember("language", language);
  }
}

export const language = new Language();

/** The language to begin with: the one chosen here before, else the browser's, else English. */
export function preferredLanguage(offered: readonly string[]): string {
  const wishes = [remembered("language"), ...navigator.languages.map((wish) => wish.slice(0, 2))];
  return wishes.find((wish) => wish !== null && offered.includes(wish)) ?? "en";
}
