/** What a turn has brought so far, in a line: who did what, one after the other, as far as the game has short words. */
import type { SeenEvent } from "../api/types";
import type { Reader, Words } from "../words/words";
import { condensed } from "./story";

type Event = SeenEvent["event"];

/** Longer than this a line is not read. */
const CLAUSES = 4;

/** Things that belong together: what one seat did in a row, or one deed of a kind. */
function rows(events: readonly Event[], belong: (one: Event, another: Event) => boolean): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && belong(last[0], event)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The latest of what happened; empty if the game has no short words for any of it. */
export function narrated(words: Words, game: string, events: readonly SeenEvent[], reader: Reader): string {
  const told = condensed(events, (one, another) => words.together(game, one, another)).map(({ event }) => event);
  const worth = told.filter((event) => words.brief(game, [event], reader) !== null);
  const clauses = rows(worth, (one, another) => one["seat"] !== undefined && one["seat"] === another["seat"]).map(
    (deeds) => {
      const brief = rows(deeds, (one, another) => one["event"] === another["event"])
        .map((kind) => words.brief(game, kind, reader) ?? "")
        .reduce((items, next) => words.say("list-next", { items, next }));
      const seat = deeds[0]?.["seat"];
      return typeof seat === "number"
        ? words.say("page-deeds", { name: words.seat(seat, reader), deeds: brief })
        : brief;
    },
  );
  return clauses.slice(-CLAUSES).join(" · ");
}
