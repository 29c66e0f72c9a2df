/** The last reckoning: what the events of the end say, step by step. */
import type { SeenEvent } from "../../api/types";

type Event = SeenEvent["event"];

/** One step: what is told in it, and what everybody has after it. */
export interface Step {
  readonly company: string | null;
  readonly what: "holdings" | "sales";
  /** By seat: shares that are shown. */
  readonly shares: readonly number[];
  /** By seat: dollars that this step brought. */
  readonly gained: readonly number[];
  readonly cash: readonly number[];
}

/** Where everybody's worth is looked at: when each round begins, and at the end. */
export function placesOf(events: readonly SeenEvent[], last: number): number[] {
  return [...events.filter(({ event }) => event["event"] === "round").map(({ seq }) => seq), last];
}

const amountOf = (event: Event) => (typeof event["amount"] === "number" ? event["amount"] : 0);
const MAJORITIES = ["majority", "majority-tied"];

/** The events from where the game ends to its result. */
export function closing(events: readonly Event[]): Event[] {
  const first = events.findIndex((event) => event["event"] === "ending");
  return first < 0 ? [] : events.slice(first + 1);
}

/** First the holdings of each company with its majority, then what each company's shares bring. */
export function reckon(events: readonly Event[], final: readonly number[]): Step[] {
  const told = closing(events);
  const nobody = final.map(() => 0);
  const total = told.reduce((sums, event) => plus(sums, event), nobody);
  let cash = final.map((sum, seat) => sum - (total[seat] ?? 0));
  const steps: Step[] = [];

  function add(what: Step["what"], company: string | null, shares: readonly number[], paid: readonly Event[]): void {
    const gained = paid.reduce((sums, event) => plus(sums, event), nobody);
    cash = cash.map((sum, seat) => sum + (gained[seat] ?? 0));
    steps.push({ what, company, shares, gained, cash });
  }

  told.forEach((event, at) => {
    if (event["event"] !== "holdings") return;
    const next = told.findIndex((other, place) => place > at && !isPaidWith(other, MAJORITIES));
    add("holdings", nameOf(event), event["shares"] as number[], told.slice(at + 1, next < 0 ? undefined : next));
  });
  // Fees are paid out of whatever somebody earns, and told right behind it.
  const sales = told.flatMap((event, at) => {
    if (event["event"] !== "sold-out") return [];
    const next = told.findIndex((other, place) => place > at && !isPaidWith(other, []));
    return [{ event, paid: told.slice(at, next < 0 ? undefined : next) }];
  });
  for (const company of new Set(sales.map(({ event }) => nameOf(event)))) {
    const own = sales.filter(({ event }) => nameOf(event) === company);
    const shares = final.map((_, seat) =>
      own.filter(({ event }) => event["seat"] === seat).reduce((sum, { event }) => sum + Number(event["shares"]), 0),
    );
    add(
      "sales",
      company,
      shares,
      own.flatMap(({ paid }) => paid),
    );
  }
  return steps;
}

const nameOf = (event: Event): string | null => (typeof event["company"] === "string" ? event["company"] : null);

/** Whether an event belongs to the payment before it: one of these kinds, or a fee. */
function isPaidWith(event: Event, kinds: readonly string[]): boolean {
  return [...kinds, "fee-paid"].includes(String(event["event"]));
}

function plus(sums: readonly number[], event: Event): number[] {
  return sums.map((sum, seat) => sum + (event["seat"] === seat ? amountOf(event) : 0));
}
