/** Whether the server can be reached, as the live line of the page at hand and the last request tell. */
const PAUSE = 3000;

class Connection {
  /** Whether the live line is down; a page without one never says so. */
  line = $state(false);
  #unanswered = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;

  get lost(): boolean {
    return this.line || this.#unanswered;
  }

  /** A request was answered, or was not: then the server is asked until it is there again. */
  hear(answered: boolean): void {
    this.#unanswered = !answered;
    if (answered || this.#timer !== null) return;
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    this.#timer = null;
    try {
      await fetch("api/me", { credentials: "same-origin" });
      this.hear(true);
    } catch {
      this.hear(false);
    }
  }
}

export const connection = new Connection();
