/** Everything the page says to a person, in one language, from the server's Fluent catalogue.
 *
 * Nothing here knows a game: what is said of one is found by the ids of its messages, and a game from outside is told as
 * ours are. `openingbell.locales.words` does the same for the terminal; tests/locales/sentences.json has sentences that
 * both have to make of the same facts.
 *
 *   event(game, seen, reader)      a sentence: what happened, in the form of the event that this reader may see
 *   together(game, one, another)   an event and the next one as one, where one sentence tells both
 *   brief(game, seen, reader)      what somebody did in a word or two, to stand in a row with other deeds
 *   prompt(game, step, view)       a question: what the viewer is asked; with the view it says more, where there is more
 *   move(game, form, names)        a label: a legal move, from its typed form
 *   name(game, thing)              what a thing is called: a card, a firm, a company; without a message, its own name
 *   label(game, key)               what a key of a view is called; without a message, the key itself, readable
 *   game(name)                     what a game is called
 *   option(game, name)             what an option of a table is called,
 *   choice(game, name, value)      … and one of its values
 *   refusal(problem)               a sentence: why the server refused something
 *   flaw(problem)                  a sentence: what is wrong with a data file
 *   money(amount, game)            a sum, as the game writes sums
 *   number, join                   a number, and several texts in one
 *   at(ownNames)                   the same words at a table whose own data file calls things otherwise
 *
 * Only `say`, `event`, `prompt` and `move` need a message, and throw if there is none. */
import type { Problem } from "../api/types";
import type { Catalogue, Facts } from "./catalogue";

export type { Facts };

/** Whose names stand for the seats, and which seat reads (null: a spectator). */
export interface Reader {
  readonly names: readonly string[];
  readonly seat: number | null;
}

const NOT_IN_IDS = /[^A-Za-z0-9_-]/g;

export class Words {
  readonly #catalogue: Catalogue;
  readonly #ownNames: Readonly<Record<string, string>>;

  constructor(catalogue: Catalogue, ownNames: Readonly<Record<string, string>> = {}) {
    this.#catalogue = catalogue;
    this.#ownNames = ownNames;
  }

  get language(): string {
    return this.#catalogue.language;
  }

