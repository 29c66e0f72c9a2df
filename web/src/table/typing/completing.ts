/** Notation that is typed: what it may become, and which move it means. */
import type { Move } from "../../api/types";

const MOST = 8;

function plain(text: string): string {
  return text.trim().toLowerCase().split(/\s+/).join(" ");
}

/** The legal moves that begin like this, or else those that have all these words in them; the shortest first. */
export function completions(typed: string, legal: readonly Move[]): Move[] {
  const text = plain(typed);
  const words = text.split(" ");
  const beginning = legal.filter(({ move }) => plain(move).startsWith(text));
  const found = beginning.length > 0 ? beginning : legal.filter(({ move }) => holds(plain(move), words));
  return found.slice(0, MOST);
}

/** The move that is typed out, or the only one that it can become. */
export function meant(typed: string, legal: readonly Move[]): Move | null {
  const text = plain(typed);
  if (text === "") return null;
  const exact = legal.find(({ move }) => plain(move) === text);
  if (exact !== undefined) return exact;
  const found = completions(typed, legal);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function holds(move: string, words: readonly string[]): boolean {
  const parts = move.split(" ");
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
