/** What happened as a row of stops: where somebody who watches would look, or step to. */
import type { SeenEvent } from "../api/types";

export interface Stop {
  readonly seq: number;
  /** Milliseconds before the next stop. */
  readonly pause: number;
}

export type Pause = (kind: string) => number;

function kindOf(event: SeenEvent): string {
  return String(event.event["event"]);
}

/** The numbers of moves worth a stop; moves of the same kind by the same seat in a row count once, at the last. */
export function stops(events: readonly SeenEvent[], pause: Pause): Stop[] {
  const found: { seq: number; pause: number; what: string }[] = [];
  for (const event of events) {
    const length = pause(kindOf(event));
    if (length === 0) continue;
    const what = `${kindOf(event)} ${String(event.event["seat"])}`;
    const last = found.at(-1);
    if (last !== undefined && last.seq === event.seq) {
      last.pause = Math.max(last.pause, length);
      last.what += what;
    } else if (last !== undefined && last.what === what) {
      last.seq = event.seq;
    } else {
      found.push({ seq: event.seq, pause: length, what });
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
