/** A view of any game as words: lines, tables, and what each seat has. The catalogue says how a fact is called and said.
 *
 * `GAME-view-KEY`, or `view-KEY` for all games, is what a fact is called; one that is called nothing is left out. Its
 * attribute `value` says the value: $value, $sum if it is money, $seat if it is a seat's number. The attribute `seat`
 * instead of it says that the fact is a list with an item for each seat, and how an item is said. What has no message
 * is called by its key, and said as it is. */
import type { AnyView } from "../game";
import type { Reader, Words } from "../../words/words";

export interface Line {
  readonly label: string;
  readonly text: string;
}

export interface Row {
  readonly head: string;
  readonly cells: readonly string[];
}

export interface Grid {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

export interface Group {
  readonly label: string;
  readonly lines: readonly Line[];
}

export interface Picture {
  /** What each seat has, a row for each. */
  readonly seats: Grid;
  readonly lines: readonly Line[];
  readonly groups: readonly Group[];
  readonly grids: readonly Grid[];
}

/** What the page shows by itself in any game. */
const EVERYWHERE: readonly string[] = ["seat", "actor", "step", "scores", "winners"];
const NOTHING = "–";

type Facts = Readonly<Record<string, unknown>>;

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): boolean {
  return !isFacts(value) && !(Array.isArray(value) && value.some(isFacts));
}

export class FactTeller {
  readonly #w: Words;
  readonly #game: string;
  readonly #reader: Reader;

  constructor(w: Words, game: string, reader: Reader) {
    this.#w = w;
    this.#game = game;
    this.#reader = reader;
  }

