/** How fast things move and stories are told, as this browser remembers it. Who prefers less motion gets none anyway. */
import { remember, remembered } from "../settings";

export type Motion = "off" | "quick" | "normal" | "calm";
export const MOTIONS: readonly Motion[] = ["off", "quick", "normal", "calm"];
const FACTORS: Readonly<Record<Motion, number>> = { off: 0, quick: 0.45, normal: 1, calm: 2 };

class MotionChoice {
  chosen = $state<Motion>(MOTIONS.find((one) => one === remembered("motion")) ?? "normal");

  constructor() {
    this.#show();
  }

  /** By how much a pause of the story is longer than usual. */
  get factor(): number {
    return FACTORS[this.chosen];
  }

  get isOff(): boolean {
    return this.chosen === "off";
  }

  choose(motion: Motion): void {
    this.chosen = motion;
    remember("motion", motion);
    this.#show();
  }

  /** The durations in `tokens.css` follow. */
  #show(): void {
    document.documentElement.dataset["motion"] = this.chosen;
  }
}

export const motion = new MotionChoice();
