"""A table that waits: what its host may change, and what the others are told."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask, new_table


def at_a_table(new_context: NewContext, seats: list[str]) -> tuple[Player, Player]:
    """Ann, who has set it up, and Bob, who has taken the second seat."""
    ann, bob = (Player(new_context().new_page()) for _ in range(2))
    table = new_table(ann.page.context, "Ann", seats)
    for player in (ann, bob):
        player.page.goto(f"/t/{table}")
    bob.element("name").fill("Bob")
    bob.element("take-1").click()
    expect(ann.element("seat-1")).to_contain_text("Bob")
    return ann, bob


def test_the_host_changes_the_options_and_everybody_sees_it(new_context: NewContext) -> None:
    ann, bob = at_a_table(new_context, ["me", "open", "open"])
    expect(bob.element("change")).to_have_count(0)
    ann.element("change").locator("summary").click()
    for choice in ("players-4", "holdings-hidden", "listed-listed"):
        ann.element("change").locator(f"label:has([data-testid={choice}])").click()
    ann.element("save-change").click()
    for player in (ann, bob):
        expect(player.element("seat-3")).to_have_attribute("data-kind", "open")
        expect(player.element("waiting")).to_contain_text("4 players")
        expect(player.element("waiting")).to_contain_text("hidden")
    table = ask(bob.page.context, "GET", f"/tables/{ann.table_id}")
    assert table["options"]["players"] == 4
    assert table["listed"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "", ""]


def test_fewer_seats_than_people_are_refused_in_words(new_context: NewContext) -> None:
    ann, bob = at_a_table(new_context, ["me", "open", "bot", "open"])
    ann.element("change").locator("summary").click()
    ann.element("change").locator("label:has([data-testid=players-2])").click()
    ann.element("save-change").click()
    expect(ann.element("toast")).to_have_count(1)
    expect(bob.element("seat-3")).to_be_visible()


def test_who_is_removed_is_told_and_comes_back_when_the_host_lets_them(new_context: NewContext) -> None:
    ann, bob = at_a_table(new_context, ["me", "open", "open"])
    ann.element("free-1").click()
    sentence = "The host has freed your seat."
    expect(bob.element("removed")).to_have_text(sentence)
    expect(ann.element("removed")).to_have_count(0)
    bob.page.reload()
    expect(bob.element("removed")).to_have_text(sentence)
    expect(bob.element("take-2")).to_have_count(0)
    ann.element("readmit").click()
    expect(ann.element("removed-people")).to_have_count(0)
    expect(bob.element("removed")).to_have_count(0)
    bob.element("take-2").click()
    expect(ann.element("seat-2")).to_contain_text("Bob")
    bob.page.reload()
    expect(bob.element("seat-2")).to_have_attribute("data-kind", "human")
    expect(bob.element("removed")).to_have_count(0)


def test_who_was_elsewhere_is_told_when_they_come(new_context: NewContext) -> None:
    ann, bob = at_a_table(new_context, ["me", "open", "open"])
    bob.page.goto("/")
    bob.element("lobby").wait_for()
    ann.element("free-1").click()
    expect(ann.element("seat-1")).to_have_attribute("data-kind", "open")
    bob.page.goto(f"/t/{ann.table_id}")
    expect(bob.element("removed")).to_be_visible()


def test_an_avatar_shows_any_name(new_context: NewContext) -> None:
    """One sign as people see it: half an emoji is none."""
    page = new_context().new_page()
    signs = {"🦊 Ann": "🦊", "👩‍👩‍👧 us": "👩‍👩‍👧", "山田": "山", "42": "4", "жанна": "Ж"}
    for name, sign in signs.items():
        page.goto(f"/t/{new_table(page.context, name, ['me', 'open'])}")
        expect(page.get_by_test_id("seat-0").locator(".chair")).to_have_text(sign)


def test_who_is_away_can_be_read_on_a_phone(new_context: NewContext) -> None:
    ann = Player(new_context(viewport={"width": 360, "height": 740}).new_page())
    bob = new_context()
    table = new_table(ann.page.context, "Ann", ["me", "open"])
    ask(bob, "POST", "/guests", {"name": "Bob"})
    ask(bob, "PUT", f"/tables/{table}/seats/1", {"kind": "me"})
    ann.page.goto(f"/t/{table}")
    away = ann.element("player-1").get_by_text("away")
    expect(away).to_be_visible()
    assert float(away.evaluate("tag => parseFloat(getComputedStyle(tag).fontSize)")) >= 12