  picture(view: AnyView): Picture {
    const shown = Object.entries(view).filter(([key]) => !EVERYWHERE.includes(key) && !this.#isLeftOut(key));
    const bySeat = shown.filter(([key, value]) => this.#isBySeat(key) && Array.isArray(value));
    const others = shown.filter(([key, value]) => !this.#isBySeat(key) && value !== null);
    return {
      seats: this.#seats(bySeat as [string, readonly unknown[]][]),
      lines: this.#lines(others.filter(([, value]) => isPlain(value) || isCount(value))),
      groups: others
        .filter(([, value]) => isFacts(value) && !isCount(value) && !isTable(value))
        .map(([key, value]) => ({
          label: this.#label(key),
          lines: this.#lines(Object.entries(value as Facts)),
        })),
      grids: others.filter(([, value]) => isTable(value)).map(([key, value]) => this.#grid(key, value)),
    };
  }

  #lines(entries: readonly [string, unknown][]): Line[] {
    return entries
      .filter(([key, value]) => !this.#isLeftOut(key) && value !== null)
      .map(([key, value]) => ({
        label: this.#label(key),
        text: this.#isBySeat(key) ? this.#bySeat(key, value) : this.#text(key, value),
      }))
      .filter(({ text }) => text !== NOTHING);
  }

  #bySeat(key: string, value: unknown): string {
    if (!Array.isArray(value)) return this.#text(key, value);
    return value.map((item, seat) => `${this.#w.seat(seat, this.#reader)}: ${this.#text(key, item)}`).join(", ");
  }

  /** A row for each seat, and a column for each of these lists, or for each fact of their items. */
  #seats(lists: readonly (readonly [string, readonly unknown[]])[]): Grid {
    const columns = lists.flatMap(([key, list]) => {
      if (!list.some(isFacts)) return [{ key, label: this.#label(key), values: list }];
      return keysOf(list).map((inner) => ({
        key: inner,
        label: this.#label(inner),
        values: list.map((item) => (isFacts(item) ? item[inner] : null)),
      }));
    });
    const rows = this.#reader.names.map((_, seat) => this.#w.seat(seat, this.#reader));
    return this.#gridOf("", columns, rows);
  }

  #grid(key: string, value: unknown): Grid {
    const items = (Array.isArray(value) ? value : Object.values(value as Facts)).filter(isFacts);
    const names = Array.isArray(value) ? null : Object.keys(value as Facts);
    const heads = items.map((item, at) => {
      const name = names?.[at] ?? item["name"];
      return typeof name === "string" ? this.#w.name(this.#game, name) : this.#w.number(at + 1);
    });
    const columns = keysOf(items)
      .filter((inner) => inner !== "name")
      .map((inner) => ({ key: inner, label: this.#label(inner), values: items.map((item) => item[inner]) }));
    return this.#gridOf(this.#label(key), columns, heads);
  }

  #gridOf(
    label: string,
    columns: readonly { key: string; label: string; values: readonly unknown[] }[],
    heads: readonly string[],
  ): Grid {
    const said = columns
      .filter(({ key }) => !this.#isLeftOut(key))
      .map((column) => ({ label: column.label, texts: column.values.map((value) => this.#text(column.key, value)) }))
      .filter(({ texts }) => texts.some((text) => text !== NOTHING));
    return {
      label,
      heads: said.map((column) => column.label),
      rows: heads.map((head, at) => ({ head, cells: said.map(({ texts }) => texts[at] ?? NOTHING) })),
    };
  }

  /** A value in words, however deep it is. */
  #text(key: string, value: unknown): string {
    if (Array.isArray(value)) {
      return value.length === 0
        ? NOTHING
        : value.map((item) => this.#text(key, item)).join(value.some(isFacts) ? "; " : ", ");
    }
    if (isFacts(value)) {
      const lines = this.#lines(Object.entries(value));
      return lines.length === 0 ? NOTHING : lines.map((line) => `${line.label}: ${line.text}`).join(", ");
    }
    return this.#plain(key, value);
  }

  #plain(key: string, value: unknown): string {
    if (value === null || value === undefined || value === "") return NOTHING;
    if (typeof value === "boolean") return this.#w.say(value ? "page-yes" : "page-no");
    const named = typeof value === "string" ? this.#w.name(this.#game, value) : value;
    const said = this.#saying(key, "value") ?? this.#saying(key, "seat");
    if (said !== null) return this.#w.say(said.id, this.#meanings(value, named), said.attribute);
    return typeof named === "number" ? this.#w.number(named) : String(named);
  }

  /** What a value may mean, for the message to choose. */
  #meanings(value: unknown, named: unknown): Facts {
    if (typeof value !== "number") return { value: named, sum: NOTHING, seat: NOTHING };
    const seat = value in this.#reader.names ? this.#w.seat(value, this.#reader) : NOTHING;
    return { value, sum: this.#w.money(value, this.#game), seat };
  }

  /** The message with this attribute: the game's own, or the one that all games share. */
  #saying(key: string, attribute: string): { id: string; attribute: string } | null {
    const id = [`${this.#game}-view-${key}`, `view-${key}`].find((one) => this.#w.has(one));
    return id !== undefined && this.#w.has(id, attribute) ? { id, attribute } : null;
  }

  /** What a fact is called; if its key is a thing of the game, by the thing's name. */
  #label(key: string): string {
    const name = this.#w.name(this.#game, key);
    return name === key ? this.#w.label(this.#game, key) : name;
  }

  #isBySeat(key: string): boolean {
    return this.#saying(key, "seat") !== null;
  }

  #isLeftOut(key: string): boolean {
    return this.#w.label(this.#game, key) === "";
  }
}

/** Whether these are things by their number: `{ tin: 3, gold: 1 }`. */
function isCount(value: unknown): boolean {
  return (
    isFacts(value) && Object.values(value).length > 0 && Object.values(value).every((item) => typeof item === "number")
  );
}

/** Whether these are things with facts of their own: a list of them, or by name. */
function isTable(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFacts);
  return isFacts(value) && Object.values(value).length > 0 && Object.values(value).every(isFacts);
}

function keysOf(items: readonly unknown[]): string[] {
  return [...new Set(items.filter(isFacts).flatMap((item) => Object.keys(item)))];
}
