"""A whole game by mouse, from the lobby to the results: what somebody new does, who has read nothing."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from openingbell.core.record import Record
from tests.browser.player import HAND, SIGNS, Player


def test_a_newcomers_first_game(page: Page, tmp_path: Path) -> None:
    """With one press, and nothing filled in, one sits among friendly bots and has something to do."""
    ann = Player(page)
    page.goto("./")
    ann.element("play-acquire").click()
    ann.element("board").wait_for()
    table = ann.table_id
    for seat, name in ((1, "Casual"), (2, "Casual 2"), (3, "Casual 3")):
        expect(ann.element(f"player-{seat}")).to_contain_text(name)
    done = set()
    while (what := ann.step()) != "there":
        done.add(what)
    assert {"place", "buy"} <= done

    record = page.request.get(f"/api/tables/{table}/record").json()
    scores = record["result"]["scores"]
    assert record["names"][0] == "Guest"
    ranked = page.locator("[data-testid^=rank-]")
    expect(ranked).to_have_count(4)
    for seat, score in enumerate(scores):
        expect(ann.element(f"rank-{seat}")).to_contain_text(f"${score:,}")
    best = "You win!" if scores[0] > max(scores[1:]) else "win"
    expect(page.get_by_role("heading", name=best)).to_be_visible()

    expect(ann.element("promise")).to_contain_text(record["fair"]["commitment"])
    ann.element("check-draws").click()
    expect(ann.element("draws-good")).to_contain_text("by the house and by one player: nobody changed anything.")

    with page.expect_download() as download:
        ann.element("record").click()
    saved = tmp_path / "record.json"
    download.value.save_as(saved)
    assert Record.from_json(json.loads(saved.read_text())).replay().scores() == scores

    ann.element("again").click()
    expect(ann.element("results")).to_have_count(0)
    assert ann.table_id != table
    ann.play_until(SIGNS["place"])


def test_a_turn_is_planned_taken_back_and_reset(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    tile = ann.lone_tile()
    seq = ann.seq
    hand = page.locator(HAND)
    before = hand.count()

    ann.element(f"board-tile-{tile}").click()
    expect(ann.element(f"space-{tile}")).to_have_attribute("data-holds", "")
    ann.element("take-back").click()
    expect(hand).to_have_count(before)
    expect(ann.element(f"space-{tile}")).not_to_have_attribute("data-holds", "")

    ann.element(f"hand-tile-{tile}").click()
    expect(ann.element("plan")).to_be_visible()
    page.reload()
    ann.element("board").wait_for()
    assert ann.seq == seq
    expect(hand).to_have_count(before)
