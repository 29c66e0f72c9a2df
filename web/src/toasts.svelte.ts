/** Short notices at the edge of the page. */
import { Refused } from "./api/client";
import { language } from "./words/language.svelte";

const SHOWN = 6000;

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** The clause of the rules that says why, or nothing. */
  readonly clause: string;
}

/** Many refusals have none, and a move may be impossible without one. */
function clauseOf({ clause }: Refused["facts"]): string {
  return typeof clause === "string" && clause !== "none" ? clause : "";
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  show(text: string, clause = ""): void {
    const id = this.#next++;
    this.list.push({ id, text, clause });
    setTimeout(() => this.dismiss(id), SHOWN);
  }

  /** Why something was refused; anything else is our own mistake and goes on. */
  problem(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.show(language.words.refusal(error), clauseOf(error.facts));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
