/** How far this browser has seen each of the viewer's tables, so that it can tell what happened since. */
type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "openingbell-seen";
/** Tables remembered; of more, those seen last. */
const MOST = 200;

type Kept = readonly (readonly [id: string, seq: number])[];

function kept(store: Store | null): Kept {
  try {
    return (JSON.parse(store?.getItem(KEY) ?? "[]") as Kept | null) ?? [];
  } catch {
    return [];
  }
}

/** What the browser keeps between visits; it may not allow that. */
export function browserStore(): Store | null {
  try {
    localStorage.getItem(KEY);
    return localStorage;
  } catch {
    return null;
  }
}

/** After how many moves a table was seen last; null: never. */
export function seenAt(id: string, store: Store | null = browserStore()): number | null {
  return kept(store).find(([known]) => known === id)?.[1] ?? null;
}

/** Whether something has happened at a table since it was seen last; one that runs and never was seen here is news. */
export function hasNews(
  { id, seq, status }: { readonly id: string; readonly seq: number; readonly status: string },
  store: Store | null = browserStore(),
): boolean {
  const seen = seenAt(id, store);
  return seen === null ? status === "playing" : seq > seen;
}

/** A table has been seen after so many moves. Where the browser has no room left, nothing is remembered. */
export function see(id: string, seq: number, store: Store | null = browserStore()): void {
  const others = kept(store).filter(([known]) => known !== id);
  try {
    store?.setItem(KEY, JSON.stringify([[id, seq], ...others].slice(0, MOST)));
  } catch {
    return;
  }
}