  at(ownNames: Readonly<Record<string, string>>): Words {
    return new Words(this.#catalogue, ownNames);
  }

  has(id: string, attribute = ""): boolean {
    return this.#catalogue.has(id, attribute);
  }

  say(id: string, facts: Facts = {}, attribute = ""): string {
    return this.#catalogue.say(id, facts, attribute);
  }

  money(amount: number, game = ""): string {
    return this.#catalogue.money(amount, game);
  }

  number(value: number): string {
    return this.#catalogue.number(value);
  }

  join(items: readonly string[]): string {
    return this.#catalogue.join(items);
  }

  /** What a game is called; one that is not here any more goes by its own name. */
  game(name: string): string {
    return this.#saidOr(`${name}-title`, name);
  }

  /** How strong a bot is, in a word, and its personality if it has one; one from outside goes by its own name. */
  bot(name: string): string {
    const [level = "", personality = ""] = name.split(":");
    const said = `bot-personality-${idOf(personality)}`;
    if (this.has(said)) {
      return this.say("bot-with-personality", { level: this.bot(level), personality: this.say(said) });
    }
    return this.#saidOr(`bot-level-${idOf(name)}`, name);
  }

  /** How a bot of this level plays; of others nothing is said. */
  aboutBot(name: string): string {
    return this.#saidOr(`bot-about-${idOf(name)}`, "");
  }

  /** Names for bots of these levels: where there are several of one, all but the first are numbered. */
  tellApart(levels: readonly string[]): string[] {
    return levels.map((level, at) => {
      const number = levels.slice(0, at + 1).filter((other) => other === level).length;
      return number === 1 ? level : this.say("bot", { level, number });
    });
  }

  /** Messages have the event's facts, things by their names and lists joined; and of players, besides their names in
   * `$seat`, `$other` and `$seats`, whether `$who` and `$whom` is the reader (`you`), an `other`, or `nobody`. `$amount`
   * has no sign: `$flow` says whether the money went `out` or came `in`, or that there was `none`. */
  event(game: string, seen: Facts, reader: Reader): string {
    const id = eventId(game, seen);
    const facts = this.#factsOf(game, seen, reader);
    if (!("times" in seen)) return this.say(id, facts);
    const several = this.#several(id, seen);
    const sentence = this.say(id, facts, several);
    return several === "" ? this.say("said-times", { sentence, times: seen["times"] }) : sentence;
  }

  /** Why a move is advised: `GAME-reason-WORD`, or what can be said in any game. */
  reason(game: string, reason: Facts, reader: Reader): string {
    const word = String(reason["reason"]);
    const own = `${game}-reason-${word}`;
    const facts = Object.assign({}, ...Object.entries(reason).map(([key, value]) => this.#factOf(game, key, value)));
    if (typeof reason["seat"] === "number") facts["seat"] = this.seat(reason["seat"], reader);
    return this.say(this.has(own) ? own : `hint-reason-${word}`, facts as Facts);
  }

  /** An event and the next one as one that happened so many `times`; null if they are to be told apart. Any that are quite
   * alike can be. A message may say more: its attribute `times` tells several that differ in the sum, `each-FACT` several
   * that differ in this fact, too, and names all of them. */
  together(game: string, one: Facts, another: Facts): Facts | null {
    const several = this.#several(eventId(game, one), one);
    const listed = several.startsWith("each-") ? several.slice("each-".length) : "";
    const mayDiffer = several === "" ? ["times"] : ["times", "amount", listed];
    if (!isSame(without(mayDiffer, one), without(mayDiffer, another))) return null;
    const both: Record<string, unknown> = { ...one, times: Number(one["times"] ?? 1) + 1 };
    if (several !== "" && "amount" in one) both["amount"] = Number(one["amount"]) + Number(another["amount"]);
    if (listed in one) both[listed] = [one[listed], another[listed]].flat();
    return both;
  }

  /** The attribute `brief` of an event's message, which says it without its player; null if it has none. Where the
   * message has a `thing`, several deeds of a kind are told by one verb and their things. */
  brief(game: string, seen: readonly Facts[], reader: Reader): string | null {
    const [first] = seen;
    if (first === undefined) return null;
    const id = eventId(game, first);
    if (!this.has(id, "brief")) return null;
    const facts = seen.map((one) => this.#factsOf(game, { times: 1, ...one }, reader));
    const things = this.has(id, "thing") ? this.join(facts.map((one) => this.say(id, one, "thing"))) : "";
    return this.say(id, { ...facts[0], things }, "brief");
  }

  /** The attribute that tells several such events; empty if there is none. */
  #several(id: string, seen: Facts): string {
    return ["times", ...Object.keys(seen).map((key) => `each-${key}`)].find((name) => this.has(id, name)) ?? "";
  }

  #factsOf(game: string, seen: Facts, reader: Reader): Facts {
    const id = eventId(game, seen);
    const facts: Record<string, unknown> = { who: "nobody", whom: "nobody", flow: "none" };
    for (const [key, value] of Object.entries(seen)) {
      if ((key === "seat" || key === "other") && typeof value === "number") {
        facts[key] = this.seat(value, reader);
        facts[key === "seat" ? "who" : "whom"] = who(value, reader);
      } else if (key === "seats" && Array.isArray(value)) {
        facts[key] = this.join(value.map((seat) => this.seat(Number(seat), reader)));
      } else if (key === "amount" && typeof value === "number") {
        facts[key] = Math.abs(value);
        facts["flow"] = value < 0 ? "out" : "in";
      } else if (Array.isArray(value) && this.#catalogue.has(id, key)) {
        facts[key] = this.#seatBySeat(id, key, value, reader);
      } else {
        Object.assign(facts, this.#factOf(game, key, value));
      }
    }
    return facts;
  }

  prompt(game: string, step: string, view: Facts | null = null): string {
    const id = `${game}-prompt-${step}`;
    if (view === null || !this.#catalogue.has(id, "about")) return this.say(id);
    const facts = Object.entries(flat(view)).map(([key, value]) => this.#factOf(game, key, value));
    return this.say(id, Object.assign({}, ...facts) as Facts, "about");
  }

  /** A move that can have different parts has an attribute for those forms that have the part of that name, or exactly
   * the parts whose names are in it, joined by -. Chance's moves are named in full: show them to those who may know. */
  move(game: string, form: Facts, names: readonly string[] = []): string {
    const id = `${game}-move-${String(form["type"])}`;
    const facts = Object.assign({}, ...Object.entries(form).map(([key, value]) => this.#factOf(game, key, value)));
    if (typeof form["seat"] === "number") facts["seat"] = names[form["seat"]] ?? form["seat"];
    const parts = Object.keys(form).filter((key) => key !== "type");
    const attribute = [parts.join("-"), ...parts].find((part) => part !== "" && this.#catalogue.has(id, part));
    return this.say(id, facts as Facts, attribute ?? "");
  }

  /** What answers for somebody from now on; an attribute named like one of the facts says it if there is one. */
  standing(game: string, word: string, facts: Facts): string {
    const id = `${game}-standing-${word}`;
    const told = Object.entries(facts).map(([key, value]) => this.#factOf(game, key, value));
    const attribute = Object.values(facts)
      .map(String)
      .find((fact) => this.#catalogue.has(id, fact));
    return this.say(id, Object.assign({}, ...told) as Facts, attribute ?? "");
  }

  /** Why something answers for somebody no longer: a word, and the thing it is about if there is one. */
  doubt(game: string, doubt: string): string {
    const [word = "", ...thing] = doubt.split(" ");
    const facts = thing.length === 0 ? {} : { thing: this.name(game, thing.join(" ")) };
    return this.say(`${game}-doubt-${word}`, facts);
  }

  /** The message `GAME-name-THING`, with _ for signs that no id can have. What is no name but an ordinary word is
   * `GAME-item-WORD`; if another thing stands behind it, as in `share Zeta`, its attribute `of` says both. */
  name(game: string, thing: string): string {
    const own = Object.hasOwn(this.#ownNames, thing) ? this.#ownNames[thing] : undefined;
    if (own !== undefined) return own;
    for (const id of [`${game}-name-${idOf(thing)}`, `${game}-item-${idOf(thing)}`])
      if (this.has(id)) return this.say(id);
    const [word = "", ...rest] = thing.split(" ");
    const item = `${game}-item-${word}`;
    if (rest.length === 0 || !this.#catalogue.has(item, "of")) return thing;
    return this.say(item, { thing: this.name(game, rest.join(" ")) }, "of");
  }

  /** The game's own word, else the one that all games share: `GAME-view-KEY`, `view-KEY`. */
  label(game: string, key: string): string {
    return this.#saidOr(`${game}-view-${key}`, this.#saidOr(`view-${key}`, key.replaceAll("_", " ")));
  }

  option(game: string, option: string): string {
    return this.#saidOr(`${game}-option-${option}`, option.replaceAll("_", " "));
  }

  /** Of a number, the option's attribute `value` may say what it stands for. */
  choice(game: string, option: string, value: boolean | number | string): string {
    if (typeof value === "boolean") return this.say(value ? "page-yes" : "page-no");
    const id = `${game}-option-${option}`;
    if (typeof value === "number" && this.#catalogue.has(id, "value")) return this.say(id, { value }, "value");
    return this.#saidOr(`${id}-${value}`, String(value));
  }

  /** Why the server refused, by the word of its answer; the sentence it sent is English. */
  refusal(problem: Problem): string {
    const id = `refused-${problem.error}`;
    return this.has(id) ? this.say(id, problem.facts) : problem.sentence;
  }

  /** What is wrong with a data file; games from outside may say it in English only. */
  flaw(problem: Problem): string {
    const id = `data-${problem.error}`;
    return this.has(id) ? this.say(id, problem.facts) : problem.sentence;
  }

  /** The name of a seat; the reader's own is the catalogue's word for "you". */
  seat(seat: number, reader: Reader): string {
    return seat === reader.seat ? this.say("you") : (reader.names[seat] ?? this.say("seat", { number: seat }));
  }

  #saidOr(id: string, otherwise: string): string {
    return this.has(id) ? this.say(id) : otherwise;
  }

  /** A fact as messages want it: things by their names, lists joined and, as `key-number`, counted; yes and no in the
   * words `true` and `false`, to choose by. What is not known is no fact. */
  #factOf(game: string, key: string, value: unknown): Facts {
    if (value === null || value === undefined) return {};
    if (Array.isArray(value)) {
      return { [key]: this.join(value.map((item) => this.#told(game, item))), [`${key}-number`]: value.length };
    }
    return { [key]: typeof value === "number" ? value : this.#told(game, value) };
  }

  #told(game: string, value: unknown): string {
    return typeof value === "string" ? this.name(game, value) : String(value);
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

function eventId(game: string, seen: Facts): string {
  const kind = String(seen["event"]);
  if (kind.startsWith("table-")) return kind; // what happened at the table, whatever is played there
  return `${game}-event-${kind}${seen["hidden"] === true ? "-hidden" : ""}`;
}

function without(keys: readonly string[], seen: Facts): Facts {
  return Object.fromEntries(Object.entries(seen).filter(([key]) => !keys.includes(key)));
}

/** Whether two events have the same facts; both come from the server, which writes them in one order. */
function isSame(one: Facts, another: Facts): boolean {
  return JSON.stringify(one) === JSON.stringify(another);
}

export function idOf(thing: string): string {
  return thing.replaceAll(NOT_IN_IDS, "_");
}

function who(seat: number, reader: Reader): string {
  return seat === reader.seat ? "you" : "other";
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
