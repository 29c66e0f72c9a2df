"""Moves that are typed, the sheet of keys, and sound and motion, which are remembered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import Player


def test_moves_are_typed_with_completion(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    tile = ann.lone_tile()
    page.keyboard.press("n")
    line = ann.element("typed")
    expect(line).to_be_focused()

    line.fill("castle")
    page.keyboard.press("Enter")
    expect(ann.element("typing-problem")).to_contain_text("“castle” is no move here.")
    expect(ann.element("typing-problem")).to_contain_text("place")
    expect(ann.element("plan")).to_have_count(0)

    line.fill("place")
    expect(ann.element("typing-offer").first).to_contain_text("place")
    line.fill(tile.lower())
    expect(ann.element("typing-offer")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    expect(ann.element("typing-offer")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(ann.element(f"space-{tile}")).to_have_attribute("data-holds", "")
    expect(line).to_have_value("")
    page.keyboard.press("Escape")
    expect(ann.element("type-move")).to_be_focused()


def test_the_sheet_of_keys_lists_what_can_be_pressed_now(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    ann.lone_tile()
    page.keyboard.press("?")
    sheet = ann.element("dialog-keys")
    expect(sheet).to_contain_text("Type a move")
    expect(sheet.locator("kbd", has_text="1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_sound_and_motion_are_remembered(page: Page) -> None:
    page.goto("./")
    page.get_by_test_id("comfort").click()
    expect(page.get_by_test_id("sound")).not_to_be_checked()
    page.get_by_test_id("sound").check()
    page.locator("label:has([data-testid=motion-quick])").click()
    page.get_by_test_id("close-comfort").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "quick")
    page.get_by_test_id("comfort").click()
    expect(page.get_by_test_id("sound")).to_be_checked()
    expect(page.get_by_test_id("motion-quick")).to_be_checked()
