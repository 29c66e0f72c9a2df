"""A game from outside brings its own words and rules; docs/adding-a-game.md has a whole one."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.locales import catalogue as module
from openingbell.locales.catalogue import Catalogue, catalogue_text
from openingbell.locales.rules import rulebook


class Toy(Game):
    def __init__(self, locales: Path | None) -> None:
        self.name = "toy"
        self.locales = locales


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an installed game's words, with English ones in it."""
    write(tmp_path / "en" / "toy.ftl", "toy-title = Toy\nmoney = a heap of it\n")
    monkeypatch.setattr(module, "game_names", lambda: ["acquire", "toy"])
    monkeypatch.setattr(module, "find_game", lambda name: Toy(tmp_path if name == "toy" else None))
    rulebook.cache_clear()
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_its_words_are_found_in_the_readers_language_or_else_in_english(toy: Path) -> None:
    assert Catalogue("ru").say("toy-title", {}) == "Toy"
    write(toy / "ru" / "toy.ftl", "toy-title = Игрушка\n")
    assert Catalogue("ru").say("toy-title", {}) == "Игрушка"
    assert Catalogue("en").say("toy-title", {}) == "Toy"


def test_it_cannot_change_the_words_of_others(toy: Path) -> None:
    words = Catalogue("en")
    assert words.has("toy-title")
    assert words.money(5) == "$5"


def test_the_page_gets_its_words_behind_ours(toy: Path) -> None:
    """Of two messages with one id the page keeps the first."""
    text = catalogue_text("en")
    assert text.index("acquire-title = ") < text.index("toy-title = Toy")
    assert text.index("\nmoney = ") < text.index("money = a heap of it")


def test_what_it_lacks_is_an_error(toy: Path) -> None:
    with pytest.raises(LookupError, match="no message toy-event-x in en"):
        Catalogue("en").say("toy-event-x", {})
    with pytest.raises(LookupError, match="no message other-title in en"):
        Catalogue("en").say("other-title", {})


def test_it_is_not_loaded_for_the_words_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is broken does not disturb the rest."""
    asked: list[str] = []

    def find_game(name: str) -> Game:
        asked.append(name)
        return Toy(None)

    monkeypatch.setattr(module, "game_names", lambda: ["acquire", "toy"])
    monkeypatch.setattr(module, "find_game", find_game)
    words = Catalogue("en")
    assert words.say("acquire-title", {}) == "Acquire"
    assert not words.has("acquire-name-3C")
    assert words.join(["a", "b"]) == "a and b"
    assert asked == []


def test_its_rules_are_found_too(toy: Path) -> None:
    with pytest.raises(Refused, match="no rules of 'toy' in 'ru'; there are: "):
        rulebook("toy", "ru")
    write(toy / "en" / "toy.rules.md", "# Toy\n\n## T-1 All\n\n**T-1.1** Play. [settled: Why not.]\n")
    assert rulebook("toy", "ru").clauses["T-1.1"].reason == "Why not."
    rulebook.cache_clear()
