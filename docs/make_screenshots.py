"""Takes the pictures of the page in docs/images: the same positions every time, in the reader's two sizes.

    PYTHONPATH=. .venv/bin/python docs/make_screenshots.py [acquire | stockpile | syndicate | lesson | games]

Random games from fixed seeds are put into a store of their own; a browser opens them and plans the next turn.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.stored import game_until, put_into
from tests.server.serving import Server

IMAGES = Path(__file__).parent / "images"
SEED = 24
LARGEST = 250_000  # bytes
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1360, "height": 820}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark", "device_scale_factor": 1.5},
}
ROW, GAP = 600, 24  # the height of the boards that stand in a row, and the room between them
COLOURS = 256
Prepare = Callable[[Page], None]


def is_worth_a_picture(state: State) -> bool:
    """Seat 0 begins a turn with money to spend, and five corporations stand on a board that is half full."""
    view = state.view(0)
    standing = sum(corporation["size"] > 0 for corporation in view["corporations"])
    return bool(view["step"] == "place" and standing >= 5 and view["cash"][0] >= 3000 and len(view["board"]) >= 30)


def trade_until(reached: Callable[[dict[str, Any]], bool]) -> Play:
    """Stockpile with investors on the advanced board, late enough for something to be seen."""
    return game_until(
        lambda state: bool(state.view(0)["round"] > 3 and reached(state.view(0))),
        1,
        4,
        "stockpile",
        investors=True,
        board="advanced",
    )


def is_after_a_movement(view: dict[str, Any]) -> bool:
    return bool(view["step"] == "declare")


def is_in_the_bidding(view: dict[str, Any]) -> bool:
    return bool(view["step"] == "bid" and view["progress"]["placements"] > 4 and view["cash"][0] > 15_000)


def has_much_to_sell(view: dict[str, Any]) -> bool:
    own = view["portfolios"][0]
    return bool(view["step"] == "sell" and len(own["known"]) > 2 and own["split"])


def finished() -> Play:
    play, rng = trade_until(has_much_to_sell), Rng(7)
    while not play.is_over():
        play.act(pick(play.state, rng))
    return play


def deal_until(reached: Callable[[dict[str, Any]], bool]) -> Play:
    """Syndicate of thirty rounds, when seat 0 owns something."""
    return game_until(
        lambda state: bool(len(state.view(0)["players"][0]["firms"]) > 2 and reached(state.view(0))),
        2,
        4,
        "syndicate",
        end="rounds",
        rounds=30,
    )


def is_before_a_roll(view: dict[str, Any]) -> bool:
    return bool(view["step"] == "deal" and view["round"] > 10)


def may_trade(view: dict[str, Any]) -> bool:
    """Seat 0 deals, and nothing that it or seat 1 has of its first group is mortgaged."""
    groups: list[list[str]] = [next(iter(view["players"][seat]["firms"].values()), []) for seat in range(2)]
    return bool(
        view["step"] == "deal"
        and all(groups)
        and all(view["firms"][firm]["mortgaged"] is None for group in groups for firm in group)
        and view["players"][0]["cash"] > 100
    )


def is_in_an_auction(view: dict[str, Any]) -> bool:
    return bool(view["step"] == "auction" and view["actor"] == 0)


def is_after_a_ruin(view: dict[str, Any]) -> bool:
    """Somebody's goods are being auctioned."""
    return bool(view["waiting"]) and any(player["ruined"] for player in view["players"])


def scenes() -> dict[str, tuple[Callable[[], Play], Prepare]]:
    return {
        "page": (lambda: game_until(is_worth_a_picture, SEED), plan_a_turn),
        "stockpile-market": (lambda: trade_until(is_after_a_movement), wait_for_the_board),
        "stockpile-demand": (lambda: trade_until(is_in_the_bidding), plan_a_bid),
        "stockpile-selling": (lambda: trade_until(has_much_to_sell), plan_a_sale),
        "stockpile-result": (finished, wait_for_the_results),
        "syndicate-board": (lambda: deal_until(is_before_a_roll), wait_for_the_board),
        "syndicate-auction": (lambda: deal_until(is_in_an_auction), wait_for_the_board),
        "syndicate-ruin": (lambda: deal_until(is_after_a_ruin), wait_for_the_board),
        "syndicate-trade": (lambda: deal_until(may_trade), build_a_trade),
    }


