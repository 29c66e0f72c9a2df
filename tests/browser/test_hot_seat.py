"""Two people at one device with a curtain between them, a third elsewhere, and a spectator who is kept behind."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import ask, tiles_in
from tests.browser.test_access import serious
from tests.browser.test_two_people import Ear

ATTACK = "<img src=x onerror=alert(1)>"


def set_up(page: Page) -> None:
    """Acquire for three: two of them here, the third by the link, spectators two minutes behind."""
    page.goto("/")
    page.get_by_test_id("name").fill("Ann")
    form = page.get_by_test_id("set-up")
    form.get_by_test_id("players-3").press("Space")
    form.get_by_test_id("seat-1-me").press("Space")
    page.get_by_test_id("name-1").fill("Bea")
    form.get_by_test_id("more-choices").locator("summary").click()
    form.get_by_test_id("delay-120").press("Space")
    page.get_by_test_id("create").click()


def say(page: Page, words: str) -> None:
    page.get_by_test_id("tab-talk").click()
    page.get_by_test_id("talk-words").fill(words)
    page.get_by_test_id("talk-send").click()


def test_two_at_one_device_one_elsewhere_and_a_spectator(new_context: NewContext) -> None:
    page = new_context().new_page()
    ear = Ear(page)
    set_up(page)
    seats = page.get_by_test_id("waiting")
    expect(seats.get_by_test_id("seat-0")).to_contain_text("Ann")
    expect(seats.get_by_test_id("seat-1")).to_contain_text("Bea")
    watching = new_context().new_page()
    watching.goto(page.url)
    expect(watching.get_by_test_id("waiting")).to_be_visible()
    other = new_context(viewport={"width": 390, "height": 844}).new_page()
    other.goto(page.url)
    other.get_by_test_id("name").fill("Cid")
    other.get_by_test_id("take-2").click()

    # Nobody is in front yet: nothing of anybody is in the page, and nothing was sent.
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_be_visible()
    assert page.locator("[data-testid=hand], [data-testid=board]").count() == 0
    table = page.url.rpartition("/")[2]
    seq = ask(page.context, "GET", f"/tables/{table}")["seq"]
    views = [ask(page.context, "GET", f"/tables/{table}/positions/{seq}?seat={seat}")["view"] for seat in (0, 1)]
    hands = [{tile["tile"] for tile in view["hand"]} for view in views]
    assert not ear.heard() & (hands[0] | hands[1])
    assert serious(page) == []
    expect(other.get_by_test_id("table")).to_be_visible()

    # The first at the device lifts it, sees their own hand, and makes room for the second.
    page.get_by_test_id("lift-0").click()
    expect(page.get_by_test_id("in-front")).to_contain_text("Ann")
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.get_by_test_id("lower").click()
    expect(curtain).to_be_visible()
    page.get_by_test_id("lift-1").click()
    expect(page.get_by_test_id("in-front")).to_contain_text("Bea")
    for tile in hands[1]:
        expect(page.get_by_test_id("hand")).to_contain_text(tile)
    assert ear.heard() >= hands[0] | hands[1]  # so the ear would have heard it
    assert tiles_in(page.get_by_test_id("hand").inner_text()) == hands[1]

    if views[0]["actor"] != 0:  # else the one who is asked would have to come
        page.reload()
        expect(page.get_by_test_id("in-front")).to_contain_text("Bea")

    # They talk: markup is text, it stands in the log and is counted until it is read.
    say(page, f"hello {ATTACK}")
    expect(other.get_by_test_id("unread")).to_have_text("1")
    other.get_by_test_id("tab-talk").click()
    expect(other.get_by_test_id("word")).to_contain_text(f"hello {ATTACK}")
    expect(other.get_by_test_id("word")).to_contain_text("Bea")
    assert other.locator("[data-testid=talk] img").count() == 0
    assert serious(other) == []
    other.get_by_test_id("tab-log").click()
    expect(other.get_by_test_id("said")).to_contain_text(ATTACK)
    say(other, "good evening")
    expect(page.get_by_test_id("word").last).to_contain_text("good evening")
    page.get_by_test_id("mute").click()
    expect(page.get_by_test_id("word")).to_have_count(1)
    page.get_by_test_id("unmute").click()
    expect(page.get_by_test_id("word")).to_have_count(2)

    # Notes are for whoever is in front.
    page.get_by_test_id("tab-notes").click()
    page.get_by_test_id("notes").fill("Ann bluffs")
    page.get_by_test_id("notes").blur()
    expect(page.get_by_test_id("notes-kept")).to_have_attribute("data-kept", "true")
    page.get_by_test_id("lower").click()
    page.get_by_test_id("lift-0").click()
    page.get_by_test_id("tab-notes").click()
    expect(page.get_by_test_id("notes")).to_have_value("")

    # A spectator knows that they are behind, and neither sees the game nor hears the players.
    expect(watching.get_by_test_id("behind")).to_contain_text("2 minutes")
    watching.get_by_test_id("tab-talk").click()
    expect(watching.get_by_test_id("talk")).to_be_visible()
    assert watching.get_by_test_id("word").count() == 0
    expect(watching.get_by_test_id("table")).to_have_attribute("data-seq", "0")
