import { expect, it } from "vitest";
import { keyOf } from "../src/parts/keyboard";

const pressed = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

it("is the letter on the key, whatever alphabet the keyboard writes", () => {
  expect([pressed("h", "KeyH"), pressed("р", "KeyH"), pressed("ㅗ", "KeyH")]).toEqual(["h", "h", "h"]);
  expect(pressed("H", "KeyH")).toBe("h"); // caps lock
});

it("tells letters with Shift apart: they are not the game's", () => {
  expect([pressed("H", "KeyH", true), pressed("Р", "KeyH", true)]).toEqual(["Shift+H", "Shift+H"]);
});

it("takes signs as they are written, and else by their place", () => {
  expect([pressed("?", "Digit7", true), pressed(",", "KeyM"), pressed("1", "Digit1")]).toEqual(["?", ",", "1"]);
  expect([pressed("б", "Comma"), pressed("Б", "Comma", true), pressed("ю", "Period")]).toEqual([",", "<", "."]);
  expect(pressed("ArrowLeft", "ArrowLeft")).toBe("ArrowLeft");
});
