/** The reader's language, switched at once: every component that says something reads `language.words`. */
import { api } from "../api/client";
import { remember, remembered } from "../settings";
import { Catalogue } from "./catalogue";
import { Words } from "./words";

/** Whose sentences stand in for those that another language lacks. */
const FALLBACK = "en";

class Language {
  #words = $state.raw<Words | null>(null);
  #ownNames = $state.raw<Readonly<Record<string, string>> | null>(null);
  readonly #here = $derived(this.#ownNames === null ? this.#words : (this.#words?.at(this.#ownNames) ?? null));
  readonly #loaded = new Map<string, Promise<Catalogue>>();

  get ready(): boolean {
    return this.#words !== null;
  }

  get words(): Words {
    if (this.#here === null) throw new Error("no language is loaded yet");
    return this.#here;
  }

  /** Speak as at a table whose own data file calls things otherwise; null: as everywhere. */
  callThings(ownNames: Readonly<Record<string, string>> | null): void {
    this.#ownNames = ownNames;
  }

  /** With the words that came along, by language. */
  begin(language: string, texts: Readonly<Record<string, string>>): void {
    const english = texts[FALLBACK];
    const fallback = english === undefined ? null : new Catalogue(FALLBACK, english);
    const own = language === FALLBACK ? fallback : new Catalogue(language, texts[language] ?? "", fallback);
    if (own === null) return;
    this.#loaded.set(language, Promise.resolve(own));
    this.#words = new Words(own);
  }

  async use(language: string): Promise<void> {
    this.#words = new Words(await this.#catalogue(language));
    document.documentElement.lang = language;
    remember("language", language);
  }

  /** Each is loaded once; one that could not be is asked for again the next time. */
  #catalogue(language: string): Promise<Catalogue> {
    const loading = this.#loaded.get(language) ?? this.#load(language);
    this.#loaded.set(language, loading);
    loading.catch(() => this.#loaded.delete(language));
    return loading;
  }

  async #load(language: string): Promise<Catalogue> {
    const [text, fallback] = await Promise.all([
      api.catalogue(language),
      language === FALLBACK ? null : this.#catalogue(FALLBACK),
    ]);
    return new Catalogue(language, text, fallback);
  }
}

export const language = new Language();

/** The language to begin with: the one chosen here before, else the browser's, exactly or without its region, else
 * English. */
export function preferredLanguage(offered: readonly string[]): string {
  const wishes = [remembered("language") ?? "", ...navigator.languages].flatMap((wish) => [wish, wish.split("-")[0]]);
  return wishes.find((wish) => wish !== undefined && offered.includes(wish)) ?? FALLBACK;
}
