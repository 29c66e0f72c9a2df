"""Every page, on screens of four widths, by day and by night: nothing sticks out, is cut off, is too small for a finger
or is found by axe-core."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from openingbell.server.guests import COOKIE
from tests.browser.conftest import NewContext
from tests.browser.sights import SIGHTS, Sight
from tests.browser.test_access import COLOURS, serious
from tests.browser.test_looks import AT_REST, CUT_OFF, TOO_SMALL
from tests.browser.town import Town, town
from tests.server.serving import Server

# The same window, made larger: the page is not loaded anew.
SIZES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 740},
    {"width": 820, "height": 1180},
    {"width": 1366, "height": 768},
    {"width": 3840, "height": 2160},
)
# Where axe-core looks; `make pages` has it look everywhere.
SEARCHED = [size["width"] for size in (SIZES if os.environ.get("OPENINGBELL_TESTS") == "pages" else SIZES[::2])]
PHONE = 400  # pixels: narrower ones are held in a hand
LONG = 180_000  # milliseconds; a review takes its time


@pytest.fixture(scope="module")
def the_town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("town")) as made:
        yield made


@pytest.fixture(scope="module")
def server(the_town: Town) -> Server:
    return the_town.server


def show(page: Page, sight: Sight, places: dict[str, str]) -> None:
    page.goto(sight.path.format_map(places), timeout=LONG)
    for name in sight.clicks:
        page.get_by_test_id(name).first.click()
    page.get_by_test_id(sight.sign).first.wait_for(timeout=LONG)


def faults(page: Page, width: int) -> list[str]:
    """By day whatever can be wrong; by night only the colours are others."""
    page.emulate_media(color_scheme="light")
    page.evaluate(AT_REST)
    found = page.evaluate(CUT_OFF) + (page.evaluate(TOO_SMALL) if width < PHONE else [])
    if width not in SEARCHED:
        return list(found)
    found += serious(page)
    page.emulate_media(color_scheme="dark")
    page.evaluate(AT_REST)
    return [*found, *(f"by night {fault}" for fault in serious(page, COLOURS))]


@pytest.mark.parametrize("sight", SIGHTS, ids=str)
def test_every_page_is_fit_to_be_seen(new_context: NewContext, the_town: Town, sight: Sight) -> None:
    context = new_context(viewport=SIZES[0])
    if not sight.stranger:
        context.add_cookies([{"name": COOKIE, "value": the_town.token, "url": the_town.server.address}])
    page = context.new_page()
    show(page, sight, the_town.places)
    found = {}
    for size in SIZES:
        page.set_viewport_size(size)
        page.get_by_test_id(sight.sign).first.wait_for()
        found[size["width"]] = faults(page, size["width"])
    assert {width: what for width, what in found.items() if what} == {}
