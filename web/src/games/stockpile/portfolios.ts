/** How a view's bounds are shown. */
import type { CompanyView } from "./view";

export type HolderView = CompanyView["holders"][number];

/** One number if it is certain, else from where to where. */
export function span(least: number, most: number, write: (value: number) => string): string {
  return least === most ? write(least) : `${write(least)}–${write(most)}`;
}

/** Whether a seat has the majority of a company, alone or with others: for certain, maybe, or not. */
export function majorityOf(holder: HolderView): "sure" | "maybe" | "none" {
  if (holder.bonus_least > 0) return "sure";
  return holder.bonus_most > 0 ? "maybe" : "none";
}
