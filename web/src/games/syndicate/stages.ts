/** The part that puts a question to the viewer; a question without one of its own is asked in words. */
import type { SyndicateView } from "../../api/types";
import type { Part } from "../game";
import Dealings from "./Dealings.svelte";
import Stage from "./Stage.svelte";

const STAGES: Readonly<Record<string, Part<SyndicateView>>> = {
  deal: Dealings,
};

export function stageOf(step: string): Part<SyndicateView> {
  return STAGES[step] ?? Stage;
}
