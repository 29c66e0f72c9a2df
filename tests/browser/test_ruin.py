"""Ruin in Syndicate on the page: told step by step to everybody, and ways on for whoever is ruined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.stored import put_into
from tests.browser.test_access import serious
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that take their time, unless somebody wants the end."""
    server = Server(tmp_path_factory.mktemp("store"), "--bot-pause", "60")
    server.start()
    yield server
    server.stop()


def ruined(seat: int) -> Play:
    """A random game in which this seat is the first to be ruined, when its goods are being auctioned."""
    seed = 0
    while True:
        seed += 1
        rng = Rng(seed)
        play = Play.start(find_game("syndicate"), {"players": 3}, Stream(rng))
        while not play.is_over():
            players = play.state.view(0)["players"]
            if any(player["ruined"] for player in players):
                if players[seat]["ruined"] and play.state.view(0)["waiting"]:
                    return play
                break
            play.act(pick(play.state, rng))


def open_at(page: Page, server: Server, play: Play, others: Sequence[str] = ()) -> None:
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    page.goto(f"/t/{put_into(server.store, guest, play, others)}")
    expect(page.get_by_test_id("ruin")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height", "locale", "scheme"), [(1366, 768, "en-GB", "light"), (360, 740, "ru-RU", "dark")]
)
def test_a_ruin_is_told_step_by_step(
    new_context: NewContext, server: Server, width: int, height: int, locale: str, scheme: str
) -> None:
    viewport = {"width": width, "height": height}
    page = new_context(viewport=viewport, locale=locale, color_scheme=scheme).new_page()
    play = ruined(2)
    view = play.state.view(0)
    open_at(page, server, play, ["Bob", "Cid"])
    told = page.get_by_test_id("ruin")
    clauses = told.get_by_test_id("clause").all_inner_texts()
    assert clauses[0] == "YF-61"
    assert clauses[-1] == "YF-64"
    lots = [view["auction"]["good"], *view["waiting"]] if view["auction"] else view["waiting"]
    expect(told.get_by_test_id("ruin-lot")).to_have_count(len(lots))
    page.evaluate(AT_REST)
    assert page.evaluate(CUT_OFF) == []
    assert serious(page) == []


def test_who_is_ruined_looks_back_and_sees_the_end(new_context: NewContext, server: Server) -> None:
    page = new_context(viewport={"width": 360, "height": 740}, locale="ru-RU").new_page()
    open_at(page, server, ruined(0))
    expect(page.get_by_test_id("ruined")).to_be_visible()
    expect(page.locator("button[data-decision]:enabled")).to_have_count(0)
    seq = page.get_by_test_id("table").get_attribute("data-seq")
    page.get_by_test_id("look-back").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(seq))
    page.keyboard.press(">")
    expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
    assert page.evaluate(CUT_OFF) == []
    assert serious(page) == []
    page.get_by_test_id("hurry").click()
    expect(page.get_by_test_id("results")).to_be_visible()
