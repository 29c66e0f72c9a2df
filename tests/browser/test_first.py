"""The first view is painted from the first answer, while every request to the API still waits for its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, new_table
from tests.web.test_page import MAX_AT_A_TABLE, MAX_IN_THE_LOBBY

# The scripts that a visitor's browser has fetched, in bytes as they were sent.
SCRIPTS = """() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
AFTERWARDS = ("/deals/today", "/lobby/mine")  # what is asked for once the page is painted


def hold_the_api(page: Page) -> list[str]:
    """Whatever is asked of the API is never answered; what was asked for."""
    asked: list[str] = []

    def hold(route: Route) -> None:
        asked.append(route.request.url)

    page.route("**/api/**", hold)
    page.route_web_socket("**/api/**", lambda socket: None)
    return asked


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_lobby_is_painted_before_anything_is_asked(new_context: NewContext, locale: str) -> None:
    context = new_context(locale=locale)
    new_table(context, "Ann", ["me", "open"])
    page = context.new_page()
    asked = hold_the_api(page)
    page.goto("/")
    expect(page.get_by_test_id("play-acquire")).to_be_visible()
    expect(page.get_by_test_id("name")).to_have_value("Ann")
    expect(page.get_by_test_id("mine")).to_contain_text("Acquire")
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    assert [path for path in asked if not path.endswith(AFTERWARDS)] == []


def test_a_table_is_painted_before_anything_is_asked(new_context: NewContext) -> None:
    context = new_context()
    waiting, playing = (new_table(context, "Ann", ["me", other]) for other in ("open", "bot"))
    page = context.new_page()
    asked = hold_the_api(page)
    page.goto(f"/t/{playing}")
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.locator("[data-testid^=hand-tile-]")).to_have_count(6)
    page.goto(f"/t/{waiting}")
    page.get_by_role("heading", level=1).wait_for()
    assert [path for path in asked if not path.endswith(AFTERWARDS)] == []


def test_the_requests_before_the_first_view(new_context: NewContext) -> None:
    """The document, one script and its style: the lobby is there though nothing else ever comes."""
    page = new_context().new_page()
    named = re.findall(r"assets/[\w.-]+", page.request.get("/").text())
    assert [name for name in named if name.endswith(".js")][1:] == []

    def hold(route: Route) -> None:
        if any(name in route.request.url for name in named):
            route.continue_()

    page.route("**/assets/**", hold)
    page.goto("/", wait_until="commit")
    expect(page.get_by_test_id("play-acquire")).to_be_visible()


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_what_is_fetched_on_the_way_to_a_table_is_small(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_test_id("today-acquire").wait_for()
    page.get_by_test_id("presets").wait_for()
    in_the_lobby = page.evaluate(SCRIPTS)
    assert 0 < in_the_lobby <= MAX_IN_THE_LOBBY
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("board").wait_for()
    assert in_the_lobby < page.evaluate(SCRIPTS) <= MAX_AT_A_TABLE


def test_a_table_goes_on_live_from_what_came_along(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    page.reload()
    before = ann.element("log-line").count()
    ann.end_turn()
    assert ann.element("log-line").count() >= before


def test_a_page_whose_script_does_not_come_says_what_to_do(page: Page) -> None:
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_text("The page could not be loaded")).to_be_visible()


def test_a_server_that_fails_says_what_to_do(new_context: NewContext) -> None:
    """As while the store does not answer: the words come, who the visitor is does not."""
    page = new_context().new_page()
    page.route("**/api/me", lambda route: route.abort())

    def without_guest(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace('"guest":', '"nobody":', 1))

    page.route("**/", without_guest)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("The server does not answer")
    page.unroute("**/api/me")
    page.get_by_role("button", name="Try again").click()
    page.get_by_test_id("lobby").wait_for()
