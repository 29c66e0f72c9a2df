import { describe, expect, it } from "vitest";
import type { SeenEvent } from "../src/api/types";
import { ruinedAt, ruinOf } from "../src/games/syndicate/ruin/ruin";

const told = (...events: Record<string, unknown>[]): SeenEvent[] =>
  events.map((event, at) => ({ seq: at + 1, event })) as SeenEvent[];

const RUINED = { event: "ruined", seat: 3, other: 2 };
const CASH = { event: "last-cash", seat: 3, other: 2, amount: -346 };
const ESTATE = { event: "estate", seat: 2, amount: 218 };

describe("a ruin", () => {
  it("is none as long as everybody can pay", () => {
    expect(ruinOf(told({ event: "rent", seat: 3 }), { auction: null, waiting: [] })).toBeNull();
  });

  it("says who was paid with what, and what waits for its auction", () => {
    const ruin = ruinOf(told({ event: "mortgaged", seat: 3 }, RUINED, CASH, ESTATE), {
      auction: null,
      waiting: ["motor_1"],
    });
    expect(ruin?.seat).toBe(3);
    expect(ruin?.seq).toBe(2);
    expect(ruin?.paid).toEqual([CASH, ESTATE]);
    expect(ruin?.lots).toEqual([{ good: "motor_1", price: 0, now: false }]);
  });

  it("says what has become of each lot", () => {
    const auction = { good: "club_1", nominal: 90, price: 90, bidder: null, passed: [], falling: false };
    const events = told(
      RUINED,
      { event: "auction", good: "motor_1" },
      { event: "bought", seat: 1, good: "motor_1", amount: -120 },
      { event: "auction", good: "motor_2" },
      { event: "unsold", good: "motor_2" },
      { event: "auction", good: "club_1" },
    );
    expect(ruinOf(events, { auction, waiting: ["club_2"] })?.lots).toEqual([
      { good: "motor_1", buyer: 1, price: 120, now: false },
      { good: "motor_2", buyer: null, price: 0, now: false },
      { good: "club_1", price: 0, now: true },
      { good: "club_2", price: 0, now: false },
    ]);
  });

  it("is found again when its player looks back", () => {
    expect(ruinedAt(told({ event: "turn" }, RUINED), 3)).toBe(2);
    expect(ruinedAt(told({ event: "turn" }, RUINED), 2)).toBeUndefined();
  });
});
