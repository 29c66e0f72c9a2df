/** Whom a table waits for. */
import type { Table } from "../api/types";
import { namesOf } from "../words/names";
import type { Words } from "../words/words";

export function isYourTurn(table: Table): boolean {
  return table.status === "playing" && table.actor !== null && table.yours.includes(table.actor);
}

/** Whether everybody sits, and the game waits for the viewer to come. */
export function isFullForYou(table: Table): boolean {
  const you = table.yours[0]; // people who share a device have one salt
  return (table.begins_by ?? null) !== null && you !== undefined && !(table.fair?.told ?? []).includes(you);
}

export function awaitsYou(table: Table): boolean {
  return isYourTurn(table) || isFullForYou(table);
}

/** At how many other tables somebody waits for the viewer. */
export function waitingElsewhere(tables: readonly Table[], here: string): number {
  return tables.filter((table) => table.id !== here && awaitsYou(table)).length;
}

/** How a table stands, in a few words. */
export function standing(table: Table, w: Words): string {
  if (isYourTurn(table)) return w.say("page-your-turn");
  if (isFullForYou(table)) return w.say("page-come");
  if (table.status !== "playing" || table.actor === null) return w.say(`page-status-${table.status}`);
  return w.say("page-turn-of", { name: namesOf(table.seats, w)[table.actor] ?? "" });
}
