"""A table with its own data file, set up from the page."""

from __future__ import annotations

import re
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.server.guests import COOKIE
from tests.browser.conftest import NewContext
from tests.browser.player import ask
from tests.browser.test_access import serious
from tests.server.serving import Client, Server
from tests.server.test_data_files import play_to_the_end

PHONE = {"width": 360, "height": 740}


def printed(game: str) -> str:
    path = find_game(game).data_file
    assert path is not None
    return path.read_text(encoding="utf-8")


def edited(text: str, *changes: tuple[str, str]) -> str:
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return text


def choose(page: Page, name: str, text: str) -> None:
    page.get_by_test_id("data-file").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode("utf-8")}
    )


def token_of(page: Page) -> str:
    """Who this browser is, for a client that plays in its stead."""
    return next(str(cookie["value"]) for cookie in page.context.cookies() if cookie["name"] == COOKIE)


def set_up(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_test_id("name").fill("Ann")
    page.get_by_test_id(f"game-{game}").press("Space")


ROUNDS = re.findall(r"^([2-5]) = ([0-9]+)$", printed("stockpile"), re.MULTILINE)


@pytest.mark.parametrize(
    ("locale", "missing"), [("en-GB", "rounds.2 is missing."), ("ru-RU", "Нет ключа rounds.2.")], ids=["en", "ru"]
)
def test_what_is_wrong_with_a_file_is_told_in_the_readers_language(
    new_context: NewContext, locale: str, missing: str
) -> None:
    page = new_context(locale=locale, viewport=PHONE).new_page()
    set_up(page, "stockpile")
    choose(page, "mine.toml", edited(printed("stockpile"), ("2 = 6\n", ""), ("boom = 4", "boom = 99")))
    bad = page.get_by_test_id("data-bad")
    expect(bad.get_by_text(missing, exact=True)).to_be_visible()
    expect(bad).to_contain_text("mine.toml")
    expect(page.get_by_test_id("create")).to_be_disabled()
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_test_id("data-drop").click()
    expect(page.get_by_test_id("create")).to_be_enabled()


@pytest.mark.parametrize(
    "text", ["\x00\x01", "[" * 20_000, "x" * 60_000, "<script>"], ids=["bytes", "deep", "large", "web page"]
)
def test_what_is_no_data_file_at_all_is_refused_in_a_sentence(page: Page, text: str) -> None:
    set_up(page, "syndicate")
    choose(page, "mine.json", text)
    expect(page.get_by_test_id("data-bad")).to_contain_text("mine.json")
    expect(page.get_by_test_id("create")).to_be_disabled()


def test_a_table_is_played_on_a_chosen_file_and_its_record_has_it(page: Page, server: Server) -> None:
    """From the file that the page itself offers to begin with, by way of a mistake, to the record."""
    set_up(page, "stockpile")
    with page.expect_download() as download:
        page.get_by_test_id("data").get_by_role("link").click()
    assert download.value.suggested_filename == "stockpile.toml"
    offered = Path(download.value.path()).read_text(encoding="utf-8")
    own = edited(offered, ("many = 20000", "many = 12345"), *((f"{n} = {r}\n", f"{n} = 1\n") for n, r in ROUNDS))
    choose(page, "mine.toml", own + "[colour]\n")
    expect(page.get_by_test_id("data-bad")).to_contain_text("colour is not a key here")
    choose(page, "mine.toml", own)
    expect(page.get_by_test_id("data-good")).to_contain_text("mine.toml")
    page.get_by_test_id("players-3").press("Space")
    for seat in (1, 2):
        page.get_by_test_id(f"seat-{seat}-beginner").press("Space")
    page.get_by_test_id("create").click()
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("players")).to_contain_text("12,345")
    table = page.url.rpartition("/")[2]
    with closing(Client(server, token=token_of(page))) as ann:
        play_to_the_end(ann, table)
    page.get_by_test_id("results").wait_for()
    record = Record.from_json(ask(page.context, "GET", f"/tables/{table}/record"))
    assert record.game.data is not None
    assert record.game.data["cash"]["many"] == 12345
    assert record.replay().scores() == record.scores


def test_a_firm_is_called_as_the_tables_own_file_calls_it(page: Page) -> None:
    set_up(page, "syndicate")
    first = re.search(r'name = "([^"]+)"', printed("syndicate").partition("[firms")[2])
    assert first is not None
    choose(page, "mine.toml", printed("syndicate").replace(f'name = "{first.group(1)}"', 'name = "Our Own Works"'))
    expect(page.get_by_test_id("data-good")).to_be_visible()
    page.get_by_test_id("players-2").press("Space")
    page.get_by_test_id("seat-1-beginner").press("Space")
    page.get_by_test_id("create").click()
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_text("Our Own Works").first).to_be_attached()
