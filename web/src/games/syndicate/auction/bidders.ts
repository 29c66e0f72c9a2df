/** Who is still in an auction, and where everybody stands in it. */
import type { SyndicateView } from "../../../api/types";

export type Standing = "leads" | "out" | "in";

export interface Bidder {
  readonly seat: number;
  readonly standing: Standing;
  readonly cash: number;
}

/** Everybody who is not ruined, in the order of the seats. */
export function biddersOf(view: Pick<SyndicateView, "auction" | "players">): Bidder[] {
  const { bidder = null, passed = [] } = view.auction ?? {};
  return view.players.flatMap(({ ruined, cash }, seat) =>
    ruined ? [] : [{ seat, cash, standing: seat === bidder ? "leads" : passed.includes(seat) ? "out" : "in" }],
  );
}
