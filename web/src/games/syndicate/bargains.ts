/** Who bought what from whom, as the log of a game tells it: a row for each dealing in firms, cards and papers. */
import type { SeenEvent } from "../../api/types";

export interface Bargain {
  /** The move that made it. */
  readonly seq: number;
  readonly round: number;
  /** Null: the bank. */
  readonly from: number | null;
  readonly to: number | null;
  readonly what: readonly string[];
  /** Things, or a sum in figures; empty if the log names none. */
  readonly price: readonly string[];
}

const PURCHASES: readonly string[] = ["bought", "bought-share", "bought-stock", "bought-out", "bought-cell"];
const SALES: readonly string[] = ["sold-share", "sold-stock"];

export const isMoney = (item: string) => /^\d+$/.test(item);

type Told = SeenEvent["event"];

const seatOf = (seat: unknown) => (typeof seat === "number" ? seat : null);

function thingsOf(event: Told): string[] {
  const kind = String(event["event"]);
  const good = event["good"] === undefined ? "exchange" : String(event["good"]);
  return [kind === "bought" || good === "exchange" ? good : `share ${good}`];
}

/** What was paid to the bank or by it; with a Banker the event is whose cash it was. */
function withBank(event: Told): Omit<Bargain, "seq" | "round"> {
  const amount = Number(event["amount"] ?? 0);
  const [payer, payee] = amount > 0 ? [null, seatOf(event["seat"])] : [seatOf(event["seat"]), seatOf(event["other"])];
  return { from: payee, to: payer, what: thingsOf(event), price: amount === 0 ? [] : [String(Math.abs(amount))] };
}

/** Whoever gives money alone has bought the rest. */
function between(offer: Told): Omit<Bargain, "seq" | "round"> {
  const [giving, taking] = [offer["giving"] as string[], offer["taking"] as string[]];
  const [seat, other] = [seatOf(offer["seat"]), seatOf(offer["other"])];
  return giving.every(isMoney)
    ? { from: other, to: seat, what: taking, price: giving }
    : { from: seat, to: other, what: giving, price: taking };
}

export function bargainsOf(events: readonly SeenEvent[]): Bargain[] {
  const found: Bargain[] = [];
  let round = 1;
  let offer: Told | null = null;
  for (const { seq, event } of events) {
    const kind = String(event["event"]);
    if (kind === "turn") round = Number(event["round"]);
    else if (kind === "proposed") offer = event;
    else if (kind === "accepted" && offer !== null) found.push({ seq, round, ...between(offer) });
    else if (PURCHASES.includes(kind) || SALES.includes(kind)) found.push({ seq, round, ...withBank(event) });
  }
  return found;
}
