"""Every part of the page in every state."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page, expect

from tests.browser.test_looks import AT_REST

SOURCES = Path(__file__).parents[2] / "web" / "src"
# Whole screens, which have tests of their own, and what is drawn only inside another part that is shown.
NOT_SHOWN = {
    "LearnPage",
    "Sounding",
    "Charts",
    "PlayersLinks",
    "App",
    "Acquire",
    "Stockpile",
    "Syndicate",
    "Lobby",
    "TablePage",
    "Playing",
    "Patterns",
    "stockpile Patterns",
    "Grid",
    "Lines",
}
# Rooms whose parts are seen in tests of their own pages.
ROOMS = {"account", "notices", "people", "players", "replay", "review", "rules", "since"}
# Games whose parts go by their names alone, where another game has one of the same name.
EARLIER = {"stockpile": ("acquire",), "syndicate": ("acquire", "stockpile"), "plain": ("acquire",)}
EFFECTS = {"alone", "founds", "grows", "merges", "eighth", "dead"}

# What every exhibit is of, its state, and how large what it shows is.
SIZES = """() => [...document.querySelectorAll("[data-exhibit]")].map((exhibit) => {
  const boxes = [...exhibit.querySelectorAll(".frame *")].map((element) => element.getBoundingClientRect());
  const width = Math.max(0, ...boxes.map((box) => box.width));
  const height = Math.max(0, ...boxes.map((box) => box.height));
  return [exhibit.dataset.exhibit, exhibit.querySelector("h2").textContent, width, height];
})"""


def components() -> set[str]:
    """The names of the page's parts, as the gallery calls them."""
    paths = [path for path in SOURCES.rglob("*.svelte") if path.parent.name not in ROOMS | {"gallery"}]
    names = {(f"{path.parent.name} {path.stem}" if _is_of_another_game(path) else path.stem) for path in paths}
    return names - NOT_SHOWN


def _is_of_another_game(path: Path) -> bool:
    """A game that came earlier has such a part, too."""
    return any((SOURCES / "games" / game / path.name).exists() for game in EARLIER.get(path.parent.name, ()))


def test_the_gallery(page: Page) -> None:
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    page.on("console", listen)
    answer = page.goto("/gallery")
    assert answer is not None
    assert answer.status == 200
    expect(page.get_by_test_id("gallery")).to_have_attribute("data-ready", "true")
    page.evaluate(AT_REST)
    shown = page.evaluate(SIZES)
    assert {name for name, *_ in shown} == components()
    assert [(title, wide, high) for _, title, wide, high in shown if wide < 12 or high < 12] == []
    tiles = page.locator("[data-exhibit=TileOnBoard] [data-effect]")
    assert set(tiles.evaluate_all("(tiles) => tiles.map((tile) => tile.dataset.effect)")) == EFFECTS
    assert complaints == []
