/** Bonuses as events tell them: for one corporation they are paid together, in one move. */
import type { SeenEvent } from "../../api/types";

export const BONUSES: readonly string[] = ["bonus-majority", "bonus-minority", "bonus-sole", "bonus-tied"];

export interface Bonus {
  readonly seat: number;
  readonly kind: string;
  readonly amount: number;
}

const isBonus = ({ event }: SeenEvent): boolean => BONUSES.includes(String(event["event"]));

/** The corporation whose bonuses were the last to be paid; null: there were none. */
export function lastPaid(events: readonly SeenEvent[]): string | null {
  const last = events.findLast(isBonus);
  return last === undefined ? null : String(last.event["corporation"]);
}

/** What the last bonuses for a corporation were, the largest first. */
export function bonusesFor(events: readonly SeenEvent[], corporation: string): Bonus[] {
  const its = events.filter((event) => isBonus(event) && event.event["corporation"] === corporation);
  const seq = its.at(-1)?.seq;
  return its
    .filter((event) => event.seq === seq)
    .map(({ event }) => ({
      seat: Number(event["seat"]),
      kind: String(event["event"]),
      amount: Number(event["amount"]),
    }));
}
