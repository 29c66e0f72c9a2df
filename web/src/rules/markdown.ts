/** The few parts of Markdown that rules are written in: paragraphs, tables, `moves`, *terms*; and clauses that are cited. */
import type { Rules } from "../api/types";

export interface Piece {
  readonly kind: "text" | "move" | "term" | "clause";
  readonly text: string;
}

export type Line = readonly Piece[];
export type Block = { readonly rows: readonly (readonly Line[])[] } | { readonly line: Line };

const MARKS = /`([^`]+)`|\*([^*]+)\*|\b([A-Z]+-\d+(?:\.\d+)?)\b/g;
const DASHES = /^:?-+:?$/;

/** `clauses`: the ids that can be followed. */
export function blocksOf(markdown: string, clauses: ReadonlySet<string>): Block[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => line.trim());
      if (!lines.every((line) => line.startsWith("|"))) return { line: lineOf(lines.join(" "), clauses) };
      const cells = lines.map((line) =>
        line
          .replace(/^\||\|$/g, "")
          .split("|")
          .map((cell) => cell.trim()),
      );
      const rows = cells.filter((row) => !row.every((cell) => DASHES.test(cell)));
      return { rows: rows.map((row) => row.map((cell) => lineOf(cell, clauses))) };
    });
}

export function lineOf(text: string, clauses: ReadonlySet<string>): Line {
  const pieces: Piece[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKS)) {
    const [whole, move, term, clause] = mark;
    if (clause !== undefined && !clauses.has(clause)) continue;
    pieces.push({ kind: "text", text: text.slice(end, mark.index) });
    pieces.push({ kind: move ? "move" : term ? "term" : "clause", text: move ?? term ?? clause ?? "" });
    end = mark.index + whole.length;
  }
  pieces.push({ kind: "text", text: text.slice(end) });
  return pieces.filter((piece) => piece.text !== "");
}

/** What is read of a piece of Markdown, piece by piece. */
export function textsOf(markdown: string, clauses: ReadonlySet<string>): string[] {
  const read = (line: Line): string[] =>
    line.flatMap(({ kind, text }) => (kind === "term" ? read(lineOf(text, clauses)) : [text]));
  return blocksOf(markdown, clauses)
    .flatMap((block) => ("line" in block ? [block.line] : block.rows.flat()))
    .flatMap(read);
}

/** The ids of all clauses: those that can be followed. */
export function idsOf(chapters: Rules["chapters"]): Set<string> {
  return new Set(chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id)));
}
