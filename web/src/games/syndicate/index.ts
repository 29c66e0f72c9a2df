/** Syndicate on the page. */
import type { SyndicateView } from "../../api/types";
import type { GamePage } from "../game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Closing from "./Closing.svelte";
import "./groups.css";
import Mark from "./Mark.svelte";
import Players from "./Players.svelte";
import Portfolio from "./Portfolio.svelte";
import Rivals from "./Rivals.svelte";

/** What is only a step on the way to something that is told. */
const UNTOLD: readonly string[] = [
  "moved",
  "turn",
  "rate",
  "refused",
  "passed",
  "trade-begun",
  "trade-cancelled",
  "won",
];
const LONG: Readonly<Record<string, number>> = {
  rolled: 1400,
  "drew-is": 1400,
  "drew-f": 1400,
  ruined: 1800,
  "won-duel": 1400,
  banker: 1400,
  proposed: 1200,
};
const PAUSE = 700;

export const page: GamePage<SyndicateView> = {
  aspect: 1,
  Board,
  Players,
  Actions,
  Sheet: Portfolio,
  Card: Rivals,
  Closing,
  Mark,
  pause: (kind) => LONG[kind] ?? (UNTOLD.includes(kind) ? 0 : PAUSE),
  opensGroup: (kind) => kind === "turn",
  figures: {
    worth: ({ players }) => players.map(({ worth }, seat) => ({ of: seat, value: worth })),
    cash: ({ players }) => players.map(({ cash }, seat) => ({ of: seat, value: cash })),
    rate: ({ rate }) => [{ of: "rate", value: rate }],
  },
  question: (view) => view.step,
};
