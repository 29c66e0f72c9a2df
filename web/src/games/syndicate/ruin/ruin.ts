/** A ruin step by step, from what is told of the turn: what was settled, who got what, and what becomes of the rest. */
import type { SeenEvent, SyndicateView } from "../../../api/types";

type Event = SeenEvent["event"];

/** What is auctioned: to whom it went and for how much; null: nobody wanted it; undefined: it is not decided yet. */
export interface Lot {
  readonly good: string;
  readonly buyer?: number | null;
  readonly price: number;
  readonly now: boolean;
}

export interface Ruin {
  readonly seat: number;
  /** The number of the move that brought it about. */
  readonly seq: number;
  readonly ruined: Event;
  /** How the creditor was paid: the last cash, and what the bank owed for the goods. */
  readonly paid: readonly Event[];
  readonly lots: readonly Lot[];
}

const PAYMENTS: readonly unknown[] = ["last-cash", "estate", "lapsed", "took-firm", "took-stock", "took-structure"];

/** The latest ruin among these events; null if there is none. `view` is the position they have led to. */
export function ruinOf(events: readonly SeenEvent[], view: Pick<SyndicateView, "auction" | "waiting">): Ruin | null {
  const at = events.findLastIndex(({ event }) => event["event"] === "ruined");
  const found = events[at];
  if (found === undefined) return null;
  const after = events.slice(at + 1).map(({ event }) => event);
  const opened = after.findIndex((event) => event["event"] === "auction");
  const settling = opened < 0 ? after : after.slice(0, opened);
  const auctions = opened < 0 ? [] : after.slice(opened);
  return {
    seat: Number(found.event["seat"]),
    seq: found.seq,
    ruined: found.event,
    paid: settling.filter((event) => PAYMENTS.includes(event["event"])),
    lots: [...lotsOf(auctions, view.auction?.good ?? null), ...view.waiting.map(waiting)],
  };
}

function waiting(good: string): Lot {
  return { good, price: 0, now: false };
}

function lotsOf(events: readonly Event[], offered: string | null): Lot[] {
  const lots: Lot[] = [];
  for (const event of events) {
    const good = String(event["good"]);
    if (event["event"] === "auction") lots.push({ good, price: 0, now: good === offered });
    const last = lots.at(-1);
    if (last?.good !== good || last.now) continue;
    if (event["event"] === "bought")
      lots.splice(-1, 1, { ...last, buyer: Number(event["seat"]), price: -Number(event["amount"] ?? 0) });
    if (event["event"] === "unsold") lots.splice(-1, 1, { ...last, buyer: null });
  }
  return lots;
}

/** Where a seat was ruined: the number of that move, or nothing. */
export function ruinedAt(events: readonly SeenEvent[], seat: number): number | undefined {
  return events.find(({ event }) => event["event"] === "ruined" && event["seat"] === seat)?.seq;
}
