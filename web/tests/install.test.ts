import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Install, isApplePhone } from "../src/comfort/install.svelte";

vi.hoisted(() => vi.stubGlobal("addEventListener", () => undefined));

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15";
let heard: Map<string, (event: unknown) => void>;
let standalone: boolean;

beforeEach(() => {
  heard = new Map();
  standalone = false;
  vi.stubGlobal("addEventListener", (kind: string, listener: (event: unknown) => void) => heard.set(kind, listener));
  vi.stubGlobal("matchMedia", () => ({ matches: standalone }));
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux) Chrome/130", maxTouchPoints: 0 });
});
afterEach(() => vi.unstubAllGlobals());

it("is offered once the browser allows it, and asked once", async () => {
  const install = new Install();
  expect(install.way).toBeNull();
  let prompts = 0;
  const prompt = () => Promise.resolve((prompts += 1));
  heard.get("beforeinstallprompt")?.({ preventDefault: () => undefined, prompt });
  expect(install.way).toBe("button");
  await install.ask();
  await install.ask();
  expect([install.way, prompts]).toEqual([null, 1]);
});

it("is done by hand on an iPhone or iPad, unless it is done already", () => {
  const install = new Install();
  vi.stubGlobal("navigator", { userAgent: IPHONE, maxTouchPoints: 5 });
  expect(install.way).toBe("hand");
  standalone = true;
  expect(install.way).toBeNull();
  expect([0, 5].map((maxTouchPoints) => isApplePhone({ userAgent: MAC, maxTouchPoints }))).toEqual([false, true]);
});
