"""The server goes and comes back, and the game goes on where it was."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import SIGNS, Player
from tests.server.serving import Server


def test_the_page_finds_back_to_a_server_that_was_restarted(page: Page, server: Server) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    tile = ann.lone_tile()
    seq = ann.seq
    ann.element(f"hand-tile-{tile}").click()
    expect(ann.element("plan")).to_be_visible()

    server.stop()
    expect(ann.element("connection-lost")).to_be_visible()
    expect(ann.element("take-back")).to_be_disabled()
    server.start()
    expect(ann.element("connection-lost")).to_have_count(0)
    assert ann.seq == seq
    expect(ann.element("plan")).to_be_visible()
    ann.end_turn()
    ann.play_until(SIGNS["place"])
    assert ann.seq > seq
