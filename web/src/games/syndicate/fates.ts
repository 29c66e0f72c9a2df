/** What the log of a game that is over says of its rounds, and of the hands that each firm went through. */
import type { SeenEvent, SyndicateView } from "../../api/types";
import { thinned } from "../../parts/chart";

/** Where the chart looks: where each round begins, and the end. Of the longest games some rounds are left out. */
const MOST_PLACES = 90;

export interface Place {
  readonly seq: number;
  /** Null: none is written below it. */
  readonly round: number | null;
}

export function placesOf(events: readonly SeenEvent[], last: number): Place[] {
  const places = new Map<number, number>();
  for (const { seq, event } of events)
    if (event["event"] === "turn" && !places.has(Number(event["round"]))) places.set(Number(event["round"]), seq);
  const rounds = [...places].map(([round, seq]) => ({ round, seq }));
  return [...thinned(rounds.length, MOST_PLACES).flatMap((at) => rounds[at] ?? []), { round: null, seq: last }];
}

export type How = "bought" | "traded" | "lost" | "inherited" | "taken-over" | "won-case" | "took";

export interface Fate {
  readonly firm: string;
  readonly group: string;
  /** Who had it one after the other; null: the bank. */
  readonly owners: readonly { readonly seat: number | null; readonly how: How }[];
}

/** Events that bring a firm into a hand: whose, and how. */
const GAINS: Readonly<Record<string, readonly [key: "seat" | "other", how: How]>> = {
  bought: ["seat", "bought"],
  "taken-over": ["seat", "taken-over"],
  inherited: ["seat", "inherited"],
  "won-case": ["seat", "won-case"],
  "took-firm": ["seat", "took"],
  "gave-firm": ["other", "took"],
  lost: ["other", "lost"],
};

/** Events that take it away. */
const LOSSES: readonly unknown[] = ["confiscated", "destroyed", "surrendered"];

type Owners = Map<string, { seat: number | null; how: How }[]>;

function pass(owners: Owners, firm: string, seat: number | null, how: How): void {
  const before = owners.get(firm);
  if (before === undefined) return;
  if (before.at(-1)?.seat !== seat) before.push({ seat, how });
}

export function fatesOf(events: readonly SeenEvent[], view: Pick<SyndicateView, "firms">): Fate[] {
  const owners: Owners = new Map(Object.keys(view.firms).map((firm) => [firm, []]));
  let offer: SeenEvent["event"] | null = null;
  for (const { event } of events) {
    const kind = String(event["event"]);
    const gain = GAINS[kind];
    if (kind === "proposed") offer = event;
    if (gain !== undefined) pass(owners, String(event["good"]), Number(event[gain[0]]), gain[1]);
    else if (LOSSES.includes(kind)) pass(owners, String(event["good"]), null, "took");
    else if (kind === "accepted" && offer !== null) {
      for (const good of offer["giving"] as string[]) pass(owners, good, Number(offer["other"]), "traded");
      for (const good of offer["taking"] as string[]) pass(owners, good, Number(offer["seat"]), "traded");
    }
  }
  return [...owners]
    .map(([firm, hands]) => ({ firm, group: view.firms[firm]?.group ?? "", owners: hands }))
    .filter((fate) => fate.owners.length > 0);
}
