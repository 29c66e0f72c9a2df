/** Light or dark: as the system says until somebody chooses. */
import { remember, remembered } from "./settings";

export type Theme = "system" | "light" | "dark";
const THEMES: readonly Theme[] = ["system", "light", "dark"];

class ThemeSwitch {
  chosen = $state<Theme>(THEMES.find((theme) => theme === remembered("theme")) ?? "system");

  constructor() {
    this.#show();
  }

  /** The next of the three. */
  turn(): void {
    this.chosen = THEMES[(THEMES.indexOf(this.chosen) + 1) % THEMES.length] ?? "system";
    remember("theme", this.chosen);
    this.#show();
  }

  #show(): void {
    if (this.chosen === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.chosen;
  }
}

export const theme = new ThemeSwitch();
