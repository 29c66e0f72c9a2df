/** Where a player's money came from: events account for all of it. */
import type { SeenEvent } from "../api/types";

export interface Source {
  readonly part: string;
  readonly amount: number;
}

/** A seat's sum in parts: what there was at the start, and what the events of each part brought or cost, if anything. */
export function sourcesOf(
  events: readonly SeenEvent[],
  parts: Readonly<Record<string, readonly string[]>>,
  seat: number,
  sum: number,
): Source[] {
  const changed = (kinds: readonly string[] | null) =>
    events
      .map(({ event }) => event)
      .filter((event) => kinds === null || kinds.includes(String(event["event"])))
      .reduce((total, event) => total + changeFor(event, seat), 0);
  const named = Object.entries(parts).map(([part, kinds]) => ({ part, amount: changed(kinds) }));
  return [{ part: "start", amount: sum - changed(null) }, ...named].filter(({ amount }) => amount !== 0);
}

function changeFor(event: SeenEvent["event"], seat: number): number {
  const amount = Number(event["amount"] ?? 0);
  if (event["seat"] === seat) return amount;
  return event["other"] === seat ? -amount : 0;
}
