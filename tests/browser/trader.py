"""Somebody at a table of Stockpile who clicks what can be clicked, and waits for what the page shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from openingbell.core.play import Play
from openingbell.core.state import State
from tests.browser.player import FIRST_OF, ask, can_do
from tests.browser.stored import game_until, put_into
from tests.server.serving import Server

RESULTS = "[data-testid=results]"
# What can be done, in the order in which it is; looked for all at once, because the page changes by itself.
SIGNS = {
    "results": RESULTS,
    "story": "[data-testid=skip]:enabled",
    "confirm": "[data-testid=confirm]:enabled",
    "choose": "[data-testid=investors] button:enabled",
    "claim": "[data-testid=claim]:enabled",
    "sell": "[data-testid=sell-done]:enabled",
    "lay": "button[data-testid^=lay-]:enabled",
    "hand": "button[data-testid^=hand-][aria-pressed=false]:enabled",
    "bid": "button[data-testid^=bid-]:enabled",
    "company": "[data-testid^=choice-] button:enabled",
    "target": "[data-testid=movable]:has([aria-pressed=true]) + ul button:enabled",
    "movable": "[data-testid=movable] button:enabled",
    "move": "[data-testid=move]:enabled",
    "not-now": "[data-testid=skip-ability]:enabled",
}
# Somewhere on the way through a round: what seat 0 is asked there.
PHASES: dict[str, Callable[[dict[str, Any]], bool]] = {
    "choose": lambda view: view["step"] == "choose",
    "place": lambda view: view["step"] == "place" and view["round"] > 1,
    "prepare": lambda view: view["step"] == "prepare",
    "peek": lambda view: view["step"] == "peek",
    "bid": lambda view: view["step"] == "bid" and view["progress"]["placements"] > 3,
    "act": lambda view: view["step"] == "act",
    "sell": lambda view: view["step"] == "sell" and bool(view["portfolios"][0]["split"]),
    "claim": lambda view: view["step"] == "claim" and view["claim"]["normal"] > 0,
    "declare": lambda view: view["step"] == "declare",
}


def game_at(phase: str, seed: int = 1) -> Play:
    """A random game with investors on the advanced board up to where seat 0 is asked this."""

    def reached(state: State) -> bool:
        return PHASES[phase](state.view(0))

    return game_until(reached, seed, 4, "stockpile", investors=True, board="advanced")


class Trader:
    """The page of one person at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: Counter[str] = Counter()

    def open_new(self, players: int, bot: str = "random", **options: object) -> str:
        """A new table with bots on all other seats; its id."""
        ask(self.page.context, "POST", "/guests", {"name": "Ann"})
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot}] * (players - 1)]
        wanted = {"game": "stockpile", "options": {"players": players, **options}, "seats": seats}
        table = str(ask(self.page.context, "POST", "/tables", wanted)["id"])
        self.page.goto(f"/t/{table}")
        return table

    def open_stored(self, server: Server, play: Play) -> str:
        """A table with a game under way, where everybody else is a bot."""
        guest = ask(self.page.context, "POST", "/guests", {"name": "Ann"})["guest"]
        table = put_into(server.store, guest, play)
        self.page.goto(f"/t/{table}")
        self.page.locator(SIGNS_ASKED).first.wait_for()
        return table

    def can_do(self) -> str | None:
        return can_do(self.page, SIGNS)

    def step(self) -> str:
        """Do one thing as soon as there is one; says what it was."""
        self.page.locator(", ".join(SIGNS.values())).first.wait_for()
        return self.do(str(self.page.evaluate(FIRST_OF, SIGNS)))

    def do(self, what: str) -> str:
        """Do this, which was seen a moment ago."""
        self.done[what] += 1
        if what == "story":
            # The story may end by itself before the click: then there is nothing to skip.
            self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")
        elif what == "sell":
            self._sell()
        elif what not in ("results", "None"):
            found = self.page.locator(SIGNS[what])
            # Not always the first: whoever bids nothing for the first pile sees little of the game.
            found.nth(self.done[what] % max(1, min(found.count(), 3))).click()
        self.settle()
        return what

    def _sell(self) -> None:
        more = self.page.locator("button[data-testid^=more-]:enabled")
        if more.count():
            counted = (more.first.get_attribute("data-testid") or "").replace("more-", "count-", 1)
            more.first.click()
            # Not the money: what a sale brings may all go to fees that are owed.
            expect(self.page.get_by_test_id(counted)).to_have_text("1")
            self.settle()
        self.page.get_by_test_id("sell-done").click()

    def settle(self) -> None:
        """Until the server has answered."""
        expect(self.page.locator("[data-testid=table][data-busy=true]")).to_have_count(0)


SIGNS_ASKED = ", ".join(sign for name, sign in SIGNS.items() if name not in ("results", "story"))
