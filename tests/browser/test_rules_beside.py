"""The rules beside the board: opened by a button, a key or a link, with what matters now on top, and searched."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from openingbell.core.registry import find_game
from openingbell.locales import Words, languages
from openingbell.locales.rules import clauses, clauses_of_steps
from tests.browser.conftest import NewContext
from tests.browser.player import ask, new_table
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import SCREENS, serious
from tests.browser.test_looks import CUT_OFF
from tests.server.serving import Server

# Somewhere in each game seat 0 is asked this; and a word that a few of its clauses have.
MOMENTS = {"acquire": ("buy", "minority"), "stockpile": ("bid", "outbid"), "syndicate": ("offer-firm", "insured")}
games = pytest.mark.parametrize("game", MOMENTS)
BOX = "element => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; }"


def asks(step: str) -> Callable[[Any], bool]:
    return lambda state: bool(state.view(0)["step"] == step)


def new_guest(page: Page) -> dict[str, Any]:
    ask(page.context, "POST", "/guests", {"name": "Ann"})
    guest: dict[str, Any] = ask(page.context, "GET", "/me")["guest"]
    return guest


def sit_down(page: Page, server: Server, game: str, step: str) -> None:
    """At a table where this is asked."""
    play = game_until(asks(step), name=game, players=3)
    page.goto(f"/t/{put_into(server.store, new_guest(page), play)}")
    page.get_by_test_id("board").wait_for()
    page.get_by_test_id("rule-now").wait_for()


@games
def test_the_clauses_of_the_moment_are_on_top_and_words_are_found(page: Page, server: Server, game: str) -> None:
    step, word = MOMENTS[game]
    sit_down(page, server, game, step)
    board = page.get_by_test_id("board")
    before = board.evaluate(BOX)
    page.get_by_test_id("read-rules").click()
    search = page.get_by_test_id("rules-search")
    expect(search).to_be_focused()
    now = page.get_by_test_id("rules-now").get_by_role("heading", level=4)
    expect(now).to_have_text(clauses_of_steps(find_game(game))[step])
    assert board.evaluate(BOX) == before
    assert serious(page) == []

    page.keyboard.type(word.upper())
    having = [one.id for one in clauses(game, "en").values() if word in f"{one.text} {one.reason}".lower()]
    expect(page.get_by_test_id("rules-count")).to_have_text(f"{len(having)} clause{'s' * (len(having) > 1)}")
    found = page.get_by_test_id("rule")
    expect(found.get_by_role("heading", level=4)).to_have_text(having)
    assert {text.lower() for text in found.locator("mark").all_inner_texts()} == {word}
    assert serious(page) == []

    search.fill("xyzzy")
    expect(page.get_by_test_id("rules-count")).to_have_text("No clause has “xyzzy”.")
    expect(found).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules-beside")).to_have_count(0)
    expect(page.get_by_test_id("read-rules")).to_be_focused()


@games
def test_a_key_opens_and_closes_them_and_gives_the_focus_back(page: Page, server: Server, game: str) -> None:
    sit_down(page, server, game, MOMENTS[game][0])
    focused = page.get_by_test_id("keys")
    focused.focus()
    page.keyboard.press("?")
    expect(page.get_by_test_id("dialog-keys")).to_contain_text("Rules")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dialog-keys")).to_have_count(0)
    expect(focused).to_be_focused()
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules-search")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules-beside")).to_have_count(0)
    expect(focused).to_be_focused()


@games
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_they_cover_the_screen(new_context: NewContext, server: Server, game: str, scheme: str) -> None:
    width, height = SCREENS["phone"]
    page = new_context(viewport={"width": width, "height": height}, color_scheme=scheme).new_page()
    sit_down(page, server, game, MOMENTS[game][0])
    page.get_by_test_id("rule-now").click()
    sheet = page.get_by_test_id("rules-beside")
    expect(page.get_by_test_id("rules-now")).to_be_visible()
    assert sheet.evaluate(BOX) == [0, 0, width, height]
    assert page.evaluate(CUT_OFF) == []
    assert serious(page) == []
    page.get_by_test_id("close-rules").click()
    expect(sheet).to_have_count(0)


def test_a_clause_that_is_cited_is_shown_where_it_stands(page: Page, server: Server) -> None:
    sit_down(page, server, "acquire", "buy")
    page.keyboard.press("r")
    page.get_by_test_id("rules-search").fill("A-2.3")
    page.get_by_test_id("rule").get_by_role("link", name="A-4.4").click()
    wished = page.locator("details [data-clause='A-4.4']")
    expect(wished).to_be_focused()
    expect(wished).to_be_in_viewport()
    expect(page.get_by_test_id("rules-search")).to_have_value("")
    assert len(page.context.pages) == 1


def test_a_refused_move_leads_to_its_clause(page: Page, server: Server) -> None:
    """The page offers nothing that is forbidden, so what it sends is changed on the way."""
    sit_down(page, server, "syndicate", "deal")

    def forbidden(route: Route) -> None:
        sent = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps({**sent, "moves": ["mortgage racket"]}))

    page.route("**/moves*", forbidden)
    page.get_by_test_id("roll").click()
    link = page.get_by_test_id("toast-clause")
    expect(link).to_have_text("Y-42")
    link.click()
    expect(page.locator("details [data-clause='Y-42']")).to_be_focused()


def test_a_lesson_and_a_replay_have_them_too(page: Page, server: Server) -> None:
    page.goto("./learn/acquire")
    page.get_by_test_id("hand-tile-12A").click()
    page.get_by_test_id("mistake").get_by_test_id("lesson-clause").click()
    expect(page.locator("details [data-clause='A-4.1']")).to_be_focused()

    play = game_until(asks("buy"))
    while not play.is_over():
        play.act(int(play.state.legal()[0]))
    page.goto(f"/replay/{put_into(server.store, new_guest(page), play)}?at=30")
    page.get_by_test_id("board").wait_for()
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules-now")).to_be_visible()


def test_a_spectator_reads_them_from_the_top_of_the_page(page: Page, new_context: NewContext) -> None:
    table = new_table(page.context, "Ann", ["me", "bot", "bot"])
    watching = new_context().new_page()
    watching.goto(f"/t/{table}")
    watching.get_by_test_id("board").wait_for()
    watching.get_by_test_id("rules-link").click()
    expect(watching.get_by_test_id("rules-now")).to_be_visible()
    assert len(watching.context.pages) == 1


@pytest.mark.parametrize("language", languages())
def test_in_every_language(new_context: NewContext, server: Server, language: str) -> None:
    page = new_context(locale=language, viewport={"width": 1366, "height": 768}).new_page()
    sit_down(page, server, "acquire", "buy")
    page.keyboard.press("r")
    expect(page.get_by_test_id("rules-now")).to_contain_text(Words(language).say("rules-now"))
    word = clauses("acquire", language)["A-6.3"].text.split()[0]
    page.get_by_test_id("rules-search").fill(word.lower())
    expect(page.locator("[data-clause='A-6.3'] mark").first).to_have_text(word)
    assert page.evaluate(CUT_OFF) == []
