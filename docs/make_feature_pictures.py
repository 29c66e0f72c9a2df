"""Takes the pictures of docs/features.md, one for each feature, in a town where everything has happened.

PYTHONPATH=. .venv/bin/python docs/make_feature_pictures.py [NAME …]
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from docs.make_screenshots import deal_until, is_in_an_auction
from openingbell.server.guests import COOKIE
from tests.browser.conftest import FLAGS, find_browser
from tests.browser.stored import game_until, put_into
from tests.browser.test_agreeing import early
from tests.browser.test_looks import AT_REST
from tests.browser.town import Town, town
from tests.server.serving import BOT, ME, Client

FOLDER = Path(__file__).parent / "images" / "features"
WINDOW = {"width": 1180, "height": 800}
COLOURS = 128
MARGIN = 12  # pixels around a part of the page


@dataclass(frozen=True)
class Feature:
    """Where it is seen, what is done there, and which parts of the page are in the picture: without any, all of it."""

    path: str
    clicks: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    also: Callable[[Page], None] = lambda page: None


def say_something(page: Page) -> None:
    page.get_by_test_id("talk-words").fill("I will never sell you Luxor.")
    page.get_by_test_id("talk-send").click()
    expect(page.get_by_test_id("word")).to_have_count(2)


def note_something(page: Page) -> None:
    page.get_by_test_id("notes").fill("Boris has bought Hydra three times. He must be close to the majority.")
    expect(page.get_by_test_id("notes-kept")).to_have_attribute("data-kept", "true")


def type_something(page: Page) -> None:
    page.get_by_test_id("typed").fill("pl")
    page.get_by_test_id("typing-offer").first.wait_for()


def say_what_for(page: Page) -> None:
    page.get_by_test_id("purpose").fill("a bot of mine")


def wait_for_reasons(page: Page) -> None:
    page.get_by_test_id("reason").first.wait_for()


def wait_for_the_check(page: Page) -> None:
    page.get_by_test_id("draws-good").wait_for()


def wait_for_the_costliest(page: Page) -> None:
    page.get_by_test_id("costliest").wait_for(timeout=300_000)


FEATURES = {
    "clocks": Feature("/t/{clocked}", parts=("players",)),
    "votes": Feature("/t/{asked}", parts=("desk",)),
    "takeback": Feature("/t/{acquire}", ("table-menu",), ("desk", "table-menu", "resign")),
    "talk": Feature("/t/{asked}", ("tab-talk",), ("talk",), say_something),
    "notes": Feature("/t/{asked}", ("tab-notes",), ("notes", "notes-kept"), note_something),
    "curtain": Feature("/t/{hot-seat}"),
    "fairness": Feature("/t/{played}", ("check-draws",), ("results",), wait_for_the_check),
    "auction": Feature("/t/{auction}", ("standing-offers",), ("auction", "standing")),
    "standing": Feature("/t/{acquire}", ("standing-offers",), ("standing",)),
    "charts": Feature("/replay/{acquire-over}?at=60", ("tab-charts",), ("chart",)),
    "replay": Feature("/replay/{stockpile-over}?at=60"),
    "review": Feature("/review/{review}", also=wait_for_the_costliest),
    "what-if": Feature("/replay/{syndicate-over}?at=90", ("play-on",)),
    "typing": Feature("/t/{acquire}", ("type-move",), ("desk", "typed", "typing-offer"), type_something),
    "keys": Feature("/t/{acquire}", ("keys",), ("dialog-keys",)),
    "deal-of-the-day": Feature("/", parts=("deals-today",)),
    "notices": Feature("/notices"),
    "account": Feature("/account"),
    "tokens": Feature("/account", parts=("purpose", "make-token"), also=say_what_for),
    "hints": Feature("/t/{alone}", ("hint",), ("hints",), wait_for_reasons),
    "rules": Feature("/rules/acquire#A-5.5"),
}


def main() -> None:
    wanted = sys.argv[1:] or [*FEATURES, "preview"]
    with TemporaryDirectory() as folder, town(Path(folder)) as made, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        context = browser.new_context(
            base_url=made.server.address,
            locale="en-GB",
            reduced_motion="reduce",
            viewport=WINDOW,  # type: ignore[arg-type]
        )
        context.add_cookies([{"name": COOKIE, "value": made.token, "url": made.server.address}])
        places = {**made.places, **more_places(made)}
        for name in wanted:
            png = preview(context, made) if name == "preview" else taken(context, FEATURES[name], places)
            keep(png, name)
        browser.close()


def more_places(made: Town) -> dict[str, str]:
    """Tables for what is asked of people, said to them, and timed."""
    server = made.server
    with closing(Client(server, token=made.token)) as ann, closing(Client(server, "Boris")) as boris:
        guest = ann.get("/me")["guest"]
        auction = put_into(server.store, guest, deal_until(is_in_an_auction))
        asked = put_into(server.store, guest, game_until(early, players=2), [boris.get("/me")["guest"]])
        boris.post(f"/tables/{asked}/requests", {"what": "pause"})
        boris.post(f"/tables/{asked}/talk", {"words": "Good evening! Whose is Luxor?"})
        clocked = ann.set_up([ME, BOT, BOT, BOT], clock={"per": "game", "seconds": 1200, "increment": 10})
        return {"asked": asked, "auction": auction, "clocked": clocked, "alone": ann.set_up([ME, BOT, BOT])}


def taken(context: BrowserContext, feature: Feature, places: dict[str, str]) -> bytes:
    page = context.new_page()
    page.goto(feature.path.format_map(places))
    for name in feature.clicks:
        page.get_by_test_id(name).first.click()
    feature.also(page)
    page.locator("main, dialog").first.wait_for()
    page.mouse.move(0, 0)
    for part in feature.parts:
        page.get_by_test_id(part).first.scroll_into_view_if_needed()
    page.evaluate(AT_REST)
    boxes = [box for part in feature.parts if (box := page.get_by_test_id(part).first.bounding_box())]
    png = page.screenshot()
    page.close()
    if not boxes:
        return png
    image, out = Image.open(io.BytesIO(png)), io.BytesIO()
    left, top = (int(min(box[side] for box in boxes)) - MARGIN for side in ("x", "y"))
    right = int(max(box["x"] + box["width"] for box in boxes)) + MARGIN
    bottom = int(max(box["y"] + box["height"] for box in boxes)) + MARGIN
    image.crop((max(0, left), max(0, top), min(image.width, right), min(image.height, bottom))).save(out, "PNG")
    return out.getvalue()


def preview(context: BrowserContext, made: Town) -> bytes:
    """What others show where a link to a position is shared."""
    return context.request.get(f"/api/tables/{made.places['acquire-over']}/picture?at=60").body()


def keep(png: bytes, name: str) -> None:
    """With as few colours as the eye needs."""
    FOLDER.mkdir(exist_ok=True)
    image = Image.open(io.BytesIO(png)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    image.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
