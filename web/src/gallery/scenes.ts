/** Example positions, and tables that show them: the real ones, but for what they are told by. */
import type { Socket } from "../api/live";
import type { LiveMessage, SeenEvent, Sketch, SketchJudged } from "../api/types";
import type { Draft } from "../table/draft";
import type { Seen } from "../table/positions";
import { pages } from "../players/pages.svelte";
import { TableSession } from "../table/session.svelte";
import scenes from "./scenes.json";

export interface Scene {
  readonly name: string;
  /** What the server says to whoever opens the table. */
  readonly messages: readonly LiveMessage[];
  /** What the viewer has planned. */
  readonly draft?: Draft;
  /** The earlier position the viewer looks at. */
  readonly past?: Seen;
  /** What is being told. */
  readonly story?: readonly SeenEvent[];
  /** A trade that somebody thinks about, and what the rules say of it. */
  readonly sketch?: Sketch;
  readonly judged?: SketchJudged;
}

// Nothing is fetched here, nor who has a page of their own.
pages.load = () => Promise.resolve();

// TypeScript reads the words of the file as any text.
export const SCENES = scenes as unknown as readonly Scene[];

/** A line on which these messages come, and after them only the answer that it is still there. */
function recorded(messages: readonly LiveMessage[]): Socket {
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: () => line.onmessage?.({ data: '{ "type": "pong" }' }),
    close: () => undefined,
  };
  queueMicrotask(() => {
    for (const message of messages) line.onmessage?.({ data: JSON.stringify(message) });
  });
  return line;
}

export function sessionOf({ name, messages, draft, past, story, judged }: Scene): TableSession {
  const session = new TableSession(name, () => recorded(messages));
  if (judged !== undefined) session.sketches.judge = () => Promise.resolve(judged);
  // After the messages, which are on their way already.
  queueMicrotask(() => {
    if (draft !== undefined) session.plan.draft = draft;
    if (past !== undefined) session.past.seen = past;
    if (story !== undefined) session.telling.stop = { seq: session.told, pause: 0, events: story };
  });
  return session;
}
