/** Stockpile on the page. */
import type { StockpileView } from "../../api/types";
import type { GamePage } from "../game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import { figures } from "./figures";
import "./companies.css";
import Mark from "./Mark.svelte";
import Players from "./Players.svelte";
import Portfolios from "./Portfolios.svelte";

const PAUSES: Readonly<Record<string, number>> = {
  investor: 700,
  round: 700,
  "public-pair": 700,
  "laid-up": 600,
  "laid-down": 600,
  looked: 700,
  moved: 900,
  "moved-hidden": 900,
  peeked: 700,
  "peeked-of-two": 700,
  "peeked-face-down": 700,
  bid: 700,
  took: 900,
  boom: 900,
  bust: 900,
  raised: 900,
  lowered: 900,
  rose: 700,
  fell: 700,
  split: 1200,
  bankrupt: 1200,
  sold: 600,
  "sold-split": 600,
  halved: 600,
  revealed: 900,
  "came-true": 900,
  dividend: 900,
  declared: 900,
  claimed: 700,
  "claimed-nothing": 700,
  ending: 1200,
  holdings: 900,
  majority: 900,
  "majority-tied": 900,
  "sold-out": 600,
  over: 600,
};

const SOURCES = {
  investor: ["investor"],
  piles: ["paid"],
  fees: ["fee-paid", "fee-bonus"],
  shares: ["sold", "sold-split", "halved", "sold-out"],
  dividends: ["claimed", "split-again"],
  majorities: ["majority", "majority-tied"],
};

export const page: GamePage<StockpileView> = {
  Board,
  Players,
  Actions,
  Sheet: Portfolios,
  Closing,
  Mark,
  pause: (kind) => PAUSES[kind] ?? 0,
  sources: SOURCES,
  opensGroup: (kind) => kind === "round" || kind === "ending",
  round: "round",
  figures,
  question: (view) => view.step,
};
