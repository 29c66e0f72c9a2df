"""A proxy stands between, and people see the page below a path of a larger site."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.player import SIGNS, Player
from tests.browser.proxy import proxying
from tests.server.serving import serving


def test_from_the_lobby_to_a_table_a_move_and_back(new_context: NewContext, tmp_path: Path) -> None:
    with (
        proxying("/games/bell") as proxy,
        serving(tmp_path, "--bot-pause", "0", "--bot-budget", "4", "--public-url", proxy.address) as server,
    ):
        proxy.target = server.port
        page = new_context(base_url=proxy.address).new_page()
        ann = Player(page)
        table = ann.play_bots("Ann")
        assert page.url == f"{proxy.address}t/{table}"
        ann.play_until(SIGNS["place"])
        seq = ann.seq
        ann.end_turn()
        ann.play_until(SIGNS["place"])
        assert ann.seq > seq

        page.reload()
        ann.element("board").wait_for()
        ann.end_turn()
        ann.element("home").click()
        expect(ann.element("table-link").first).to_have_attribute("href", f"t/{table}")
        assert page.url == proxy.address
        page.reload()
        ann.element("table-link").first.click()
        ann.element("board").wait_for()
        page.go_back()
        expect(ann.element("table-link").first).to_be_visible()
        assert proxy.strayed == []
