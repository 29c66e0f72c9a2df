/** What came with the document for the first view. Nothing of it is there while the page is being written (`npm run dev`). */
import type { Guest, Offer, PositionChanged, Refusal, Table, Tables } from "./api/types";

export interface First {
  readonly language: string;
  /** Fluent files by language: the reader's own, and English if that lacks something. */
  readonly words: Readonly<Record<string, string>>;
  readonly offer: Offer;
  /** Who the visitor is; nothing is known of that while the server's store does not answer. */
  readonly guest: Guest | null;
  readonly tables: Tables;
  readonly table: Table;
  readonly position: PositionChanged;
  readonly refused: Refusal;
  /** The server does not let the visitor in. */
  readonly banned: Refusal;
}

const element = document.getElementById("first");
let parts = (element === null ? {} : JSON.parse(element.textContent)) as Partial<First>;

/** A part, if it came; it is handed out once, because later it is old. */
export function take<Name extends keyof First>(name: Name): First[Name] | undefined {
  const part = parts[name];
  parts = { ...parts, [name]: undefined };
  return part;
}
