/** What happened as a row of stops: where somebody who watches would look, or step to. */
import type { SeenEvent } from "../api/types";

export interface Stop {
  readonly seq: number;
  /** Milliseconds before the next stop. */
  readonly pause: number;
  /** What is worth the stop. */
  readonly events: readonly SeenEvent[];
  /** Whether it is told before its position is shown. */
  readonly early?: boolean;
}

export type Pause = (kind: string) => number;

function kindOf(event: SeenEvent): string {
  return String(event.event["event"]);
}

/** Whether something happened at the table, and not in the game. */
export function isAtTable(event: SeenEvent): boolean {
  return kindOf(event).startsWith("table-");
}

/** The numbers of moves worth a stop; moves of the same kind by the same seat in a row count once, at the last. */
export function stops(events: readonly SeenEvent[], pause: Pause): Stop[] {
  const found: { seq: number; pause: number; what: string; events: SeenEvent[] }[] = [];
  for (const event of events) {
    const length = pause(kindOf(event));
    if (length === 0) continue;
    const what = `${kindOf(event)} ${String(event.event["seat"])}`;
    const last = found.at(-1);
    if (last !== undefined && last.seq === event.seq) {
      last.pause = Math.max(last.pause, length);
      last.what += what;
      last.events.push(event);
    } else if (last !== undefined && last.what === what) {
      last.seq = event.seq;
      last.events.push(event);
    } else {
      found.push({ seq: event.seq, pause: length, what, events: [event] });
    }
  }
  return found;
}

/** The last stop of a game in parts: its events with the same `beat` together, and the position with the last of them, so
 * that no sum is seen before it is told. */
export function inBeats(stop: Stop, pause: Pause, beat: (event: SeenEvent["event"]) => string): Stop[] {
  const parts = new Map<string, SeenEvent[]>();
  for (const event of stop.events) {
    const name = beat(event.event);
    parts.set(name, [...(parts.get(name) ?? []), event]);
  }
  return [...parts.values()].map((events, at) => ({
    seq: stop.seq,
    pause: Math.max(...events.map((event) => pause(kindOf(event)))),
    events,
    early: at < parts.size - 1,
  }));
}

/** The events of others after `since`: one's own moves need no showing. */
export function newsFor(events: readonly SeenEvent[], since: number, seat: number | null): SeenEvent[] {
  return events.filter((event) => event.seq > since && (seat === null || event.event["seat"] !== seat));
}

/** Events in groups: the first of a group is one that opens it. */
export function groups(events: readonly SeenEvent[], opens: (kind: string) => boolean): SeenEvent[][] {
  const found: SeenEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last === undefined || opens(kindOf(event))) found.push([event]);
    else last.push(event);
  }
  return found;
}

/** After how many moves each group begins. */
export function openings(events: readonly SeenEvent[], opens: (kind: string) => boolean): number[] {
  return [...new Set(events.filter((event) => opens(kindOf(event))).map((event) => event.seq))];
}

/** After how many moves each round begins: with another number, or where the first to play is to play again. */
export function rounds(events: readonly SeenEvent[], opens: (kind: string) => boolean): number[] {
  const begun = events.filter((event) => opens(kindOf(event)));
  const first = begun.find((event) => event.event["seat"] !== undefined)?.event["seat"];
  const found = begun.filter(({ event }, at) =>
    event["round"] === undefined
      ? event["seat"] === undefined || event["seat"] === first
      : event["round"] !== begun[at - 1]?.event["round"],
  );
  return [...new Set(found.map((event) => event.seq))];
}

export type Together = (one: SeenEvent["event"], another: SeenEvent["event"]) => SeenEvent["event"] | null;

/** Events as they are told: those in a row that one sentence tells are one, with the number of the last. */
export function condensed(events: readonly SeenEvent[], together: Together): SeenEvent[] {
  const told: SeenEvent[] = [];
  for (const { seq, event } of events) {
    const last = told.at(-1);
    const both = last === undefined ? null : together(last.event, event);
    if (both === null) told.push({ seq, event });
    else told.splice(-1, 1, { seq, event: both });
  }
  return told;
}
