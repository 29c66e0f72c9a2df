"""Somebody who does the lessons of a game: with the mouse, with the keys of the buttons and Tab, or by typing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from openingbell.lessons.lesson import tutorial

# A lesson's plan that is complete waits for one more click, unless the click before said what it does.
SENDS = "[data-testid=confirm]:enabled, [data-testid=dispose-done]:enabled"
TOLD = "[data-testid=lesson-done]"
MOST_STOPS = 400  # of the tab key on one page
SKIP = "document.querySelector('[data-testid=skip]')?.click()"


@dataclass(frozen=True)
class Way:
    """How somebody presses what they see, and how they make a move."""

    press: Callable[[Locator], None]
    make: Callable[[Page, str], None]


class Learner:
    """Does the lessons in one way; everything else is alike."""

    def __init__(self, page: Page, game: str, way: Way) -> None:
        self.page = page
        self.game = game
        self._way = way

    def learn_all(self) -> None:
        """Every lesson to its end, from one to the next."""
        lessons = tutorial(self.game).lessons
        for number, lesson in enumerate(lessons):
            expect(self.page.get_by_test_id(f"lesson-{lesson.name}")).to_have_attribute("aria-current", "step")
            for step in range(len(lesson.steps)):
                self.do(step, lesson.steps[step].answer)
            self.finish()
            if number + 1 < len(lessons):
                self.go_on()

    def do(self, step: int, move: str) -> None:
        self.page.locator(f"[data-testid=coach][data-step='{step}']").wait_for()
        self.page.evaluate(SKIP)
        self.page.locator("[data-testid=task], [data-testid=mistake]").first.wait_for()
        self._settle()
        self._way.make(self.page, move)
        self._settle()

    def finish(self) -> None:
        """What is planned is sent, and what others did is told, until the lesson is done."""
        while True:
            self.page.locator(f"{TOLD}, {SENDS}, [data-testid=skip]").first.wait_for()
            if self.page.locator(TOLD).count():
                return
            self.page.evaluate(SKIP)
            if self.page.locator(SENDS).count():
                self._way.press(self.page.locator(SENDS).first)
                self._settle()

    def go_on(self) -> None:
        expect(self.page.get_by_test_id("next-lesson")).to_be_focused()
        self._way.press(self.page.get_by_test_id("next-lesson"))

    def _settle(self) -> None:
        expect(self.page.locator("[data-testid=table][data-busy=true]")).to_have_count(0)


def by_typing(page: Page, move: str) -> None:
    """Nothing but keys: N opens the line, and it stays open."""
    line = page.get_by_test_id("typed")
    if not line.count():
        page.keyboard.press("n")
    expect(line).to_be_focused()
    page.keyboard.type(move)
    page.keyboard.press("Enter")


def click(button: Locator) -> None:
    button.click()


def strike(button: Locator) -> None:
    """The key that stands on it, or else Tab until it has the focus, and Enter."""
    button.wait_for()
    keyboard = button.page.keyboard
    key = button.get_attribute("aria-keyshortcuts")
    if key is not None:
        keyboard.press(key)
        return
    for _ in range(MOST_STOPS):
        if button.evaluate("one => one === document.activeElement"):
            keyboard.press("Enter")
            return
        keyboard.press("Tab")
    pytest.fail(f"the tab key does not come to {button}")


def element(page: Page, move: str, press: Callable[[Locator], None]) -> Locator:
    """What on the board stands for a move, once what leads to it is pressed."""
    kind, *rest = move.split()
    match kind:
        case "place":
            return page.get_by_test_id(f"hand-tile-{rest[0]}")
        case "found" | "survive":
            return page.get_by_test_id(f"move-{move}")
        case "up" | "down":
            press(page.locator(f"[data-card={rest[0]}]"))
            return page.get_by_test_id(f"lay-{rest[1]}")
        case "bid" if len(rest) == 2:
            return page.get_by_test_id(f"bid-{rest[0]}-{rest[1]}")
        case "boom":
            return page.get_by_test_id(f"boom-{rest[0]}")
        case "sell" | "sell-split" if rest:
            return page.get_by_test_id(f"more-{kind}-{rest[0]}")
        case "trade" if not rest:
            return page.get_by_test_id("more-trade")
        case "announce" | "claim":
            return page.get_by_test_id(kind)
    signs = [f"[data-move='{move}']", *(f"[data-testid=buy-{name}]" for name in rest)]
    if move == "done":
        signs += ["[data-testid=done]", "[data-testid=sell-done]"]
    opener = page.get_by_test_id(f"kind-{kind}")
    if opener.count() and opener.get_attribute("aria-pressed") == "false":
        press(opener)
    return page.locator(", ".join(signs)).first


MOUSE = Way(click, lambda page, move: click(element(page, move, click)))
KEYS = Way(strike, lambda page, move: strike(element(page, move, strike)))
TYPING = Way(strike, by_typing)
