"""What others do is told: in a line, on a card, in the log, and the end before its sums."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from openingbell.core.events import Event
from openingbell.core.play import Play
from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask
from tests.browser.stored import game_until, put_into
from tests.server.serving import Server

OTHERS = ["Bob", "Cid", "Dan"]
# Everything that these ever were together: a story goes on, whoever looks when.
PARTS = {
    "heading": "#results-title",
    "cash": "[data-testid=cash-0]",
    "prompt": "[data-testid=prompt]",
    "card": "[data-testid=bonuses]",
}
REMEMBER = """(parts) => {
  window.seen = [];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? null;
  const look = () =>
    window.seen.push(Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, text(selector)])));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
WAS_TOLD = "([part, text]) => window.seen.some((then) => then[part]?.includes(text))"


def bonuses_of(state: State, action: int) -> list[Event]:
    log: list[Event] = []
    state.clone().apply(action, log)
    return [event for event in log if event.kind.startswith("bonus-")]


def may_merge(state: State) -> bool:
    """Seat 0 may place a tile for which at least two are paid."""
    return any(len(bonuses_of(state, int(action))) >= 2 for action in state.legal())


def ends_next(state: State) -> bool:
    """Seat 0 has announced the end, and several corporations stand: what ends the turn ends the game."""
    view = state.view(0)
    standing = sum(corporation["size"] > 0 for corporation in view["corporations"])
    return bool(view["step"] == "buy" and view["announced"] and standing >= 2)


def make(new_context: NewContext, server: Server, play: Play) -> tuple[Player, str]:
    """Ann, whose browser has nothing open yet, and the address of her table; the others are people, too."""
    context = new_context()
    guest = ask(context, "POST", "/guests", {"name": "Ann"})["guest"]
    table = put_into(server.store, guest, play, OTHERS)
    return Player(context.new_page()), table


def move(player: Player, table: str, seq: int, text: str) -> Any:
    return ask(player.page.context, "POST", f"/tables/{table}/moves", {"seq": seq, "moves": [text]})


def test_a_merger_is_told_in_a_line_and_its_bonuses_on_a_card(new_context: NewContext, server: Server) -> None:
    play = game_until(may_merge)
    state = play.state
    action = next(int(action) for action in state.legal() if len(bonuses_of(state, int(action))) >= 2)
    paid = bonuses_of(state, action)
    ann, table = make(new_context, server, play)
    eve = Player(new_context().new_page())
    eve.page.goto(f"/t/{table}")
    eve.element("board").wait_for()
    text = state.game.to_text(state, action)
    eve.page.evaluate(REMEMBER, PARTS)
    move(ann, table, play.seq, text)
    eve.page.wait_for_function(WAS_TOLD, arg=["prompt", f"Ann places {text.split()[-1]}"])
    for event in paid:
        for told in (["Ann", *OTHERS][event.seat], f"${event.amount:,}"):
            eve.page.wait_for_function(WAS_TOLD, arg=["card", told])


def test_the_log_is_condensed_and_follows_the_past(new_context: NewContext, server: Server) -> None:
    ann, table = make(new_context, server, game_until(lambda state: state.view(0)["turn_number"] > 12))
    ann.page.goto(f"/t/{table}")
    lines = ann.element("log-line")
    expect(lines.filter(has_text="draws 6 tiles").first).to_be_attached()
    numbers = [int(line.get_attribute("data-seq") or 0) for line in lines.all()]
    assert numbers == sorted(numbers)
    expect(lines.last).to_be_in_viewport()
    ann.element("step-first").click()
    expect(ann.element("past-seq")).to_have_text(re.compile(r"^Turn 1 of 1[3-9]$"))
    here = ann.page.locator("[data-testid=log-line].here")
    expect(here).to_contain_text("place")
    expect(here).to_be_in_viewport()
    for _ in range(4):
        ann.element("step-forward").click()
    expect(ann.element("past-seq")).not_to_have_text(re.compile("^Turn 1 "))
    expect(here).to_be_in_viewport()


def test_the_end_is_told_before_its_sums_are_shown(new_context: NewContext, server: Server) -> None:
    play = game_until(ends_next)
    before = f"{play.state.view(0)['cash'][0]:,}"
    ann, table = make(new_context, server, play)
    ann.page.goto(f"/t/{table}")
    expect(ann.element("done")).to_be_enabled()
    ann.page.evaluate(REMEMBER, PARTS)
    ann.element("done").click()
    expect(ann.element("results")).to_be_visible()
    title = ann.page.locator("#results-title").inner_text()
    seen: list[dict[str, str | None]] = ann.page.evaluate("window.seen")
    assert any(then["card"] and then["cash"] == before for then in seen), "bonuses are told before they are counted"
    assert title in {then["heading"] for then in seen} <= {None, title}
    assert re.match(r"\S+ wins?|.+ share the win", title), title
    assert {then["cash"] for then in seen if then["heading"] is None} <= {before, seen[-1]["cash"]}
    check_sources(ann.page, len(OTHERS) + 1)


def check_sources(page: Page, seats: int) -> None:
    """Each sum is what the lines below it add up to, from the money everybody starts with."""
    for seat in range(seats):
        start, bought, sold, bonuses = amounts(page.get_by_test_id(f"sources-{seat}").inner_text())
        (score,) = amounts(page.locator(f"[data-testid=rank-{seat}] .score").inner_text())
        assert start == 6000
        assert bought <= 0 <= min(sold, bonuses)
        assert start + bought + sold + bonuses == score


def amounts(text: str) -> list[int]:
    return [int(found.replace("−", "-").replace("$", "").replace(",", "")) for found in re.findall(r"−?\$[\d,]+", text)]
