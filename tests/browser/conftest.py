"""A server of its own for each module, and Debian's Chromium: its headless shell, which takes half the time."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.patience import SECONDS
from tests.server.serving import Server

WHOLE = ("chromium", "chromium-browser", "google-chrome")  # which can be told things by push
PROGRAMS = ("chromium-headless-shell", *WHOLE)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 1000 * SECONDS  # as browsers count


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("store"), "--bot-pause", "0", "--bot-budget", "4")
    server.start()
    yield server
    server.stop()


def find_browser(programs: Sequence[str] = PROGRAMS) -> str | None:
    """Where a Chromium of the system is."""
    return next(filter(None, map(shutil.which, programs)), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each module and not for all: as long as it is open its event loop runs in this thread, and tests that
    start one of their own would fail."""
    yield from launched(PROGRAMS)


def launched(programs: Sequence[str]) -> Iterator[Browser]:
    program = find_browser(programs)
    if program is None:
        assert not os.environ.get("CI"), "there is no Chromium here, and CI needs one"
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS), timeout=PATIENCE)
        yield browser
        browser.close()


NewContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(browser: Browser, server: Server) -> Iterator[NewContext]:
    """A browser of somebody new. Whatever goes wrong inside its pages fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: problems.append(str(error)))

    def make(**settings: object) -> BrowserContext:
        usual = {"base_url": server.address, "viewport": {"width": 1280, "height": 860}, "locale": "en-GB"}
        wanted: dict[str, object] = usual | {"reduced_motion": "reduce"} | settings
        context = browser.new_context(**wanted)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.on("page", watch)
        contexts.append(context)
        return context

    expect.set_options(timeout=PATIENCE)
    yield make
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context().new_page()
