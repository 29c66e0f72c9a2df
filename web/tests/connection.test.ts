import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { request } from "../src/api/client";
import { connection } from "../src/connection.svelte";

const answer = { ok: true, status: 200 } as Response;
let reachable: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  reachable = true;
  vi.stubGlobal("fetch", async () => {
    if (!reachable) throw new TypeError("no network");
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is lost when a request gets no answer, and found again by itself", async () => {
  await request("GET", "/me");
  expect(connection.lost).toBe(false);
  reachable = false;
  await expect(request("GET", "/me")).rejects.toThrow();
  expect(connection.lost).toBe(true);
  await vi.advanceTimersByTimeAsync(7000);
  expect(connection.lost).toBe(true);
  reachable = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(connection.lost).toBe(false);
});

it("is lost when the live line is", () => {
  connection.line = true;
  expect(connection.lost).toBe(true);
  connection.line = false;
  expect(connection.lost).toBe(false);
});
