/** The messages of one language, strictly: what is missing is an error and never shows as an id. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Facts = Readonly<Record<string, unknown>>;

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #numbers: Intl.NumberFormat;

  constructor(language: string, text: string) {
    this.language = language;
    this.#numbers = new Intl.NumberFormat(language);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        MONEY: ([amount]) => this.money(numberOf(amount)),
        THOUSANDS: ([amount]) => this.money(1000 * numberOf(amount)),
        UNITS: ([amount]) => this.#sum("units", numberOf(amount)),
      },
    });
    // Of two messages with one id the first is kept. Ours come first, so that no game from outside can change them.
    this.#bundle.addResource(new FluentResource(text));
  }

  has(id: string, attribute = ""): boolean {
    const message = this.#bundle.getMessage(id);
    return message !== undefined && (attribute === "" || attribute in message.attributes);
  }

  say(id: string, facts: Facts, attribute: string): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === "" ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) throw new Error(`there is no message ${id} ${attribute}`.trim());
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, facts as Record<string, FluentVariable>, problems);
    if (problems[0]) throw new Error(`message ${id}: ${problems[0].message}`);
    return text;
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  money(amount: number, game = ""): string {
    const own = `${game}-money`;
    return this.#sum(this.has(own) ? own : "money", amount);
  }

  join(items: readonly string[]): string {
    const [first = "", ...rest] = items;
    const last = rest.pop();
    const allButLast = rest.reduce((items, next) => this.say("list-next", { items, next }, ""), first);
    return last === undefined ? first : this.say("list-last", { items: allButLast, last }, "");
  }

  #sum(id: string, amount: number): string {
    return (amount < 0 ? "−" : "") + this.say(id, { amount: Math.abs(amount) }, "");
  }
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
