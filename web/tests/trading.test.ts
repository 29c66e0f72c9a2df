import { expect, test } from "vitest";
import type { Sketch, SketchJudged, SketchShown } from "../src/api/types";
import { Builder } from "../src/games/syndicate/trading/builder.svelte";
import { countsOf, goodsOf, otherOf, rowsOf, sidesFor, thingsOf } from "../src/games/syndicate/trading/things";
import { Sketches } from "../src/table/sketches.svelte";

const EMPTY: SketchJudged = {
  moves: [],
  now: true,
  gives: [],
  takes: [],
  gone: [],
  may_give: { motor: 1, money: 700 },
  may_take: { "share motor_2": 2 },
  firms: [],
  monopolies: [],
  seats: [],
};
const BEGUN: Sketch = { proposer: 0, partner: 1, gives: ["motor", "100", "37"], takes: ["exchange", "exchange"] };

/** A judge who answers when told to, in any order. */
function court() {
  const cases: { sketch: Sketch; answer: (judged: Partial<SketchJudged>) => void }[] = [];
  const judge = (sketch: Sketch) =>
    new Promise<SketchJudged>((settle) => {
      cases.push({ sketch, answer: (judged) => settle({ ...EMPTY, ...judged }) });
    });
  const problems: unknown[] = [];
  return { cases, problems, builder: new Builder(judge, (error) => problems.push(error)) };
}

test("things are counted, and money is a sum", () => {
  expect(countsOf(BEGUN.gives)).toEqual({ motor: 1, money: 137 });
  expect(thingsOf({ exchange: 2, money: 137, motor: 0 })).toEqual(["exchange", "exchange", "137"]);
});

test("everything a seat has is there, groups first, and what cannot be traded with nothing to name", () => {
  const players = [{ firms: { football_1: ["football_1"], motor: ["motor_1", "motor_2"], building: ["building_1"] } }];
  const rows = rowsOf({ players } as never, 0, { football_1: 1, motor: 1, load: 2, money: 5 }, { load: 1 });
  expect(rows.map(({ item, most, number }) => [item, most, number])).toEqual([
    ["motor", 1, 0],
    ["building", 0, 0],
    ["football_1", 1, 0],
    ["load", 2, 1],
  ]);
});

test("either of the two sees what it would give and get itself", () => {
  expect([sidesFor(BEGUN, 0).give, sidesFor(BEGUN, 1).give]).toEqual(["gives", "takes"]);
  expect([otherOf(BEGUN, 0), otherOf(BEGUN, 1)]).toEqual([1, 0]);
});

test("a group is said by what its giver has of it", () => {
  const players = [{ firms: { motor: ["motor_1", "motor_2"] } }, { firms: {} }];
  expect(goodsOf({ players } as never, BEGUN, "gives")).toEqual(["motor_1", "motor_2", "100", "37"]);
  expect(goodsOf({ players } as never, BEGUN, "takes")).toEqual(["exchange", "exchange"]);
});

test("whatever is clicked is judged as a whole, and an overtaken answer is of no use", async () => {
  const { cases, builder } = court();
  const opened = builder.open(BEGUN);
  const named = builder.name("takes", "exchange", 1);
  cases[1]?.answer({ moves: ["late"] });
  await named;
  cases[0]?.answer({ moves: ["early"] });
  await opened;
  expect(cases[1]?.sketch).toEqual({ ...BEGUN, gives: ["motor", "137"], takes: ["exchange"] });
  expect(builder.judged?.moves).toEqual(["late"]);
});

test("what is not possible any more is said, and named no longer", async () => {
  const { cases, builder } = court();
  const opened = builder.open(BEGUN);
  cases[0]?.answer({
    gone: ["motor", "exchange"],
    gives: [{ item: "money", number: 137, worth: 137, goods: [] }],
    takes: [{ item: "exchange", number: 1, worth: 20, goods: ["exchange"] }],
  });
  await opened;
  expect(builder.gone).toEqual(["motor", "exchange"]);
  expect(builder.sketch).toEqual({ ...BEGUN, gives: ["137"], takes: ["exchange"] });
});

test("a refusal is told and keeps what was built", async () => {
  const problems: unknown[] = [];
  const builder = new Builder(
    () => Promise.reject(new Error("no")),
    (error) => problems.push(error),
  );
  await builder.open(BEGUN);
  expect(problems).toHaveLength(1);
  expect(builder.sketch.takes).toEqual(["exchange", "exchange"]);
});

test("sketches are what the server says, and a refusal changes nothing", async () => {
  const shown: SketchShown = { ...BEGUN, sender: 1 };
  const problems: unknown[] = [];
  const sketches = new Sketches(
    {
      judge: () => Promise.resolve(EMPTY),
      show: () => Promise.resolve([shown]),
      drop: () => Promise.reject(new Error("no")),
    },
    (error) => problems.push(error),
  );
  expect(await sketches.show(BEGUN)).toBe(true);
  expect(await sketches.drop(1)).toBe(false);
  expect([sketches.shown, problems.length]).toEqual([[shown], 1]);
});
