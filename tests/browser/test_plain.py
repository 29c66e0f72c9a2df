"""A game without drawings of its own, the guide's auction, played in words; and the list of all moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask
from tests.browser.stored import game_until, put_into
from tests.docs.guide import write_project
from tests.server.serving import Server

# How a view is written, and what stands for nothing in a program; nobody should ever read that.
RAW = re.compile(r"[{}\[\]]|\bundefined\b|\bnull\b|\bNaN\b|\bobject Object\b|\bNone\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the guide's game as well."""
    project = tmp_path_factory.mktemp("tiny-auction")
    write_project(project)
    server = Server(tmp_path_factory.mktemp("store"), "--bot-pause", "0", "--bot-budget", "4", path=str(project))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    ("locale", "title", "bid"), [("en-GB", "Tiny Auction", "Bid 3"), ("ru-RU", "Маленький аукцион", "Поставить 3")]
)
def test_a_game_from_outside_is_played_from_the_lobby(
    new_context: NewContext, locale: str, title: str, bid: str
) -> None:
    page = new_context(locale=locale).new_page()
    ann = Player(page)
    page.goto("/")
    ann.element("name").fill("Ann")
    expect(page.get_by_text(title, exact=True).first).to_be_visible()
    ann.element("game-tiny_auction").press("Space")
    for seat in (1, 2):
        ann.element(f"seat-{seat}-beginner").press("Space")
    ann.element("create").click()
    for chest in range(3):
        button = ann.element("moves").get_by_role("button", name=bid, exact=True)
        if chest == 0:
            button.click()
        else:
            ann.element("move").first.click()
        expect(page.locator("[data-testid=log] [data-testid=log-line]").first).to_be_visible()
        page.locator("[data-testid=skip], [data-testid=move]:enabled, [data-testid=results]").first.wait_for()
        page.evaluate("document.querySelector('[data-testid=skip]')?.click()")
    expect(ann.element("results")).to_be_visible()
    assert not RAW.search(page.locator("#page").inner_text())


def test_many_moves_can_be_searched(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    ann = Player(page)
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(lambda state: len(state.legal()) > 20, players=3, name="syndicate")
    page.goto(f"/t/{put_into(server.store, guest, play)}")
    ann.element("all-moves").click()
    ann.element("search").wait_for()
    listed = ann.element("moves").get_by_test_id("move")
    every = listed.all_inner_texts()
    word = max(every[-1].split(), key=len)
    ann.element("search").fill(word)
    expect(listed).not_to_have_count(len(every))
    assert listed.all_inner_texts() == [text for text in every if word.lower() in text.lower()]


def test_no_game_is_hidden_in_the_lobby(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    page.get_by_test_id("lobby").wait_for()
    offered = {game["name"] for game in ask(page.context, "GET", "/offer")["games"]}
    shown = {
        (element.get_attribute("data-testid") or "").removeprefix("game-")
        for element in page.locator("input[data-testid^=game-]").all()
    }
    assert {"acquire", "stockpile", "syndicate", "tiny_auction"} <= offered == shown


def test_a_rematch_invites_everybody_who_was_there(new_context: NewContext) -> None:
    ann, bob = (Player(new_context().new_page()) for _ in range(2))
    for player, name in ((ann, "Ann"), (bob, "Bob")):
        ask(player.page.context, "POST", "/guests", {"name": name})
    wanted = {"game": "tiny_auction", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ask(ann.page.context, "POST", "/tables", wanted)["id"]
    ask(bob.page.context, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    for player in (ann, bob):
        player.page.goto(f"/t/{table}")
    for _chest in range(3):
        for player in (ann, bob):
            player.element("move").first.click()
    ann.element("again").click()
    expect(ann.element("waiting")).to_be_visible()
    expect(bob.element("again")).to_have_text("The others play again: join them")
    bob.element("again").click()
    bob.page.get_by_role("button", name="Sit down").click()
    for player in (ann, bob):
        expect(player.element("board")).to_be_visible()
    assert ann.table_id == bob.table_id != table
