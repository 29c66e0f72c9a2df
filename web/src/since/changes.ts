/** What has changed for the viewer between two positions. */
import type { AnyView, GamePage } from "../games/game";

export interface Change {
  /** `chart-ID` in the catalogue. */
  readonly figure: string;
  readonly before: number;
  readonly after: number;
}

/** Their cash and their worth, as far as both views tell them. */
export function changesFor(
  figures: GamePage["figures"],
  [before, after]: readonly [AnyView, AnyView],
  seat: number,
): Change[] {
  return ["cash", "worth"].flatMap((figure) => {
    const of = (view: AnyView) => figures?.[figure]?.(view).find((one) => one.of === seat)?.value ?? null;
    const [was, is] = [of(before), of(after)];
    return was === null || is === null ? [] : [{ figure, before: was, after: is }];
  });
}
