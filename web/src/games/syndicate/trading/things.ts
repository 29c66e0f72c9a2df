/** What a trade is about: how often each thing is named, and what there is to name. Which of it may be is the server's say. */
import type { Sketch, SketchJudged, SyndicateView } from "../../../api/types";
import type { Words } from "../../../words/words";
import { isTeam } from "../view";

export const MONEY = "money";

/** A thing of a sketch in words. */
export function said(w: Words, thing: string): string {
  return /^\d+$/.test(thing) ? w.money(Number(thing), "syndicate") : w.name("syndicate", thing);
}

/** How many of each thing, of money how much. */
export type Counts = Readonly<Record<string, number>>;

export type Side = "gives" | "takes";

/** In the words that a sketch has: each thing as often as it is named, of money the sum. */
export function thingsOf(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([item, number]) =>
    number <= 0 ? [] : item === MONEY ? [String(number)] : Array.from({ length: number }, () => item),
  );
}

export function countsOf(things: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const thing of things) {
    const sum = /^\d+$/.test(thing);
    const item = sum ? MONEY : thing;
    counts[item] = (counts[item] ?? 0) + (sum ? Number(thing) : 1);
  }
  return counts;
}

export interface Row {
  readonly item: string;
  readonly kind: "group" | "share" | "paper";
  /** Of a group what belongs to it. */
  readonly goods: readonly string[];
  readonly number: number;
  /** 0: it cannot be traded as things are. */
  readonly most: number;
}

/** Everything a seat has that can be named but money, groups first; a group that cannot be traded now is there, too. */
export function rowsOf(
  view: Pick<SyndicateView, "players">,
  seat: number,
  may: SketchJudged["may_give"],
  counts: Counts,
): Row[] {
  const held = view.players[seat]?.firms ?? {};
  const groups = [...Object.keys(held), ...Object.keys(may).filter((item) => item === "illegal" && !(item in held))];
  const others = Object.keys(may).filter((item) => item !== MONEY && !groups.includes(item));
  return [
    ...groups
      .toSorted((one, other) => Number(isTeam(one)) - Number(isTeam(other)))
      .map((item) => ({ item, kind: "group" as const, goods: held[item] ?? [] })),
    ...others.map((item) => ({
      item,
      kind: item.startsWith("share ") ? ("share" as const) : ("paper" as const),
      goods: [],
    })),
  ].map((row) => ({ ...row, number: counts[row.item] ?? 0, most: may[row.item] ?? 0 }));
}

/** What a seat would give, and what it would get, of a sketch that concerns it. */
export function sidesFor(sketch: Sketch, seat: number): { readonly give: Side; readonly get: Side } {
  return seat === sketch.proposer ? { give: "gives", get: "takes" } : { give: "takes", get: "gives" };
}

/** What of a sketch a seat would give, as goods: of a group each firm that it has, of money the sum. */
export function goodsOf(view: Pick<SyndicateView, "players">, sketch: Sketch, side: Side): string[] {
  const giver = side === "gives" ? sketch.proposer : sketch.partner;
  const held = view.players[giver]?.firms ?? {};
  return sketch[side].flatMap((thing) => held[thing] ?? [thing]);
}

/** The other of the two. */
export function otherOf(sketch: Sketch, seat: number): number {
  return seat === sketch.proposer ? sketch.partner : sketch.proposer;
}

/** The trade that is proposed on the table, as a sketch. */
export function proposedOn(view: Pick<SyndicateView, "trade">): Sketch | null {
  const { trade } = view;
  return trade === null
    ? null
    : { proposer: trade.seat, partner: trade.partner, gives: trade.gives, takes: trade.takes };
}
