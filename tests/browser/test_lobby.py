"""The lobby: what there is to play, where one is waited for, and what one is done with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask, new_table
from tests.browser.test_access import serious
from tests.browser.test_looks import CUT_OFF

GAMES = {"acquire": "2–6 players", "stockpile": "2–5 players", "syndicate": "2–6 players"}
TIMES = {"acquire": "with bots", "stockpile": "with bots", "syndicate": "three quarters of an hour"}


def test_every_game_says_what_it_is_how_long_it_takes_and_for_how_many(page: Page) -> None:
    page.goto("/")
    for game, players in GAMES.items():
        card = page.get_by_test_id(f"card-{game}")
        expect(card.get_by_role("heading", level=2)).to_have_text(game.capitalize())
        expect(card).to_contain_text(players)
        expect(card).to_contain_text(TIMES[game])
        expect(card).to_contain_text("bots of 5 strengths, friends with a link, open tables")
        expect(page.get_by_test_id(f"learn-{game}")).to_contain_text("10 minutes")
        expect(card.locator("svg").first).to_be_visible()
    assert page.get_by_role("heading", level=1).count() == 1


@pytest.mark.parametrize("game", GAMES)
def test_one_press_begins_a_game_against_bots_of_the_chosen_level(page: Page, game: str) -> None:
    page.goto("/")
    page.locator("label:has([data-testid=level-beginner])").click()
    page.get_by_test_id(f"play-{game}").click()
    page.get_by_test_id("table").wait_for()
    table = ask(page.context, "GET", f"/tables/{Player(page).table_id}")
    assert table["game"] == game
    assert [seat["bot"] for seat in table["seats"]] == [None, "beginner", "beginner", "beginner"]


def test_enter_in_the_name_field_begins_the_first_game(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("name").fill("Ann")
    page.get_by_test_id("name").press("Enter")
    page.get_by_test_id("board").wait_for()


def test_where_it_is_ones_turn_comes_first_and_is_one_press_away(new_context: NewContext) -> None:
    ann, bob = (Player(new_context().new_page()) for _ in range(2))
    table = new_table(ann.page.context, "Ann", ["me", "open"])
    new_table_of_bob = new_table(bob.page.context, "Bob", ["open", "open"])
    ask(bob.page.context, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    ask(ann.page.context, "PUT", f"/tables/{new_table_of_bob}/seats/0", {"kind": "me"})
    for player, seat, other in ((ann, 0, "Bob"), (bob, 1, "Ann")):
        player.page.goto("/")
        row = player.element("mine").locator(f"li:has(a[href$='{table}'])")
        if ask(player.page.context, "GET", f"/tables/{table}")["actor"] == seat:
            expect(player.element("listed-table").first).to_contain_text("Your turn")
            expect(row).to_contain_text("Your turn")
            player.element("your-turn").click()
            player.page.wait_for_url(f"**/t/{table}")
        else:
            expect(row).to_contain_text(f"{other} to move")
            expect(player.element("your-turn")).to_have_count(0)


def test_the_host_deletes_a_table_after_a_question_and_who_is_there_is_told(new_context: NewContext) -> None:
    ann, bob = (Player(new_context().new_page()) for _ in range(2))
    table = new_table(ann.page.context, "Ann", ["me", "open"])
    bob.page.goto(f"/t/{table}")
    bob.element("waiting").wait_for()
    ann.page.goto("/")
    ann.element("forget").click()
    expect(ann.element("forget-no")).to_be_focused()
    ann.element("forget-no").click()
    expect(ann.element("forget")).to_be_focused()
    ann.element("forget").click()
    ann.element("forget-yes").click()
    expect(ann.element("mine")).to_have_count(0)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("The host has deleted this table.")
    bob.page.get_by_role("link", name="To the lobby").click()
    bob.element("lobby").wait_for()


def test_a_guest_leaves_a_table_from_the_lobby(new_context: NewContext) -> None:
    ann, bob = (Player(new_context().new_page()) for _ in range(2))
    table = new_table(ann.page.context, "Ann", ["me", "open", "open"])
    ask(bob.page.context, "POST", "/guests", {"name": "Bob"})
    ask(bob.page.context, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    bob.page.goto("/")
    expect(bob.element("forget")).to_contain_text("Leave the seat")
    bob.element("forget").click()
    expect(bob.element("mine")).to_have_count(0)
    assert ask(ann.page.context, "GET", f"/tables/{table}")["seats"][1]["kind"] == "open"


def test_a_game_is_taken_off_the_list(page: Page) -> None:
    ann = Player(page)
    table = ann.play_bots("Ann")
    page.goto("/")
    ann.element("forget").click()
    expect(ann.element("forget-question")).to_contain_text("for good")
    ann.element("forget-yes").click()
    expect(ann.element("mine")).to_have_count(0)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


@pytest.mark.parametrize(("locale", "word"), [("en-GB", "Mergers"), ("ru-RU", "Слияния")])
def test_the_rules_are_linked_and_every_clause_has_an_address(new_context: NewContext, locale: str, word: str) -> None:
    page = new_context(locale=locale).new_page()
    page.goto("/")
    page.get_by_test_id("rules-acquire").click()
    page.wait_for_url("**/rules/acquire")
    expect(page.get_by_role("heading", name=word)).to_be_visible()
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.evaluate(CUT_OFF) == []
    assert serious(page) == []
    page.goto("/")
    answer = page.goto("/rules/acquire#A-5.2")
    assert answer is not None
    assert answer.status == 200
    clause = page.locator("article:target")
    expect(clause).to_have_attribute("id", "A-5.2")
    expect(clause).to_be_in_viewport()


def test_the_rules_are_linked_from_the_table(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    expect(ann.element("rules-link")).to_have_attribute("href", "rules/acquire")
    ann.element("rules-link").click()
    ann.element("rules-beside").wait_for()


@pytest.mark.parametrize("path", ["/foo", "/t/", "/t", "/rules/", "/rules/nosuchgame", "/t/a/b"])
def test_where_nothing_is_a_page_says_so(page: Page, path: str) -> None:
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_contain_text("no")
    page.get_by_role("link", name="To the lobby").click()
    page.get_by_test_id("lobby").wait_for()
    assert page.evaluate("location.pathname") == "/"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_the_first_screen_says_it_all(new_context: NewContext, width: int, height: int, locale: str) -> None:
    """What it is, and a button that begins a game, are seen without scrolling; on a larger screen for every game."""
    page = new_context(viewport={"width": width, "height": height}, locale=locale).new_page()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    expect(page.get_by_test_id("lead")).to_be_in_viewport(ratio=1)
    for game in GAMES if width > 800 else ["acquire"]:
        expect(page.get_by_test_id(f"play-{game}")).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT_OFF) == []
