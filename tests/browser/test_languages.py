"""The page in every language, on a phone and on a laptop: everything fits, and everything is said in that language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.play import Play
from openingbell.core.registry import game_names
from openingbell.core.state import State
from openingbell.locales import Words, languages
from openingbell.locales.catalogue import HERE
from openingbell.locales.entries import bodies_of, entries_of
from tests.browser.conftest import NewContext
from tests.browser.player import Player, ask, new_table
from tests.browser.stored import game_until, put_into
from tests.browser.test_looks import AT_REST, CUT_OFF
from tests.browser.test_plain import RAW
from tests.server.serving import Server

SCREENS = ((360, 740), (1366, 768))  # a phone and a laptop
OTHER_LETTERS = {"ru", "ko"}  # where Latin letters are names, or a sentence in the wrong language
# The questions that random games come to soon.
STEPS = {
    "acquire": ("place", "found", "dispose", "buy"),
    "stockpile": ("choose", "place", "prepare", "peek", "bid", "act", "sell", "claim", "declare"),
    "syndicate": ("deal", "offer-firm", "auction", "exchange", "borrow", "contraband", "insure", "sue", "debt"),
}
OPTIONS: dict[str, dict[str, Any]] = {"acquire": {}, "stockpile": {"investors": True}, "syndicate": {}}
PEOPLE = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
LATIN = re.compile(r"[A-Za-z]{2,}(?![A-Za-z]|-\d)")  # a clause, as YF-56, has the same name in all languages
AN_ID = re.compile(rf"\b(page|view|refused|data|bot|{'|'.join(game_names())})-[a-z]")

# Every text that is there to be read or heard; what other languages are called is in their own words.
TEXTS = """(roots) => {
  const found = [];
  for (const root of document.querySelectorAll(roots)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement.closest("[lang]:not(html), script, style")) found.push(text.data);
    }
    for (const element of root.querySelectorAll("[title], [aria-label], [placeholder]"))
      for (const name of ["title", "aria-label", "placeholder"]) found.push(element.getAttribute(name) ?? "");
  }
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter((text) => text !== "");
}"""


@cache
def messages(language: str) -> dict[str, str]:
    """What a language says without any facts, by the ids of the messages."""
    words = Words(language)
    entries = entries_of([item for body in bodies_of(HERE / language).values() for item in body])
    return {
        name: words.say(name)
        for name, entry in entries.items()
        if not entry.variables | entry.references and "." not in name
    }


@cache
def names(language: str) -> set[str]:
    """Words that may be written in Latin letters: those of names and titles."""
    named = [text for name, text in messages(language).items() if "-name-" in name or name.endswith("-title")]
    return {word for text in [*named, *PEOPLE] for word in LATIN.findall(text)}


@cache
def english_only(language: str) -> set[str]:
    """What is said otherwise in this language."""
    own = messages(language)
    return {text for name, text in messages("en").items() if text != own[name]} - {*own.values()}


def read(page: Page, language: str) -> None:
    """Nothing is cut off, nothing is in English, and in other letters nothing but names is in Latin ones."""
    texts = texts_of(page, language, "#page")
    if language in OTHER_LETTERS:
        assert sorted({text for text in texts if {*LATIN.findall(text)} - names(language)}) == []


def texts_of(page: Page, language: str, roots: str) -> list[str]:
    """All that can be read; nothing is cut off, no id and no program's word shows, and no English sentence."""
    page.evaluate(AT_REST)
    assert page.evaluate(CUT_OFF) == []
    texts: list[str] = page.evaluate(TEXTS, roots)
    assert len(texts) > 5
    assert sorted({text for text in texts if AN_ID.search(text) or RAW.search(text)}) == []
    assert sorted({*texts} & english_only(language)) == []
    return texts


@pytest.fixture(scope="module", params=game_names())
def game_under_way(request: pytest.FixtureRequest) -> Play:
    """Some turns on, so that there is something to tell."""
    passed = 0

    def later(state: State) -> bool:
        nonlocal passed
        passed += 1
        return passed > 10

    return game_until(later, name=request.param)


def visitor(new_context: NewContext, language: str) -> Page:
    return new_context(locale=language).new_page()


def on_every_screen(page: Page) -> Iterator[None]:
    """The same page as it is on a phone, and then on a laptop."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        yield


def read_in_all_languages(page: Page) -> None:
    """In one language after the other, switched at the table."""
    for language in languages():
        Player(page).element("language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for _ in on_every_screen(page):
            read(page, language)


@pytest.mark.parametrize("language", languages())
def test_before_a_game(new_context: NewContext, language: str) -> None:
    page = visitor(new_context, language)
    page.goto("/")
    Player(page).element("lobby").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    for _ in on_every_screen(page):
        read(page, language)
    page.goto(f"/t/{new_table(page.context, 'Ann', ['me', 'open', 'bot'])}")
    Player(page).element("waiting").wait_for()
    for _ in on_every_screen(page):
        read(page, language)


def test_at_a_table(new_context: NewContext, server: Server, game_under_way: Play) -> None:
    page = visitor(new_context, "ru")
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    page.goto(f"/t/{put_into(server.store, guest, game_under_way, PEOPLE[1:4])}")
    Player(page).element("prompt").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    read_in_all_languages(page)


@pytest.mark.parametrize("language", languages())
def test_in_the_gallery(new_context: NewContext, language: str) -> None:
    """Every part of the page in every state; some of them show on purpose what a game from outside says in English."""
    page = visitor(new_context, language)
    page.goto("/gallery")
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-ready", "true")
    for _ in on_every_screen(page):
        texts_of(page, language, "[data-exhibit] .frame")


@pytest.mark.parametrize(("game", "step"), [(game, step) for game in STEPS for step in STEPS[game]])
def test_every_question(new_context: NewContext, server: Server, game: str, step: str) -> None:
    def reached(state: State) -> bool:
        return state.step_name() == step

    page = visitor(new_context, "en")
    guest = ask(page.context, "POST", "/guests", {"name": "Ann"})["guest"]
    play = game_until(reached, name=game, **OPTIONS[game])
    page.goto(f"/t/{put_into(server.store, guest, play, PEOPLE[1:4])}")
    Player(page).element("prompt").wait_for()
    read_in_all_languages(page)
