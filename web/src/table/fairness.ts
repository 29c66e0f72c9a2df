/**
 * A finished game checked by the browser: that the secret is the one that was promised, and before the viewer told their
 * salt, that every salt is, that the viewer's own is among them, and that every draw follows from them. Which outcomes a draw had and what each weighed is the
 * rules' to say, and the page has none: `bell verify` checks that as well.
 */
import type { Kept } from "./salt";
import { commitmentOf } from "./salt";

export interface Fair {
  readonly table: string;
  readonly number: number;
  readonly commitment: string;
  readonly secret: string;
  readonly salts: readonly { readonly seat: number; readonly salt: string; readonly commitment: string }[];
  /** The numbers of the draws that count, where others were taken back; else they are counted. */
  readonly draws?: readonly number[];
  /** So many first moves are another game's, from which this one went on: their draws were not promised for it. */
  readonly after?: number;
  /** A deal's, which many play: its draws are sampled by the rules, so `bell verify` alone can check them. */
  readonly shared?: boolean;
}

export interface FairRecord {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly fair?: Fair;
}

export interface Draw {
  readonly weights: readonly number[];
  readonly drawn: number;
  /** Which move of the game it was. */
  readonly move: number;
}

/** What does not agree, in the words of the catalogue. */
export type Doubt = "promise" | "salts" | "own" | "draws";

export async function doubts(
  record: FairRecord,
  fair: Fair,
  draws: readonly Draw[],
  seat: number | null,
  kept: Kept | null,
): Promise<Doubt[]> {
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const { bytesToHex, utf8ToBytes } = await import("@noble/hashes/utils.js");
  const found: Doubt[] = [];
  const { table, secret } = fair;
  const said = ["openingbell/promise/1", table, record.game, record.rules, record.options, record.data ?? null, secret];
  const isLate = kept?.told === true && kept.house !== fair.commitment;
  if (isLate || bytesToHex(sha256(utf8ToBytes(sorted(said)))) !== fair.commitment) found.push("promise");
  // The order is that of the seats: whoever knew all salts could choose another one, and with it the draws.
  if (fair.salts.some((one, index) => one.seat <= (fair.salts[index - 1]?.seat ?? -1))) found.push("salts");
  for (const one of fair.salts)
    if ((await commitmentOf(one.salt, fair.commitment)) !== one.commitment && !found.includes("salts"))
      found.push("salts");
  const own = fair.salts.find((one) => one.seat === seat);
  if (kept !== null && kept.house === fair.commitment && own?.salt !== kept.salt) found.push("own");
  const drawn = await outcomes(
    fair,
    draws.map((draw) => draw.weights),
  );
  const isWrong = (draw: Draw, index: number) => draw.move > (fair.after ?? 0) && draw.drawn !== drawn[index];
  if (fair.shared !== true && draws.some(isWrong)) found.push("draws");
  return found;
}

/** Which outcome each draw has, by the secret, the salts and its number. */
export async function outcomes(fair: Fair, draws: readonly (readonly number[])[]): Promise<number[]> {
  const { hmac } = await import("@noble/hashes/hmac.js");
  const { sha256 } = await import("@noble/hashes/sha2.js");
  const { concatBytes, hexToBytes, utf8ToBytes } = await import("@noble/hashes/utils.js");
  const salts = sha256(concatBytes(...fair.salts.map((one) => hexToBytes(one.salt))));
  const begin = concatBytes(utf8ToBytes("openingbell/draw/1"), salts);
  const secret = hexToBytes(fair.secret);
  const value = (number: number, attempt: number): bigint => {
    const counters = new DataView(new ArrayBuffer(12));
    counters.setBigUint64(0, BigInt(number));
    counters.setUint32(8, attempt);
    const digest = hmac(sha256, secret, concatBytes(begin, new Uint8Array(counters.buffer)));
    return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  };
  const numbers = fair.draws ?? draws.map((_, index) => index + 1);
  return draws.map((weights, index) => chosen(weights, (attempt) => value(numbers[index] ?? 0, attempt)));
}

const RANGE = 2n ** 64n;

function chosen(weights: readonly number[], value: (attempt: number) => bigint): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  let attempt = 0;
  while (value(attempt) >= RANGE - (RANGE % total)) attempt += 1;
  let left = Number(value(attempt) % total);
  return weights.findIndex((weight) => (left -= weight) < 0);
}

/** JSON without spaces and with sorted keys, as the server hashes it. */
export function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
