"""For everybody's eyes and hands: what axe-core finds, and a game by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import FIRST_OF, Player, new_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# That a name holds what is written is a rule that axe-core leaves to whoever asks for it.
RULES = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
COLOURS = {"runOnly": ["color-contrast"]}
FINDINGS = """async (wanted) => (await axe.run({ ...wanted, resultTypes: ["violations"] })).violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`)"""
SCREENS = {"desktop": (1366, 768), "phone": (360, 740)}

# What can be done by keys, in the order in which it is: a decision has to have the focus.
READY = {
    "results": "[data-testid=results]",
    "skip": "[data-testid=skip]",
    "decide": "[data-testid=table][data-busy=false] button[data-decision]:enabled:focus",
}
MOST_PRESSES = 12
# How many presses each decision takes by tab, from where the focus is; one that has a key of its own takes one.
PRESSES = """() => {
  const stops = [...document.querySelectorAll("button, a[href], select, input, [tabindex]")]
    .filter((element) => element.tabIndex >= 0 && !element.disabled && element.checkVisibility());
  const here = stops.indexOf(document.activeElement);
  const decisions = stops.filter((element) => element.matches("main [data-decision], main [data-testid^=all-]"));
  return Object.fromEntries(decisions.map((element) => [
    element.dataset.testid,
    1 + (element.hasAttribute("aria-keyshortcuts") ? 0 : Math.abs(stops.indexOf(element) - here)),
  ]));
}"""


def serious(page: Page, wanted: dict[str, Any] = RULES) -> Any:
    """What axe-core, which a page has to be taught once, finds by the rules that are wanted."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(FINDINGS, wanted)


def test_a_whole_game_by_keyboard(new_context: NewContext) -> None:
    """The focus is always on the next decision, so each action is a key or two; with the tab key alone, a dozen."""
    page = new_context().new_page()
    page.goto(f"/t/{new_table(page.context, 'Ann', ['me', 'bot'])}")
    what = ""
    while what != "results":
        page.locator(", ".join(READY.values())).first.wait_for()
        what = page.evaluate(FIRST_OF, READY)
        if what == "skip":
            page.keyboard.press("x")
        elif what == "decide":
            presses = page.evaluate(PRESSES)
            assert max(presses.values(), default=1) <= MOST_PRESSES, presses
            page.keyboard.press("Enter")
    expect(page.get_by_test_id("rank-0")).to_be_visible()


def test_enter_in_the_name_field_starts_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("name").fill("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("player-0")).to_be_visible()


def test_the_log_is_one_stop_of_the_tab_key(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    lines = ann.element("log-line")
    lines.nth(3).wait_for()
    expect(page.locator("[data-testid=log] button[tabindex='0']")).to_have_count(1)
    lines.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(lines.nth(2)).to_be_focused()


def test_keys_for_tiles_corporations_and_the_end_of_a_turn(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    tile = ann.lone_tile()
    key = page.locator(f"[data-testid=hand-tile-{tile}]").get_attribute("aria-keyshortcuts")
    seq = ann.seq
    page.keyboard.press(str(key))
    expect(ann.element("plan")).to_be_visible()
    expect(ann.element("done")).to_be_enabled()
    page.keyboard.press("z")
    expect(ann.element("plan")).to_have_count(0)
    page.keyboard.press(str(key))
    expect(ann.element("done")).to_be_enabled()
    page.keyboard.press("e")
    expect(ann.element("table")).not_to_have_attribute("data-seq", str(seq))
