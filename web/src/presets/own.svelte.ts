/** Presets of the visitor's own, kept by this browser. */
import type { OptionValue } from "../api/types";

export interface OwnPreset {
  readonly name: string;
  readonly options: Readonly<Record<string, OptionValue>>;
}

const KEY = "bell-presets";
const MOST = 12;

/** What lies in the browser's storage by game, whoever wrote it; nothing, if it is not ours or may not be read. */
export function readOwn(storage: Storage | null): Record<string, OwnPreset[]> {
  try {
    const found: unknown = JSON.parse(storage?.getItem(KEY) ?? "{}");
    if (found === null || typeof found !== "object") return {};
    return Object.fromEntries(
      Object.entries(found).map(([game, list]) => [game, Array.isArray(list) ? list.filter(isPreset) : []]),
    );
  } catch {
    return {};
  }
}

function isPreset(value: unknown): value is OwnPreset {
  if (value === null || typeof value !== "object") return false;
  const { name, options } = value as Partial<OwnPreset>;
  return typeof name === "string" && options !== null && typeof options === "object";
}

export class OwnPresets {
  #all = $state.raw<Record<string, OwnPreset[]>>({});
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#all = readOwn(storage);
  }

  of(game: string): readonly OwnPreset[] {
    return this.#all[game] ?? [];
  }

  /** Keep options under a name; the same name again means these instead. */
  keep(game: string, name: string, options: OwnPreset["options"]): void {
    const others = this.of(game).filter((one) => one.name !== name);
    this.#write(game, [...others, { name, options: { ...options } }].slice(-MOST));
  }

  forget(game: string, name: string): void {
    this.#write(
      game,
      this.of(game).filter((one) => one.name !== name),
    );
  }

  #write(game: string, presets: OwnPreset[]): void {
    this.#all = { ...this.#all, [game]: presets };
    try {
      this.#storage?.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // Where nothing may be kept they last as long as the page.
    }
  }
}
