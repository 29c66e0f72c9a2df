/** The forecasts of a round as a table, and what follows from them, grouped to be said. */
import type { CompanyView, PairView } from "./view";

/** What the viewer knows of a company and a forecast: how it is known, that it may be, or that it cannot. */
export type Cell = "mine" | "public" | "known" | "possible" | "excluded";

/** How the viewer knows the pair of a company; null: it does not lie before them, but follows from the others. */
function sourceOf(pair: PairView | undefined, viewer: number | null): Cell {
  if (pair === undefined) return "known";
  if (pair.public || pair.revealed) return "public";
  return viewer !== null && pair.owner === viewer ? "mine" : "known";
}

export function cellOf(
  company: CompanyView,
  forecast: string,
  pairs: readonly PairView[],
  viewer: number | null,
): Cell {
  if (!company.can_be.includes(forecast)) return "excluded";
  if (company.forecast === null) return "possible";
  return sourceOf(
    pairs.find((pair) => pair.company === company.name),
    viewer,
  );
}

/** All forecasts of the round, the best first: whatever a company is known to have or can have. */
export function forecastsOf(companies: readonly CompanyView[]): string[] {
  const all = new Set(companies.flatMap((company) => company.can_be));
  const worth = (forecast: string) => (Number.isNaN(Number(forecast)) ? 0 : Number(forecast));
  return [...all].toSorted((one, other) => worth(other) - worth(one));
}

/** A sentence of the news: what, how sure, and of which companies. */
export interface Tiding {
  readonly what: "split" | "bankrupt" | "dividend";
  readonly chance: "sure" | "maybe" | "no";
  readonly companies: readonly CompanyView[];
}

/** What is worth a sentence: that a company cannot split or go bankrupt is the usual thing. */
const SAID: readonly (readonly [Tiding["what"], Tiding["chance"]])[] = [
  ["bankrupt", "sure"],
  ["bankrupt", "maybe"],
  ["split", "sure"],
  ["split", "maybe"],
  ["dividend", "sure"],
  ["dividend", "maybe"],
  ["dividend", "no"],
];

export function tidings(companies: readonly CompanyView[]): Tiding[] {
  return SAID.map(([what, chance]) => ({
    what,
    chance,
    companies: companies.filter((company) => company.outlook?.[what] === chance),
  })).filter((tiding) => tiding.companies.length > 0);
}
