"""The three tutorials to their end, by mouse and by keys alone; wrong moves, and coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from openingbell.lessons.lesson import tutorial_games
from tests.browser.conftest import NewContext
from tests.browser.learner import Learner, by_mouse, by_typing
from tests.browser.test_access import serious

games = pytest.mark.parametrize("game", tutorial_games())


@games
def test_a_tutorial_by_mouse_leads_into_a_game(page: Page, game: str) -> None:
    page.goto("./")
    page.get_by_test_id(f"learn-{game}").click()
    Learner(page, game, by_mouse).learn_all()
    page.get_by_test_id("next-lesson").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.get_by_test_id("table").wait_for()


@games
def test_a_tutorial_by_keys_alone(page: Page, game: str) -> None:
    page.goto(f"./learn/{game}")
    Learner(page, game, by_typing).learn_all()


def test_a_wrong_move_is_explained_and_leads_to_its_clause(page: Page) -> None:
    page.goto("./learn/acquire")
    page.get_by_test_id("hand-tile-12A").click()
    mistake = page.get_by_test_id("mistake")
    expect(mistake).to_contain_text("touches no other")
    expect(mistake.get_by_test_id("lesson-clause")).to_have_attribute("href", "rules/acquire#A-4.1")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", "0")
    page.get_by_test_id("show-answer").click()
    expect(page.get_by_test_id("answer")).to_contain_text("6B")
    page.get_by_test_id("hand-tile-6B").click()
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", "1")
    expect(mistake).to_have_count(0)


def test_whoever_comes_back_goes_on_where_they_were(page: Page) -> None:
    page.goto("./learn/acquire")
    learner = Learner(page, "acquire", by_typing)
    learner.do(0, "place 6B")
    learner.do(1, "found Sackson")
    learner.finish()
    learner.go_on()
    page.get_by_test_id("lesson-buy").wait_for()
    page.goto("./learn/acquire")
    expect(page.get_by_test_id("lesson-buy")).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("lesson-found")).to_contain_text("✓")


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1366, "dark")])
def test_nothing_serious_is_found(new_context: NewContext, width: int, scheme: str) -> None:
    page = new_context(viewport={"width": width, "height": 740}, color_scheme=scheme).new_page()
    page.goto("./learn/stockpile")
    page.get_by_test_id("task").wait_for()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
