/** Acquire on the page. */
import type { AcquireView, Move } from "../../api/types";
import type { GamePage } from "../game";
import "./corporations.css";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Mark from "./Mark.svelte";
import Players from "./Players.svelte";
import PriceCard from "./PriceCard.svelte";
import { figures } from "./figures";
import { BONUSES } from "./bonuses";
import Bonuses from "./Bonuses.svelte";
import { question } from "./question";
import Sheet from "./Sheet.svelte";

const PAUSES: Readonly<Record<string, number>> = {
  placed: 700,
  passed: 700,
  founded: 700,
  survives: 700,
  absorbed: 900,
  ...Object.fromEntries(BONUSES.map((kind) => [kind, 1400])),
  sold: 600,
  traded: 600,
  kept: 600,
  bought: 700,
  announced: 900,
  "sold-out": 600,
  over: 600,
};

/** Moves that somebody may want to think about even if there is no other. */
const DECISIONS: readonly unknown[] = ["place", "pass", "done", "announce", "sell", "trade", "keep", "buy"];

export const page: GamePage<AcquireView> = {
  aspect: 12 / 9,
  Board,
  Players,
  Hand,
  Story: Bonuses,
  Actions,
  Sheet,
  Card: PriceCard,
  Mark,
  pause: (kind) => PAUSES[kind] ?? 0,
  beat: (event) =>
    BONUSES.includes(String(event["event"])) ? `bonus ${String(event["corporation"])}` : String(event["event"]),
  sources: { bought: ["bought"], sold: ["sold", "sold-out"], bonuses: BONUSES },
  opensGroup: (kind) => kind === "begins" || kind === "turn",
  figures,
  question,
  needless: (legal: readonly Move[]) => {
    const [only, another] = legal;
    return only !== undefined && another === undefined && !DECISIONS.includes(only.form["type"]) ? only : null;
  },
};
