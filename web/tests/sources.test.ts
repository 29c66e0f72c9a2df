import { expect, it } from "vitest";
import { sourcesOf } from "../src/table/sources";

it("a sum is what there was at the start and what each part brought or cost", () => {
  const events = [
    { seq: 1, event: { event: "bought", seat: 0, amount: -400 } },
    { seq: 2, event: { event: "bonus", seat: 0, amount: 3000 } },
    { seq: 2, event: { event: "bonus", seat: 1, amount: 1500 } },
    { seq: 3, event: { event: "rent", seat: 1, other: 0, amount: -70 } },
  ];
  const parts = { bought: ["bought"], bonuses: ["bonus"], rents: ["rent"] };
  expect(sourcesOf(events, parts, 0, 8670)).toEqual([
    { part: "start", amount: 6000 },
    { part: "bought", amount: -400 },
    { part: "bonuses", amount: 3000 },
    { part: "rents", amount: 70 },
  ]);
});
