import { beforeEach, expect, it, vi } from "vitest";
import type { Table, Tables, TablesPage } from "../src/api/types";
import { Lists } from "../src/lobby/lists.svelte";
import { Line } from "./line";

let line: Line;
let lists: Lists;
let asked: string[];
let address: string;
let problems: unknown[];
/** What comes after which mark. */
let pages: Record<string, TablesPage>;

const table = (id: string) => ({ id }) as Table;
const ids = () => lists.tables("open").map(({ id }) => id);

function tell(open: string[], after: string | null): void {
  const tables: Tables = {
    mine: [],
    open: open.map(table),
    playing: [],
    after: { mine: null, open: after, playing: null },
  };
  line.say({ type: "lobby", tables });
}

async function ask(list: string, after: string): Promise<TablesPage> {
  asked.push(`${list} ${after}`);
  const page = pages[after];
  if (page === undefined) throw new Error("no answer");
  return page;
}

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://bell/games/" });
  asked = [];
  problems = [];
  pages = { b: { tables: [table("c"), table("d")], after: "d" }, d: { tables: [table("e")], after: null } };
  lists = new Lists(
    (error) => problems.push(error),
    ask,
    (at) => {
      address = at;
      return (line = new Line());
    },
  );
});

it("listens to the lobby, and shows what it is told without asking", () => {
  expect(address).toBe("wss://bell/games/api/lobby/live");
  line.onopen?.();
  expect(line.sent).toEqual([{ type: "hello", seq: 0 }]);
  tell(["a", "b"], "b");
  expect(ids()).toEqual(["a", "b"]);
  tell(["b"], null);
  expect(ids()).toEqual(["b"]);
  expect(asked).toEqual([]);
});

it("goes on page by page, to the end", async () => {
  tell(["a", "b"], "b");
  expect([lists.goesOn("open"), lists.goesOn("mine")]).toEqual([true, false]);
  await lists.more("open");
  expect(ids()).toEqual(["a", "b", "c", "d"]);
  expect(lists.goesOn("open")).toBe(true);
  await lists.more("open");
  expect(ids()).toEqual(["a", "b", "c", "d", "e"]);
  expect(lists.goesOn("open")).toBe(false);
});

it("shows a table once that has come up to the beginning", async () => {
  tell(["a", "b"], "b");
  await lists.more("open");
  tell(["d", "b"], "b");
  expect(ids()).toEqual(["d", "b", "c"]);
});

it("asks for the pages anew when the beginning ends elsewhere", async () => {
  tell(["a", "b"], "b");
  await lists.more("open");
  pages["a"] = { tables: [table("b"), table("c")], after: "c" };
  tell(["new", "a"], "a");
  await vi.waitFor(() => expect(ids()).toEqual(["new", "a", "b", "c"]));
  expect(asked).toEqual(["open b", "open a"]);
});

it("keeps what it has when a page cannot be had", async () => {
  tell(["a", "x"], "x");
  await lists.more("open");
  expect(ids()).toEqual(["a", "x"]);
  expect(lists.goesOn("open")).toBe(true);
  expect(problems).toHaveLength(1);
});
