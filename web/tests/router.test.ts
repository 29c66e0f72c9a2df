import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as Router from "../src/router.svelte";

let router: typeof Router;

beforeAll(async () => {
  vi.stubGlobal("document", { baseURI: "http://house/games/" });
  vi.stubGlobal("location", { pathname: "/games/" });
  vi.stubGlobal("addEventListener", () => undefined);
  router = await import("../src/router.svelte");
});

describe("an address", () => {
  it.each([
    ["", { at: "lobby" }],
    ["t/abc", { at: "table", name: "abc" }],
    ["t/abc/", { at: "table", name: "abc" }],
    ["rules/acquire", { at: "rules", name: "acquire" }],
    ["replay", { at: "replay" }],
    ["replay/abc", { at: "replay", name: "abc" }],
    ["p/bot:strong:bold", { at: "player", name: "bot:strong:bold" }],
    ["leaderboard/acquire-4", { at: "leaderboard", name: "acquire-4" }],
    ["statistics/acquire-4", { at: "statistics", name: "acquire-4" }],
    ["gallery", { at: "gallery" }],
  ])("%s is a place", (path, place) => {
    expect(router.placeOf(path)).toEqual(place);
    expect(router.addressOf(router.placeOf(path))).toBe(path.replace(/\/$/, "") || "./");
  });

  it.each(["t", "rules", "gallery/abc", "lobby", "t/a/b", "toString"])("%s is nowhere", (path) => {
    expect(router.placeOf(path)).toEqual({ at: "nowhere" });
  });
});
