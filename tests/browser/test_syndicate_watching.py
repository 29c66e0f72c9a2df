"""Who only watches a table of Syndicate sees auctions and offers as everybody does, and is asked nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.stored import game_until, put_into
from tests.server.serving import Server

SEEN = {"auction": "[data-testid=auction-price]", "answer": "[data-testid=log] button:has-text(' a trade: ')"}
ASKED = ", ".join(["[data-testid=actions] [data-move]", "[data-testid^=limit-]", "[data-testid=counter]"])


@pytest.mark.parametrize("step", SEEN)
def test_a_spectator_sees_all_of_it_and_is_asked_nothing(new_context: NewContext, server: Server, step: str) -> None:
    def reached(state: State) -> bool:
        return bool(state.view(0)["step"] == step)

    ann, watcher = new_context().new_page(), new_context().new_page()
    guest = ask(ann.context, "POST", "/guests", {"name": "Ann"})["guest"]
    table = put_into(server.store, guest, game_until(reached, name="syndicate"))
    for page in (ann, watcher):
        page.goto(f"/t/{table}")
        expect(page.locator(SEEN[step]).last).to_be_visible()
    expect(ann.locator(ASKED).first).to_be_visible()
    expect(watcher.locator(ASKED)).to_have_count(0)
