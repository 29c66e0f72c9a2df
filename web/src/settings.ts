/** What this browser remembers between visits; a browser that forbids it simply forgets. */
type Key = "language" | "theme";

export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(`openingbell-${key}`);
  } catch {
    return null;
  }
}

export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(`openingbell-${key}`, value);
  } catch {
    // Private windows may refuse; then it holds until the page is closed.
  }
}
