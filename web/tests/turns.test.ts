import { describe, expect, it } from "vitest";
import type { Table } from "../src/api/types";
import { awaitsYou, standing } from "../src/lobby/turns";
import { words } from "./catalogues";

const table = (facts: Partial<Table>): Table =>
  ({ status: "waiting", seats: [], yours: [1], actor: null, begins_by: null, fair: null, ...facts }) as Table;

describe("a table that waits for the viewer", () => {
  it("has them to decide", () => {
    expect(awaitsYou(table({ status: "playing", actor: 1 }))).toBe(true);
    expect(awaitsYou(table({ status: "playing", actor: 0 }))).toBe(false);
  });

  it("is full, and has not begun because they are away", () => {
    expect(awaitsYou(table({}))).toBe(false);
    expect(awaitsYou(table({ begins_by: 1 }))).toBe(true);
    expect(standing(table({ begins_by: 1 }), words("en"))).toBe("come and begin");
    expect(awaitsYou(table({ begins_by: 1, yours: [] }))).toBe(false);
    const fair = { number: 1, commitment: "", promised: [0, 1], told: [1], telling: true };
    expect(awaitsYou(table({ begins_by: 1, fair }))).toBe(false);
  });
});
