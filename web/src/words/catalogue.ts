/** The messages of one language, strictly: what neither it nor its fallback has is an error and never shows as an id. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export type Facts = Readonly<Record<string, unknown>>;

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;
  readonly #fallback: Catalogue | null;

  /** `fallback`: where sentences come from that this language lacks. */
  constructor(language: string, text: string, fallback: Catalogue | null = null) {
    this.language = language;
    this.#fallback = fallback;
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
    return this.#find(id, attribute) !== null;
  }

  say(id: string, facts: Facts, attribute: string): string {
    const found = this.#find(id, attribute);
    if (found === null) throw new Error(`there is no message ${id} ${attribute}`.trim());
    const problems: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, facts as Record<string, FluentVariable>, problems);
    if (problems[0]) throw new Error(`message ${id}: ${problems[0].message}`);
    return text;
  }

  number(value: number): string {
    return this.#sum("units", value);
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

  #find(id: string, attribute: string): { bundle: FluentBundle; pattern: Pattern } | null {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === "" ? message?.value : message?.attributes[attribute];
    if (pattern !== undefined && pattern !== null) return { bundle: this.#bundle, pattern };
    return this.#fallback === null ? null : this.#fallback.#find(id, attribute);
  }

  #sum(id: string, amount: number): string {
    return (amount < 0 ? "−" : "") + this.say(id, { amount: Math.abs(amount) }, "");
  }
}

function numberOf(value: FluentValue | undefined): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}
