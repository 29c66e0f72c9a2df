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
  return found.toSorted((one, other) => one.move.length - other.move.length).slice(0, MOST);
}

/** What the tab key makes of it: as far as all that it can become agree, and then the shortest; null: nothing more. */
export function completed(typed: string, offered: readonly Move[]): string | null {
  const [first] = offered;
  if (first === undefined) return null;
  const agreed = offered.reduce((common, { move }) => shared(common, move), first.move).trimEnd();
  const longer = [agreed, first.move].find((text) => text.length > typed.length && plain(text) !== plain(typed));
  return longer ?? null;
}

function shared(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

/** The parts of a line such as `3c, found Hydra, buy Hydra 3`. */
export function partsOf(typed: string): string[] {
  return typed
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** The move that a part means, and how often: `buy Hydra 3` is three times `buy Hydra`, unless it is a move by itself. */
export function meantTimes(
  part: string,
  legal: readonly Move[],
): { readonly move: Move; readonly times: number } | null {
  const move = meant(part, legal);
  if (move !== null) return { move, times: 1 };
  const [, text, times] = /^(.+?)\s+([1-9]\d?)$/.exec(part) ?? [];
  const repeated = text === undefined ? null : meant(text, legal);
  return repeated === null ? null : { move: repeated, times: Number(times) };
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
