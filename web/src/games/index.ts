/** The games this page can show, by name. A fourth one is one folder and one line. */
import { acquire } from "./acquire";
import type { GamePage } from "./game";

const PAGES: Readonly<Record<string, GamePage>> = { acquire };

export function gamePage(name: string): GamePage | null {
  return PAGES[name] ?? null;
}
