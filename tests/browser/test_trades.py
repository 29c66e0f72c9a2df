"""Two people at Syndicate in two browsers: a trade and its counter-sketch, an auction with limits, a ruin."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect

from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import serious
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.server.serving import Server

ANN, BOB = range(2)
MOST_TABS = 60
FOCUSED = "() => document.activeElement?.dataset.testid ?? ''"


class Person:
    """Somebody with a browser, and everything that it has received."""

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.guest = ask(page.context, "POST", "/guests", {"name": name})["guest"] if name else None
        self._frames: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._frames.append(str(frame))))
        page.on("response", lambda response: self._responses.append(response))

    def element(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def click(self, name: str) -> None:
        self.element(name).click()

    def go_to(self, table: str) -> None:
        """Open a table. What was received before has to have been looked through: it is gone with the page."""
        self._frames.clear()
        self._responses.clear()
        self.page.goto(f"/t/{table}")

    def received(self) -> Iterator[Any]:
        """Every object in everything that came since then, over the socket and by HTTP."""
        assert self._frames
        answers = [answer for answer in self._responses if "/api/tables/" in answer.url and answer.ok]
        for text in [*self._frames, *[answer.text() for answer in answers]]:
            yield from objects_in(json.loads(text))


def objects_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from objects_in(part)


def tradable(view: dict[str, Any], seat: int) -> list[str]:
    """The groups of which a seat has a part, none of it mortgaged."""
    held: dict[str, list[str]] = view["players"][seat]["firms"]
    return [group for group, firms in held.items() if all(view["firms"][firm]["mortgaged"] is None for firm in firms)]


def may_trade(state: State) -> bool:
    """Ann may begin two trades; she has a group and some money, Bob has two groups."""
    view = state.view(0)
    return (
        view["step"] == "deal"
        and state.everything()["trades_begun"] == 0
        and view["players"][ANN]["cash"] > 100
        and len(tradable(view, ANN)) > 0
        and len(tradable(view, BOB)) > 1
    )


def opens(state: State) -> bool:
    """An auction in which nobody has spoken yet, for something that both can pay half as much again for."""
    auction = state.view(0)["auction"]
    if state.step_name() != "auction" or auction["bidder"] is not None or auction["passed"] or auction["falling"]:
        return False
    return auction["nominal"] > 50 and all(cash > 2 * auction["nominal"] for cash in state.cash_in_hand()[:2])


def is_lost(state: State) -> bool:
    """Ann owes more than she can raise, whatever she sells."""
    if state.step_name() != "debt":
        return False
    trial = state.clone()
    for _ in range(12):
        if trial.actor != ANN or trial.step_name() != "debt":
            break
        trial.apply(trial.legal()[0])
    return trial.is_out(ANN)


def test_a_trade_an_auction_and_a_ruin(new_context: NewContext, server: Server) -> None:
    ann, bob = (Person(new_context().new_page(), name) for name in ("Ann", "Bob"))
    eve = Person(new_context().new_page())
    trade(server, ann, bob, eve)
    auction(server, ann, bob, eve)
    ruin(server, ann, bob)


def meet(server: Server, state_at: Any, people: list[Person], players: int) -> dict[str, Any]:
    """A stored game with these people; the view of its first player."""
    play = game_until(state_at, name="syndicate", players=players)
    guests = [person.guest for person in people if person.guest is not None]
    table = put_into(server.store, guests[0], play, guests[1:])
    for person in people:
        person.go_to(table)
        person.element("table").wait_for()
    view: dict[str, Any] = play.state.view(0)
    return view


def trade(server: Server, ann: Person, bob: Person, eve: Person) -> None:
    view = meet(server, may_trade, [ann, bob, eve], 2)
    mine, theirs, kept = tradable(view, ANN)[0], *tradable(view, BOB)[:2]
    firm = view["players"][BOB]["firms"][theirs][0]
    # Bob tells the table what is not for sale, which is none of Ann's business otherwise.
    bob.click(f"no-offers-{kept}")
    expect(bob.element(f"no-offers-{kept}")).to_have_attribute("aria-pressed", "true")
    # Ann builds by clicks, in no order.
    ann.click("kind-trade")
    expect(ann.element("builder").get_by_test_id("told-1")).to_be_visible()
    ann.click(f"takes-{theirs}")
    ann.click("gives-money-10")
    expect(ann.element("worth-gives")).to_have_text("worth 10")
    ann.click(f"gives-{mine}")
    expect(ann.element(f"trade-firm-{firm}")).to_be_visible()
    expect(ann.element("builder").locator("[data-testid^=gives-][aria-pressed=true]")).to_have_count(1)
    ann.click("propose")
    # Bob sees before and after, and answers with something else.
    expect(bob.element(f"trade-firm-{firm}")).to_be_visible()
    expect(bob.element("trade-seat-0")).to_contain_text("→")
    bob.click("counter")
    bob.click("gives-money-50")
    expect(bob.element("gives-money")).to_have_value("60")
    bob.click("show-sketch")
    # It opens in Ann's builder, and is proposed from there.
    expect(ann.element("shown-1")).to_have_attribute("data-sender", "1")
    expect(bob.element("shown-0")).to_be_visible()
    ann.click("open-sketch-1")
    expect(ann.element("gives-money")).to_have_value("60")
    ann.click("propose")
    for person, other in ((ann, BOB), (bob, ANN)):
        expect(person.element(f"shown-{other}")).to_have_count(0)
    bob.page.locator("[data-move=accept]").click()
    cell = view["firms"][firm]["cell"]
    for person in (ann, bob, eve):
        expect(person.element(f"cell-{cell}")).to_have_attribute("data-owner", "0")
    # Whoever only watches has seen offers and their answers, and nothing of what was thought about.
    assert any("sender" in one for one in ann.received())
    assert not any("proposer" in one or "sketches" in one for one in eve.received())


def auction(server: Server, ann: Person, bob: Person, eve: Person) -> None:
    """All see it, and both name a limit where they see it, whether they are asked or not; the limits bid for them."""
    view = meet(server, opens, [ann, bob, eve], 2)
    nominal = view["auction"]["nominal"]
    rise = max(1, -(-nominal // 10))
    limits = [nominal + rise + 1, nominal + 3 * rise + 1]  # no price that is ever asked
    expect(eve.element("auction-price")).to_have_text(str(nominal))
    expect(eve.element("limit-number")).to_have_count(0)
    for limit in (limits[BOB] - 1, limits[BOB]):  # the first is taken back
        set_limit(bob, limit)
        if limit != limits[BOB]:
            bob.click("limit-cancel")
    set_limit(ann, limits[ANN])
    for person, who in ((ann, "Bob buys"), (bob, "You buy"), (eve, "Bob buys")):
        expect(person.element("log")).to_contain_text(re.compile(who))
    for person, hidden in ((ann, limits[BOB]), (bob, limits[ANN])):
        assert not any(one.get("price") == hidden for one in person.received())
        assert all(one["facts"].get("price") != hidden for one in person.received() if one.get("word") == "limit")
    assert not any(one.get("word") == "limit" for one in eve.received())


def set_limit(person: Person, limit: int) -> None:
    person.element("limit-number").fill(str(limit))
    person.click("limit-give")


def ruin(server: Server, ann: Person, bob: Person) -> None:
    """Ann owes more than she has, and both see what becomes of it."""
    meet(server, is_lost, [ann, bob], 3)
    expect(ann.element("lacking")).to_be_visible()
    ruined = ann.element("log").get_by_text(re.compile("You are ruined"))
    while not ruined.count():
        ann.page.locator(
            "[data-testid=table][data-busy=false] :is([data-testid=confirm], [data-testid=debt] [data-testid=move])"
            ":enabled, [data-testid=log]:has-text('You are ruined')"
        ).first.click()
    expect(bob.element("log")).to_contain_text("Ann is ruined")
    expect(ann.page.locator("button[data-decision]:enabled")).to_have_count(0)


def open_builder(page: Page, server: Server) -> dict[str, Any]:
    ann = Person(page, "Ann")
    view = meet(server, may_trade, [ann], 4)
    page.get_by_test_id("kind-trade").wait_for()
    return view


@pytest.mark.parametrize(
    ("size", "scheme", "locale"),
    [((1366, 768), "light", "en-GB"), ((360, 740), "dark", "ru-RU"), ((360, 740), "light", "ko-KR")],
)
def test_the_builder_fits(
    new_context: NewContext, server: Server, size: tuple[int, int], scheme: str, locale: str
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = new_context(viewport=viewport, color_scheme=scheme, locale=locale).new_page()
    view = open_builder(page, server)
    page.get_by_test_id("kind-trade").click()
    page.get_by_test_id("partner-1").click()
    page.get_by_test_id(f"gives-{tradable(view, ANN)[0]}").click()
    page.get_by_test_id(f"takes-{tradable(view, BOB)[0]}").click()
    expect(page.get_by_test_id("propose")).to_be_enabled()
    page.evaluate(AT_REST)
    assert page.evaluate(CUT_OFF) == []
    assert serious(page) == []
    inside = "(dialog) => dialog.scrollWidth <= dialog.clientWidth + 1"
    assert page.get_by_test_id("builder").evaluate(inside)


def test_a_trade_by_keyboard_alone(new_context: NewContext, server: Server) -> None:
    page = new_context().new_page()
    view = open_builder(page, server)
    expect(page.locator("button[data-decision]:focus")).to_have_count(1)
    for name in ("kind-trade", f"gives-{tradable(view, ANN)[0]}", f"takes-{tradable(view, BOB)[0]}", "propose"):
        if name.startswith("takes"):
            go_to(page, "partner-1", back=True)
            page.keyboard.press("Space")
            expect(page.get_by_test_id("partner-1")).to_have_attribute("aria-pressed", "true")
        if name == "propose":
            expect(page.get_by_test_id("propose")).to_be_enabled()
        go_to(page, name)
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("builder")).to_have_count(0)
    expect(page.get_by_test_id("log")).to_contain_text("You offer")


def go_to(page: Page, name: str, back: bool = False) -> None:
    """By tab, to what has this name."""
    page.get_by_test_id(name).wait_for()
    for _ in range(MOST_TABS):
        if page.evaluate(FOCUSED) == name:
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"{name} cannot be reached by tab")
