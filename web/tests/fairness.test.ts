import { describe, expect, it } from "vitest";
import { doubts, outcomes, sorted, type Draw, type Fair, type FairRecord } from "../src/table/fairness";

// Promised and drawn by the server's own code (`openingbell.fairness`).
const SALTS = ["01", "fe"].map((byte) => byte.repeat(32));
const COMMITMENTS = [
  "7dbd742cdb8f649a9a48d0786b4a9fd26320362c85fb5415c57a045bb3f92eff",
  "162c0cb78635c68ffb642b47944dcc3fb1accf9a248d6598fcc1a8c9cea3e3bf",
];
const FAIR: Fair = {
  table: "tisch-ä",
  number: 1,
  commitment: "427f359e297db5a8be0f279f2c2b61f5efdc11a61ec03ff583b67da5de8e3196",
  secret: "5a".repeat(32),
  salts: SALTS.map((salt, seat) => ({ seat, salt, commitment: COMMITMENTS[seat] ?? "" })),
};
const RECORD: FairRecord = {
  game: "acquire",
  rules: 1,
  options: { players: 2, names: "1999", holdings: "open" },
  fair: FAIR,
};
const DRAWN = [3, 2, 3, 3, 2, 3, 3, 3, 47, 101, 2, 31, 78, 49, 65, 55];
const DRAWS: Draw[] = DRAWN.map((drawn, index) => ({
  weights: index < 8 ? [1, 0, 3, 6] : Array<number>(108).fill(1),
  drawn,
  move: index + 1,
}));
const KEPT = { house: FAIR.commitment, salt: SALTS[1] ?? "" };

describe("a game checked by the browser", () => {
  it("is drawn as the server drew it", async () => {
    expect(
      await outcomes(
        FAIR,
        DRAWS.map((draw) => draw.weights),
      ),
    ).toEqual(DRAWN);
  });

  it("is good if nobody changed it", async () => {
    expect(await doubts(RECORD, FAIR, DRAWS, 1, KEPT)).toEqual([]);
  });

  it("is doubted for what was changed", async () => {
    const other = { ...FAIR, secret: "5b".repeat(32) };
    expect(await doubts(RECORD, other, DRAWS, 1, KEPT)).toEqual(["promise", "draws"]);
    const swapped = { ...FAIR, salts: [...FAIR.salts].reverse() };
    expect(await doubts(RECORD, swapped, DRAWS, 1, KEPT)).toEqual(["salts", "draws"]);
    const wrong = DRAWS.map((draw, index) => (index === 3 ? { ...draw, drawn: (draw.drawn + 1) % 4 } : draw));
    expect(await doubts(RECORD, FAIR, wrong, 1, KEPT)).toEqual(["draws"]);
    expect(await doubts(RECORD, FAIR, DRAWS, 1, { ...KEPT, salt: "00".repeat(32) })).toEqual(["own"]);
    expect(await doubts({ ...RECORD, options: { players: 3 } }, FAIR, DRAWS, 1, KEPT)).toEqual(["promise"]);
  });
});

describe("a promise that the house made", () => {
  it("is doubted if it came after the viewer had told their salt", async () => {
    const before = { house: "11".repeat(32), salt: KEPT.salt };
    expect(await doubts(RECORD, FAIR, DRAWS, 1, { ...before, told: true })).toEqual(["promise"]);
    expect(await doubts(RECORD, FAIR, DRAWS, 1, before)).toEqual([]);
    expect(await doubts(RECORD, FAIR, DRAWS, 1, { ...KEPT, told: true })).toEqual([]);
  });
});

describe("a game that did not begin as others do", () => {
  const wrong = DRAWS.map((draw, index) => (index === 3 ? { ...draw, drawn: (draw.drawn + 1) % 4 } : draw));

  it("is checked from where it went on", async () => {
    expect(await doubts(RECORD, { ...FAIR, after: 3 }, wrong, 1, KEPT)).toEqual(["draws"]);
    expect(await doubts(RECORD, { ...FAIR, after: 4 }, wrong, 1, KEPT)).toEqual([]);
  });

  it("is no doubt of a deal, whose draws the browser cannot sample", async () => {
    expect(await doubts(RECORD, { ...FAIR, shared: true }, wrong, 1, KEPT)).toEqual([]);
  });
});

describe("JSON to be hashed", () => {
  it("has sorted keys at every depth, and no spaces", () => {
    expect(sorted({ b: [{ z: 1, a: "ä" }], a: null })).toBe('{"a":null,"b":[{"a":"ä","z":1}]}');
  });
});
