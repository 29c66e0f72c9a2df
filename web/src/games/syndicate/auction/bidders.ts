/** Who is still in an auction, and where everybody stands in it. */
import type { SyndicateView } from "../../../api/types";
import { completedBy } from "../view";

export type Standing = "leads" | "out" | "in";

export interface Bidder {
  readonly seat: number;
  readonly standing: Standing;
  readonly cash: number;
  /** The monopoly that the lot would make whole for them. */
  readonly completes: string | null;
}

/** Everybody who is not ruined, in the order of the seats. */
export function biddersOf(view: Pick<SyndicateView, "auction" | "players" | "firms">): Bidder[] {
  const { bidder = null, passed = [], good = "" } = view.auction ?? {};
  const standingOf = (seat: number) => (seat === bidder ? "leads" : passed.includes(seat) ? "out" : "in");
  return view.players.flatMap(({ ruined, cash }, seat) =>
    ruined ? [] : [{ seat, cash, standing: standingOf(seat), completes: completedBy(view, good, seat) }],
  );
}
