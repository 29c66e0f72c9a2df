/** What answers for the viewer's seat from now on, and what could. Only its owner is told. */
import type { Cancelled, OfferedOrder, Order, Standing as Told, Stands } from "../api/types";

export interface StandingApi {
  standing(): Promise<Told>;
  give(order: Order): Promise<Told>;
  cancel(order: Order): Promise<Told>;
}

export class Standing {
  orders = $state.raw<readonly Order[]>([]);
  /** Those that stand no longer, each with the doubt, until another one is given or cancelled. */
  cancelled = $state.raw<readonly Cancelled[]>([]);
  /** What could be said now; worked out when somebody asks. */
  offers = $state.raw<readonly OfferedOrder[]>([]);
  readonly #api: StandingApi;
  readonly #onProblem: (error: unknown) => void;

  constructor(api: StandingApi, onProblem: (error: unknown) => void) {
    this.#api = api;
    this.#onProblem = onProblem;
  }

  /** The server has told what stands. */
  hear(stands: Stands): void {
    this.orders = stands.orders;
    this.cancelled = stands.cancelled;
  }

  see(told: Told): void {
    this.hear(told);
    this.offers = told.offers;
  }

  look(): Promise<void> {
    return this.#command(this.#api.standing());
  }

  give(offer: OfferedOrder, number: number): Promise<void> {
    return this.#command(this.#api.give(withNumber(offer, number)));
  }

  /** Give one, and tell the whole table of it. */
  tell({ word, facts }: Pick<Order, "word" | "facts">): Promise<void> {
    return this.#command(this.#api.give({ word, facts, told: true }));
  }

  cancel(order: Order): Promise<void> {
    return this.#command(this.#api.cancel({ word: order.word, facts: order.facts, told: order.told }));
  }

  async #command(answer: Promise<Told>): Promise<void> {
    try {
      this.see(await answer);
    } catch (error) {
      this.#onProblem(error);
    }
  }
}

/** Tells one from another in a list. */
export function keyOf({ word, facts }: Pick<Order, "word" | "facts">): string {
  return `${word} ${JSON.stringify(facts)}`;
}

/** What is offered, with a number of one's own where there is one to choose. */
export function withNumber(offer: OfferedOrder, number: number): Order {
  const facts = offer.number === "" ? offer.facts : { ...offer.facts, [offer.number]: number };
  return { word: offer.word, facts, told: false };
}
