"""Deals on the page, playing on from a finished game, the sandbox, and presets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from openingbell.server.guests import COOKIE
from tests.browser.conftest import NewContext
from tests.browser.test_access import serious
from tests.server.serving import BOT, ME, Client, Server
from tests.server.test_data_files import play_to_the_end
from tests.server.test_deals import at_random, give_account, play


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Client]:
    with closing(Client(server, "Ann")) as client:
        yield client


@pytest.fixture(scope="module")
def deal(server: Server, ann: Client) -> str:
    """Today's of Acquire, which Ann and Boris have played."""
    found = next(str(one["id"]) for one in ann.get("/deals/today")["deals"] if one["game"] == "acquire")
    with closing(Client(server, "Boris")) as boris:
        for client, seed in ((ann, 1), (boris, 2)):
            give_account(server, client)
            play(client, found, at_random(seed))
    return found


def as_ann(new_context: NewContext, server: Server, ann: Client, width: int = 1280, scheme: str = "light") -> Page:
    context = new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    context.add_cookies([{"name": COOKIE, "value": str(ann.token), "url": server.address}])
    return context.new_page()


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1366, "light")])
def test_a_deal_shows_how_everybody_did(
    new_context: NewContext, server: Server, ann: Client, deal: str, width: int, scheme: str
) -> None:
    page = as_ann(new_context, server, ann, width, scheme)
    page.goto("/")
    expect(page.get_by_test_id("today-acquire")).to_contain_text("2 players")
    page.get_by_test_id("today-acquire").get_by_role("link").first.click()
    expect(page.get_by_test_id("attempt")).to_have_count(2)
    page.get_by_test_id("compare").click()
    expect(page.get_by_test_id("beside")).to_contain_text("You and Boris")
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_somebody_elses_game_is_sealed_until_one_has_played(page: Page, ann: Client, deal: str) -> None:
    table = ann.get(f"/deals/{deal}")["mine"][0]["table"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("to-deal").click()
    expect(page.get_by_test_id("deal-hidden")).to_be_visible()
    page.get_by_test_id("deal-play").click()
    expect(page.get_by_test_id("origin")).to_contain_text("You play a deal")
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_a_finished_game_is_played_on_from_one_of_its_moves(
    new_context: NewContext, server: Server, ann: Client
) -> None:
    table = ann.set_up([ME, BOT, BOT])
    play_to_the_end(ann, table)
    page = as_ann(new_context, server, ann)
    page.goto(f"/replay/{table}?at=40")
    page.get_by_test_id("play-on").click()
    assert serious(page) == []
    page.get_by_test_id("play-on-begin").click()
    expect(page.get_by_test_id("origin")).to_contain_text("after move 40")


def test_a_game_of_an_open_deal_is_not_played_on_and_the_page_says_why(
    new_context: NewContext, server: Server, ann: Client, deal: str
) -> None:
    table = ann.get(f"/deals/{deal}")["mine"][0]["table"]
    page = as_ann(new_context, server, ann)
    page.goto(f"/replay/{table}?at=40")
    expect(page.get_by_test_id("play-on-later")).to_contain_text("once the deal is closed")
    expect(page.get_by_test_id("play-on")).to_have_count(0)


def test_a_sandbox_is_left_for_the_game_it_came_from(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-acquire").click()
    page.get_by_test_id("table").wait_for()
    game = page.url
    page.get_by_test_id("what-if").click()
    expect(page.get_by_test_id("origin")).to_contain_text("sandbox")
    page.get_by_test_id("leave-sandbox").click()
    page.wait_for_url(game)


def test_a_preset_fills_the_fields_and_ones_own_is_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("preset-advanced").click()
    expect(page.get_by_test_id("holdings-hidden")).to_be_checked()
    page.locator("label:has([data-testid=players-5])").click()
    page.get_by_test_id("preset-save").click()
    page.get_by_test_id("preset-name").fill("Sunday")
    page.get_by_test_id("preset-keep").click()
    page.reload()
    page.get_by_test_id("own-preset").click()
    expect(page.get_by_test_id("players-5")).to_be_checked()
    expect(page.get_by_test_id("own-preset")).to_have_attribute("aria-pressed", "true")


def test_a_challenge_is_made_and_has_a_link(page: Page) -> None:
    page.goto("/d/new")
    page.get_by_test_id("deal-create").click()
    expect(page.get_by_test_id("deal-play")).to_be_visible()
    assert page.get_by_test_id("invite-link").input_value() == page.url
