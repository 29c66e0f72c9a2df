/** What a ruined player had that is not auctioned: it goes back to the stock and under the decks (YF-63). */
import type { SyndicateView } from "../../../api/types";
import type { Words } from "../../../words/words";

/** Cards that have auctions of their own (YF-64). */
const AUCTIONED: readonly string[] = ["BANKER", "BANK HOLD-UP"];

/** Each in a few words; `before` is what was seen before the ruin. */
export function returnedOf(w: Words, before: SyndicateView, seat: number): string[] {
  const player = before.players[seat];
  if (player === undefined) return [];
  const counted = (["exchange", "loads"] as const)
    .filter((paper) => player[paper] > 0)
    .map((paper) => w.say(`syndicate-paper-${paper}`, { number: player[paper] }));
  const shares = Object.entries(before.firms).flatMap(([name, { owner, shares }]) => {
    const number = shares?.held[seat] ?? 0;
    return owner === seat || number === 0 ? [] : [w.say("ruin-shares", { firm: w.name("syndicate", name), number })];
  });
  return [
    ...counted,
    ...shares,
    ...player.cards.filter((card) => !AUCTIONED.includes(card)).map((card) => w.name("syndicate", card)),
    ...player.lawsuits.map((firm) => w.say("syndicate-paper-lawsuit", { firm: w.name("syndicate", firm) })),
    ...(player.credit === null ? [] : [w.say("syndicate-paper-credit", { amount: player.credit.due })]),
  ];
}
