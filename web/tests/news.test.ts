import { expect, it } from "vitest";
import { cellOf, forecastsOf, tidings } from "../src/games/stockpile/news";
import { majorityOf, span } from "../src/games/stockpile/portfolios";
import type { CompanyView, PairView } from "../src/games/stockpile/view";

const LEFT = ["+4", "-2"];
const company = (name: string, forecast: string | null, outlook: Partial<CompanyView["outlook"]> = {}) =>
  ({
    name,
    forecast,
    can_be: forecast === null ? LEFT : [forecast],
    outlook: { dividend: "no", split: "no", bankrupt: "no", ...outlook },
  }) as CompanyView;
const pair = (parts: Partial<PairView>): PairView => ({
  owner: null,
  public: false,
  company: null,
  forecast: null,
  known_to: [],
  revealed: false,
  ...parts,
});

const MINE = company("Epic", "+1");
const OPEN = company("Cosmic", null);
const PAIRS = [
  pair({ owner: 2, company: "Epic" }),
  pair({ public: true, company: "American" }),
  pair({ owner: 1, revealed: true, company: "Leading" }),
  pair({ owner: 0, company: "Stanford" }),
  pair({ owner: 1 }),
];

it("says of every company and forecast how it is known, or whether it can be", () => {
  expect(cellOf(MINE, "+1", PAIRS, 2)).toBe("mine");
  expect(cellOf(MINE, "+4", PAIRS, 2)).toBe("excluded");
  expect(cellOf(OPEN, "+4", PAIRS, 2)).toBe("possible");
  expect(cellOf(OPEN, "+1", PAIRS, 2)).toBe("excluded");
  expect(cellOf(company("American", "$$"), "$$", PAIRS, 2)).toBe("public");
  expect(cellOf(company("Leading", "-3"), "-3", PAIRS, 2)).toBe("public");
});

it("tells what was peeked at, or is the only thing left, from what is one's own", () => {
  expect(cellOf(company("Stanford", "-3"), "-3", PAIRS, 2)).toBe("known");
  expect(cellOf(company("Bottomline", "+2"), "+2", PAIRS, 2)).toBe("known");
  expect(cellOf(MINE, "+1", PAIRS, null)).toBe("known");
});

it("has the forecasts from the best to the worst, the dividend between them", () => {
  expect(forecastsOf([MINE, OPEN, company("American", "$$"), company("Leading", "-3")])).toEqual([
    "+4",
    "+1",
    "$$",
    "-2",
    "-3",
  ]);
  expect(forecastsOf([])).toEqual([]);
});

it("says together what companies have in common, and nothing of what is usual", () => {
  const companies = [
    company("American", null, { bankrupt: "maybe", dividend: "maybe" }),
    company("Epic", null, { bankrupt: "maybe", split: "sure" }),
    { ...company("Cosmic", "+1"), outlook: null },
  ];
  const told = tidings(companies).map(({ what, chance, companies }) => [what, chance, companies.map((c) => c.name)]);
  expect(told).toEqual([
    ["bankrupt", "maybe", ["American", "Epic"]],
    ["split", "sure", ["Epic"]],
    ["dividend", "maybe", ["American"]],
    ["dividend", "no", ["Epic"]],
  ]);
});

it("writes one number where there is no doubt, and the bounds where there is", () => {
  expect([span(3, 3, String), span(0, 2, String)]).toEqual(["3", "0–2"]);
});

it("marks a majority that is certain, one that may be, and none", () => {
  const holder = (bonus_least: number, bonus_most: number) => ({ least: 1, most: 2, bonus_least, bonus_most });
  expect([holder(5000, 10_000), holder(0, 5000), holder(0, 0)].map(majorityOf)).toEqual(["sure", "maybe", "none"]);
});
