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


# As if the tab were left open behind others, and come back to.
LOOKS = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def met(ann: BrowserContext, bob: BrowserContext) -> None:
    """Guests of these browsers."""
    for context, name in ((ann, "Ann"), (bob, "Bob")):
        ask(context, "POST", "/guests", {"name": name})


def seated(ann: BrowserContext, bob: BrowserContext) -> str:
    """A table at which both sit."""
    wanted = {"game": "acquire", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = str(ask(ann, "POST", "/tables", wanted)["id"])
    ask(bob, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    return table


def played_round(ann: BrowserContext, bob: BrowserContext, table: str) -> None:
    """Whatever Ann has to decide, and then Bob."""
    for seat, context in enumerate((ann, bob)):
        while ask(context, "GET", f"/tables/{table}")["actor"] == seat:
            moved(context, table)


def test_whoever_comes_back_is_told_what_happened(new_context: NewContext) -> None:
    ann, bob = new_context(), new_context()
    met(ann, bob)
    table = seated(ann, bob)
    page = ann.new_page()
    page.goto("/")
    expect(page.get_by_test_id("unseen-moves")).to_be_visible()  # never looked at on this device
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("since")).to_have_count(0)
    page.goto("/")
    expect(page.get_by_test_id("lobby")).to_be_visible()
    expect(page.get_by_test_id("unseen-moves")).to_have_count(0)
    played_round(ann, bob, table)
    page.goto("/")
    expect(page.get_by_test_id("unseen-moves")).to_be_visible()
    page.goto(f"/t/{table}")
    told = page.get_by_test_id("since")
    expect(told).to_contain_text("While you were away")
    expect(told).to_contain_text("Bob")
    expect(page.get_by_test_id("since-changes")).to_contain_text("Cash")
    expect(page.get_by_test_id("since-changes")).to_contain_text("Worth")
    page.get_by_test_id("since-tell").click()
    expect(page.get_by_test_id("now")).to_be_visible()
    page.get_by_test_id("step-forward").click()
    page.get_by_test_id("now").click()
    page.reload()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("since")).to_have_count(0)


def test_a_tab_left_open_tells_when_it_is_seen_again_also_of_the_end(new_context: NewContext) -> None:
    ann, bob = new_context(), new_context()
    met(ann, bob)
    table = seated(ann, bob)
    page = ann.new_page()
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.evaluate(LOOKS, True)
    played_round(ann, bob, table)
    seq = ask(ann, "GET", f"/tables/{table}")["seq"]
    expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
    expect(page.get_by_test_id("since")).to_have_count(0)
    page.evaluate(LOOKS, False)
    expect(page.get_by_test_id("since")).to_contain_text("Bob")
    page.get_by_test_id("since-skip").click()
    expect(page.get_by_test_id("since")).to_have_count(0)

    page.evaluate(LOOKS, True)
    played_round(ann, bob, table)
    ask(bob, "POST", f"/tables/{table}/requests", {"what": "end"})
    page.get_by_test_id("agree-yes").click()
    expect(page.get_by_test_id("results")).to_be_visible()
    page.evaluate(LOOKS, False)
    expect(page.get_by_test_id("since")).to_contain_text("Bob")
