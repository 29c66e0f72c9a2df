"""Syndicate on the page: whole games by what the board, the portfolio and the stages offer."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from openingbell.core.play import Play
from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import SCREENS, serious
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.server.serving import Server

# How a view is written, and what stands for nothing in a program; nobody should ever read that.
RAW = re.compile(r"[{}\[\]]|\bundefined\b|\bnull\b|\bNaN\b|\bobject Object\b|\bNone\b|\b[a-z]+_\d\b")
RESULTS, SKIP = "[data-testid=results]", "[data-testid=skip]"
TO_DO = (
    "[data-testid=table][data-busy=false] :is([data-testid=move], [data-testid=roll], [data-testid=confirm]):enabled"
)
# What is written on the screen as a program would, with what is around it.
WRITTEN_RAW = """(raw) => {
  const found = document.getElementById("page").innerText.match(new RegExp(raw));
  return found && found.input.slice(Math.max(0, found.index - 40), found.index + 40);
}"""
# Notes the cells on which the token of seat 0 is shown.
WATCH_THE_TOKEN = """() => {
  const token = document.querySelector("[data-testid=token-0]");
  window.walked = [Number(token.dataset.cell)];
  new MutationObserver(() => window.walked.push(Number(token.dataset.cell))).observe(token, {
    attributeFilter: ["data-cell"],
  });
}"""
# What a finger could miss; the list reaches the cells, on the loop and in the groups, by their names.
TOO_SMALL = """() => [...document.querySelectorAll("main :is(button, select, summary, a.button)")]
  .filter((one) => one.checkVisibility() && !one.matches("[data-testid=board] .cell, [data-testid=groups] button"))
  .filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44)
  .map((one) => `${one.textContent.trim()}: ${one.offsetWidth} x ${one.offsetHeight}`)"""
MOVES = "(moves) => moves.map((move) => move.dataset.move)"
# What seat 0 is asked, somewhere on the way through a game.
ASKED: dict[str, Callable[[dict[str, Any]], bool]] = {
    "deal": lambda view: any(move.startswith("build ") for move in view["prices"]),
    "offer-firm": lambda view: True,
    "offer-card": lambda view: True,
    "build": lambda view: True,
    "exchange": lambda view: view["players"][0]["exchange"] > 0,
    "contraband": lambda view: True,
    "insure": lambda view: True,
    "sue": lambda view: True,
    "auction": lambda view: True,
    "answer": lambda view: True,
    "debt": lambda view: True,
    "borrow": lambda view: True,
    "credit-due": lambda view: True,
    "offer-shares": lambda view: True,
    "in-kind": lambda view: True,
}


def sit_down(page: Page, players: int, **options: object) -> None:
    """A new table with bots on all other seats."""
    ask(page.context, "POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    wanted = {"game": "syndicate", "options": {"players": players, **options}, "seats": seats}
    page.goto(f"/t/{ask(page.context, 'POST', '/tables', wanted)['id']}")


def play_by_mouse(page: Page) -> Counter[str]:
    """To the end by what the page offers, and a look at every screen on the way; how often which kind was clicked."""
    clicked: Counter[str] = Counter()
    lots = random.Random(1)
    while True:
        page.locator(f"{RESULTS}, {SKIP}, {TO_DO}").first.wait_for()
        if page.locator(RESULTS).count():
            return clicked
        to_do = page.locator(TO_DO)
        moves = to_do.evaluate_all("(buttons) => buttons.map((button) => button.dataset.move ?? '')")
        if not moves:
            with suppress(TimeoutError):  # the story may have come to its end by itself
                page.locator(SKIP).click(timeout=1000)
            continue
        assert page.evaluate(WRITTEN_RAW, RAW.pattern) is None
        move = lots.choice(moves)
        button = page.locator(f"{TO_DO}[data-move='{move}']" if move else "[data-testid=confirm]").first
        seq = page.get_by_test_id("table").get_attribute("data-seq")
        button.click()
        clicked[move.split(" ")[0]] += 1
        changed = f"[data-testid=table]:not([data-seq='{seq}']), [data-testid=plan], {SKIP}, {RESULTS}"
        page.locator(changed).first.wait_for()


def game_at(step: str) -> Play:
    """A random game up to where seat 0 is asked this."""

    def reached(state: State) -> bool:
        return state.step_name() == step and len(state.legal()) > 1 and ASKED[step](state.view(0))

    return game_until(reached, name="syndicate")


def open_at(page: Page, server: Server, step: str) -> None:
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    page.goto(f"/t/{put_into(server.store, guest, game_at(step))}")
    page.locator("button[data-decision]:enabled").first.wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_whole_game_of_four(new_context: NewContext, locale: str) -> None:
    page = new_context(locale=locale).new_page()
    sit_down(page, 4, end="rounds", rounds=8)
    clicked = play_by_mouse(page)
    assert clicked["done"] > 3
    expect(page.get_by_test_id("rank-0")).to_be_visible()
    expect(page.get_by_test_id("chart").locator("svg")).to_be_visible()
    page.get_by_test_id("fates").locator("summary").click()
    expect(page.get_by_test_id("fates").locator("li").nth(3)).to_be_attached()
    page.get_by_test_id("bargains").locator("summary").click()
    over = page.get_by_test_id("table").get_attribute("data-seq")
    page.get_by_test_id("bargain").first.locator("button").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(over))


@pytest.mark.parametrize("step", ASKED)
def test_every_question_is_answered_by_keyboard(new_context: NewContext, server: Server, step: str) -> None:
    """Whatever is asked, the focus is on it, and its keys answer it: on a dark phone in Russian, too, where all of it
    can be seen, reached and tapped.
    """
    phone = {"width": 360, "height": 740}
    page = new_context(viewport=phone, locale="ru-RU", color_scheme="dark").new_page()
    open_at(page, server, step)
    page.evaluate(AT_REST)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(TOO_SMALL) == []
    assert serious(page) == []
    expect(page.locator("button[data-decision]:focus")).to_have_count(1)
    seq = page.get_by_test_id("table").get_attribute("data-seq")
    ending = page.locator("[data-testid=desk] button[aria-keyshortcuts=e]")
    page.keyboard.press("e" if ending.count() else "1")
    page.locator(f"[data-testid=table]:not([data-seq='{seq}']), [data-testid=plan]").first.wait_for()


@pytest.mark.parametrize("step", ASKED)
def test_everything_legal_is_found_and_one_key_away(new_context: NewContext, server: Server, step: str) -> None:
    """On the stage, in its kinds, in the portfolio, trades apart, which have a builder; and in words in one list."""
    page = new_context().new_page()
    state = game_at(step).state
    texts = {state.game.to_text(state, action) for action in state.legal()}
    open_at(page, server, step)
    found = set(page.locator("[data-move]").evaluate_all(MOVES))
    kinds = page.locator("[data-testid^=kind-]:not([data-testid=kind-trade])")
    for number in range(kinds.count()):
        kinds.nth(number).click()
        found |= set(page.get_by_test_id("kind-moves").locator("[data-move]").evaluate_all(MOVES))
    assert found == {text for text in texts if not text.startswith("trade ")}
    page.keyboard.press("a")
    listed = page.get_by_test_id("moves").get_by_test_id("move")
    assert set(listed.evaluate_all(MOVES)) == texts
    for move, change in state.view(0)["changes"].items():
        expect(page.get_by_test_id("moves").locator(f"[data-move='{move}']")).to_contain_text(f"{abs(change):,}")
    page.keyboard.press("a")
    expect(page.get_by_test_id("moves")).to_have_count(0)


def test_building_is_planned_on_the_board_and_taken_back(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    play = game_at("deal")
    view = play.state.view(0)
    build = next(move for move in view["prices"] if move.startswith("build "))
    cell = view["firms"][build.split()[1]]["cell"]
    open_at(page, server, "deal")
    page.get_by_test_id(f"cell-{cell}").click()
    page.get_by_test_id("cell-card").locator(f"[data-move='{build}']").click()
    expect(page.get_by_test_id("planned")).to_contain_text(str(view["players"][0]["cash"] + view["prices"][build]))
    page.keyboard.press("z")
    expect(page.get_by_test_id("planned")).to_have_count(0)


def test_tokens_go_to_where_the_dice_lead(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    open_at(page, server, "deal")
    before = page.get_by_test_id("token-0").get_attribute("data-cell")
    page.get_by_test_id("roll").click()
    expect(page.get_by_test_id("token-0")).not_to_have_attribute("data-cell", str(before))


def walks_freely(state: State) -> bool:
    """Seat 0 is to roll, and no throw leads to where one is sent elsewhere."""
    view = state.view(0)
    here, cells = view["players"][0]["cell"], view["cells"]
    ahead = [cells[(here + steps) % len(cells)]["kind"] for steps in range(13)]
    return state.step_name() == "deal" and not {"POLICE", "GO TO THE PARK", "PRISON"} & set(ahead)


def test_a_token_walks_from_cell_to_cell(new_context: NewContext, server: Server) -> None:
    page = new_context(reduced_motion="no-preference").new_page()
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(walks_freely, name="syndicate")
    here, cells = (play.state.view(0)[what] for what in ("players", "cells"))
    page.goto(f"/t/{put_into(server.store, guest, play)}")
    page.get_by_test_id("roll").wait_for()
    page.evaluate(WATCH_THE_TOKEN)
    page.get_by_test_id("roll").click()
    page.wait_for_function("() => window.walked.length > 2")
    walked = page.evaluate("() => window.walked.slice(0, 3)")
    assert walked == [(here[0]["cell"] + steps) % len(cells) for steps in range(3)]


def test_a_reload_in_the_middle_of_a_game(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    open_at(page, server, "offer-firm")
    owned = "() => [...document.querySelectorAll('[data-owner]')].map((cell) => cell.dataset.owner).join()"
    before = page.evaluate(owned)
    page.reload()
    page.locator("button[data-decision]:enabled").first.wait_for()
    assert page.evaluate(owned) == before
    expect(page.get_by_test_id("stage")).to_have_attribute("data-step", "offer-firm")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious_is_found(new_context: NewContext, server: Server, screen: str, scheme: str) -> None:
    width, height = SCREENS[screen]
    page = new_context(viewport={"width": width, "height": height}, color_scheme=scheme).new_page()
    open_at(page, server, "deal")
    page.get_by_test_id("cell-1").click()
    page.evaluate(AT_REST)
    assert serious(page) == []
    page.get_by_test_id("tab-card").click()
    assert serious(page) == []


def test_every_cell_is_reached_on_a_narrow_phone(new_context: NewContext, server: Server) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, locale="ru-RU").new_page()
    open_at(page, server, "deal")
    cells = page.get_by_test_id("cell-list")
    for cell in (cells.locator("option").count() - 2, 1):  # the first says what the list is
        cells.select_option(str(cell))
        expect(page.get_by_test_id(f"cell-{cell}")).to_have_attribute("aria-expanded", "true")
    page.get_by_test_id("cell-after").click()
    expect(page.get_by_test_id("cell-2")).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_test_id("cell-card")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(TOO_SMALL) == []
