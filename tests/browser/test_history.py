"""Looking back: step by step, by keys, and by a line of the log."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import SIGNS, Player, ask


def board_of(player: Player) -> dict[str, str]:
    """Tile to what the screen shows there."""
    spaces = player.page.locator("[data-holds]").all()
    return {
        (space.get_attribute("data-testid") or "").removeprefix("space-"): space.get_attribute("data-holds") or ""
        for space in spaces
    }


def board_at(player: Player, seq: int) -> dict[str, str]:
    view = ask(player.page.context, "GET", f"/tables/{player.table_id}/positions/{seq}")["view"]
    return dict(view["board"])


def test_stepping_through_the_past(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    for _ in range(2):
        ann.play_until(SIGNS["place"])
        ann.end_turn()
    ann.play_until(SIGNS["place"])
    now = ann.seq
    tiles = page.locator("button[data-testid^='board-tile-']")
    table = ann.element("table")

    ann.element("step-back").click()
    expect(table).not_to_have_attribute("data-seq", str(now))
    expect(ann.element("prompt")).to_have_text("You are looking at the past.")
    expect(tiles).to_have_count(0)
    back = ann.seq
    assert back < now
    assert board_of(ann) == board_at(ann, back)

    expect(ann.element("step-back")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(table).not_to_have_attribute("data-seq", str(back))
    further = ann.seq
    assert further < back
    page.keyboard.press("ArrowRight")
    expect(table).to_have_attribute("data-seq", str(back))
    page.keyboard.press("Home")
    expect(ann.element("step-back")).to_be_disabled()
    expect(page.locator("[data-holds]")).to_have_count(5)  # four starting tiles and the first one placed
    page.keyboard.press(".")
    expect(ann.element("step-back")).to_be_enabled()
    page.keyboard.press(">")
    expect(table).to_have_attribute("data-seq", str(now))
    page.keyboard.press("Home")  # no bar of steps has the focus: the key is the browser's
    expect(table).to_have_attribute("data-seq", str(now))
    expect(tiles.first).to_be_enabled()

    line = ann.element("log-line").filter(has_text="You place").last
    seq = int(line.get_attribute("data-seq") or 0)
    line.click()
    expect(table).to_have_attribute("data-seq", str(seq))
    assert board_of(ann) == board_at(ann, seq)
    ann.element("now").click()
    expect(table).to_have_attribute("data-seq", str(now))
