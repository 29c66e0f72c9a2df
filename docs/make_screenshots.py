"""Takes the pictures of the page in docs/images: the same position every time, in the reader's two sizes.

    PYTHONPATH=. .venv/bin/python docs/make_screenshots.py

A random game from a fixed seed is put into a store of its own; a browser opens it and plans the next turn.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from openingbell.core.state import State
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.stored import game_until, put_into
from tests.server.serving import Server

IMAGES = Path(__file__).parent / "images"
SEED = 24
LARGEST = 250_000  # bytes
PICTURES: dict[str, dict[str, Any]] = {
    "page-desktop.png": {"viewport": {"width": 1360, "height": 820}, "color_scheme": "light"},
    "page-phone.png": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "device_scale_factor": 1.5},
}


def is_worth_a_picture(state: State) -> bool:
    """Seat 0 begins a turn with money to spend, and five corporations stand on a board that is half full."""
    view = state.view(0)
    standing = sum(corporation["size"] > 0 for corporation in view["corporations"])
    return bool(view["step"] == "place" and standing >= 5 and view["cash"][0] >= 3000 and len(view["board"]) >= 30)


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for name, settings in PICTURES.items():
            take(browser, server, IMAGES / name, settings)
        browser.close()
        server.stop()


def take(browser: Browser, server: Server, path: Path, settings: dict[str, Any]) -> None:
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce", **settings)
    guest = context.request.post("/api/guests", data={"name": "Ann"}).json()["guest"]
    table = put_into(server.store, guest, game_until(is_worth_a_picture, SEED))
    page = context.new_page()
    page.goto(f"/t/{table}")
    plan_a_turn(page)
    page.screenshot(path=path)
    context.close()
    assert path.stat().st_size < LARGEST, f"{path.name} is too large: {path.stat().st_size} bytes"


def plan_a_turn(page: Page) -> None:
    """A tile and two shares."""
    tiles = page.locator("button[data-testid^='hand-tile-'][data-effect=grows]:enabled")
    tiles.or_(page.locator("button[data-testid^='hand-tile-']:enabled")).first.click()
    basket = page.locator("[data-testid=basket] button")
    for number in (1, 2):
        page.locator("button[data-testid^='buy-']:enabled").nth(number).click()
        expect(basket).to_have_count(number)
    page.mouse.move(0, 0)


if __name__ == "__main__":
    main()
