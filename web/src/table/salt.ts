/**
 * The viewer's part in chance: a salt of their own, promised before the game and told once everybody has promised theirs.
 * It is kept in the browser, so that afterwards one can see that the game was drawn with it.
 */
import type { Table } from "../api/types";

export interface Kept {
  readonly house: string;
  readonly salt: string;
  /** Whether the house may know it: from then on it has no other promise for it. */
  readonly told?: boolean;
}

export type Step = "promise" | "tell";

/** What the viewer's browser has to do now, if anything. */
export function nextStep(table: Table, kept: Kept | null): Step | null {
  const { fair } = table;
  const you = table.yours[0]; // people who share a device have one salt
  if (table.status !== "waiting" || !fair || you === undefined || fair.told.includes(you)) return null;
  const own = kept?.house === fair.commitment;
  if (!fair.promised.includes(you)) return "promise";
  if (!fair.telling) return null;
  if (own) return "tell";
  // Another device promised for this seat, and may be gone: as long as no salt is told, ours is as good.
  return fair.told.length === 0 ? "promise" : null;
}

/** A new salt. Fetched only where a game is about to begin. */
export async function makeSalt(): Promise<string> {
  const { bytesToHex, randomBytes } = await import("@noble/hashes/utils.js");
  return bytesToHex(randomBytes(32));
}

/** The hash that promises it. */
export async function commitmentOf(salt: string, house: string): Promise<string> {
  const [{ sha256 }, { bytesToHex, concatBytes, hexToBytes }] = await Promise.all([
    import("@noble/hashes/sha2.js"),
    import("@noble/hashes/utils.js"),
  ]);
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), hexToBytes(house))));
}
