/** What a player has besides money and firms, each in a few words. */
import type { SyndicateView } from "../../api/types";
import type { Words } from "../../words/words";

export function papersOf(w: Words, view: SyndicateView, seat: number): string[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const counted = (["exchange", "loads", "mafia"] as const)
    .filter((paper) => player[paper] > 0)
    .map((paper) => w.say(`syndicate-paper-${paper}`, { number: player[paper] }));
  return [
    ...counted,
    ...(player.credit === null ? [] : [w.say("syndicate-paper-credit", { amount: player.credit.due })]),
    ...(player.prison === null ? [] : [w.say("syndicate-paper-prison", { number: player.prison })]),
    ...(player.rests ? [w.say("syndicate-paper-rests")] : []),
    ...player.cards.map((card) => w.name("syndicate", card)),
    ...player.lawsuits.map((firm) => w.say("syndicate-paper-lawsuit", { firm: w.name("syndicate", firm) })),
    ...(player.ruined ? [w.say("syndicate-ruined")] : []),
  ];
}
