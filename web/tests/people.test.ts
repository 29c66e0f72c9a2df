import { expect, test } from "vitest";
import { banned } from "../src/banned.svelte";
import { People, type Person } from "../src/people/people.svelte";
import type { BlockedHere, Reporting } from "../src/api/types";

function people(answers: BlockedHere[]) {
  const sent: unknown[] = [];
  const problems: unknown[] = [];
  const answer = () => {
    const next = answers.shift();
    return next === undefined ? Promise.reject(new Error("none")) : Promise.resolve(next);
  };
  const api = {
    blocked: answer,
    block: (person: Person, blocked: boolean) => (sent.push({ ...person, blocked }), answer()),
    report: (reporting: Reporting) => (sent.push(reporting), Promise.resolve()),
  };
  return { made: new People(api, (error) => problems.push(error)), sent, problems };
}

test("whether somebody is blocked is known once the server has said so", async () => {
  const { made, sent } = people([
    { seats: [], authors: [] },
    { seats: [2], authors: [7] },
  ]);
  expect(made.isBlocked({ seat: 2 })).toBe(null);
  await made.see({ seat: 2 }, "Bob");
  expect([made.meant?.name, made.isBlocked({ seat: 2 })]).toEqual(["Bob", false]);
  expect(await made.block({ seat: 2 }, true)).toBe(true);
  expect([made.isBlocked({ seat: 2 }), made.isBlocked({ author: 7 }), made.isBlocked({ seat: 1 })]).toEqual([
    true,
    true,
    false,
  ]);
  expect(sent).toEqual([{ seat: 2, blocked: true }]);
});

test("a report has words only if there are some, and a refusal is told", async () => {
  const { made, sent, problems } = people([]);
  expect(await made.report({ author: 3 }, "spam", "  ")).toBe(true);
  expect(await made.report({ author: 3 }, "other", " he sings ")).toBe(true);
  expect(sent).toEqual([
    { author: 3, reason: "spam" },
    { author: 3, reason: "other", words: "he sings" },
  ]);
  expect(await made.block({ seat: 0 }, true)).toBe(false);
  expect(problems).toHaveLength(1);
});

test("only a ban shuts the page", () => {
  banned.hear({ error: "seat", sentence: "", facts: {} });
  expect(banned.refusal).toBe(null);
  banned.hear({ error: "banned", sentence: "", facts: { reason: "none", until: "none" } });
  expect(banned.refusal?.error).toBe("banned");
});
