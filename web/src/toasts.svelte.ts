/** Short notices at the edge of the page. */
import { Refused } from "./api/client";
import { language } from "./words/language.svelte";

const SHOWN = 6000;

export interface Toast {
  readonly id: number;
  readonly text: string;
}

class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  show(text: string): void {
    const id = this.#next++;
    this.list.push({ id, text });
    setTimeout(() => this.dismiss(id), SHOWN);
  }

  /** Why something was refused; anything else is our own mistake and goes on. */
  problem(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.show(language.words.refusal(error));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
