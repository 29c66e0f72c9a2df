/** Clauses found as one types: by every word, in any case and with or without accents. */
import type { RuleClause, Rules } from "../api/types";
import { idsOf, textsOf } from "./markdown";

export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

export type Chapter = Rules["chapters"][number];

/** As it is compared: small letters without accents. Syllables of Korean stay whole. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

/** The words somebody typed, as they are compared. */
export function wordsOf(typed: string): string[] {
  return folded(typed)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** A text in stretches: what is one of the words, and what lies between. */
export function stretchesOf(text: string, words: readonly string[]): Stretch[] {
  const signs = [...text.normalize("NFC")];
  // A sign may be folded to several, or to none: this says which sign each of the compared ones is of.
  const compared = signs.map(folded);
  const origin = compared.flatMap((sign, at) => Array.from({ length: sign.length }, () => at));
  const whole = compared.join("");
  const found = new Set<number>();
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (const sign of origin.slice(at, at + word.length)) found.add(sign);
  const stretches: { text: string; found: boolean }[] = [];
  signs.forEach((sign, at) => {
    const last = stretches.at(-1);
    if (last?.found === found.has(at)) last.text += sign;
    else stretches.push({ text: sign, found: found.has(at) });
  });
  return stretches;
}

/** The chapters with the clauses that have every word in what is `shown` of them, or in their id. */
export function search(
  chapters: Chapter[],
  words: readonly string[],
  shown: (clause: RuleClause) => readonly string[],
): Chapter[] {
  const ids = idsOf(chapters);
  const has = (clause: RuleClause) => {
    const texts = [clause.id, ...shown(clause).flatMap((text) => textsOf(text, ids))].map(folded);
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
  return chapters
    .map((chapter) => ({ ...chapter, clauses: chapter.clauses.filter(has) }))
    .filter((chapter) => chapter.clauses.length > 0);
}
