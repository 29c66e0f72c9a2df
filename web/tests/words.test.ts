import { describe, expect, it } from "vitest";
import type { Seat } from "../src/api/types";
import { Catalogue } from "../src/words/catalogue";
import { namesOf } from "../src/words/names";
import { words } from "./catalogues";

const en = words("en");
const ru = words("ru");
const watching = { names: ["Ann", "Bob", "Eve"], seat: null };

describe("what a language lacks", () => {
  it("is said by its fallback, message by message and attribute by attribute", () => {
    const english = new Catalogue("en", "a = A of { $n }\n    .more = More\nb = B\nmoney = ${ $amount }\n");
    const other = new Catalogue("cy", "a = Â o { $n }\nc = C\n", english);
    expect(other.say("a", { n: "x" }, "")).toBe("Â o x");
    expect([other.say("a", {}, "more"), other.say("b", {}, ""), other.say("c", {}, "")]).toEqual(["More", "B", "C"]);
    expect(other.money(5)).toBe("$5");
    expect([other.has("b"), other.has("a", "more"), other.has("d")]).toEqual([true, true, false]);
    expect(() => other.say("d", {}, "")).toThrow("no message d");
  });
});

describe("money and lists", () => {
  it("writes sums as the language does", () => {
    expect(en.money(41200)).toBe("$41,200");
    expect(ru.money(41200)).toBe("41\u00a0200\u00a0$");
    expect(en.money(-700)).toBe("−$700");
  });

  it("joins none, one, two and three", () => {
    expect([0, 1, 2, 3].map((number) => en.join(watching.names.slice(0, number)))).toEqual([
      "",
      "Ann",
      "Ann and Bob",
      "Ann, Bob and Eve",
    ]);
    expect(ru.join(watching.names)).toBe("Ann, Bob и Eve");
  });
});

describe("bots", () => {
  it("are called by their level, and numbered where there are several", () => {
    expect(["random", "greedy", "expert", "master", "skilled:raider", "oracle"].map((name) => en.bot(name))).toEqual([
      "Rookie",
      "Trader",
      "Expert",
      "Master",
      "Skilled (raider)",
      "oracle",
    ]);
    expect(ru.tellApart([ru.bot("expert"), ru.bot("greedy"), ru.bot("expert")])).toEqual([
      "Знаток",
      "Делец",
      "Знаток 2",
    ]);
  });

  it("are called the same in the lobby and at the table, beside people", () => {
    const bot = (seat: number, bot: string): Seat => ({
      seat,
      kind: "bot",
      name: `${bot} ${seat + 1}`,
      bot,
      present: true,
      offered: false,
    });
    const ann: Seat = { seat: 1, kind: "human", name: "Ann", bot: null, present: true, offered: false };
    expect(namesOf([bot(0, "expert"), ann, bot(2, "expert"), bot(3, "greedy")], en)).toEqual([
      "Expert",
      "Ann",
      "Expert 2",
      "Trader",
    ]);
  });
});

describe("events", () => {
  const bought = { event: "bought", seat: 0, amount: -1200, corporation: "Hydra" };

  it("names who acted, and what it cost without a sign", () => {
    expect(en.event("acquire", bought, watching)).toBe("Ann buys a share of Hydra for $1,200.");
    expect(ru.event("acquire", bought, watching)).toBe("Ann покупает акцию Hydra за 1\u00a0200\u00a0$.");
  });

  it("addresses the reader by seat, whatever anybody is called", () => {
    expect(en.event("acquire", bought, { names: ["Ann", "Bob"], seat: 0 })).toBe(
      "You buy a share of Hydra for $1,200.",
    );
    expect(en.event("acquire", bought, { names: ["You", "Bob"], seat: 1 })).toBe(
      "You buys a share of Hydra for $1,200.",
    );
  });

  it("says less of what is hidden", () => {
    expect(en.event("acquire", { event: "drew", seat: 1, hidden: true }, watching)).toBe("Bob draws a tile.");
    expect(en.event("acquire", { event: "drew", seat: 1, tile: "9A" }, watching)).toBe("Bob draws 9A.");
  });

  it("lists a part for each seat, leaves out empty ones, and knows the market beyond the last", () => {
    const three = { event: "holdings", corporation: "Zeta", shares: [3, 0, 11] };
    expect(en.event("acquire", three, watching)).toBe("Shares of Zeta: Ann has 3 and Eve has 11.");
    const two = { event: "holdings", corporation: "Zeta", shares: [3, 1, 9] };
    expect(ru.event("acquire", two, { names: ["Ann", "Bob"], seat: 0 })).toBe(
      "Акции Zeta: вы — 3, Bob — 1 и биржа — 9.",
    );
  });

  it("uses the forms of number that Russian has", () => {
    const kept = (shares: number) =>
      ru.event("acquire", { event: "kept", seat: 0, corporation: "Zeta", shares }, watching);
    expect(kept(21)).toContain("21 акцию");
    expect(kept(2)).toContain("2 акции");
    expect(kept(5)).toContain("5 акций");
  });

  it("never reads a name as a message", () => {
    const name = "{ $seat } [b] acquire-title";
    expect(en.event("acquire", { event: "announced", seat: 0 }, { names: [name], seat: null })).toContain(name);
  });
});

