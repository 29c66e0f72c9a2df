"""Two people who ask things of each other: to take back, to pause, to end; and one whose time runs out."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from playwright.sync_api import Page, expect

from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import serious
from tests.patience import SECONDS
from tests.server.serving import Server

HOUR = 60 * 60 * 1000


def early(state: State) -> bool:
    view = state.view(0)
    return bool(view["step"] == "place" and view["turn_number"] > 4)


def let_time_run_out(store: Path, table: str) -> None:
    """As if the table, which nobody has opened yet, had a clock, and its last move had been made long ago."""
    clock = json.dumps({"per": "move", "seconds": 60, "increment": 0})
    with sqlite3.connect(store, timeout=SECONDS) as write:
        write.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (HOUR, table))
        write.execute("UPDATE tables SET clock = ?, due = created - ? WHERE id = ?", (clock, HOUR, table))


def choose(page: Page, *what: str) -> None:
    page.get_by_test_id("table-menu").click()
    for one in what:
        page.get_by_test_id(one).click()


def test_two_people_agree(new_context: NewContext, server: Server) -> None:
    ann = new_context(viewport={"width": 1366, "height": 768}).new_page()
    bob = new_context(viewport={"width": 360, "height": 740}, color_scheme="dark").new_page()
    guests = [
        ask(page.context, "POST", "/guests", {"name": name})["guest"] for page, name in ((ann, "Ann"), (bob, "Bob"))
    ]
    table = put_into(server.store, guests[0], game_until(early, players=2), guests[1:])
    for page in (ann, bob):
        page.goto(f"/t/{table}")

    # What the other has seen is taken back with their consent.
    player = Player(ann)
    player.end_turn()
    expect(bob.locator("[data-testid=player-1][aria-current]")).to_be_visible()
    choose(ann, "ask-takeback")
    expect(ann.get_by_test_id("agree-request")).to_contain_text("Bob")
    expect(bob.get_by_test_id("agree-request")).to_contain_text("Ann asks to take back")
    assert serious(bob) == []
    bob.get_by_test_id("agree-yes").click()
    for page in (ann, bob):
        expect(page.locator("[data-testid=player-0][aria-current]")).to_be_visible()
        expect(page.get_by_test_id("agree-request")).to_have_count(0)

    # A pause needs both, playing on only one.
    choose(bob, "ask-pause")
    ann.get_by_test_id("agree-yes").click()
    expect(bob.get_by_test_id("agree-paused")).to_be_visible()
    bob.get_by_test_id("resume").click()
    expect(ann.get_by_test_id("agree-paused")).to_have_count(0)

    # The game is ended by both, after one has declined.
    for answer in ("agree-no", "agree-yes"):
        bob.get_by_test_id("table-menu").click()
        assert serious(bob) == []
        menu = bob.locator("#table-menu").bounding_box()
        assert menu is not None
        assert menu["y"] >= 0
        assert menu["y"] + menu["height"] <= 740, "the menu ends below the screen"
        assert menu["x"] + menu["width"] <= 360
        bob.get_by_test_id("ask-end").click()
        bob.get_by_test_id("sure-end").click()
        ann.get_by_test_id(answer).click()
        expect(bob.get_by_test_id("agree-request")).to_have_count(0)
    for page in (ann, bob):
        expect(page.get_by_test_id("results")).to_contain_text("Nobody wins")

    # Time runs out: the other lets a bot play on, until the person is back.
    table = put_into(server.store, guests[0], game_until(early, players=2), guests[1:])
    let_time_run_out(server.store, table)
    for page in (bob, ann):
        page.goto(f"/t/{table}")
    expect(bob.get_by_test_id("agree-out")).to_contain_text("Ann")
    assert serious(bob) == []
    bob.get_by_test_id("let-bot").click()
    expect(ann.get_by_test_id("agree-stand-in")).to_be_visible()
    expect(bob.locator("[data-testid=player-1][aria-current]")).to_be_visible()
    ann.get_by_test_id("come-back").click()
    expect(ann.get_by_test_id("agree-stand-in")).to_have_count(0)
    Player(bob).end_turn()
    expect(ann.locator("[data-testid=player-0][aria-current]")).to_be_visible()
