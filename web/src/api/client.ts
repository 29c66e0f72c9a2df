/** The server's HTTP commands. Whatever it refuses is thrown as `Refused`, with its word, its sentence and the facts in it. */
import type { Draw, FairRecord } from "../table/fairness";
import type {
  DataChecked,
  DataFile,
  Guest,
  NewTable,
  Offer,
  OptionValue,
  Order,
  Position,
  Preview,
  Problem,
  Rules,
  Sitting,
  Standing,
  Table,
  TablesPage,
} from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly sentence: string,
    readonly facts: Problem["facts"] = {},
  ) {
    super(sentence);
  }
}

/** The word of a request that never got an answer. */
export const UNREACHABLE = "unreachable";

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`api${path}`, init);
  } catch {
    throw new Refused(0, UNREACHABLE, "");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return new Refused(
      response.status,
      problem.error ?? "request",
      problem.sentence ?? response.statusText,
      problem.facts,
    );
  } catch {
    return new Refused(response.status, UNREACHABLE, "");
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await request(method, path, body)).json()) as Answer;
}

export const api = {
  me: async () => (await ask<{ guest: Guest | null }>("GET", "/me")).guest,
  newGuest: async (name: string) => (await ask<{ guest: Guest }>("POST", "/guests", { name })).guest,
  rename: async (name: string) => (await ask<{ guest: Guest | null }>("PUT", "/me", { name })).guest,
  offer: () => ask<Offer>("GET", "/offer"),
  catalogue: async (language: string) => (await request("GET", `/locales/${language}`)).text(),
  moreTables: (list: string, after: string) =>
    ask<TablesPage>("GET", `/lobby/${list}?after=${encodeURIComponent(after)}`),
  checkData: (game: string, file: DataFile) => ask<DataChecked>("POST", `/games/${game}/data`, file),
  newTable: (table: NewTable) => ask<Table>("POST", "/tables", table),
  table: (id: string) => ask<Table>("GET", `/tables/${id}`),
  sit: (id: string, seat: number, sitting: Sitting) => ask<Table>("PUT", `/tables/${id}/seats/${seat}`, sitting),
  change: (id: string, options: Record<string, OptionValue>, listed: boolean) =>
    ask<Table>("PUT", `/tables/${id}/options`, { options, listed }),
  promiseSalt: (id: string, house: string, commitment: string) =>
    ask<Table>("PUT", `/tables/${id}/salt`, { house, commitment }),
  tellSalt: (id: string, salt: string) => ask<Table>("POST", `/tables/${id}/salt`, { salt }),
  forget: async (id: string) => void (await request("DELETE", `/tables/${id}`)),
  rules: (game: string, language: string) => ask<Rules>("GET", `/rules/${game}/${language}`),
  playAgain: (id: string) => ask<Table>("POST", `/tables/${id}/next`),
  moves: (id: string, seq: number, moves: string[]) =>
    ask<{ seq: number }>("POST", `/tables/${id}/moves`, { seq, moves }),
  preview: (id: string, seq: number, moves: string[]) => ask<Preview>("POST", `/tables/${id}/preview`, { seq, moves }),
  worths: async (id: string, at: readonly number[]) =>
    (await ask<{ worths: number[][] }>("GET", `/tables/${id}/worths?${at.map((seq) => `at=${seq}`).join("&")}`)).worths,
  standing: (id: string) => ask<Standing>("GET", `/tables/${id}/standing`),
  giveOrder: (id: string, order: Order) => ask<Standing>("POST", `/tables/${id}/standing`, order),
  cancelOrder: (id: string, order: Order) => ask<Standing>("POST", `/tables/${id}/standing/cancel`, order),
  record: (id: string) => ask<FairRecord>("GET", `/tables/${id}/record`),
  draws: async (id: string) => (await ask<{ draws: Draw[] }>("GET", `/tables/${id}/draws`)).draws,
  position: (id: string, seq: number) => ask<Position>("GET", `/tables/${id}/positions/${seq}`),
};

export type Api = typeof api;

export function recordAddress(id: string): string {
  return `api/tables/${id}/record`;
}

/** The components of the printed game, as a file. */
export function dataAddress(game: string): string {
  return `/api/games/${game}/data`;
}
