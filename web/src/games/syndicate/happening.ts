/** What of a turn is worth a stage of its own, and which drawing stands on it. */
import type { SeenEvent } from "../../api/types";
import { idOf, type Words } from "../../words/words";

const DRAWINGS: Readonly<Record<string, string>> = {
  "drew-is": "IS",
  "drew-f": "F",
  fate: "F",
  imprisoned: "PRISON",
  served: "PRISON",
  released: "PRISON",
  "prison-fine": "PRISON",
  "sent-to-park": "PARK",
  rests: "PARK",
  "missed-turn": "PARK",
  rate: "EXCHANGE",
  dividend: "EXCHANGE",
  "bought-stock": "EXCHANGE",
  "sold-stock": "EXCHANGE",
  "bought-share": "EXCHANGE",
  "taken-over": "EXCHANGE",
  sued: "TRIAL",
  "won-case": "TRIAL",
  "lost-case": "TRIAL",
  insured: "INSURANCE",
  "insurance-paid": "INSURANCE",
  borrowed: "CREDIT",
  repaid: "CREDIT",
  prolonged: "CREDIT",
  "bought-load": "CONTRABAND",
  "sold-load": "CONTRABAND",
  confiscated: "POLICE",
  "loads-seized": "POLICE",
  duel: "duel",
  "firm-duel": "duel",
  threw: "duel",
  tied: "duel",
  "won-duel": "duel",
  lost: "duel",
  fee: "duel",
  taxed: "TAX",
  salary: "PAY",
  "prize-won": "PRIZE",
  auction: "auction",
  bid: "auction",
  unsold: "auction",
  bought: "money",
  rent: "money",
  levy: "money",
  "share-income": "money",
  proposed: "trade",
  accepted: "trade",
  "trade-refused": "trade",
  inherited: "IS",
  destroyed: "IS",
  ruined: "money",
  banker: "money",
};

/** The kinds of events that have a stage. */
export const STAGED: readonly string[] = Object.keys(DRAWINGS);

/** What a drawn card does, in a sentence; of those that a table's own edition names, that they move money. */
export function doesOf(w: Words, kind: string, card: string): string {
  const id = `syndicate-does-${idOf(card)}`;
  if (w.has(id)) return w.say(id);
  return kind === "drew-f" ? w.say("syndicate-does-cash") : "";
}

export interface Happened {
  readonly drawing: string;
  readonly kind: string;
  readonly event: SeenEvent["event"];
}

/** The last few of these events, the latest last. */
export function happened(events: readonly SeenEvent[], most: number): Happened[] {
  return events
    .flatMap(({ event }) => {
      const kind = String(event["event"]);
      const drawing = DRAWINGS[kind];
      return drawing === undefined ? [] : [{ drawing, kind, event }];
    })
    .slice(-most);
}
