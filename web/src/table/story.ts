/** What happened as a row of stops: where somebody who watches would look, or step to. */
import type { SeenEvent } from "../api/types";

export interface Stop {
  readonly seq: number;
  /** Milliseconds before the next stop. */
  readonly pause: number;
  /** What is worth the stop. */
  readonly events: readonly SeenEvent[];
}

export type Pause = (kind: string) => number;

function kindOf(event: SeenEvent): string {
  return String(event.event["event"]);
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

/** A line of the log, and how often it was said in a row. */
export interface LogLine {
  readonly seq: number;
  readonly event: SeenEvent["event"];
  readonly text: string;
  readonly times: number;
}

/** Events as lines: the same sentence several times in a row is one of them. */
export function linesOf(events: readonly SeenEvent[], say: (event: SeenEvent) => string): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) {
    const text = say(event);
    const last = lines.at(-1);
    if (last?.text === text) lines.splice(-1, 1, { ...last, seq: event.seq, times: last.times + 1 });
    else lines.push({ ...event, text, times: 1 });
  }
  return lines;
}
