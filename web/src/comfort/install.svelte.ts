/** Whether the page can be put among the device's own programs, and how. */
interface Prompt extends Event {
  prompt(): Promise<unknown>;
}

export class Install {
  #prompt = $state.raw<Prompt | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered where one looks for it, and not in between
      this.#prompt = event as Prompt;
    });
    addEventListener("appinstalled", () => {
      this.#prompt = null;
    });
  }

  /** By a button, by hand as Apple wants it, or not at all: it may be installed already. */
  get way(): "button" | "hand" | null {
    if (this.#prompt !== null) return "button";
    return isApplePhone(navigator) && !matchMedia("(display-mode: standalone)").matches ? "hand" : null;
  }

  async ask(): Promise<void> {
    const asked = this.#prompt;
    this.#prompt = null; // a browser asks only once
    await asked?.prompt();
  }
}

/** An iPad says that it is a Macintosh; no Macintosh is touched with several fingers. */
export function isApplePhone({ userAgent, maxTouchPoints }: Pick<Navigator, "userAgent" | "maxTouchPoints">): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

export const install = new Install();
