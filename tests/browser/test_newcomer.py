"""From `make play` to the end of the first game, by somebody who has read nothing and presses what the page offers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewContext
from tests.browser.player import Player
from tests.patience import SECONDS
from tests.server.serving import Server

# What `make play` runs, but for `--share`: a test talks to nobody else in the network. The bots are as shipped
# and only do not wait for anybody to watch them.
ARGUMENTS = ("--open", "--bot-pause", "0")


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """The server, and the address that it opened in a browser of the system: one that passes it on."""
    folder = tmp_path_factory.mktemp("newcomer")
    told, browser = folder / "told", folder / "browser"
    os.mkfifo(told)
    browser.write_text(f'#!/bin/sh\necho "$1" > "{told}"\n')
    browser.chmod(0o700)
    server = Server(folder, *ARGUMENTS, prefix=["env", f"BROWSER={browser}"])
    with ThreadPoolExecutor() as pool:
        heard: Future[str] = pool.submit(told.read_text)
        server.start()
        yield server, heard.result(SECONDS).strip()
    server.stop()


@pytest.fixture(scope="module")
def server(opened: tuple[Server, str]) -> Server:
    return opened[0]


def test_a_newcomer_plays_the_first_game_to_its_end(new_context: NewContext, opened: tuple[Server, str]) -> None:
    page = new_context().new_page()
    page.goto(opened[1])
    page.get_by_role("button", name="Play").first.click()
    newcomer = Player(page)
    newcomer.element("board").wait_for()
    while newcomer.step() != "there":
        pass
    expect(newcomer.element("results")).to_contain_text("1")
    expect(newcomer.element("again")).to_be_visible()
