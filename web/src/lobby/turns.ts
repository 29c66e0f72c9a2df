/** Whom a table waits for. */
import type { Table } from "../api/types";
import { namesOf } from "../words/names";
import type { Words } from "../words/words";

export function isYourTurn(table: Table): boolean {
  return table.status === "playing" && table.actor !== null && table.yours.includes(table.actor);
}

/** How a table stands, in a few words. */
export function standing(table: Table, w: Words): string {
  if (isYourTurn(table)) return w.say("page-your-turn");
  if (table.status !== "playing" || table.actor === null) return w.say(`page-status-${table.status}`);
  return w.say("page-turn-of", { name: namesOf(table.seats, w)[table.actor] ?? "" });
}
