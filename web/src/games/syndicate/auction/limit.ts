/** A limit in an auction: the standing answer that speaks for the viewer about this lot, or could. */
import type { OfferedOrder, Order, SyndicateView } from "../../../api/types";

const WORD = "limit";

/** The one that stands, if there is one. */
export function limitOn(orders: readonly Order[], good: string): Order | undefined {
  return orders.find(({ word, facts }) => word === WORD && facts["good"] === good);
}

/** What the viewer could say: whoever is out of an auction, or only watches it, nothing. */
export function limitFor({ auction, players, seat }: SyndicateView): OfferedOrder | null {
  if (auction === null || seat === null || players[seat]?.ruined || auction.passed.includes(seat)) return null;
  const price = auction.price ?? auction.nominal;
  return { word: WORD, facts: { good: auction.good, price }, number: "price", public: false };
}
