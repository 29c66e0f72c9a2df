"""Every page, on screens of four widths, by day and by night: nothing sticks out, is cut off, is too small for a finger
or is found by axe-core."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from openingbell.server.guests import COOKIE
from tests.browser.conftest import NewContext
from tests.browser.sights import SIGHTS, Sight
from tests.browser.test_access import serious
from tests.browser.test_looks import AT_REST, CUT_OFF, TOO_SMALL
from tests.browser.town import Town, town
from tests.server.serving import Server

# What one device is, as it is held and as it is turned or its window is made large: the page is not loaded anew.
DEVICES: dict[str, tuple[ViewportSize, ...]] = {
    "touched": ({"width": 360, "height": 740}, {"width": 820, "height": 1180}),
    "pointed": ({"width": 1366, "height": 768}, {"width": 3840, "height": 2160}),
}
SCHEMES = ("light", "dark")
PHONE = 400  # pixels: narrower ones are held in a hand
LONG = 180_000  # milliseconds; a review takes its time, and so does the gallery


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


def faults(page: Page, is_phone: bool) -> list[str]:
    page.evaluate(AT_REST)
    found = page.evaluate(CUT_OFF) + serious(page)
    return [*found, *(page.evaluate(TOO_SMALL) if is_phone else [])]


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("sight", SIGHTS, ids=str)
def test_every_page_is_fit_to_be_seen(new_context: NewContext, the_town: Town, sight: Sight, device: str) -> None:
    context = new_context(viewport=DEVICES[device][0], has_touch=device == "touched")
    if not sight.stranger:
        context.add_cookies([{"name": COOKIE, "value": the_town.token, "url": the_town.server.address}])
    page = context.new_page()
    show(page, sight, the_town.places)
    found = {}
    for size in DEVICES[device]:
        page.set_viewport_size(size)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            found[f"{size['width']} {scheme}"] = faults(page, size["width"] < PHONE)
    assert {where: what for where, what in found.items() if what} == {}
