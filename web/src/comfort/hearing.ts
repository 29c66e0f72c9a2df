/** What is to be heard when a table has gone on. */
import type { Sound } from "./sounds.svelte";

export interface Heard {
  /** How many moves have been told. */
  readonly told: number;
  /** Whether the viewer is asked something. */
  readonly asked: boolean;
  readonly over: boolean;
}

/** The end before one's own turn, and that before what others did; null: nothing. */
export function soundOf(before: Heard, now: Heard): Sound | null {
  if (now.over && !before.over) return "end";
  if (now.asked && !before.asked) return "turn";
  return now.told === before.told ? null : "move";
}
