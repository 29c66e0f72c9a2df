"""Stockpile on its own page: whole games by mouse and by keyboard, reloads, and what each is told."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.play import Play
from openingbell.core.record import Record
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.test_access import SCREENS, serious
from tests.browser.test_looks import AT_REST, CUT_OFF, TOO_SMALL
from tests.browser.trader import PHASES, RESULTS, SIGNS, SIGNS_ASKED, Trader, game_at
from tests.server.serving import Server

# How a view is written, and what stands for nothing in a program; nobody should ever read that.
RAW = re.compile(r"[{}]|\bundefined\b|\bnull\b|\bNaN\b|\bobject Object\b|stockpile-")
MAX_TABLE = 150_000  # bytes of script for a table, compressed


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_whole_game_of_four_by_mouse(new_context: NewContext, locale: str) -> None:
    page = new_context(locale=locale).new_page()
    ann = Trader(page)
    ann.open_new(4, investors=True, board="advanced")
    while ann.step() != "results":
        assert not RAW.search(page.locator("#page").inner_text())
    expect(page.get_by_test_id("rank-0")).to_be_visible()
    assert {"choose", "lay", "bid", "sell", "confirm"} <= set(ann.done)


def test_two_players_by_keyboard_alone(new_context: NewContext) -> None:
    """The focus is always on the next decision; keys choose a card, a pile, a bid, and end what is to be ended."""
    page = new_context().new_page()
    Trader(page).open_new(2)
    ready = f"{RESULTS}, {SIGNS['story']}, [data-testid=table][data-busy=false] button[data-decision]:enabled:focus"
    pressed: set[str] = set()
    while True:
        page.locator(ready).first.wait_for()
        what = str(page.evaluate("signs => Object.keys(signs).find(n => document.querySelector(signs[n]))", SIGNS))
        if what == "results":
            break
        keys = {"story": ["x"], "hand": ["q"], "lay": ["2"], "bid": ["ArrowRight", "Enter"]}.get(what, ["e"])
        if what == "company":
            keys = ["Enter"]
        for key in keys:
            page.keyboard.press(key)
        pressed.add(what)
        expect(page.locator("[data-testid=table][data-busy=true]")).to_have_count(0)
    expect(page.get_by_test_id("rank-0")).to_be_visible()
    assert {"hand", "lay", "bid", "sell", "confirm"} <= pressed


@pytest.mark.parametrize("phase", PHASES)
def test_a_reload_in_the_middle_of_each_phase(new_context: NewContext, server: Server, phase: str) -> None:
    page = new_context().new_page()
    ann = Trader(page)
    ann.open_stored(server, game_at(phase))
    asked, seq = page.get_by_test_id("prompt").inner_text(), page.get_by_test_id("table").get_attribute("data-seq")
    ann.step()  # half of something, perhaps; unless it was sent, nobody has seen it
    page.reload()
    page.locator(f"{SIGNS_ASKED}, {SIGNS['story']}, {RESULTS}").first.wait_for()
    if page.get_by_test_id("table").get_attribute("data-seq") == seq:
        expect(page.get_by_test_id("prompt")).to_have_text(asked)
    while ann.step() not in ("results", "bid"):
        pass


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_serious_is_found_in_any_phase(
    new_context: NewContext, server: Server, screen: str, scheme: str
) -> None:
    width, height = SCREENS[screen]
    page = new_context(viewport={"width": width, "height": height}, color_scheme=scheme).new_page()
    ann = Trader(page)
    found: dict[str, Any] = {}
    for phase in PHASES:
        ann.open_stored(server, game_at(phase))
        page.evaluate(AT_REST)
        found[phase] = [*serious(page), *page.evaluate(CUT_OFF), *(page.evaluate(TOO_SMALL) if width < 400 else [])]
    assert found == {phase: [] for phase in PHASES}


# Whatever moved after a click, until the server has answered and two frames more have been drawn. It is made by script,
# so that no shift is excused.
CLICK = """async ([button, sign]) => {
  let moved = 0;
  const add = (entries) => { for (const { value } of entries) moved += value; };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const frame = () => new Promise(requestAnimationFrame);
  const isDone = () => document.querySelector(sign) && !document.querySelector("[data-busy=true]");
  document.querySelector(button).click();
  while (!isDone()) await frame();
  await frame();
  await frame();
  add(observer.takeRecords());
  observer.disconnect();
  return moved;
}"""


def test_a_choice_is_shown_and_nothing_moves(new_context: NewContext, server: Server) -> None:
    page = new_context(viewport={"width": 1366, "height": 768}).new_page()
    ann = Trader(page)
    ann.open_stored(server, game_at("bid"))
    found = []
    for _ in range(9):
        found.append(page.evaluate(CLICK, [SIGNS["bid"], ".tentative"]))
        ann.settle()
        page.get_by_test_id("take-back").click()
        page.locator(SIGNS["bid"]).first.wait_for()
        ann.settle()
    assert found == [0] * len(found)


def test_what_is_outbid_is_said_plainly(new_context: NewContext, server: Server) -> None:
    play = game_at("bid")
    page = new_context().new_page()
    Trader(page).open_stored(server, play)
    losers = page.get_by_test_id("outbid").locator("span")
    assert losers.count() > 0
    expect(losers.filter(has_text=re.compile("^You are outbid on pile"))).to_have_class(re.compile("you"))


def test_a_bid_is_planned_taken_back_and_sent(new_context: NewContext, server: Server) -> None:
    play = game_at("bid")
    page = new_context().new_page()
    ann = Trader(page)
    ann.open_stored(server, play)
    may = [play.game.to_text(play.state, action) for action in play.state.legal()]
    offered = {button.get_attribute("data-testid") for button in page.locator(SIGNS["bid"]).all()}
    assert offered == {text.replace(" ", "-") for text in may}
    page.locator(SIGNS["bid"]).first.click()
    expect(page.locator("[data-testid^=piece-].tentative")).to_have_count(1)
    page.get_by_test_id("take-back").click()
    expect(page.locator("[data-testid^=piece-].tentative")).to_have_count(0)
    assert {button.get_attribute("data-testid") for button in page.locator(SIGNS["bid"]).all()} == offered
    page.locator(SIGNS["bid"]).last.click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("log")).to_contain_text("You bid")


def test_how_much_script_a_table_needs(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    scripts: dict[str, int] = {}
    page.on(
        "response",
        lambda response: (
            scripts.update({response.url: len(gzip.compress(response.body()))}) if ".js" in response.url else None
        ),
    )
    Trader(page).open_stored(server, game_at("sell"))
    page.wait_for_load_state("networkidle")
    assert scripts
    assert sum(scripts.values()) <= MAX_TABLE


class Ear:
    """Everything a page receives over the socket."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.messages.append(json.loads(frame))


