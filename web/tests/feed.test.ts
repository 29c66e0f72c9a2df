import { beforeEach, expect, it, vi } from "vitest";
import type { PositionChanged, Table } from "../src/api/types";
import { Feed } from "../src/table/feed.svelte";
import { Line } from "./line";

let line: Line;
let heard: { seq: number; first: boolean }[];
let feed: Feed;
let removed: number;

const position = (seq: number, view: object | null, events: number[] = []): PositionChanged =>
  ({
    type: "position",
    seq,
    since: 0,
    view,
    legal: [],
    events: events.map((at) => ({ seq: at, event: { event: "moved" } })),
  }) as unknown as PositionChanged;

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "http://table/" });
  heard = [];
  removed = 0;
  feed = new Feed(
    "abc",
    {
      onTable: () => undefined,
      onPosition: (message, first) => heard.push({ seq: message.seq, first }),
      onStanding: () => undefined,
      onSketches: () => undefined,
      onTalk: () => undefined,
      onRemoved: () => (removed += 1),
    },
    () => (line = new Line()),
  );
});

it("knows the position, and everything that led to it once", () => {
  line.say(position(2, { actor: 0 }, [1, 2]));
  line.say(position(4, { actor: 1 }, [2, 3, 4]));
  expect(feed.latest?.seq).toBe(4);
  expect(feed.events.map((event) => event.seq)).toEqual([1, 2, 3, 4]);
  expect(heard).toEqual([
    { seq: 2, first: true },
    { seq: 4, first: false },
  ]);
});

it("does not go back to a position that comes late", () => {
  line.say(position(4, { actor: 0 }, [4]));
  line.say(position(3, { actor: 1 }, [3]));
  expect(feed.latest?.seq).toBe(4);
  expect(heard).toHaveLength(1);
});

it("sees nothing of a game that has not begun, and then its first position", () => {
  line.say(position(0, null));
  expect(heard).toEqual([]);
  line.say(position(3, { actor: 0 }));
  expect(heard).toEqual([{ seq: 3, first: true }]);
});

it("says hello with the last position it has", () => {
  line.onopen?.();
  line.say(position(4, { actor: 0 }));
  feed.restart();
  line.onopen?.();
  expect(line.sent).toEqual([{ type: "hello", seq: 4 }]);
});

it("does not believe an answer that the live table has overtaken", async () => {
  let answer: (table: Table) => void = () => undefined;
  const asked = () => feed.believe(new Promise<Table>((resolve) => (answer = resolve)));
  const table = (status: string) => ({ status }) as unknown as Table;
  const first = asked();
  answer(table("waiting"));
  await first;
  expect(feed.table?.status).toBe("waiting");
  const second = asked();
  line.say({ type: "table", now: 0, table: table("playing") });
  answer(table("waiting"));
  await second;
  expect(feed.table?.status).toBe("playing");
});

it("tells whoever has lost the seat", () => {
  line.say({ type: "removed", seat: 1 });
  expect(removed).toBe(1);
});

it("keeps why it was refused", () => {
  line.say({ type: "refused", error: "table", sentence: "there is no such table" });
  expect(feed.refused?.error).toBe("table");
  expect(feed.connection).toBe("refused");
});

it("tells what happened at the table apart, and forgets what was taken back", () => {
  line.say(position(4, { actor: 0 }, [1, 2, 3, 4]));
  const back = {
    ...position(6, { actor: 1 }),
    events: [{ seq: 5, event: { event: "table-takeback", seat: 1, to: 2 } }],
  };
  line.say(back);
  line.say(position(7, { actor: 0 }, [7]));
  expect(feed.events.map((event) => event.seq)).toEqual([1, 2, 7]);
  expect(feed.happenings.map((event) => event.seq)).toEqual([5]);
});
