"""Every exhibit of the gallery looks as it does in the picture of it that is kept in the folder `pictures`.

UPDATE_PICTURES=1 takes them all anew. What differs is shown in build/pictures: what was, what is, and where.
"""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.pictures import differing, save
from tests.browser.test_looks import AT_REST

KEPT = Path(__file__).parent / "pictures"
DIFFERENCES = Path(__file__).parents[2] / "build" / "pictures"
NOW = datetime(2026, 1, 5, 9, 30, tzinfo=UTC)
# By day on a desk every exhibit is kept; on a phone by night, where there is less room and less light, the boards, what
# one decides with, and what one reads.
LOOKS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1366, "height": 768}, "color_scheme": "light"},
    "phone": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
}
ON_THE_PHONE = re.compile(r"board|actions|hand|results|gamecard|masthead|talk|builder|auction|piles|market")
# One at a time and always at the same place, so that no exhibit looks otherwise because of another.
ALONE = """.gallery { display: block !important; max-width: 680px !important; margin: 0 !important; }
.gallery > :not([data-alone]) { display: none !important; }"""
TITLES = '() => [...document.querySelectorAll("[data-exhibit] > h2")].map((title) => title.textContent)'
# What measures itself has done so after two frames.
SHOW = """async (wanted) => {
  const exhibits = [...document.querySelectorAll("[data-exhibit]")];
  for (const [at, exhibit] of exhibits.entries()) exhibit.toggleAttribute("data-alone", at === wanted);
  for (const _ of "12") await new Promise(requestAnimationFrame);
}"""
LONG = 180_000  # milliseconds; it is by far the largest page


def slug(title: str) -> str:
    return re.sub(r"\W+", "-", title).strip("-").lower()[:60]


def shown(page: Page, wanted: Callable[[str], bool]) -> dict[str, Image.Image]:
    """The exhibits that are wanted, by name, once nothing moves any more and all letters are there."""
    page.clock.set_fixed_time(NOW)
    page.goto("/gallery", timeout=LONG)
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-ready", "true", timeout=LONG)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.add_style_tag(content=ALONE)
    names = [slug(title) for title in page.evaluate(TITLES)]
    assert [name for name in names if names.count(name) > 1] == [], "two exhibits have the same name"
    return {name: taken(page, at) for at, name in enumerate(names) if wanted(name)}


def taken(page: Page, at: int) -> Image.Image:
    page.evaluate(SHOW, at)
    page.evaluate(AT_REST)
    png = page.locator("[data-alone] > .frame").screenshot(animations="disabled", timeout=LONG)
    return Image.open(io.BytesIO(png)).convert("RGB")


@pytest.mark.parametrize("look", LOOKS)
def test_every_exhibit_looks_as_in_its_picture(new_context: NewContext, look: str) -> None:
    page = new_context(timezone_id="UTC", **LOOKS[look]).new_page()
    now = shown(page, lambda name: look == "desk" or ON_THE_PHONE.search(name) is not None)
    folder = KEPT / look
    if os.environ.get("UPDATE_PICTURES"):
        for path in folder.glob("*.png"):
            path.unlink()
        for name, image in now.items():
            save(image, folder / f"{name}.png")
    kept = {path.stem: Image.open(path) for path in sorted(folder.glob("*.png"))}
    assert sorted(now) == sorted(kept), "an exhibit has no picture, or a picture no exhibit: UPDATE_PICTURES=1"
    changed = []
    for name, image in kept.items():
        difference = differing(image.convert("RGB"), now[name])
        if difference is not None:
            changed.append(str(DIFFERENCES / look / f"{name}.png"))
            save(difference, Path(changed[-1]))
    assert changed == [], "these look otherwise than they did; UPDATE_PICTURES=1 keeps what they look like now"


# --- the measure itself -----------------------------------------------------------------------------------------------


def drawn(text: str = "Opening Bell", at: int = 20, paper: str = "#fcfaf5", blurred: float = 0) -> Image.Image:
    image = Image.new("RGB", (300, 80), paper)
    pen = ImageDraw.Draw(image)
    pen.text((at, 20), text, "#1b2330", font_size=20)
    pen.rectangle((at, 55, at + 80, 70), "#d5a648")
    return image.filter(ImageFilter.GaussianBlur(blurred))


def test_letters_that_are_drawn_a_little_otherwise_are_the_same() -> None:
    assert differing(drawn(), drawn()) is None
    assert differing(drawn(), drawn(blurred=0.5)) is None


@pytest.mark.parametrize(
    "other", [drawn("Closing Bell"), drawn(at=24), drawn(paper="#f0ead8"), drawn().crop((0, 0, 300, 70))]
)
def test_what_has_moved_or_changed_is_not(other: Image.Image) -> None:
    assert differing(drawn(), other) is not None
