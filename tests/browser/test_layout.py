"""A full table of people with long names, late in a game, on screens of every shape."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.play import Play
from openingbell.core.state import State
from tests.browser.conftest import NewContext
from tests.browser.player import LONE, Player, ask
from tests.browser.stored import game_until, put_into
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.server.serving import Server

NAMES = [
    "Bartholomäus van der Lindenhof",
    "Владислава Константинопольская",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Maximilian Mustermann-Schmidts",
    "Anne-Sophie de la Tour du Pin ",
]
# Width, height, and how much the browser enlarges: a laptop at 200 % has half as many pixels each way.
SCREENS = [(360, 740, 1), (740, 360, 1), (844, 390, 1), (1366, 768, 1), (683, 384, 2), (1920, 1080, 1), (3840, 2160, 1)]

# Whatever can be clicked has nothing else on top of its middle, once it is scrolled to.
COVERED = """() => [...document.querySelectorAll("main button:enabled, main a")]
  .filter((element) => element.checkVisibility() && !element.closest("[data-testid=log]"))
  .filter((element) => {
    element.scrollIntoView({ block: "center", inline: "center" });
    const box = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  })
  .map((element) => element.outerHTML.slice(0, 140))"""

# Parts of the table that lie over each other; on a phone the desk stays at the lower edge on purpose.
OVERLAPPING = """() => {
  scrollTo(0, 0);
  const parts = ["players", "board", "desk", "sheet", "log"].map((id) => document.querySelector(`[data-testid=${id}]`));
  const boxes = parts
    .filter((part) => part?.checkVisibility() && getComputedStyle(part).position !== "sticky")
    .map((part) => [part.dataset.testid, (part.closest(".paper") ?? part).getBoundingClientRect()]);
  const apart = (one, other) => one.right <= other.left + 1 || one.bottom <= other.top + 1;
  const meet = (one, other) => !apart(one, other) && !apart(other, one);
  return boxes.flatMap(([name, box], at) =>
    boxes.slice(at + 1).filter(([, other]) => meet(box, other)).map(([other]) => `${name} and ${other}`));
}"""


def late(state: State) -> bool:
    """Seat 0 is to place, many corporations stand, somebody is rich, and a tile lies alone."""
    view = state.view(0)
    standing = sum(corporation["size"] > 0 for corporation in view["corporations"])
    return (
        view["step"] == "place"
        and standing >= 5
        and max(view["cash"]) >= 10_000
        and any(tile["effect"] == "alone" for tile in view["hand"])
    )


@pytest.fixture(scope="module")
def late_game() -> Play:
    return game_until(late, players=6)


def check(page: Page) -> None:
    page.evaluate(AT_REST)
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("width", "height", "zoom"), SCREENS)
def test_long_names_fit_and_everything_can_be_clicked(
    new_context: NewContext, server: Server, late_game: Play, width: int, height: int, zoom: int
) -> None:
    context = new_context(viewport={"width": width, "height": height}, device_scale_factor=zoom)
    guest = ask(context, "POST", "/guests", {"name": "Ann-Sophie Maximiliane van der"})["guest"]
    table = put_into(server.store, guest, late_game, NAMES)
    page = context.new_page()
    page.goto(f"/t/{table}")
    ann = Player(page)
    page.locator(LONE).first.wait_for()
    check(page)
    # Half of the board at least is in sight while one decides, whatever is beside or below it.
    page.locator(LONE).first.click()
    expect(ann.element("buying")).to_be_visible()
    ann.fill_basket()
    check(page)
    page.evaluate("scrollTo(0, 0)")
    board, desk = ann.element("board").bounding_box(), ann.element("desk").bounding_box()
    assert board is not None
    assert desk is not None
    seen = min(
        height, board["y"] + board["height"], max(desk["y"], 0) if desk["x"] < board["x"] + board["width"] else height
    )
    assert seen - max(board["y"], 0) >= board["height"] / 2
