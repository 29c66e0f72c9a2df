import { expect, it } from "vitest";
import { laidOut } from "../src/games/acquire/slots";

it("tiles stay where they lie, and a new one comes where one was taken from", () => {
  const first = laidOut([null, null, null], ["1A", "2B", "3C"]);
  expect(first).toEqual(["1A", "2B", "3C"]);
  const placed = laidOut(first, ["1A", "3C"]);
  expect(placed).toEqual(["1A", null, "3C"]);
  expect(laidOut(placed, ["1A", "3C", "12I"])).toEqual(["1A", "12I", "3C"]);
});
