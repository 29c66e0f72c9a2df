"""Syndicate on the page: whole games by what the board, the portfolio and the stages offer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

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
# Plays to the end by what the page offers, and looks at every screen on the way.
PLAY_TO_THE_END = """async (raw) => {
  const problems = new Set();
  const clicked = {};
  const find = (what) => [...document.querySelectorAll(what)].filter((element) => element.checkVisibility());
  let lot = 1;
  let idle = 0;
  for (;;) {
    if (++idle > 20_000) problems.add("nothing to do: " + document.getElementById("page").innerText);
    if (idle > 20_000) return [[...problems], clicked];
    if (find("[data-testid=results]").length) return [[...problems], clicked];
    const ready = find("[data-testid=skip], [data-testid=confirm]:enabled");
    const moves = find("[data-testid=table][data-busy=false] :is([data-testid=move], [data-testid=roll]):enabled");
    if (ready.length || moves.length) idle = 0;
    if (ready.length) ready[0].click();
    else if (moves.length) {
      const found = document.getElementById("page").innerText.match(new RegExp(raw));
      if (found) problems.add(found.input.slice(Math.max(0, found.index - 40), found.index + 40));
      lot = (lot * 48271) % 2147483647;
      const move = moves[lot % moves.length];
      const kind = move.dataset.move.split(" ")[0];
      clicked[kind] = (clicked[kind] ?? 0) + 1;
      move.click();
    }
    await new Promise(requestAnimationFrame);
  }
}"""
# What a finger could miss; the list reaches the cells, on the loop and in the groups, by their names.
TOO_SMALL = """() => [...document.querySelectorAll("main :is(button, select, summary, a.button)")]
  .filter((one) => one.checkVisibility() && !one.matches("[data-testid=board] .cell, [data-testid=groups] button"))
  .filter((one) => one.offsetHeight < 44 || one.offsetWidth < 44)
  .map((one) => `${one.textContent.trim()}: ${one.offsetWidth} x ${one.offsetHeight}`)"""
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
}


def sit_down(page: Page, players: int, **options: object) -> None:
    """A new table with bots on all other seats."""
    ask(page.context, "POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    wanted = {"game": "syndicate", "options": {"players": players, **options}, "seats": seats}
    page.goto(f"/t/{ask(page.context, 'POST', '/tables', wanted)['id']}")


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
    problems, clicked = page.evaluate(PLAY_TO_THE_END, RAW.pattern)
    assert problems == []
    assert clicked["done"] > 3
    expect(page.get_by_test_id("rank-0")).to_be_visible()
    expect(page.get_by_test_id("chart").locator("svg")).to_be_visible()
    page.get_by_test_id("fates").locator("summary").click()
    expect(page.get_by_test_id("fates").locator("li").nth(3)).to_be_attached()


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


def test_everything_legal_is_one_key_away(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    play = game_at("deal")
    open_at(page, server, "deal")
    page.keyboard.press("a")
    listed = page.get_by_test_id("moves").get_by_test_id("move")
    texts = {play.state.game.to_text(play.state, action) for action in play.state.legal()}
    assert set(listed.evaluate_all("(moves) => moves.map((move) => move.dataset.move)")) == texts
    page.keyboard.press("a")
    expect(page.get_by_test_id("roll")).to_be_visible()


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
