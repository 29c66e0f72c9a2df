/** Everything the page says to a person, in one language, from the server's Fluent catalogue.
 *
 * The same semantics as the server's own `openingbell.locales.words`, but that the reader is known by seat. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Facts = Readonly<Record<string, unknown>>;

/** Whose names stand for the seats, and which seat reads (null: a spectator). */
export interface Reader {
  readonly names: readonly string[];
  readonly seat: number | null;
}

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #numbers: Intl.NumberFormat;

  constructor(language: string, catalogue: string) {
    this.language = language;
    this.#numbers = new Intl.NumberFormat(language);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { MONEY: ([amount]) => this.money(numberOf(amount)) },
    });
    for (const problem of this.#bundle.addResource(new FluentResource(catalogue))) throw problem;
  }

  has(id: string, attribute = ""): boolean {
    const message = this.#bundle.getMessage(id);
    return message !== undefined && (attribute === "" || attribute in message.attributes);
  }

  /** A message, or one of its attributes; what is missing is an error and never shows as an id. */
  say(id: string, facts: Facts = {}, attribute = ""): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === "" ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`there is no message ${id} ${attribute}`.trim());
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, problems);
    if (problems[0]) throw new Error(`message ${id}: ${problems[0].message}`);
    return text;
  }

  /** How strong a bot is, in a word; one from outside goes by its own name. */
  bot(name: string): string {
    const id = `bot-level-${name}`;
    return this.has(id) ? this.say(id) : name;
  }

  /** Names for bots of these levels: where there are several of one, all but the first are numbered. */
  tellApart(levels: readonly string[]): string[] {
    return levels.map((level, at) => {
      const number = levels.slice(0, at + 1).filter((other) => other === level).length;
      return number === 1 ? level : this.say("bot", { level, number });
    });
  }

  money(amount: number): string {
    return (amount < 0 ? "−" : "") + this.say("money", { amount: Math.abs(amount) });
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  join(items: readonly string[]): string {
    const [first = "", ...rest] = items;
    const last = rest.pop();
    const items_but_last = rest.reduce((items, next) => this.say("list-next", { items, next }), first);
    return last === undefined ? first : this.say("list-last", { items: items_but_last, last });
  }

  /** What happened, from the form of an event that this reader may see. */
  event(game: string, seen: Facts, reader: Reader): string {
    const id = `${game}-event-${String(seen["event"])}${seen["hidden"] === true ? "-hidden" : ""}`;
    const facts: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(seen)) {
      if ((key === "seat" || key === "other") && typeof value === "number") facts[key] = this.seat(value, reader);
      else if (key === "amount" && typeof value === "number") facts[key] = Math.abs(value);
      else if (Array.isArray(value) && this.has(id, key)) facts[key] = this.#seatBySeat(id, key, value, reader);
      else facts[key] = this.#fact(game, value);
    }
    if (typeof seen["seat"] === "number") facts["who"] = who(seen["seat"], reader);
    return this.say(id, facts);
  }

  /** What a seat is asked in this step; where there is more to say, with facts of its view. */
  prompt(game: string, step: string, view: Facts | null = null): string {
    const id = `${game}-prompt-${step}`;
    if (view === null || !this.has(id, "about")) return this.say(id);
    const facts = Object.entries(flat(view)).map(([key, value]) => [key, this.#fact(game, value)]);
    return this.say(id, Object.fromEntries(facts) as Facts, "about");
  }

  /** A move, from its typed form. */
  move(game: string, form: Facts): string {
    const facts = Object.entries(form).map(([key, value]) => [key, this.#fact(game, value)]);
    return this.say(`${game}-move-${String(form["type"])}`, Object.fromEntries(facts) as Facts);
  }

  /** What a thing of the game is called; what has no name of its own is called as the notation calls it. */
  name(game: string, thing: string): string {
    const id = `${game}-name-${thing}`;
    return this.has(id) ? this.say(id) : thing;
  }

  /** The name of a seat; the reader's own is the catalogue's word for "you". */
  seat(seat: number, reader: Reader): string {
    return seat === reader.seat ? this.say("you") : (reader.names[seat] ?? this.say("seat", { number: seat }));
  }

  #fact(game: string, value: unknown): unknown {
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.#fact(game, item))));
    return typeof value === "string" ? this.name(game, value) : value;
  }

  #seatBySeat(id: string, key: string, values: readonly unknown[], reader: Reader): string {
    const items = values.map((value, seat) =>
      seat < reader.names.length
        ? this.say(id, { name: this.seat(seat, reader), who: who(seat, reader), value }, key)
        : this.say(id, { value }, `${key}-beyond`),
    );
    return this.join(items.filter((item) => item !== ""));
  }
}

function who(seat: number, reader: Reader): string {
  return seat === reader.seat ? "you" : "other";
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

/** The known, plain facts of a view; those of an object inside it as `object-fact`. */
function flat(view: Facts): Facts {
  const facts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(view)) {
    if (Array.isArray(value)) {
      if (value.every((item) => typeof item === "string")) facts[key] = value;
    } else if (typeof value === "object" && value !== null) {
      for (const [inner, fact] of Object.entries(flat(value as Facts))) facts[`${key}-${inner}`] = fact;
    } else if (value !== null && value !== undefined) {
      facts[key] = value;
    }
  }
  return facts;
}
