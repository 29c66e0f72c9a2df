"""One guest in two tabs, and after a reload: nothing is made twice, nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.player import SIGNS, Player


def test_the_same_moves_from_two_tabs_are_made_once(new_context: NewContext) -> None:
    context = new_context()
    one = Player(context.new_page())
    table = one.play_bots("Ann")
    one.play_until(SIGNS["place"])
    two = Player(context.new_page())
    two.page.goto(f"/t/{table}")
    two.play_until(SIGNS["place"])
    tile = one.page.locator(SIGNS["place"]).first.get_attribute("data-testid") or ""
    for tab in (one, two):
        tab.element(tile).click()
        tab.element("done").or_(tab.element("choice")).first.wait_for()
    if one.element("choice").count():
        for tab in (one, two):
            tab.page.locator("[data-testid=choice] button").first.click()
            tab.element("done").wait_for()
    for tab in (one, two):
        tab.page.evaluate("document.querySelector('[data-testid=done]').click()")
    for tab in (one, two):
        tab.play_until(SIGNS["place"])
    assert one.seq == two.seq
    for tab in (one, two):
        expect(tab.element("log-line").filter(has_text="You place")).to_have_count(1)
    expect(two.element("toast")).to_have_count(0)


def test_a_plan_is_dropped_when_the_other_tab_was_faster(new_context: NewContext) -> None:
    context = new_context()
    one = Player(context.new_page())
    table = one.play_bots("Ann")
    one.play_until(SIGNS["place"])
    two = Player(context.new_page())
    two.page.goto(f"/t/{table}")
    two.play_until(SIGNS["place"])
    two.page.locator(SIGNS["place"]).first.click()
    expect(two.element("plan")).to_be_visible()
    one.end_turn()
    expect(two.element("toast")).to_contain_text("The position has changed")
    expect(two.element("plan")).to_have_count(0)


def test_a_merger_goes_on_after_a_reload(new_context: NewContext) -> None:
    ann = Player(new_context().new_page())
    ann.play_bots("Ann")
    ann.play_until(SIGNS["dispose"])
    planned = ann.element("plan").count() > 0
    seq, board = ann.seq, ann.page.locator("[data-holds]").count()
    if planned:  # the merger is only planned yet: make it, one share sold
        ann.element("more-sell").click()
        expect(ann.element("count-sell")).to_have_text("1")
    ann.page.reload()
    ann.element("board").wait_for()
    assert ann.seq == seq
    if not planned:
        expect(ann.element("dispose")).to_be_visible()
        assert ann.page.locator("[data-holds]").count() == board
        held = ann.element("dispose-done").inner_text()
        ann.element("more-sell").click()
        expect(ann.element("count-sell")).to_have_text("1")
        expect(ann.element("dispose-done")).not_to_have_text(held)
        ann.element("less-sell").click()
        expect(ann.element("dispose-done")).to_have_text(held)
    ann.play_until(SIGNS["buy"])
