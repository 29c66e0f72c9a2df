"""Stockpile's portfolios, news and end on the page: what the view says, on large and small screens, by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.record import Record
from openingbell.server.guests import COOKIE
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.test_access import SCREENS, serious
from tests.browser.test_stockpile_data import token_of
from tests.server.serving import BOT, ME, Client, Server

View = dict[str, Any]


def until(ann: Client, table: str, reached: Callable[[View], bool]) -> View:
    """Whatever is legal, up to a decision in such a position; its view."""
    with ann.live(table) as live:
        while True:
            position = live.position()
            if position["legal"]:
                if reached(position["view"]):
                    view: View = position["view"]
                    return view
                ann.move(table, position["seq"], position["legal"][0]["move"])


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Client]:
    with closing(Client(server, "Ann")) as ann:
        yield ann


@pytest.fixture(scope="module")
def late(ann: Client) -> tuple[str, View]:
    """A table in its second round, and the viewer's view of it."""
    table = ann.set_up([ME, BOT, BOT], game="stockpile", options={"board": "advanced"})
    return table, until(ann, table, lambda view: view["round"] == 2 and view["step"] == "bid")


@pytest.fixture(scope="module")
def over(ann: Client) -> str:
    """A finished table at whose end somebody had shares, so that there was something to reckon."""
    while True:
        table = keep_to_the_end(ann)
        play = Record.from_json(ann.get(f"/tables/{table}/record")).play()
        if any(event.kind == "holdings" for event in play.events):
            return table


def keep_to_the_end(ann: Client) -> str:
    """A table played out by somebody who sells nothing."""
    table = ann.set_up([ME, BOT, BOT], game="stockpile", options={"board": "advanced"})
    with ann.live(table) as live:
        while (position := live.position())["view"]["step"] != "over":
            if position["legal"]:
                keeps_shares = position["view"]["step"] == "sell"
                ann.move(table, position["seq"], position["legal"][-1 if keeps_shares else 0]["move"])
    return table


def visit(new_context: NewContext, server: Server, ann: Client, table: str, **settings: object) -> Page:
    context = new_context(**settings)
    context.add_cookies([{"name": COOKIE, "value": str(ann.token), "url": server.address}])
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.get_by_test_id("board").wait_for()
    return page


def test_portfolios_and_news_say_what_the_view_says(
    new_context: NewContext, server: Server, ann: Client, late: tuple[str, View]
) -> None:
    table, view = late
    page = visit(new_context, server, ann, table)
    for company in view["companies"]:
        for seat, holder in enumerate(company["holders"]):
            cell = page.get_by_test_id(f"shares-{company['name']}-{seat}")
            least, most = holder["least"], holder["most"]
            expect(cell).to_contain_text("·" if most == 0 else str(least) if least == most else f"{least}–{most}")
            sure, maybe = holder["bonus_least"] > 0, holder["bonus_most"] > 0
            expect(cell).to_have_attribute("data-majority", "sure" if sure else "maybe" if maybe else "none")
        for forecast in company["can_be"]:
            cell = page.get_by_test_id(f"news-{company['name']}-{forecast}")
            expect(cell).not_to_have_attribute("data-cell", "excluded")
    for seat, portfolio in enumerate(view["portfolios"]):
        expect(page.get_by_test_id(f"brings-{seat}")).to_contain_text(f"{portfolio['brings_least']:,}")
        expect(page.get_by_test_id(f"cash-{seat}")).to_have_text(f"{view['cash'][seat]:,}")
        notes = page.get_by_test_id(f"notebook-{seat}")
        if seat == 0 or portfolio["cards"] == 0:
            expect(notes).to_have_count(0)
        else:
            possible = notes.locator(".maybe")
            expect(possible).to_have_count(sum(len(group["can_be"]) for group in portfolio["unknown"]))
    mine = next(pair for pair in view["pairs"] if pair["owner"] == 0)
    cell = page.get_by_test_id(f"news-{mine['company']}-{mine['forecast']}")
    expect(cell).to_have_attribute("data-cell", "mine")


def test_the_end_is_reckoned_step_by_step_and_by_keyboard(
    new_context: NewContext, server: Server, ann: Client, over: str
) -> None:
    page = visit(new_context, server, ann, over)
    record = Record.from_json(ann.get(f"/tables/{over}/record"))
    reckoning, on = page.get_by_test_id("reckoning"), page.get_by_test_id("reckoning-on")
    expect(reckoning).to_have_attribute("data-step", "0")
    on.focus()
    while on.is_enabled():
        step = int(reckoning.get_attribute("data-step") or 0)
        page.keyboard.press("Enter")
        expect(reckoning).to_have_attribute("data-step", str(step + 1))
    assert record.scores is not None
    for seat, score in enumerate(record.scores):
        expect(page.get_by_test_id(f"reckoned-{seat}")).to_have_text(f"${score:,}")
    rows = page.get_by_test_id("chart").locator("tbody tr")
    expect(rows).to_have_count(3)
    for seat, score in enumerate(record.scores):
        expect(rows.nth(seat).locator("td").last).to_have_text(f"${score:,}")
    page.get_by_test_id("close-results").click()
    expect(reckoning).to_have_count(0)
    page.get_by_test_id("show-results").click()
    expect(reckoning).to_be_visible()
    page.get_by_test_id("show-results").click()
    expect(reckoning).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nobody_is_shut_out(
    new_context: NewContext, server: Server, ann: Client, late: tuple[str, View], over: str, screen: str, scheme: str
) -> None:
    width, height = SCREENS[screen]
    settings: dict[str, object] = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    for table, there in ((late[0], "portfolios"), (over, "chart")):
        page = visit(new_context, server, ann, table, **settings)
        page.get_by_test_id(there).wait_for()
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_everybody_was_worth_is_nobodys_business_before_the_end(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_test_id("name").wait_for()
    ask(page.context, "POST", "/guests", {"name": "Eve"})
    with closing(Client(server, token=token_of(page))) as eve:
        table = eve.set_up([ME, BOT], game="stockpile")
        answer = page.request.get(f"/api/tables/{table}/worths?at=0")
        assert (answer.status, json.loads(answer.text())["error"]) == (409, "running")
