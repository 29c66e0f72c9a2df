import { beforeEach, expect, it } from "vitest";
import { Refused } from "../src/api/client";
import type { DataChecked, DataFile } from "../src/api/types";
import { DataChoice, MAX_SIZE, type Chosen } from "../src/lobby/dataChoice.svelte";

const GOOD: DataChecked = { data: { deck: {} }, problems: [], more: 0 };
const BAD: DataChecked = { data: null, problems: [{ error: "deep", sentence: "", facts: {} }], more: 3 };
const NOTHING = { name: "", data: null, problems: [], more: 0, refused: null };

let answers: ((checked: DataChecked) => void)[];
let fails: ((error: unknown) => void)[];
let asked: DataFile[];
let choice: DataChoice;

beforeEach(() => {
  [answers, fails, asked] = [[], [], []];
  choice = new DataChoice((_, file) => {
    asked.push(file);
    return new Promise((resolve, reject) => {
      answers.push(resolve);
      fails.push(reject);
    });
  });
});

const file = (name: string, size = 3): Chosen => ({ name, size, text: () => Promise.resolve(`# ${name}`) });
const seen = ({ name, data, problems, more, refused }: DataChoice) => ({ name, data, problems, more, refused });

it("is sound without a file, and with one only when it was looked over and found in order", async () => {
  expect(choice.isSound).toBe(true);
  const chosen = choice.choose("stockpile", file("mine.toml"));
  expect(choice.isSound).toBe(false);
  await Promise.resolve();
  expect(asked).toEqual([{ name: "mine.toml", text: "# mine.toml" }]);
  answers[0]?.(GOOD);
  await chosen;
  expect([choice.isSound, choice.data]).toEqual([true, GOOD.data]);
});

it("keeps what is wrong with a file until another is chosen or it is put away", async () => {
  const chosen = choice.choose("stockpile", file("mine.toml"));
  await Promise.resolve();
  answers[0]?.(BAD);
  await chosen;
  expect(seen(choice)).toEqual({ ...NOTHING, name: "mine.toml", problems: BAD.problems, more: 3 });
  expect(choice.isSound).toBe(false);
  choice.drop();
  expect([seen(choice), choice.isSound]).toEqual([NOTHING, true]);
});

it("says nothing of a file that was put away while it was looked over", async () => {
  const first = choice.choose("stockpile", file("first.toml"));
  const second = choice.choose("stockpile", file("second.toml"));
  await Promise.resolve();
  answers[1]?.(GOOD);
  answers[0]?.(BAD);
  await Promise.all([first, second]);
  expect(seen(choice)).toEqual({ ...NOTHING, name: "second.toml", data: GOOD.data });
});

it("does not read what is too large, and tells a refusal", async () => {
  await choice.choose("stockpile", file("film.mkv", MAX_SIZE + 1));
  expect([asked, choice.refused?.error, choice.isSound]).toEqual([[], "size", false]);
  const chosen = choice.choose("stockpile", file("mine.toml"));
  await Promise.resolve();
  fails[0]?.(new Refused(0, "unreachable", ""));
  await chosen;
  expect([choice.refused?.error, choice.isSound]).toEqual(["unreachable", false]);
});
