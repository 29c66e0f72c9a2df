import { ratingText } from "../players/numbers";

/** A part of the win in percentage points, with one digit. */
export function points(share: number, language: string): string {
  return ratingText(100 * share, language);
}
