"""Syndicate by keyboard alone where an answer takes more than one key: dealing, a limit, a debt, a counter-sketch.

All of it on a dark phone in Russian, where everything that opens fits and can be read.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.stored import put_into
from tests.browser.test_access import serious
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.browser.test_syndicate import game_at
from tests.browser.test_trades import go_to
from tests.server.serving import Server

OTHERS = ("Bob", "Cid", "Dee")


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    viewport = {"width": 360, "height": 740}
    return new_context(viewport=viewport, locale="ru-RU", color_scheme="dark").new_page()


def sit_at(page: Page, server: Server, step: str) -> None:
    """At a table of people who do nothing, where this is asked; the focus is on the answer."""
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    page.goto(f"/t/{put_into(server.store, guest, game_at(step), OTHERS)}")
    expect(page.locator("button[data-decision]:focus")).to_have_count(1)


def check_looks(page: Page) -> None:
    page.evaluate(AT_REST)
    assert page.evaluate(CUT_OFF) == []
    assert serious(page) == []


def press(page: Page, key: str) -> None:
    """A key that stands on something, as soon as that can be pressed."""
    page.locator(f"[aria-keyshortcuts='{key}']:enabled").first.wait_for()
    page.keyboard.press(key)


def make(page: Page, key: str = "") -> None:
    """The move is made by this key; without one, by Enter on what has the focus."""
    seq = page.get_by_test_id("table").get_attribute("data-seq")
    if key:
        press(page, key)
    else:
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(seq))


@pytest.mark.parametrize("kind", ["build", "mortgage"])
def test_dealing_before_the_roll(phone: Page, server: Server, kind: str) -> None:
    sit_at(phone, server, "deal")
    go_to(phone, f"kind-{kind}")
    phone.keyboard.press("Enter")
    phone.get_by_test_id("kind-moves").wait_for()
    check_looks(phone)
    press(phone, "1")
    expect(phone.get_by_test_id("planned")).to_be_visible()
    make(phone, "e")


def test_a_limit_in_an_auction(phone: Page, server: Server) -> None:
    sit_at(phone, server, "auction")
    go_to(phone, "limit-number")
    phone.keyboard.press("ControlOrMeta+a")
    phone.keyboard.type("1")
    make(phone)


def test_a_debt_is_paid_as_it_is_suggested(phone: Page, server: Server) -> None:
    sit_at(phone, server, "debt")
    press(phone, "e")
    phone.get_by_test_id("confirm").wait_for()
    check_looks(phone)
    make(phone, "e")


def test_an_offer_is_accepted(phone: Page, server: Server) -> None:
    sit_at(phone, server, "answer")
    make(phone, "1")


def test_an_offer_is_answered_with_a_counter_sketch(phone: Page, server: Server) -> None:
    sit_at(phone, server, "answer")
    press(phone, "c")
    expect(phone.get_by_test_id("show-sketch")).to_be_enabled()
    check_looks(phone)
    go_to(phone, "show-sketch")
    make(phone)
    expect(phone.get_by_test_id("builder")).to_have_count(0)
    expect(phone.locator("[data-testid^=shown-]")).to_be_visible()
