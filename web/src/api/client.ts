/** The server's HTTP commands. Whatever it refuses is thrown as `Refused`, with its word, its sentence and the facts in it. */
import { banned } from "../banned.svelte";
import { connection } from "../connection.svelte";
import type { Person } from "../people/people.svelte";
import type { Draw, FairRecord } from "../table/fairness";
import type {
  Accepted,
  BlockedHere,
  BlockedPerson,
  DataChecked,
  DataFile,
  Guest,
  Hint,
  LessonPosition,
  NewTable,
  Offer,
  OptionValue,
  Order,
  Position,
  Preview,
  Problem,
  Replay,
  Reporting,
  Rules,
  Sitting,
  Sketch,
  SketchJudged,
  SketchShown,
  Standing,
  Table,
  TableRest,
  TablesPage,
  Talk,
  Tutorial,
  Wanted,
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

export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(`api${path}`, init);
    connection.hear(true);
  } catch {
    connection.hear(false);
    throw new Refused(0, UNREACHABLE, "");
  }
  if (response.ok) return response;
  const refused = await refusal(response);
  banned.hear(refused);
  throw refused;
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

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await request(method, path, body)).json()) as Answer;
}

/** For which of several seats; nobody else has to say it. */
export type SaidSeat = number | null;

function said(seat: SaidSeat): string {
  return seat === null ? "" : `?seat=${seat}`;
}

function alsoSaid(seat: SaidSeat): string {
  return seat === null ? "" : `&seat=${seat}`;
}

function places(at: readonly number[]): string {
  return at.map((seq) => `at=${seq}`).join("&");
}

