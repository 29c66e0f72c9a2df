/** Deals: asked for, made, played and compared. */
import { ask } from "../api/client";
import type { Comparison, Deal, OptionValue, Table } from "../api/types";

export interface NewDeal {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly (string | null)[];
  readonly days: number;
}

export const deals = {
  today: async () => (await ask<{ deals: Deal[] }>("GET", "/deals/today")).deals,
  look: (id: string) => ask<Deal>("GET", `/deals/${id}`),
  make: (wanted: NewDeal) => ask<Deal>("POST", "/deals", wanted),
  play: (id: string) => ask<Table>("POST", `/deals/${id}/play`),
  close: (id: string) => ask<Deal>("POST", `/deals/${id}/close`),
  compare: (id: string, attempt: string) => ask<Comparison>("GET", `/deals/${id}/compare/${attempt}`),
};
