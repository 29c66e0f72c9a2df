/** Playing on from a game, and trying out one's own. */
import { ask, type SaidSeat } from "../api/client";
import type { Sitting, Table } from "../api/types";

/** A finished game: that of a table here, or one that somebody has as a file. */
export type Played = { readonly table: string } | { readonly record: object };

export const playOn = (from: Played, at: number, seats: readonly Sitting[]) =>
  ask<Table>("POST", "/forks", { ...("record" in from ? { record: begun(from.record, at) } : from), at, seats });

export const whatIf = (id: string, seq: number, seat: SaidSeat) =>
  ask<Table>("POST", `/tables/${id}/what-if${seat === null ? "" : `?seat=${seat}`}`, { seq });

/** A record as far as it is needed: long games are large. */
export function begun(record: object, at: number): object {
  const kept = Object.entries(record).filter(([key]) =>
    ["format", "game", "rules", "options", "data", "moves"].includes(key),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === "moves" && Array.isArray(value) ? value.slice(0, at) : value]),
  );
}
