"""What if: out of one's running game into a sandbox, where a move is tried; only where hints are allowed."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.registry import find_game
from tests.browser.conftest import NewContext
from tests.browser.learner import by_typing
from tests.browser.player import ask
from tests.browser.test_since import met, seated


def first_move(page: Page, game: str, table: str) -> str:
    """What could be played first in the position on the screen."""
    seq = page.get_by_test_id("table").get_attribute("data-seq")
    world = ask(page.context, "GET", f"/tables/{table}/worlds/{seq}")["world"]
    state = find_game(game).load(json.dumps(world).encode())
    return str(state.game.to_text(state, state.legal()[0]))


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_a_move_is_tried_in_the_sandbox(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_test_id(f"play-{game}").click()
    page.locator("button[data-decision]:enabled").first.wait_for()
    page.get_by_test_id("what-if").click()
    expect(page.get_by_test_id("origin")).to_contain_text("sandbox")
    page.locator("button[data-decision]:enabled").first.wait_for()
    before = page.get_by_test_id("table").get_attribute("data-seq")
    by_typing(page, first_move(page, game, page.url.rpartition("/")[2]))
    page.locator(f"[data-testid=plan], [data-testid=table]:not([data-seq='{before}'])").first.wait_for()
    expect(page.get_by_test_id("typing-problem")).to_be_empty()


def test_where_hints_are_off_there_is_no_sandbox(new_context: NewContext) -> None:
    ann, bob = new_context(), new_context()
    met(ann, bob)
    table = seated(ann, bob)
    page = ann.new_page()
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("board")).to_be_visible()
    assert ask(ann, "GET", f"/tables/{table}")["hints"] is False
    expect(page.get_by_test_id("what-if")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_have_count(0)
