"""The way from room to room: the next table that waits, the menu of every page, and keys that are found there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask
from tests.browser.test_access import serious
from tests.browser.test_since import moved
from tests.server.serving import Server


def two_tables(ann: BrowserContext, bob: BrowserContext) -> list[str]:
    """Tables of Ann and Bob that wait for Ann."""
    for context, name in ((ann, "Ann"), (bob, "Bob")):
        ask(context, "POST", "/guests", {"name": name})
    wanted = {"game": "acquire", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    tables = [str(ask(ann, "POST", "/tables", wanted)["id"]) for _ in range(2)]
    for table in tables:
        ask(bob, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
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
