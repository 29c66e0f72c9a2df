/** What those at a table are called: people as they call themselves, bots by their level. */
import type { Seat } from "../api/types";
import type { Words } from "./words";

export function namesOf(seats: readonly Seat[], w: Words): string[] {
  const bots = w.tellApart(seats.filter((seat) => seat.kind === "bot").map((seat) => w.bot(seat.bot ?? "")));
  return seats.map((seat) => {
    if (seat.kind === "bot") return bots.shift() ?? seat.name;
    return seat.kind === "human" && seat.name === "" ? w.say("page-gone") : seat.name;
  });
}

/** The first sign of a name as people see it, which may be several characters: an emoji, a letter with its accent. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name);
  return (first?.segment ?? "").toLocaleUpperCase();
}
