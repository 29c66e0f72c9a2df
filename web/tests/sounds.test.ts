import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { soundOf } from "../src/comfort/hearing";
import { motion } from "../src/comfort/motion.svelte";
import { NOTES, Sounds } from "../src/comfort/sounds.svelte";

const page = vi.hoisted(() => {
  const made = { cookie: "", baseURI: "https://bell/", documentElement: { dataset: {} as Record<string, string> } };
  vi.stubGlobal("document", made);
  return made;
});

/** The pitches that rang, in their order. */
let rang: number[];
let contexts: number;

beforeEach(() => {
  rang = [];
  contexts = 0;
  const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class AudioContext {
    currentTime = 0;
    destination = {};
    constructor() {
      contexts += 1;
    }
    resume = () => Promise.resolve();
  }
  class GainNode {
    gain = ramp;
    connect = (to: unknown) => to;
  }
  class OscillatorNode {
    constructor(
      _: AudioContext,
      readonly settings: { frequency: number },
    ) {}
    connect = (to: unknown) => to;
    start = () => void rang.push(this.settings.frequency);
    stop = () => undefined;
  }
  page.cookie = "";
  vi.stubGlobal("document", page);
  for (const [name, stub] of Object.entries({ AudioContext, GainNode, OscillatorNode })) vi.stubGlobal(name, stub);
});
afterEach(() => vi.unstubAllGlobals());

it("is silent at first, and not even prepared to sound", () => {
  const sounds = new Sounds();
  sounds.play("turn");
  expect([sounds.on, contexts, rang]).toEqual([false, 0, []]);
});

it("rings for one's turn once it is on, which is remembered, and no longer when it is off", () => {
  const sounds = new Sounds();
  sounds.turn(true);
  expect(page.cookie).toContain("bell_sound=on");
  rang = [];
  sounds.play("turn");
  expect(rang).toEqual(NOTES.turn.map(({ pitch }) => pitch));
  expect(contexts).toBe(1);
  sounds.turn(false);
  rang = [];
  sounds.play("end");
  expect(rang).toEqual([]);
});

it("tells the end before one's turn, and one's turn before what others did", () => {
  const before = { told: 3, asked: false, over: false };
  expect(soundOf(before, { told: 4, asked: true, over: true })).toBe("end");
  expect(soundOf(before, { told: 4, asked: true, over: false })).toBe("turn");
  expect(soundOf(before, { told: 4, asked: false, over: false })).toBe("move");
  expect(soundOf(before, before)).toBeNull();
  expect(soundOf({ ...before, asked: true }, { told: 3, asked: true, over: false })).toBeNull();
});

it("makes stories longer or shorter, as motion is chosen", () => {
  const factors = (["off", "quick", "normal", "calm"] as const).map((one) => {
    motion.choose(one);
    return motion.factor;
  });
  expect(factors[0]).toBe(0);
  expect(factors).toEqual(factors.toSorted((one, other) => one - other));
  expect(factors[2]).toBe(1);
  expect(page.cookie).toContain("bell_motion=calm");
  expect(page.documentElement.dataset["motion"]).toBe("calm");
});
