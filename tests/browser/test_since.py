"""Whoever comes back to a table is told what happened meanwhile, and the lobby says where something did."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext, expect

from openingbell.core.registry import find_game
from tests.browser.conftest import NewContext
from tests.browser.player import ask


def moved(context: BrowserContext, table: str) -> None:
    """The first legal move of whoever has to decide, without a page."""
    seq = ask(context, "GET", f"/tables/{table}")["seq"]
    world = ask(context, "GET", f"/tables/{table}/worlds/{seq}")["world"]
    state = find_game("acquire").load(json.dumps(world).encode())
    move = state.game.to_text(state, state.legal()[0])
    ask(context, "POST", f"/tables/{table}/moves", {"seq": seq, "moves": [move]})


def test_whoever_comes_back_is_told_what_happened(new_context: NewContext) -> None:
    ann, bob = new_context(), new_context()
    for context, name in ((ann, "Ann"), (bob, "Bob")):
        ask(context, "POST", "/guests", {"name": name})
    wanted = {"game": "acquire", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask(ann, "POST", "/tables", wanted)["id"]
    ask(bob, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    page = ann.new_page()
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("since")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_test_id("lobby")).to_be_visible()
    expect(page.get_by_test_id("unseen-moves")).to_have_count(0)
    while ask(ann, "GET", f"/tables/{table}")["actor"] == 0:
        moved(ann, table)
    while ask(bob, "GET", f"/tables/{table}")["actor"] == 1:
        moved(bob, table)
    page.goto("/")
    expect(page.get_by_test_id("unseen-moves")).to_be_visible()
    page.goto(f"/t/{table}")
    told = page.get_by_test_id("since")
    expect(told).to_contain_text("While you were away")
    expect(told).to_contain_text("Bob")
    page.get_by_test_id("since-tell").click()
    expect(page.get_by_test_id("now")).to_be_visible()
    page.get_by_test_id("step-forward").click()
    page.get_by_test_id("now").click()
    page.reload()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("since")).to_have_count(0)
