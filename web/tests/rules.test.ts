/** Rules that are searched as one types, and what is marked in them. */
import { describe, expect, it } from "vitest";
import type { RuleClause, Rules } from "../src/api/types";
import { textsOf } from "../src/rules/markdown";
import { search, stretchesOf, wordsOf } from "../src/rules/searching";

const clause = (id: string, text: string, reason = ""): RuleClause => ({ id, text, reason, provisional: false });
const CHAPTERS: Rules["chapters"] = [
  {
    id: "A-4",
    heading: "Founding",
    clauses: [
      clause("A-4.1", "You *found* a corporation (`found`), see A-5.1."),
      clause("A-4.2", "| tiles | 2 |\n|---|---|\n| cheap | 200 |\n"),
    ],
  },
  {
    id: "A-5",
    heading: "Mergers",
    clauses: [clause("A-5.1", "A tile merges corporations.", "The rulebook is silent.")],
  },
];
const found = (typed: string) =>
  search(CHAPTERS, wordsOf(typed), ({ text, reason }) => [text, reason]).flatMap(({ clauses }) =>
    clauses.map(({ id }) => id),
  );
const marked = (text: string, typed: string) =>
  stretchesOf(text, wordsOf(typed))
    .filter((stretch) => stretch.found)
    .map((stretch) => stretch.text);

describe("searching", () => {
  it("finds every word, wherever it is: in a text, a table, a reason or an id", () => {
    expect(found("corporation")).toEqual(["A-4.1", "A-5.1"]);
    expect(found("corporation tile")).toEqual(["A-5.1"]);
    expect(found("cheap 200")).toEqual(["A-4.2"]);
    expect(found("silent")).toEqual(["A-5.1"]);
    expect(found("a-5.1")).toEqual(["A-4.1", "A-5.1"]);
    expect(found("bankruptcy")).toEqual([]);
  });

  it("leaves everything where nothing is typed, and chapters out where nothing is found", () => {
    expect(found("  ")).toEqual(["A-4.1", "A-4.2", "A-5.1"]);
    expect(search(CHAPTERS, ["merges"], ({ text }) => [text]).map(({ id }) => id)).toEqual(["A-5"]);
  });

  it("does not see the signs of Markdown", () => {
    expect(found("*found*")).toEqual([]);
    expect(found("|")).toEqual([]);
    expect(textsOf("*a `b` c*, d", new Set())).toEqual(["a ", "b", " c", ", d"]);
  });
});

describe("marking", () => {
  it.each([
    ["FUSIÓN y Fusion", "fusion", ["FUSIÓN", "Fusion"]],
    ["Più azioni, più soldi", "PIU", ["Più", "più"]],
    ["Счёт идёт на клетки", "счет", ["Счёт"]],
    ["Йод", "йод", ["Йод"]],
    ["합병은 합니다", "합병", ["합병"]],
    ["주식과 중앙", "주", ["주"]],
    ["Straße", "e", ["e"]],
  ])("in %s finds %s in any case, with accents and without", (text, typed, expected) => {
    expect(marked(text, typed)).toEqual(expected);
  });

  it("keeps the text whole, and joins what touches", () => {
    const stretches = stretchesOf("I\u0307stanbul e\u0301 così", ["sta", "anb", "cosi"]);
    expect(stretches.map(({ text }) => text).join("")).toBe("I\u0307stanbul e\u0301 così".normalize("NFC"));
    expect(stretches.filter((stretch) => stretch.found).map(({ text }) => text)).toEqual(["stanb", "così"]);
  });

  it("marks something in everything that is found", () => {
    for (const typed of ["found", "a-5", "200", "the", "corp"]) {
      const ids = new Set(CHAPTERS.flatMap(({ clauses }) => clauses.map(({ id }) => id)));
      for (const one of CHAPTERS.flatMap(({ clauses }) => clauses)) {
        const texts = [one.id, ...textsOf(one.text, ids), ...textsOf(one.reason, ids)];
        expect(texts.some((text) => marked(text, typed).length > 0)).toBe(found(typed).includes(one.id));
      }
    }
  });
});