export const api = {
  me: async () => (await ask<{ guest: Guest | null }>("GET", "/me")).guest,
  newGuest: async (name: string) => (await ask<{ guest: Guest }>("POST", "/guests", { name })).guest,
  rename: async (name: string) => (await ask<{ guest: Guest | null }>("PUT", "/me", { name })).guest,
  offer: () => ask<Offer>("GET", "/offer"),
  catalogue: async (language: string) => (await request("GET", `/locales/${language}`)).text(),
  myTables: async () => (await ask<TablesPage>("GET", "/lobby/mine")).tables,
  moreTables: (list: string, after: string) =>
    ask<TablesPage>("GET", `/lobby/${list}?after=${encodeURIComponent(after)}`),
  checkData: (game: string, file: DataFile) => ask<DataChecked>("POST", `/games/${game}/data`, file),
  newTable: (table: NewTable) => ask<Table>("POST", "/tables", table),
  table: (id: string) => ask<Table>("GET", `/tables/${id}`),
  sit: (id: string, seat: number, sitting: Sitting) => ask<Table>("PUT", `/tables/${id}/seats/${seat}`, sitting),
  change: (id: string, options: Record<string, OptionValue>, rest: TableRest) =>
    ask<Table>("PUT", `/tables/${id}/options`, { options, ...rest }),
  promiseSalt: (id: string, house: string, commitment: string) =>
    ask<Table>("PUT", `/tables/${id}/salt`, { house, commitment }),
  tellSalt: (id: string, salt: string) => ask<Table>("POST", `/tables/${id}/salt`, { salt }),
  forget: async (id: string) => void (await request("DELETE", `/tables/${id}`)),
  rules: (game: string, language: string) => ask<Rules>("GET", `/rules/${game}/${language}`),
  hurry: async (id: string) => void (await request("POST", `/tables/${id}/hurry`)),
  playAgain: (id: string) => ask<Table>("POST", `/tables/${id}/next`),
  moves: (id: string, seq: number, moves: string[], seat: SaidSeat) =>
    ask<{ seq: number }>("POST", `/tables/${id}/moves${said(seat)}`, { seq, moves }),
  preview: (id: string, seq: number, moves: string[], seat: SaidSeat) =>
    ask<Preview>("POST", `/tables/${id}/preview${said(seat)}`, { seq, moves }),
  hint: (id: string, seq: number, seat: SaidSeat) => ask<Hint>("POST", `/tables/${id}/hint${said(seat)}`, { seq }),
  worths: async (id: string, at: readonly number[]) =>
    (await ask<{ worths: number[][] }>("GET", `/tables/${id}/worths?${places(at)}`)).worths,
  standing: (id: string, seat: SaidSeat) => ask<Standing>("GET", `/tables/${id}/standing${said(seat)}`),
  giveOrder: (id: string, order: Order, seat: SaidSeat) =>
    ask<Standing>("POST", `/tables/${id}/standing${said(seat)}`, order),
  cancelOrder: (id: string, order: Order, seat: SaidSeat) =>
    ask<Standing>("POST", `/tables/${id}/standing/cancel${said(seat)}`, order),
  judge: (id: string, sketch: Sketch, seq: number, moves: string[], seat: SaidSeat) =>
    ask<SketchJudged>("POST", `/tables/${id}/sketch${said(seat)}`, { ...sketch, seq, moves }),
  showSketch: async (id: string, sketch: Sketch, seat: SaidSeat) =>
    (await ask<{ sketches: SketchShown[] }>("POST", `/tables/${id}/sketches${said(seat)}`, sketch)).sketches,
  dropSketch: async (id: string, other: number, seat: SaidSeat) =>
    (await ask<{ sketches: SketchShown[] }>("DELETE", `/tables/${id}/sketches/${other}${said(seat)}`)).sketches,
  say: (id: string, words: string, seat: SaidSeat) => ask<Talk>("POST", `/tables/${id}/talk${said(seat)}`, { words }),
  mute: (id: string, author: number, muted: boolean, seat: SaidSeat) =>
    ask<Talk>("PUT", `/tables/${id}/talk/muted${said(seat)}`, { author, muted }),
  turnTalkOff: (id: string, off: boolean, seat: SaidSeat) =>
    ask<Talk>("PUT", `/tables/${id}/talk/off${said(seat)}`, { off }),
  allowTalk: (id: string, allowed: boolean) => ask<Table>("PUT", `/tables/${id}/talk/allowed`, { allowed }),
  notes: async (id: string, seat: SaidSeat) =>
    (await ask<{ notes: string }>("GET", `/tables/${id}/notes${said(seat)}`)).notes,
  writeNotes: async (id: string, notes: string, seat: SaidSeat) =>
    void (await request("PUT", `/tables/${id}/notes${said(seat)}`, { notes })),
  ask: (id: string, wanted: Wanted, seat: SaidSeat) =>
    ask<Accepted>("POST", `/tables/${id}/requests${said(seat)}`, wanted),
  answer: (id: string, number: number, yes: boolean, seat: SaidSeat) =>
    ask<Accepted>("POST", `/tables/${id}/requests/answer${said(seat)}`, { number, yes }),
  does: (id: string, what: "resume" | "resign" | "return", seat: SaidSeat) =>
    ask<Accepted>("POST", `/tables/${id}/${what}${said(seat)}`),
  readmit: (id: string, number: number) => ask<Table>("DELETE", `/tables/${id}/removed/${number}`),
  blockedHere: (id: string) => ask<BlockedHere>("GET", `/tables/${id}/blocked`),
  block: (id: string, person: Person, blocked: boolean) =>
    ask<BlockedHere>("PUT", `/tables/${id}/blocked`, { ...person, blocked }),
  blocked: async () => (await ask<{ people: BlockedPerson[] }>("GET", "/blocked")).people,
  unblock: async (number: number) => (await ask<{ people: BlockedPerson[] }>("DELETE", `/blocked/${number}`)).people,
  report: async (id: string, reporting: Reporting) => void (await request("POST", `/tables/${id}/reports`, reporting)),
  tutorial: (game: string, language: string) => ask<Tutorial>("GET", `/lessons/${game}/${language}`),
  lesson: (game: string, number: number, made: readonly string[], since: number) =>
    ask<LessonPosition>("POST", `/lessons/${game}/${number}`, { made, since }),
  previewLesson: (game: string, number: number, made: readonly string[], moves: readonly string[]) =>
    ask<Preview>("POST", `/lessons/${game}/${number}/preview`, { made, moves }),
  lessonPosition: (game: string, number: number, made: readonly string[], seq: number) =>
    ask<Position>("POST", `/lessons/${game}/${number}/positions/${seq}`, { made }),
  judgeInLesson: (game: string, number: number, made: readonly string[], sketch: object) =>
    ask<SketchJudged>("POST", `/lessons/${game}/${number}/sketch`, { made, sketch }),
  record: (id: string) => ask<FairRecord>("GET", `/tables/${id}/record`),
  draws: async (id: string) => (await ask<{ draws: Draw[] }>("GET", `/tables/${id}/draws`)).draws,
  positions: async (id: string, at: readonly number[], seat: SaidSeat) =>
    (await ask<{ positions: Position[] }>("GET", `/tables/${id}/positions?${places(at)}${alsoSaid(seat)}`)).positions,
  replay: (id: string, seat: SaidSeat) => ask<Replay>("GET", `/tables/${id}/replay${said(seat)}`),
  replayRecord: (record: object, seat: SaidSeat) => ask<Replay>("POST", "/replays", { record, seat }),
  recordPositions: async (record: object, at: readonly number[], seat: SaidSeat) =>
    (await ask<{ positions: Position[] }>("POST", "/replays/positions", { record, seat, at })).positions,
  recordWorths: async (record: object, at: readonly number[]) =>
    (await ask<{ worths: number[][] }>("POST", "/replays/worths", { record, at })).worths,
};

export type Api = typeof api;

export function recordAddress(id: string): string {
  return `api/tables/${id}/record`;
}

/** The public list of what the house has promised, from this number on. */
export function promiseAddress(number: number): string {
  return `api/promises?after=${number - 1}`;
}

/** The components of the printed game, as a file. */
export function dataAddress(game: string): string {
  return `/api/games/${game}/data`;
}
