/** What is being decided: the steps of a plan that answer the same question belong together. */
import type { AcquireView } from "../../api/types";

export function question(view: Pick<AcquireView, "step" | "merger">): string {
  return `${view.step} ${view.merger?.defunct ?? ""}`.trim();
}
