"""The way from room to room: the next table that waits, the menu of every page, and keys that are found there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import serious
from tests.browser.test_since import met, moved, seated
from tests.server.serving import Server


def two_tables(ann: BrowserContext, bob: BrowserContext) -> list[str]:
    """Tables of Ann and Bob that wait for Ann."""
    met(ann, bob)
    tables = [seated(ann, bob) for _ in range(2)]
    for table in tables:
        while ask(ann, "GET", f"/tables/{table}")["actor"] == 1:
            moved(bob, table)
    return tables


def test_after_a_move_one_key_leads_to_the_next_table_that_waits(new_context: NewContext, server: Server) -> None:
    ann, bob = new_context(), new_context()
    here, there = two_tables(ann, bob)
    page = ann.new_page()
    page.goto("/")
    expect(page.get_by_test_id("your-turn")).to_contain_text("2")
    page.goto(f"/t/{here}")
    player = Player(page)
    expect(page.get_by_test_id("next-table")).to_have_count(0)
    player.end_turn()
    expect(page.get_by_test_id("next-table")).to_have_text("Next table (1)")
    page.keyboard.press("Shift+N")
    expect(page).to_have_url(f"{server.address}/t/{there}")
    player.end_turn()
    expect(page.get_by_test_id("second")).to_contain_text("Bob")
    expect(page.get_by_test_id("next-table")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "lines"),
    [("acquire", {}, 3), ("acquire", {"holdings": "hidden"}, 1), ("syndicate", {}, 3)],
)
def test_charts_of_a_running_game_show_what_its_viewer_may_know(
    new_context: NewContext, game: str, options: dict[str, str], lines: int
) -> None:
    context = new_context()
    ask(context, "POST", "/guests", {"name": "Ann"})
    bots = next(one["bots"] for one in ask(context, "GET", "/offer")["games"] if one["name"] == game)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bots[0]}] * 2]
    wanted = {"game": game, "options": {"players": 3, **options}, "seats": seats}
    table = ask(context, "POST", "/tables", wanted)["id"]
    page = context.new_page()
    page.goto(f"/t/{table}")
    page.get_by_test_id("table").wait_for()
    page.keyboard.press("Shift+C")
    page.get_by_test_id("chart-worth").click()
    rows = page.locator("[data-testid=chart] tbody tr")
    expect(rows).to_have_count(lines)
    expect(rows.first).to_contain_text("You")


def test_the_chart_of_stockpile_tells_no_more_than_its_viewer_knows_of_others_cards(
    new_context: NewContext, server: Server
) -> None:
    context = new_context()
    guest = ask(context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(lambda state: bool(state.view(0)["round"] > 2), players=3, name="stockpile")
    sums = [(one["brings_least"], one["brings_most"]) for one in play.state.view(0)["portfolios"]]
    doubtful = [least != most for least, most in sums]
    assert not doubtful[0]
    assert any(doubtful)
    page = context.new_page()
    page.goto(f"/t/{put_into(server.store, guest, play)}")
    page.get_by_test_id("table").wait_for()
    page.keyboard.press("Shift+C")
    page.get_by_test_id("chart-worth").click()
    last = page.locator("[data-testid=chart] tbody tr td:last-child")
    expect(last).to_have_count(3)
    assert [text == "–" for text in last.all_inner_texts()] == doubtful


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1366, "dark")])
def test_the_menu_leads_to_every_room_from_any(new_context: NewContext, width: int, scheme: str) -> None:
    page = new_context(viewport={"width": width, "height": 740}, color_scheme=scheme).new_page()
    page.goto("/rules/acquire")
    for entry, address in {
        "account": "/account$",
        "notices": "/notices$",
        "leaderboard": "/leaderboard/acquire-[2-6]$",
        "statistics": "/statistics/acquire-[2-6]$",
        "deals": "/d/new$",
        "record": "/replay$",
    }.items():
        page.keyboard.press("Shift+M")
        page.get_by_test_id(f"menu-{entry}").click()
        expect(page).to_have_url(re.compile(address))
        expect(page.get_by_test_id(f"menu-{entry}")).to_have_count(0)
    page.get_by_test_id("menu").click()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu")).to_be_focused()


def test_the_sheet_of_keys_is_on_every_page_and_above_other_sheets(page: Page) -> None:
    page.goto("/statistics/acquire-2")
    page.get_by_test_id("menu").wait_for()
    page.keyboard.press("?")
    sheet = page.get_by_test_id("dialog-keys")
    expect(sheet).to_contain_text("Menu")
    page.keyboard.press("Escape")
    page.get_by_test_id("comfort").click()
    page.get_by_test_id("dialog-comfort").wait_for()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text("Menu")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("dialog-comfort")).to_be_visible()
