import { expect, it } from "vitest";
import type { Word } from "../src/api/types";
import { saidAfter, Talk } from "../src/table/talk.svelte";

const word = (number: number, seq = 0, mine = false): Word =>
  ({ number, seq, mine, words: `word ${number}`, name: "Ann" }) as unknown as Word;
const told = (since: number, ...words: Word[]) => ({ since, words, muted: [], blocked: [], off: false });

function quiet(): Talk {
  const nothing = () => Promise.reject(new Error("nobody asked"));
  return new Talk({ say: nothing, mute: nothing, turnOff: nothing }, () => undefined);
}

it("adds what is new, and begins anew when it is told to", () => {
  const talk = quiet();
  talk.hear(told(0, word(1), word(2)));
  talk.hear(told(2, word(4)));
  expect(talk.words.map(({ number }) => number)).toEqual([1, 2, 4]);
  talk.hear(told(0, word(1), word(3)));
  expect([talk.last, talk.words.length]).toEqual([3, 2]);
});

it("counts what others have said since one looked", () => {
  const talk = quiet();
  talk.hear(told(0, word(1), word(2, 0, true)));
  expect(talk.unread).toBe(1);
  talk.read();
  talk.hear(told(2, word(3), word(4)));
  expect(talk.unread).toBe(2);
});

it("sets words beside the line after which they were said", () => {
  const words = [word(1, 3), word(2, 4), word(3, 9)];
  expect(saidAfter(words, 3, 7).map(({ number }) => number)).toEqual([1, 2]);
  expect(saidAfter(words, 7, Infinity).map(({ number }) => number)).toEqual([3]);
});
