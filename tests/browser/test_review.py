"""The review page: asked for once, its progress followed, what was better said, and each position one link away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from openingbell.core.state import State
from openingbell.protocol.reviews import Review, ReviewedDecision, ReviewedPlayer, ReviewState
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.stored import game_until, put_into
from tests.browser.test_access import serious
from tests.server.serving import Server

# Whether its progress was ever shown: it may be done before anybody looks.
WATCH = """() => {
  window.followed = false;
  const look = () => { window.followed ||= document.querySelector("[data-testid=review-progress]") !== null; };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def begun(state: State) -> bool:
    return bool(state.view(0)["turn_number"] > 4)


def looked_at(played: dict[str, Any], advice: dict[str, Any], why: dict[str, Any]) -> Review:
    """A review with one decision that surely cost something, among much that is noise."""
    decision = ReviewedDecision(
        number=1,
        seq=1,
        seat=0,
        played=played,
        advice=advice,
        agrees=False,
        given_up=0.125,
        error=0.02,
        money=900.0,
        sure="yes",
        chances=[0.4, 0.6],
        why=[why],
    )
    player = ReviewedPlayer(
        seat=0,
        decisions=1,
        given_up=0.125,
        error=0.02,
        money=900.0,
        from_others=0.05,
        luck=-0.075,
        result=-0.15,
        score=12_000,
    )
    return Review(players=[player], costliest=[1], mostly_noise=True, decisions=[decision])


REASONS: dict[str, dict[str, Any]] = {
    "acquire": {"reason": "founding"},
    "stockpile": {"reason": "sale", "amount": 9000},
    "syndicate": {"reason": "debt", "amount": 40},
}


@pytest.mark.parametrize("game", REASONS)
def test_everything_a_review_has_is_said(new_context: NewContext, server: Server, game: str) -> None:
    context = new_context()
    page = context.new_page()
    guest = ask(context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(lambda state: len(state.legal()) > 1, players=3, name=game)
    forms = [play.game.to_json(play.state, move) for move in play.state.legal()[:2]]
    table = put_into(server.store, guest, play)
    ask(context, "POST", f"/tables/{table}/requests", {"what": "end"})
    states = [
        None,
        ReviewState(asked=False, done=0, steps=0, review=None),
        ReviewState(asked=True, done=3, steps=10, review=None),
        None,
        ReviewState(asked=True, done=10, steps=10, review=looked_at(forms[0], forms[1], REASONS[game])),
    ]

    def answer(route: Route) -> None:
        told = states.pop(0) if len(states) > 1 else states[0]
        if told is None:
            route.abort()
        else:
            route.fulfill(json=told.model_dump(mode="json"))

    page.route(f"**/api/tables/{table}/review", answer)
    page.goto(f"/review/{table}")
    page.get_by_test_id("review-retry").click()
    page.get_by_test_id("review-ask").click()
    expect(page.get_by_test_id("review-progress")).to_have_attribute("value", "30")
    costliest = page.get_by_test_id("costliest")
    expect(costliest.get_by_test_id("decision-1")).to_contain_text("12.5")
    expect(costliest).to_contain_text("Ann")
    expect(costliest.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_test_id("noise")).to_be_visible()
    expect(page.get_by_test_id("reviewed-0")).to_contain_text("−7.5")
    assert serious(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1366, "light")])
def test_a_game_is_looked_at_again(new_context: NewContext, server: Server, width: int, scheme: str) -> None:
    context = new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    page.goto("/")
    guest = ask(context, "POST", "/guests", {"name": "Ann"})["guest"]
    table = put_into(server.store, guest, game_until(begun, players=3))
    ask(context, "POST", f"/tables/{table}/requests", {"what": "end"})
    page.goto(f"/t/{table}")
    page.get_by_test_id("review-link").click()
    page.evaluate(WATCH)
    page.get_by_test_id("review-ask").click()
    expect(page.get_by_test_id("costliest")).to_be_visible()
    assert page.evaluate("window.followed")
    expect(page.get_by_test_id("reviewed-0")).to_contain_text("Ann")
    page.get_by_text("All decisions").click()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_role("link", name="Look at the position").first.click()
    page.wait_for_url(f"**/replay/{table}?at=*")