def main() -> None:
    names = {
        "acquire": "page",
        "stockpile": "stockpile",
        "syndicate": "syndicate",
        "lesson": "lesson",
        "games": "games",
    }
    wanted = names.get(sys.argv[-1], "")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for name, (make, prepare) in scenes().items():
            if name.startswith(wanted):
                play = make()
                for size, settings in SIZES.items():
                    take(browser, server, play, prepare, IMAGES / f"{name}-{size}.png", settings)
        if "lesson".startswith(wanted):
            for size, settings in SIZES.items():
                take_lesson(browser, server, IMAGES / f"lesson-{size}.png", settings)
        if "games".startswith(wanted):
            take_games(browser, server, IMAGES / "games.png")
        browser.close()
        server.stop()


@contextmanager
def opened(browser: Browser, server: Server, play: Play, prepare: Prepare, settings: dict[str, Any]) -> Iterator[Page]:
    """A table with this game, prepared for its picture."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce", **settings)
    guest = context.request.post("/api/guests", data={"name": "Ann"}).json()["guest"]
    table = put_into(server.store, guest, play)
    page = context.new_page()
    page.goto(f"/t/{table}")
    prepare(page)
    page.mouse.move(0, 0)
    page.evaluate("() => Promise.all(document.getAnimations().map((animation) => animation.finished))")
    yield page
    context.close()


def take(browser: Browser, server: Server, play: Play, prepare: Prepare, path: Path, settings: dict[str, Any]) -> None:
    with opened(browser, server, play, prepare, settings) as page:
        page.screenshot(path=path)
    assert path.stat().st_size < LARGEST, f"{path.name} is too large: {path.stat().st_size} bytes"


def take_games(browser: Browser, server: Server, path: Path) -> None:
    """The boards of all games in a row."""
    boards: list[Image.Image] = []
    for name in ("page", "stockpile-demand", "syndicate-board"):
        make, prepare = scenes()[name]
        with opened(browser, server, make(), prepare, SIZES["desktop"]) as page:
            board: Image.Image = Image.open(io.BytesIO(page.get_by_test_id("board").screenshot()))
        boards.append(board.resize((board.width * ROW // board.height, ROW), Image.Resampling.LANCZOS))
    row = Image.new("RGBA", (sum(board.width + GAP for board in boards) - GAP, ROW))
    x = 0
    for board in boards:
        row.paste(board, (x, 0))
        x += board.width + GAP
    row.quantize(COLOURS).save(path, optimize=True)


def take_lesson(browser: Browser, server: Server, path: Path, settings: dict[str, Any]) -> None:
    """The first lesson, after a move that was wrong."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce", **settings)
    page = context.new_page()
    page.goto("/learn/acquire")
    page.get_by_test_id("hand-tile-12A").click()
    page.get_by_test_id("mistake").wait_for()
    page.screenshot(path=path)
    context.close()


def wait_for_the_board(page: Page) -> None:
    page.get_by_test_id("board").wait_for()
    page.locator("button[data-decision]:enabled").first.wait_for()


def wait_for_the_results(page: Page) -> None:
    page.get_by_test_id("results").wait_for()


def build_a_trade(page: Page) -> None:
    page.get_by_test_id("kind-trade").click()
    page.get_by_test_id("partner-1").click()
    for side in ("gives", "takes"):
        page.locator(f"button[data-testid^='{side}-'][aria-pressed]:enabled").first.click()
    page.get_by_test_id("gives-money-50").click()
    expect(page.get_by_test_id("propose")).to_be_enabled()
    expect(page.get_by_test_id("trade-seat-0")).to_be_visible()


def plan_a_bid(page: Page) -> None:
    page.locator("button[data-testid^=bid-]:enabled").nth(1).click()
    page.get_by_test_id("confirm").wait_for()


def plan_a_sale(page: Page) -> None:
    page.locator("button[data-testid^=more-]:enabled").first.click()
    expect(page.get_by_test_id("proceeds")).not_to_have_text("$0")


def plan_a_turn(page: Page) -> None:
    """A tile and two shares."""
    tiles = page.locator("button[data-testid^='hand-tile-'][data-effect=grows]:enabled")
    tiles.or_(page.locator("button[data-testid^='hand-tile-']:enabled")).first.click()
    basket = page.locator("[data-testid=basket] button")
    for number in (1, 2):
        page.locator("button[data-testid^='buy-']:enabled").nth(number).click()
        expect(basket).to_have_count(number)


if __name__ == "__main__":
    main()
