/** The sketch that is being built at the table on the screen; null: the builder is closed. */
import type { Sketch } from "../../../api/types";

export const trading = $state<{ begun: Sketch | null }>({ begun: null });

export function build(sketch: Sketch): void {
  trading.begun = { ...sketch };
}

export function close(): void {
  trading.begun = null;
}
