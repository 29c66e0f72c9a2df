/** The game at hand, whose rules one may want to look up; and where they are read, if its board is there. */
import { isForElsewhere } from "../router.svelte";

export const beside = $state<{
  game: string;
  /** Opens the rules beside the board: at this clause, or without one at what matters now. Null: there is no board. */
  open: ((clause: string) => void) | null;
}>({ game: "", open: null });

/** A link to the rules: it leads to those beside the board, if they can be there. */
export function readBeside(event: MouseEvent, clause: string): void {
  if (beside.open === null || isForElsewhere(event)) return;
  event.preventDefault();
  beside.open(clause);
}
