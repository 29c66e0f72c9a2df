"""A game that is over, looked at again: a table's and a record's, with charts, from any seat."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.test_access import serious
from tests.server.test_replays import finished


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    for game in ("acquire", "stockpile", "syndicate"):
        (folder / f"{game}.json").write_text(json.dumps(finished(game, players=3).to_json()))
    (folder / "other.json").write_text("[1, 2]")
    return folder


def opened(page: Page, record: Path) -> None:
    page.goto("/replay")
    page.get_by_test_id("record-file").set_input_files(record)
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_a_record_is_played_through_and_seen_from_another_seat(page: Page, records: Path) -> None:
    page.goto("/replay")
    page.get_by_test_id("record-file").set_input_files(records / "other.json")
    expect(page.get_by_test_id("toast").first).to_contain_text("other.json")
    opened(page, records / "acquire.json")
    assert serious(page) == []
    page.get_by_test_id("replay-speed").select_option("4")
    page.get_by_test_id("replay-by").select_option("round")
    place = page.get_by_test_id("replay-place")
    place.fill(str(int(place.get_attribute("max") or 0) - 2))
    page.get_by_test_id("replay-play").click()
    expect(page.get_by_test_id("results")).to_be_visible()
    page.get_by_test_id("replay-first").click()
    expect(page.get_by_test_id("replay-first")).to_be_disabled()
    page.get_by_test_id("replay-seat").select_option("2")
    expect(page.get_by_test_id("hand")).to_be_visible()
    page.get_by_test_id("replay-by").select_option("turn")
    page.get_by_test_id("replay-forward").click()
    page.get_by_test_id("replay-forward").click()
    expect(page).to_have_url(re.compile(r"/replay\?at=\d+&seat=2$"))


# What somebody drags from their folder onto the page.
DROP = """([name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: "application/json" }));
  document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
}"""


def test_a_record_is_dropped_on_another_and_survives_a_reload(page: Page, records: Path) -> None:
    page.goto("/replay")
    page.get_by_test_id("record-place").wait_for()
    page.evaluate(DROP, ["acquire.json", (records / "acquire.json").read_text()])
    expect(page.get_by_test_id("board")).to_be_visible()
    page.evaluate(DROP, ["other.json", "[1, 2]"])
    expect(page.get_by_test_id("toast").first).to_contain_text("other.json")
    page.evaluate(DROP, ["stockpile.json", (records / "stockpile.json").read_text()])
    expect(page.get_by_role("heading", level=1)).to_have_text("Stockpile")
    page.get_by_test_id("replay-speed").select_option("4")
    page.keyboard.press("Escape")
    page.get_by_test_id("replay-play").focus()
    page.keyboard.press("p")
    expect(page.get_by_test_id("replay-play")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")
    expect(page.get_by_test_id("replay-play")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("<")
    page.keyboard.press(".")
    expect(page).to_have_url(re.compile(r"/replay\?at=[1-9]\d*$"))
    seq = page.get_by_test_id("table").get_attribute("data-seq")
    page.reload()
    expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(seq))
    expect(page.get_by_role("heading", level=1)).to_have_text("Stockpile")
    expect(page.get_by_test_id("replay-speed")).to_have_value("4")


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_charts_tell_a_moment_and_lead_there(new_context: NewContext, records: Path, game: str) -> None:
    page = new_context(viewport={"width": 820, "height": 1100}).new_page()
    opened(page, records / f"{game}.json")
    page.get_by_test_id("tab-charts").click()
    for chart in ("cash", "worth"):
        page.get_by_test_id(f"chart-{chart}").click()
        expect(page.get_by_test_id("chart").locator("path").first).to_be_attached()
    drawing = page.get_by_test_id("chart-drawing")
    box = drawing.bounding_box()
    assert box is not None
    drawing.hover(position={"x": box["width"] * 0.5, "y": 60})
    expect(page.get_by_test_id("moment")).to_contain_text("Round" if game == "stockpile" else "Turn")
    before = page.get_by_test_id("table").get_attribute("data-seq")
    drawing.click(position={"x": box["width"] * 0.5, "y": 60})
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(before))
    pointed = page.get_by_test_id("table").get_attribute("data-seq")
    page.mouse.move(0, 0)  # what it points at would count again whenever something moves below it
    page.get_by_test_id("chart-moments").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(pointed))
    assert serious(page) == []
