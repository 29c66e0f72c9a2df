"""Languages, colours and screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.player import SHARE, SIGNS, Player, new_table

# Whatever can be seen and sticks out of the screen, or holds more text than it shows; a sheet may scroll by itself.
CUT_OFF = """() => {
  const wide = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > wide ? ["the page"] : [];
  for (const element of document.querySelectorAll("#page *")) {
    if (element.closest(".unseen, svg, .scroll") || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none") continue;
    const box = element.getBoundingClientRect();
    if (box.right > wide + 1 || box.left < -1) found.push(`outside: ${element.outerHTML.slice(0, 120)}`);
    if (element.matches("button, a, h1, h2, p, ul") && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut: ${element.outerHTML.slice(0, 120)}`);
  }
  return found;
}"""
# Everything that is to be touched and is smaller than a finger. What lies behind it may make it larger: the field of a
# player is the button that the name is, and the words beside a box are its label. What can be reached otherwise may be
# half as large: the cells and firms of a board are in a list as well, and lessons follow each other.
TOO_SMALL = """() => {
  const found = [];
  for (const element of document.querySelectorAll("button, select, summary, input:not(.unseen), a.button")) {
    if (!element.checkVisibility()) continue;
    const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
    const behind = getComputedStyle(element, "::after");
    const size = [Math.max(width, parseFloat(behind.width) || 0), Math.max(height, parseFloat(behind.height) || 0)];
    const least = element.matches(".cell, .firm, [data-testid^=lesson-]") ? 20 : 39.9;
    if (Math.min(...size) < least) found.push(`too small: ${size.join(" x ")} ${element.outerHTML.slice(0, 100)}`);
  }
  return found;
}"""

# Whatever follows the size of the screen has followed it. An animation that is cut short is at rest, too.
AT_REST = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}"""

# Every button of the purchases that has something else on top of its middle.
COVERED = """() => [...document.querySelectorAll("[data-testid=buying] button")]
  .filter((button) => {
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  })
  .map((button) => button.outerHTML.slice(0, 120))"""


def test_languages_are_switched_at_once(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    ann.play_until(SIGNS["place"])
    expect(ann.element("prompt")).to_contain_text("Your turn")
    seq = ann.seq
    ann.element("language").select_option("ru")
    expect(ann.element("prompt")).to_contain_text("Ваш ход")
    expect(ann.element("log")).to_contain_text("Вы")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert ann.seq == seq
    page.reload()
    expect(ann.element("prompt")).to_contain_text("Ваш ход")


@pytest.mark.parametrize(("locale", "word"), [("ru-RU", "Ваше имя"), ("de-DE", "Your name")])
def test_the_first_language_is_the_browsers_if_there_is_one(new_context: NewContext, locale: str, word: str) -> None:
    page = new_context(locale=locale).new_page()
    page.goto("/")
    expect(page.get_by_text(word)).to_be_visible()


def test_light_and_dark(new_context: NewContext) -> None:
    page = new_context(color_scheme="dark").new_page()
    page.goto("/")
    page.get_by_test_id("lobby").wait_for()
    paper = "getComputedStyle(document.documentElement).getPropertyValue('--paper')"
    dark = page.evaluate(paper)
    page.get_by_test_id("theme").click()
    light = page.evaluate(paper)
    assert light != dark
    page.reload()
    page.get_by_test_id("lobby").wait_for()
    assert page.evaluate(paper) == light
    page.get_by_test_id("theme").click()
    assert page.evaluate(paper) == dark


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (768, 1024), (1024, 768), (1600, 900)])
@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_nothing_is_cut_off(new_context: NewContext, width: int, height: int, locale: str) -> None:
    context = new_context(viewport={"width": width, "height": height}, locale=locale, has_touch=width < 800)
    page = context.new_page()
    ann = Player(page)
    page.goto("/")
    ann.element("lobby").wait_for()
    assert page.evaluate(CUT_OFF) == []
    table = new_table(context, "Ann-Sophie Maximiliane van der", ["me", "open", "bot"])
    page.goto(f"/t/{table}")
    ann.element("waiting").wait_for()
    assert page.evaluate(CUT_OFF) == []
    ann.element("bot-1").click()
    for state in (
        SIGNS["place"],
        SIGNS["buy"],
        SIGNS["place"],
    ):
        ann.play_until(state)
        assert page.evaluate(CUT_OFF) == []
        if width < 400:
            assert page.evaluate(TOO_SMALL) == []
        if state == SIGNS["place"]:
            ann.step()
    ann.play_until(SHARE)
    ann.fill_basket()
    expect(ann.element("basket").locator("button")).to_have_count(3)
    page.evaluate(AT_REST)  # a share comes in larger than it is
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(COVERED) == []
    if width < 400:
        assert page.evaluate(TOO_SMALL) == []
    ann.element("step-back" if width > 900 else "tab-log").click()
    assert page.evaluate(CUT_OFF) == []


def test_the_lobby_calls_bots_as_the_table_does(page: Page) -> None:
    ann = Player(page)
    page.goto("/")
    ann.element("name").fill("Ann")
    ann.element("level-mixed").press("Space")
    ann.element("play-acquire").click()
    expect(ann.element("players")).to_contain_text("Skilled 2")
    page.goto("/")
    expect(ann.element("mine")).to_contain_text("You, Skilled, Strong and Skilled 2")


def test_a_table_that_is_not_there(page: Page) -> None:
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_text("no such table")).to_have_count(1)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_test_id("lobby")).to_be_visible()


def test_it_can_be_played_by_keyboard(page: Page) -> None:
    ann = Player(page)
    ann.play_bots("Ann")
    tile = f"button[data-testid=board-tile-{ann.lone_tile()}]:focus-visible"
    ann.element("home").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator(tile).count():
            break
    expect(page.locator(tile)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(ann.element("plan")).to_be_visible()
