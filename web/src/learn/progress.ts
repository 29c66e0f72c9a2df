/** How far somebody has come with the lessons of a game, kept by this browser. */
export interface Progress {
  /** The lesson they are at, counted from 0. */
  readonly at: number;
  /** The moves they have made in it. */
  readonly made: readonly string[];
  /** The names of those they have done. */
  readonly done: readonly string[];
}

const NOTHING: Progress = { at: 0, made: [], done: [] };

function keyOf(game: string): string {
  return `bell-learn-${game}`;
}

export function progressIn(game: string, storage: Storage | null): Progress {
  try {
    const kept = JSON.parse(storage?.getItem(keyOf(game)) ?? "null") as Partial<Progress> | null;
    if (kept === null || !Number.isInteger(kept.at) || !Array.isArray(kept.done)) return NOTHING;
    const made = Array.isArray(kept.made) ? kept.made.map(String) : [];
    return { at: Math.max(0, kept.at ?? 0), made, done: kept.done.map(String) };
  } catch {
    return NOTHING;
  }
}

/** A browser may not allow it: then one starts over next time. */
export function keepProgress(game: string, progress: Progress, storage: Storage | null): void {
  try {
    storage?.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    return;
  }
}

export function withDone(progress: Progress, name: string): Progress {
  return progress.done.includes(name) ? progress : { ...progress, done: [...progress.done, name] };
}
