/** Who is in front of this device, if several people share it, and how much each of them had seen. */
import type { Table } from "../api/types";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

interface Kept {
  readonly seat: number | null;
  readonly seen: Readonly<Record<number, number>>;
}

const NOBODY: Kept = { seat: null, seen: {} };

export class Front {
  readonly #key: string;
  readonly #storage: Storage | null;
  #kept: Kept;

  constructor(id: string, storage: Storage | null) {
    this.#key = `openingbell-front-${id}`;
    this.#storage = storage;
    this.#kept = (JSON.parse(storage?.getItem(this.#key) ?? "null") as Kept | null) ?? NOBODY;
  }

  get seat(): number | null {
    return this.#kept.seat;
  }

  /** How far the story was told to somebody. */
  seenBy(seat: number): number {
    return this.#kept.seen[seat] ?? 0;
  }

  /** Somebody comes to the device. */
  lift(seat: number): void {
    this.#keep({ ...this.#kept, seat });
  }

  /** Whoever is in front leaves, having seen so much. */
  lower(seq: number): void {
    const { seat, seen } = this.#kept;
    this.#keep({ seat: null, seen: seat === null ? seen : { ...seen, [seat]: seq } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#storage?.setItem(this.#key, JSON.stringify(kept));
  }
}

/** Whether people who share a device must not see each other's screens. */
export function isShared(table: Table | null, hides: boolean): boolean {
  return table !== null && hides && table.status === "playing" && table.yours.length > 1;
}

/** Whether whoever is in front has to make room: somebody else at this device is asked. */
export function mustLower(table: Table | null, front: number | null, actor: number | null): boolean {
  return front !== null && actor !== null && actor !== front && (table?.yours.includes(actor) ?? false);
}
