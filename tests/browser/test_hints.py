"""A hint on the page: the expert's advice and its reasons, in words, for whoever is alone with bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_a_hint_is_one_press_away_and_gives_reasons(page: Page, game: str) -> None:
    page.goto("/")
    page.locator("label:has([data-testid=level-beginner])").click()
    expect(page.get_by_test_id("about-level")).to_contain_text("Knows the rules")
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("table").wait_for()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("advice")).to_contain_text("Expert would play")
    expect(page.get_by_test_id("reason").first).to_be_visible()
    for reason in page.get_by_test_id("reason").all_inner_texts():
        assert reason.endswith(".")
        assert "{" not in reason
