/** Which of the people and bots at a table have pages: asked for when somebody looks at their names. Without an answer
 * there are names and no links, which nobody needs to play. */
import type { PlayerCard } from "../api/types";
import { cardsAt } from "./calls";

class Pages {
  #known = $state.raw<{ readonly table: string; readonly cards: readonly PlayerCard[] }>({ table: "", cards: [] });

  at(table: string): readonly PlayerCard[] {
    return this.#known.table === table ? this.#known.cards : [];
  }

  async load(table: string): Promise<void> {
    try {
      this.#known = { table, cards: await cardsAt(table) };
    } catch {
      // No links, then.
    }
  }
}

export const pages = new Pages();
