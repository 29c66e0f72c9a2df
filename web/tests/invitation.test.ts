import { expect, it } from "vitest";
import { invitation } from "../src/table/invitation";

const OTHERS = "http://192.168.7.5:8765/";

it("leads others to an address that they can reach", () => {
  for (const here of ["http://127.0.0.1:8765/", "http://localhost:8765/", "http://[::1]:8765/"]) {
    expect(invitation("t/abc", OTHERS, here)).toBe("http://192.168.7.5:8765/t/abc");
  }
});

it("is the address at which one is oneself, where others can be, too", () => {
  expect(invitation("t/abc", OTHERS, "https://bell.example/games/")).toBe("https://bell.example/games/t/abc");
  expect(invitation("t/abc", OTHERS, "http://192.168.7.9/")).toBe("http://192.168.7.9/t/abc");
});

it("is an address of this machine if nobody else can come", () => {
  expect(invitation("t/abc", null, "http://127.0.0.1:8765/")).toBe("http://127.0.0.1:8765/t/abc");
});
