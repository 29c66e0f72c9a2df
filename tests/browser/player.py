"""Somebody at a table who clicks what can be clicked, and waits for what the page shows, never for time."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

# What can be done, in the order in which it is; looked for all at once, because the page changes by itself.
SIGNS = {
    "results": "[data-testid=results]",
    "skip": "[data-testid=skip]:enabled",
    "confirm": "[data-testid=confirm]:enabled",
    "dispose": "[data-testid=dispose-done]:enabled",
    "choose": "[data-testid=choice] button:enabled",
    "buy": "[data-testid=done]:enabled",
    "pass": "[data-testid=pass]:enabled",
    "place": "button[data-testid^='board-tile-']:enabled",
}
HAND = "button[data-testid^='hand-tile-']:enabled"
LONE = f"{HAND}[data-effect=alone]"  # a tile that joins nothing: the turn goes on to the purchases, whatever the board
SHARE = "button[data-testid^='buy-']:enabled"
FIRST_OF = "signs => Object.keys(signs).find(name => document.querySelector(signs[name])) ?? null"


def can_do(page: Page, signs: dict[str, str], within: int = 50) -> str | None:
    """The first of these signs that somebody can see within so many milliseconds: another may have to move first."""
    try:
        page.locator(", ".join(signs.values())).first.wait_for(timeout=within)
    except TimeoutError:
        return None
    what: str | None = page.evaluate(FIRST_OF, signs)
    return what


class Player:
    """The page of one person at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def element(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def play_bots(self, name: str) -> str:
        """From the lobby to a game against bots; the table's id."""
        self.page.goto("./")
        self.element("name").fill(name)
        self.element("play-acquire").click()
        self.element("board").wait_for()
        return self.table_id

    @property
    def table_id(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def seq(self) -> int:
        return int(self.element("table").get_attribute("data-seq") or 0)

    def can_do(self) -> str | None:
        return can_do(self.page, SIGNS)

    def next_sign(self, unless: str = SIGNS["results"]) -> str:
        """What can be done, as soon as something can be, unless this is there; a story may be over by then."""
        signs = {"there": unless, **SIGNS}
        self.page.locator(", ".join(signs.values())).first.wait_for()
        return str(self.page.evaluate(FIRST_OF, signs))

    def step(self, unless: str = SIGNS["results"]) -> str:
        """Do one thing as soon as there is one, unless this is there; says what it was."""
        return self.do(self.next_sign(unless))

    def do(self, what: str) -> str:
        """Do this, which was seen a moment ago."""
        match what:
            case "skip":
                # The story may end by itself before the click: then there is nothing to skip.
                self.page.evaluate("document.querySelector('[data-testid=skip]')?.click()")
            case "confirm":
                self.element("confirm").click()
            case "dispose":
                self._dispose()
            case "choose":
                self.page.locator(SIGNS["choose"]).first.click()
            case "buy":
                self._buy()
            case "pass":
                self.element("pass").click()
            case "place":
                self._tile().click()
        self._settle()
        return what

    def play_until(self, something: str) -> None:
        """Until this can be seen. A game that ends before is followed by another."""
        while (what := self.step(unless=something)) != "there":
            if what == "results":
                self.element("again").click()
                expect(self.element("results")).to_have_count(0)

    def lone_tile(self) -> str:
        """The name of a tile in the hand that joins nothing, as soon as there is one to be placed."""
        self.play_until(LONE)
        name = self.page.locator(LONE).first.get_attribute("data-testid") or ""
        return name.removeprefix("hand-tile-")

    def end_turn(self) -> None:
        """Whatever is to be done, up to the purchases that end the turn."""
        while self.step() not in ("buy", "there"):
            pass

    def fill_basket(self) -> None:
        """As many shares as may be bought in this turn."""
        chosen = self.element("basket").locator("button")
        for number in range(1, 4):
            share = self.page.locator(SHARE)
            if not share.count():
                break
            share.first.click()
            expect(chosen).to_have_count(number)
            self._settle()

    def _tile(self) -> Locator:
        """The most eventful tile: mergers first, so that games are rich and short."""
        for effect in ("merges", "founds", "grows"):
            tile = self.page.locator(f"{HAND}[data-effect={effect}]")
            if tile.count():
                return tile.first
        return self.page.locator(HAND).first

    def _dispose(self) -> None:
        if self.element("more-sell").is_enabled():
            self.element("more-sell").click()
            expect(self.element("count-sell")).to_have_text("1")
        self.element("dispose-done").click()

    def _buy(self) -> None:
        self.fill_basket()
        if self.element("announce").count():
            self.element("announce").click()
            expect(self.element("announce")).to_have_count(0)
            self._settle()
        self.element("done").click()

    def _settle(self) -> None:
        """Until the server has answered."""
        expect(self.page.locator("[data-testid=table][data-busy=true]")).to_have_count(0)


def ask(context: BrowserContext, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
    """A command of the API by the guest of this browser."""
    response = context.request.fetch(f"/api{path}", method=method, data=body)
    assert response.ok, response.text()
    return response.json()


def new_table(context: BrowserContext, name: str, seats: list[str], **options: object) -> str:
    """A table set up by a new guest of this browser; `bot` stands for the weakest one."""
    ask(context, "POST", "/guests", {"name": name})
    bot = ask(context, "GET", "/offer")["games"][0]["bots"][0]
    sittings = [{"kind": seat, "bot": bot} if seat == "bot" else {"kind": seat} for seat in seats]
    wanted = {"game": "acquire", "options": {"players": len(seats), **options}, "seats": sittings}
    return str(ask(context, "POST", "/tables", wanted)["id"])


def tiles_in(text: str) -> set[str]:
    """Everything in a text that is written like a tile."""
    return set(re.findall(r"\b(?:1[0-2]|[1-9])[A-I]\b", text))
