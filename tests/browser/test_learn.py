"""The three tutorials to their end, by mouse and by keys alone; wrong moves, and coming back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from openingbell.lessons.lesson import tutorial_games
from tests.browser.learner import KEYS, MOUSE, TYPING, Learner

games = pytest.mark.parametrize("game", tutorial_games())


@games
def test_a_tutorial_by_mouse_leads_into_a_game(page: Page, game: str) -> None:
    page.goto("./")
    page.get_by_test_id(f"learn-{game}").click()
    Learner(page, game, MOUSE).learn_all()
    page.get_by_test_id("next-lesson").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    page.get_by_test_id("table").wait_for()


@games
def test_a_tutorial_by_keys_alone(page: Page, game: str) -> None:
    page.goto(f"./learn/{game}")
    Learner(page, game, KEYS).learn_all()


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
    learner = Learner(page, "acquire", TYPING)
    learner.do(0, "place 6B")
    learner.do(1, "found Sackson")
    learner.finish()
    learner.go_on()
    page.get_by_test_id("lesson-buy").wait_for()
    page.goto("./learn/acquire")
    expect(page.get_by_test_id("lesson-buy")).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("lesson-found")).to_contain_text("✓")


def test_whoever_comes_back_goes_on_at_the_step_they_were_at(page: Page) -> None:
    page.goto("./learn/syndicate")
    learner = Learner(page, "syndicate", MOUSE)
    learner.do(0, "done")
    page.locator("[data-testid=coach][data-step='1']").wait_for()
    page.reload()
    learner.do(1, "buy building_2")
    learner.finish()


@pytest.mark.parametrize(
    ("game", "wrong", "clause"), [("stockpile", "up fee2 1", "S-6.7"), ("syndicate", "trade 1", "Y-20")]
)
def test_a_wrong_move_is_explained_in_every_game(page: Page, game: str, wrong: str, clause: str) -> None:
    page.goto(f"./learn/{game}")
    Learner(page, game, TYPING).do(0, wrong)
    mistake = page.get_by_test_id("mistake")
    expect(mistake.get_by_test_id("lesson-clause")).to_have_attribute("href", f"rules/{game}#{clause}")
    expect(page.get_by_test_id("coach")).to_have_attribute("data-step", "0")
