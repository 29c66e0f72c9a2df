"""The builder of trades in Syndicate: on every screen, and by keyboard alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.plot import ANN, BOB, tradable
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import serious
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.server.serving import Server

MOST_TABS = 60
FOCUSED = "() => document.activeElement?.dataset.testid ?? ''"


def may_trade(state: State) -> bool:
    """Ann may begin a trade; she has a group and some money, Bob has two groups."""
    view = state.view(0)
    return (
        view["step"] == "deal"
        and state.everything()["trades_begun"] == 0
        and view["players"][ANN]["cash"] > 100
        and len(tradable(view, ANN)) > 0
        and len(tradable(view, BOB)) > 1
    )


def open_builder(page: Page, server: Server) -> dict[str, Any]:
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(may_trade, name="syndicate")
    page.goto(f"/t/{put_into(server.store, guest, play)}")
    page.get_by_test_id("kind-trade").wait_for()
    view: dict[str, Any] = play.state.view(ANN)
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


@pytest.mark.parametrize(("width", "height"), [(1280, 860), (360, 740)])
def test_a_trade_by_keyboard_alone(new_context: NewContext, server: Server, width: int, height: int) -> None:
    page = new_context(viewport={"width": width, "height": height}).new_page()
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
