/** What this browser remembers between visits, in cookies: so the server can answer in the right language at once. */
type Key = "language" | "theme" | "sound" | "motion" | "level" | "speed";

const YEAR = 365 * 24 * 60 * 60;

export function remembered(key: Key): string | null {
  return new RegExp(`(?:^|; )bell_${key}=([\\w.-]+)`).exec(document.cookie)?.[1] ?? null;
}

export function remember(key: Key, value: string): void {
  const path = new URL(document.baseURI).pathname;
  document.cookie = `bell_${key}=${value}; path=${path}; max-age=${YEAR}; samesite=lax`;
}