describe("refusals", () => {
  it("are said in the reader's language by their word, with their facts", () => {
    const seq = { error: "seq", sentence: "The table has moved on: 3 moves have been made.", facts: { seq: 3 } };
    expect(ru.refusal(seq)).toBe("Положение на столе изменилось: сделано уже 3 шага.");
    expect(ru.refusal({ error: "table", sentence: "There is no such table.", facts: {} })).toBe("Такого стола нет.");
  });

  it("are said as the server says them if their word is new", () => {
    expect(ru.refusal({ error: "rain", sentence: "It rains.", facts: {} })).toBe("It rains.");
  });
});

describe("questions and moves", () => {
  const merger = { survivor: "Zeta", defunct: "Hydra", waiting: ["Hydra", "Zeta"], settled: [], market: null };
  const view = { step: "dispose", placed: "9A", bought: 2, merger, cash: [null, 300] };

  it("asks with the facts of the view where there are any", () => {
    expect(en.prompt("acquire", "buy")).toBe("Buy up to three shares in this turn, then choose “Done buying”.");
    expect(en.prompt("acquire", "buy", view)).toBe("You may buy one more share.");
    expect(en.prompt("acquire", "survive", view)).toBe(
      "9A merges Hydra and Zeta. Choose which of the largest survives.",
    );
  });

  it("says moves, in the words of their parts", () => {
    const give = (parts: object) => en.move("syndicate", { type: "give", ...parts });
    expect(give({ paper: "share", firm: "motor_1" })).toBe("Give a share of Truck");
    expect(give({ paper: "exchange" })).toBe("Give a share of the exchange");
    expect(give({ firm: "football_1" })).toBe("Give Lions");
    expect(en.move("stockpile", { type: "peek", seat: 2 }, watching.names)).toBe("Look at Eve’s forecast");
    expect(ru.move("acquire", { type: "buy", corporation: "Hydra" })).toBe("Купить акцию Hydra");
  });

  it("calls things as the table's own data file does", () => {
    const table = en.at({ motor_1: "Lada" });
    expect(table.name("syndicate", "share motor_1")).toBe("a share of Lada");
    expect(table.name("syndicate", "constructor")).toBe("constructor");
    expect(en.name("syndicate", "motor_1")).toBe("Truck");
  });

  it("calls keys of views and options of tables by the game's own words, else by those of all", () => {
    expect([ru.label("stockpile", "price"), ru.label("acquire", "price")]).toEqual(["Стоимость", "Цена"]);
    expect([en.option("stockpile", "first"), en.choice("stockpile", "first", 0)]).toEqual(["First player", "seat 1"]);
    expect([en.choice("stockpile", "board", "advanced"), ru.choice("syndicate", "trades", true)]).toEqual([
      "advanced",
      "да",
    ]);
  });

  it("calls what has no words by the name it has", () => {
    expect(en.label("chess", "half_moves")).toBe("half moves");
    expect(en.option("chess", "clock")).toBe("clock");
    expect(en.choice("chess", "clock", "blitz")).toBe("blitz");
  });

  it("keeps its words when a game from outside has the same ids", () => {
    const both = words("en", "money = a heap\ntoy-title = Toy");
    expect([both.money(5), both.say("toy-title")]).toEqual(["$5", "Toy"]);
  });

  it("refuses to show ids in place of words", () => {
    expect(() => en.say("page-nothing")).toThrow("page-nothing");
    expect(() => en.say("bot")).toThrow("level");
  });
});
