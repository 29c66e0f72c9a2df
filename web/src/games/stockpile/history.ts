/** What the story so far says of the market: prices over time, and what happened to each company in this round. */
import type { SeenEvent, StockpileView } from "../../api/types";

type Event = SeenEvent["event"];

const PRICES: readonly unknown[] = ["rose", "fell", "split", "bankrupt"];

export function upTo(events: readonly SeenEvent[], seq: number): Event[] {
  return events.filter((event) => event.seq <= seq).map(({ event }) => event);
}

/** A company's prices one after the other, from the one it starts with to the present one. */
export function pricesOf(events: readonly Event[], company: StockpileView["companies"][number]): number[] {
  const start = (company.track[company.start_space - 1] ?? 0) * 1000;
  const changes = events.filter((event) => event["company"] === company.name && PRICES.includes(event["event"]));
  const prices = [start, ...changes.map((event) => Number(event["price"]))];
  return prices.at(-1) === company.price ? prices : [...prices, company.price];
}

/** The events of the present round. */
export function ofThisRound(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex((event) => event["event"] === "round") + 1);
}

/** The latest of this round about each pile on which a piece was outbid whose owner has not bid again. */
export function outbid(round: readonly Event[]): Event[] {
  return round.filter(
    (event, at) =>
      event["event"] === "outbid" &&
      !round.slice(at + 1).some((later) => later["event"] === "bid" && later["seat"] === event["seat"]),
  );
}
