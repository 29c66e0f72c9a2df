/** What a question is about: the firm one may get or build on, in a sentence, and a drawing for it. */
import type { SyndicateView } from "../../api/types";
import type { Words } from "../../words/words";
import { completedBy, emblemOfFirm, firmsOf, isTeam } from "./view";

const DRAWINGS: Readonly<Record<string, string>> = {
  deal: "money",
  trade: "trade",
  answer: "trade",
  "credit-due": "CREDIT",
  "offer-card": "F",
  exchange: "EXCHANGE",
  borrow: "CREDIT",
  contraband: "CONTRABAND",
  insure: "INSURANCE",
  sue: "TRIAL",
  auction: "auction",
  debt: "money",
  "in-kind": "money",
};

/** Questions about the firm on which one stands. */
const AT_THE_CELL: readonly string[] = ["offer-shares", "build"];

function firmAtStake(view: SyndicateView): string | null {
  if (view.auction !== null) return view.auction.good;
  const cell = view.seat === null ? null : (view.players[view.seat]?.cell ?? null);
  return cell === null || !AT_THE_CELL.includes(view.step) ? null : (view.cells[cell]?.firm ?? null);
}

export function drawingOf(view: SyndicateView): string {
  const firm = firmAtStake(view);
  if (view.step !== "auction" && firm !== null && firm in view.firms) return emblemOfFirm(view, firm);
  return DRAWINGS[view.step] ?? "money";
}

/** The terminal's sentence about a firm that the viewer would get; empty if no firm is at stake, or nothing for them. */
export function stakeOf(view: SyndicateView, w: Words): string {
  const name = firmAtStake(view);
  const firm = name === null ? undefined : view.firms[name];
  if (name === null || firm === undefined || view.seat === null) return "";
  const mine = (one: string) => one === name || view.firms[one]?.owner === view.seat;
  const group = firmsOf(view, firm.group);
  const monopoly = Object.keys(view.firms).filter(
    (one) => firm.monopoly !== null && view.firms[one]?.monopoly === firm.monopoly,
  );
  return w.say("syndicate-card", {
    firm: w.name("syndicate", name),
    group: isTeam(firm.group) ? w.say("syndicate-note-teams") : w.name("syndicate", firm.group),
    value: firm.value,
    brings: view.yours[name] ?? 0,
    structures: firm.structures,
    limit: firm.limit,
    each: firm.structure_cost,
    who: "you",
    seat: "",
    have: group.filter(mine).length,
    all: group.length,
    monopoly: w.join(monopoly.map((one) => w.name("syndicate", one))),
    completes: completedBy(view, name, view.seat) === null ? "false" : "true",
  });
}
