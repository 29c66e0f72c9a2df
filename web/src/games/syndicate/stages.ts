/** The part that puts a question to the viewer; a question without one of its own is asked in words. */
import type { SyndicateView } from "../../api/types";
import type { Part } from "../game";
import Auction from "./auction/Auction.svelte";
import Dealings from "./Dealings.svelte";
import Debts from "./debts/Debts.svelte";
import Stage from "./Stage.svelte";
import Answer from "./trading/Answer.svelte";

const STAGES: Readonly<Record<string, Part<SyndicateView>>> = {
  deal: Dealings,
  answer: Answer,
  auction: Auction,
  debt: Debts,
};

export function stageOf(step: string): Part<SyndicateView> {
  return STAGES[step] ?? Stage;
}