def check_what_was_heard(messages: list[dict[str, Any]], whole: Play, seat: int) -> None:
    """Every position and every event is the seat's own form of it, and has nothing that it was not to know."""
    events: dict[int, list[Any]] = {}
    for seq, event in whole.seen(seat):
        events.setdefault(seq, []).append(event)
    positions = [message for message in messages if message["type"] == "position"]
    assert positions
    for message in positions:
        views = [(message["seq"], message["view"])]
        views += [(stop["seq"], {**message["view"], **stop["view"]}) for stop in message["stops"]]
        for seq, view in views:
            assert view == whole.at(seq).view(seat)
            check_view(view, seat)
        for told in message["events"]:
            assert told["event"] in events[told["seq"]]


def check_view(view: dict[str, Any], seat: int) -> None:
    """By eye, so to say: nothing is shown that is marked as unknown to this seat."""
    for pair in view["pairs"]:
        assert seat in pair["known_to"] or (pair["company"], pair["forecast"]) == (None, None)
    for pile in view["piles"]:
        for card in pile["cards"]:
            assert not card["face_down"] or seat in card["known_to"] or card["card"] is None
    for owner, portfolio in enumerate(view["portfolios"]):
        unknown = sum(group["cards"] for group in portfolio["unknown"])
        assert sum(portfolio["known"].values()) + unknown == portfolio["cards"]
        assert owner != seat or unknown == 0


def test_two_people_are_each_told_their_own(new_context: NewContext) -> None:
    ann, bob = (Trader(new_context().new_page()) for _ in range(2))
    ears = [Ear(ann.page), Ear(bob.page)]
    for player, name in ((ann, "Ann"), (bob, "Bob")):
        ask(player.page.context, "POST", "/guests", {"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "stockpile", "options": {"players": 3, "investors": True}, "seats": seats}
    table = ask(ann.page.context, "POST", "/tables", wanted)["id"]
    ask(bob.page.context, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    for player in (ann, bob):
        player.page.goto(f"/t/{table}")
    over = 0
    while over < 2:
        over = 0
        for player in (ann, bob):
            what = player.can_do()
            if what == "results":
                over += 1
            elif what is not None:
                player.do(what)  # a story may be over by now, and then it is the other's turn
    record = Record.from_json(ask(ann.page.context, "GET", f"/tables/{table}/record"))
    whole = record.play()
    for seat, ear in enumerate(ears):
        check_what_was_heard(ear.messages, whole, seat)
