import { expect, it } from "vitest";
import type { Move } from "../src/api/types";
import { chosenCard, chosenMoves, facesOf, layingMoves, planned } from "../src/games/stockpile/laying";

const lay = (type: string, card: string, pile: number): Move => ({
  move: `${type} ${card} ${pile}`,
  ends: false,
  form: { type, card, pile },
});
const DONE: Move = { move: "done", ends: true, form: { type: "done" } };
const BOTH_FACES = ["Epic", "fee1"].flatMap((card) =>
  ["up", "down"].flatMap((face) => [1, 2].map((pile) => lay(face, card, pile))),
);
const NONE = { card: null, face: null };

it("leaves other moves alone", () => {
  expect(layingMoves([DONE, ...BOTH_FACES])).toEqual(BOTH_FACES);
  expect(layingMoves([DONE])).toEqual([]);
});

it("chooses a card by itself only where there is no other", () => {
  expect(chosenCard(BOTH_FACES, NONE)).toBeNull();
  expect(chosenCard(BOTH_FACES, { card: "fee1", face: null })).toBe("fee1");
  expect(chosenCard(BOTH_FACES.slice(0, 4), NONE)).toBe("Epic");
  expect(chosenCard(BOTH_FACES.slice(0, 4), { card: "fee1", face: null })).toBe("Epic");
  expect(chosenCard([], NONE)).toBeNull();
});

it("lays the chosen card face up unless something else is wanted and possible", () => {
  expect(facesOf(BOTH_FACES)).toEqual(["up", "down"]);
  const texts = (face: string | null, legal = BOTH_FACES) =>
    chosenMoves(legal, { card: "Epic", face }).map(({ move }) => move);
  expect(texts(null)).toEqual(["up Epic 1", "up Epic 2"]);
  expect(texts("down")).toEqual(["down Epic 1", "down Epic 2"]);
  expect(texts("up", BOTH_FACES.slice(2, 4))).toEqual(["down Epic 1", "down Epic 2"]);
  expect(chosenMoves(BOTH_FACES, NONE)).toEqual([]);
});

it("tells what no view shows: the last card of a plan that is complete", () => {
  const [first, last] = [lay("up", "Epic", 1), lay("down", "fee1", 2)];
  expect(planned([first, last], true)).toEqual({ shown: [first], unseen: last });
  expect(planned([first, last], false)).toEqual({ shown: [first, last], unseen: null });
  expect(planned([first, DONE], true)).toEqual({ shown: [first], unseen: null });
  expect(planned([], true)).toEqual({ shown: [], unseen: null });
});
