"""A server of its own for each module, and Debian's Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000  # milliseconds; two cores are shared with everything else


class Server:
    """`bell serve` on a free port, with a store that outlives it."""

    def __init__(self, folder: Path) -> None:
        self._store = f"sqlite:///{folder / 'tables.sqlite3'}"
        self._process: subprocess.Popen[str] | None = None
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Wait for the line that says where it is; after the first time it is the same place again."""
        command = [sys.executable, "-m", "openingbell", "serve", "--port", str(self.port), "--bot-pause", "0"]
        process = subprocess.Popen([*command, "--store", self._store], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://127.0.0.1:" in line, line
        self.port = int(line.partition("http://127.0.0.1:")[2].split("/")[0])
        self._process = process

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=30)
            self._process = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("store"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        assert not os.environ.get("CI"), "there is no Chromium here, and CI needs one"
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
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
        wanted: dict[str, object] = {"viewport": {"width": 1280, "height": 860}, "locale": "en-GB", **settings}
        context = browser.new_context(base_url=server.address, reduced_motion="reduce", **wanted)  # type: ignore[arg-type]
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
