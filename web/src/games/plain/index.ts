/** Any game that has no page of its own: what its view says, and its moves in words. */
import type { GamePage } from "../game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";

/** How long whatever happened is shown: nothing is known of it but that it is worth a look. */
const PAUSE = 700;

export const page: GamePage = {
  Board,
  Actions,
  pause: () => PAUSE,
  opensGroup: (kind) => kind === "turn" || kind === "round",
};
