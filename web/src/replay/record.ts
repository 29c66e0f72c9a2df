/** A record that somebody has as a file: read, and kept while the tab is open, so that its address can be opened again. */
type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "openingbell-record";

/** What a text holds, if it is written like a record. */
export function recordIn(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}

/** What the browser keeps while the tab is open; it may not allow that. */
export function tabStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Says whether it could be kept. */
export function keepRecord(record: object, store: Store | null = tabStore()): boolean {
  try {
    store?.setItem(KEY, JSON.stringify(record));
    return store !== null;
  } catch {
    return false;
  }
}

export function keptRecord(store: Store | null = tabStore()): object | null {
  return recordIn(store?.getItem(KEY) ?? "null");
}
