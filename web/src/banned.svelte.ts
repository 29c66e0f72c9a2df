/** Whether this server lets the visitor in; if not, nothing else is shown than its sentence. */
import type { Problem } from "./api/types";

const WORD = "banned";

class Banned {
  refusal = $state.raw<Problem | null>(null);

  /** Something was refused: was it everything? */
  hear(refusal: Problem): void {
    if (refusal.error === WORD) this.refusal = refusal;
  }
}

export const banned = new Banned();
