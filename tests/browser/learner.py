"""Somebody who does the lessons of a game: with the mouse on the board, or by typing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from openingbell.lessons.lesson import tutorial

# A lesson's plan that is complete waits for one more click, unless the click before said what it does.
SENDS = "[data-testid=confirm]:enabled, [data-testid=dispose-done]:enabled"
TOLD = "[data-testid=lesson-done]"
SKIP = "document.querySelector('[data-testid=skip]')?.click()"


class Learner:
    """`make` makes a move in one's own way; everything else is alike."""

    def __init__(self, page: Page, game: str, make: Callable[[Page, str], None]) -> None:
        self.page = page
        self.game = game
        self._make = make

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
        self._make(self.page, move)
        self._settle()

    def finish(self) -> None:
        """What is planned is sent, and what others did is told, until the lesson is done."""
        while True:
            self.page.locator(f"{TOLD}, {SENDS}, [data-testid=skip]").first.wait_for()
            if self.page.locator(TOLD).count():
                return
            self.page.evaluate(SKIP)
            if self.page.locator(SENDS).count():
                self.page.keyboard.press("e")
                self._settle()

    def go_on(self) -> None:
        expect(self.page.get_by_test_id("next-lesson")).to_be_focused()
        self.page.keyboard.press("Enter")

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


def by_mouse(page: Page, move: str) -> None:
    element(page, move).click()


def element(page: Page, move: str) -> Locator:
    """What on the board stands for a move."""
    kind, *rest = move.split()
    match kind:
        case "place":
            return page.get_by_test_id(f"hand-tile-{rest[0]}")
        case "found" | "survive":
            return page.get_by_test_id(f"move-{move}")
        case "up" | "down":
            page.locator(f"[data-card={rest[0]}]").click()
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
        opener.click()
    return page.locator(", ".join(signs)).first
