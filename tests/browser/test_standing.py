"""Standing answers on the page: given with a number of one's own, shown to their owner alone, and cancelled."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask
from tests.browser.test_syndicate import open_at
from tests.server.serving import Server


def test_a_standing_answer_is_given_told_to_nobody_else_and_cancelled(new_context: NewContext) -> None:
    ann = Player(new_context().new_page())
    ann.play_bots("Ann")
    page = ann.page
    ann.element("standing-offers").click()
    page.get_by_test_id("standing-number").fill("100000")
    page.get_by_test_id("give-standing").click()
    chip = page.get_by_test_id("stands")
    expect(chip).to_contain_text("100,000")
    told = ask(page.context, "GET", f"/tables/{ann.table_id}/standing")
    assert told["orders"] == [{"word": "nothing", "facts": {"cash": 100000}, "told": False}]
    assert told["offers"]

    watcher = new_context().new_page()
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto(page.url)
    expect(watcher.get_by_test_id("board")).to_be_visible()
    expect(watcher.get_by_test_id("standing")).to_have_count(0)
    assert frames
    assert not any("100000" in frame for frame in frames)

    page.get_by_test_id("cancel-standing").click()
    expect(chip).to_have_count(0)
    assert ask(page.context, "GET", f"/tables/{ann.table_id}/standing")["orders"] == []


def test_whoever_builds_says_beside_the_buttons_to_go_on_like_that(page: Page, server: Server) -> None:
    open_at(page, server, "deal")
    page.get_by_test_id("kind-build").click()
    number = page.get_by_test_id("standing-number")
    number.first.fill("100000")
    page.get_by_test_id("give-standing").first.click()
    expect(page.get_by_test_id("stands")).to_contain_text("build evenly")
    expect(page.get_by_test_id("stands")).to_contain_text("100,000")
    table = page.get_by_test_id("table")
    seq = table.get_attribute("data-seq") or ""
    number.first.fill("0")
    page.get_by_test_id("give-standing").first.click()
    expect(table).not_to_have_attribute("data-seq", seq)  # nobody else is asked: what stands has built
