/** A move in words, with its price and what it does to the viewer's worth, as the rules reckon both. */
import type { Move, SyndicateView } from "../../api/types";
import type { Words } from "../../words/words";

type Priced = Pick<SyndicateView, "prices" | "changes">;

const signOf = (amount: number) => (amount < 0 ? "down" : amount > 0 ? "up" : "none");

/** What has a price says what becomes of the worth, also if that is nothing; other moves only if it changes. */
function withPrice(view: Priced, w: Words, move: string, words: string): string {
  const price = view.prices[move] ?? 0;
  const change = view.changes[move] ?? 0;
  return w.say("syndicate-priced", {
    move: words,
    price: Math.abs(price),
    flow: price < 0 ? "out" : price > 0 ? "in" : "none",
    change: Math.abs(change),
    worth: price === 0 && change === 0 ? "untold" : signOf(change),
  });
}

export function labelOf(view: Priced, w: Words, move: Move, names: readonly string[]): string {
  return withPrice(view, w, move.move, w.move("syndicate", move.form, names));
}

/** Beside the firm that it is about, whose name need not be said again. */
export function shortLabelOf(view: Priced, w: Words, move: Move, names: readonly string[]): string {
  const kind = `syndicate-deal-${String(move.form["type"])}`;
  return w.has(kind) ? withPrice(view, w, move.move, w.say(kind)) : labelOf(view, w, move, names);
}
