/** Legal moves as labels: those of a kind together, and those that hold all words of a search. */
import type { Move } from "../../api/types";

export interface Choice {
  readonly move: Move;
  readonly label: string;
}

/** Whether each word of the search is somewhere in the label. */
export function matches(label: string, search: string): boolean {
  const text = label.toLocaleLowerCase();
  const words = search.toLocaleLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

/** Choices by the type of their moves, in the order in which the types come up. */
export function byType(choices: readonly Choice[]): Choice[][] {
  const types = new Set(choices.map(({ move }) => move.form["type"]));
  return [...types].map((type) => choices.filter(({ move }) => move.form["type"] === type));
}
