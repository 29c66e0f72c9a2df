"""What a page shows of any game has words: the keys of its view, and the options of its tables."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING

import pytest

from openingbell.core.game import Game
from openingbell.core.registry import find_game, game_names
from openingbell.locales import Words, languages

if TYPE_CHECKING:
    from openingbell.locales.entries import Entry

SHARED_OPTIONS = {"players"}  # `page-players`


def keys_of(kind: object) -> set[str]:
    """The keys of a view's type, and of everything in it."""
    if typing.is_typeddict(kind):
        hints = typing.get_type_hints(kind)
        return set(hints).union(*(keys_of(hint) for hint in hints.values()))
    return set[str]().union(*(keys_of(part) for part in typing.get_args(kind)))


def view_keys(game: Game) -> set[str]:
    keys = keys_of(game.view_type)
    assert {"seat", "actor", "step", "scores", "winners"} <= keys, f"{game.name} says nothing of its views"
    return keys


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())
def test_every_key_of_a_view_has_a_label(game: Game, language: str) -> None:
    words = Words(language)
    keys = view_keys(game)
    assert [key for key in keys if not (words.has(f"view-{key}") or words.has(f"{game.name}-view-{key}"))] == []


def test_no_label_is_left_over(entries: dict[str, dict[str, Entry]]) -> None:
    keys = {game.name: view_keys(game) for game in map(find_game, game_names())}
    labels = {f"view-{key}" for key in set[str]().union(*keys.values())}
    labels |= {f"{name}-view-{key}" for name, own in keys.items() for key in own}
    names = {name.partition(".")[0] for name in entries["en"]}
    there = {name for name in names if name.startswith("view-") or name.partition("-")[2].startswith("view-")}
    assert there - labels == set()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())
def test_every_option_and_every_choice_has_words(game: Game, language: str) -> None:
    words = Words(language)
    wanted = [
        f"{game.name}-option-{part}"
        for option in game.options
        if option.name not in SHARED_OPTIONS
        for part in (option.name, *(f"{option.name}-{choice}" for choice in option.choices))
    ]
    assert [message for message in wanted if not words.has(message)] == []
