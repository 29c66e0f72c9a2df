/** Going on like that: the standing answers that say so about moves of one kind, offered where one makes them. */
import type { Move, OfferedOrder, SyndicateView } from "../../api/types";

/** What one is offered to keep, or to have. */
const ENOUGH = 200;

type View = Pick<SyndicateView, "firms" | "rate" | "seat" | "step">;

export function onwardsOf(view: View, moves: readonly Move[]): OfferedOrder[] {
  const offers = moves.map((move) => onwardOf(view, move)).filter((offer) => offer !== null);
  return [...new Map(offers.map((offer) => [JSON.stringify(offer), offer])).values()];
}

function onwardOf({ firms, rate, seat, step }: View, { form }: Move): OfferedOrder | null {
  const firm = firms[String(form["firm"])];
  const own = firm?.owner === seat;
  switch (form["type"]) {
    case "build":
      return offered("build", { monopoly: String(firm?.monopoly), keep: ENOUGH }, "keep");
    case "sell-share":
      return own && step === "deal" ? offered("spare-shares", { cash: ENOUGH }, "cash") : null;
    case "buy-share":
      if (firm === undefined)
        return offered("buy-shares", { paper: "exchange", rate: rate ?? 0, keep: ENOUGH }, "keep");
      return own || firm.owner === null ? null : offered("buy-shares", { paper: "firms", keep: ENOUGH }, "keep");
    default:
      return null;
  }
}

function offered(word: string, facts: OfferedOrder["facts"], number: string): OfferedOrder {
  return { word, facts, number, public: false };
}
