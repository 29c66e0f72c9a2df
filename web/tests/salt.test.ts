import { describe, expect, it } from "vitest";
import type { Table } from "../src/api/types";
import { commitmentOf, makeSalt, nextStep } from "../src/table/salt";
import { Salting } from "../src/table/salting";

const HOUSE = "ab".repeat(32);

function waiting(promised: number[], told: number[], telling: boolean, house = HOUSE): Table {
  return {
    status: "waiting",
    yours: [1],
    fair: { number: 1, commitment: house, promised, told, telling },
  } as unknown as Table;
}

describe("what the viewer's browser has to do", () => {
  const kept = { house: HOUSE, salt: "01".repeat(32) };

  it("promises first, then tells what it promised, once everybody has", () => {
    expect(nextStep(waiting([0], [], false), null)).toBe("promise");
    expect(nextStep(waiting([1], [], false), kept)).toBeNull();
    expect(nextStep(waiting([0, 1], [], true), kept)).toBe("tell");
    expect(nextStep(waiting([0, 1], [1], true), kept)).toBeNull();
  });

  it("promises anew when the house does", () => {
    expect(nextStep(waiting([], [], false, "cd".repeat(32)), kept)).toBe("promise");
  });

  it("takes over from another device only as long as no salt is told", () => {
    expect(nextStep(waiting([0, 1], [], false), null)).toBeNull();
    expect(nextStep(waiting([0, 1], [], true), null)).toBe("promise");
    expect(nextStep(waiting([0, 1], [0], true), null)).toBeNull();
  });

  it("does nothing without a seat, in a game that runs, or where nothing is promised", () => {
    expect(nextStep({ ...waiting([], [], false), yours: [] }, null)).toBeNull();
    expect(nextStep({ ...waiting([], [], false), status: "playing" }, null)).toBeNull();
    expect(nextStep({ ...waiting([], [], false), fair: null }, null)).toBeNull();
  });
});

describe("a salt", () => {
  it("is promised by the hash that the server reckons too", async () => {
    // SHA-256 of 32 bytes 01 and 32 bytes ab.
    expect(await commitmentOf("01".repeat(32), HOUSE)).toBe(
      "a96bdfde2d39abb7a84176ca7ee6d69434935534d3f577bc47415b7b428dd39d",
    );
  });

  it("is never the same twice", async () => {
    const [one, other] = [await makeSalt(), await makeSalt()];
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).not.toBe(other);
  });
});

describe("a table that begins", () => {
  it("is promised and told the same salt, kept in the browser", async () => {
    const asked: string[][] = [];
    const after = waiting([0, 1], [], true);
    const salting = new Salting(
      "t",
      {
        promiseSalt: async (_, house, commitment) => (asked.push([house, commitment]), after),
        tellSalt: async (_, salt) => (asked.push([salt]), { ...after, status: "playing" }),
      },
      storage(),
      async (answer) => void salting.see(await answer),
    );
    await salting.see(waiting([0], [], false));
    const [[house, commitment], [salt]] = asked as [[string, string], [string]];
    expect(commitment).toBe(await commitmentOf(salt, house));
    expect(salting.kept).toEqual({ house, salt, told: true });
  });

  it("stays the one that was promised when something older is told late", async () => {
    const promised: string[] = [];
    const salting = new Salting(
      "t",
      {
        promiseSalt: async (_, __, commitment) => {
          promised.push(commitment);
          if (promised.length > 1) throw new Error("somebody has told theirs");
          void salting.see(waiting([0], [], false));
          return waiting([0, 1], [], true);
        },
        tellSalt: async () => Promise.reject(new Error("nobody asked for it")),
      },
      storage(),
      async (answer) => void (await answer),
    );
    await salting.see(waiting([0], [], false));
    expect(promised).toEqual([promised[0], promised[0]]);
    expect(await commitmentOf(salting.kept?.salt ?? "", HOUSE)).toBe(promised[0]);
  });

  it("is looked at again when something was told while a promise was on its way and then refused", async () => {
    const anew = "cd".repeat(32);
    const houses: string[] = [];
    const salting = new Salting(
      "t",
      {
        promiseSalt: async (_, house) => {
          houses.push(house);
          if (house === anew) return waiting([1], [], false, anew);
          void salting.see(waiting([], [], false, anew));
          throw new Error("the house has promised anew");
        },
        tellSalt: async () => Promise.reject(new Error("nobody asked for it")),
      },
      storage(),
      async (answer) => void (await answer),
    );
    await salting.see(waiting([], [], false));
    expect(houses).toEqual([HOUSE, anew]);
  });
});

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
