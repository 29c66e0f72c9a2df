"""The review page: asked for once, its progress followed, what was better said, and each position one link away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from openingbell.core.state import State
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
