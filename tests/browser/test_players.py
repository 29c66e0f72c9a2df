"""From the lobby to the best players, their pages and statistics, at the narrowest and at a usual screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from openingbell.server.guests import COOKIE, Guests
from openingbell.server.store.models import Guest
from tests.browser.conftest import NewContext
from tests.browser.test_access import serious
from tests.server.serving import Server
from tests.server.test_agreeing import BOT, ME, Evening, spend
from tests.server.test_results import counted, finish

GAMES = 5


@pytest.fixture(scope="module", autouse=True)
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A store in which Ann has played against bots, and her token. Made before there is a browser, which would be in
    the way of another event loop."""
    folder, tokens = tmp_path_factory.mktemp("players"), []

    async def play(on: Evening) -> None:
        welcome = await (await Guests.of(on.store)).welcome("Ann")
        tokens.append(welcome.token)
        on.guests[0] = Guest(welcome.guest.id, "Ann")
        for _ in range(GAMES):
            table = await on.table([ME, BOT, BOT, BOT])
            await finish(on, table)
            await counted(on, table)

    spend(f"sqlite:///{folder / 'tables.sqlite3'}", play)
    return folder, tokens[0]


@pytest.fixture(scope="module")
def server(played: tuple[Path, str]) -> Iterator[Server]:
    server = Server(played[0])
    server.start()
    yield server
    server.stop()


def looked_at(page: Page) -> None:
    page.get_by_test_id("players-page").wait_for()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "scheme", "language"), [(360, "dark", "ru"), (1366, "light", "en")])
def test_players_are_found_from_the_lobby(
    new_context: NewContext, server: Server, played: tuple[Path, str], width: int, scheme: str, language: str
) -> None:
    context = new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, locale=language)
    context.add_cookies([{"name": COOKIE, "value": played[1], "url": server.address}])
    page = context.new_page()
    page.goto("/")
    page.get_by_test_id("to-leaderboard").click()
    looked_at(page)
    expect(page.get_by_test_id("leaders").locator("tbody tr")).to_have_count(2)  # the bot, and Ann below
    page.get_by_test_id("leaders").get_by_role("link").first.click()
    expect(page.get_by_test_id("met")).to_have_count(0)  # Ann has no account
    looked_at(page)
    page.goto("/")
    page.get_by_test_id("to-own-page").click()
    looked_at(page)
    expect(page.get_by_test_id("chart")).to_be_visible()
    expect(page.get_by_test_id("history").locator("> li")).to_have_count(GAMES)
    page.get_by_test_id("history").get_by_role("link").last.click()
    expect(page.get_by_test_id("results").locator("a[href='p/me']")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("to-statistics").click()
    looked_at(page)
    expect(page.get_by_test_id("statistics").locator("section")).to_have_count(8)
