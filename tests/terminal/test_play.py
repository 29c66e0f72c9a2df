"""`bell play` without a terminal: answers come line by line, from a file or a program."""

from __future__ import annotations

import re

import pytest

from tests.cli.bell import bell


@pytest.fixture(scope="module")
def whole_game() -> str:
    """Always the first choice, more often than a game can last."""
    arguments = ("--bots", "random", "--players", "3", "--seed", "2")
    return bell("play", "acquire", *arguments, stdin="1\n" * 2000, timeout=None).stdout


def test_a_whole_game_by_number(whole_game: str) -> None:
    assert whole_game.count("> ") > 20
    assert "The game is over" in whole_game


def test_nothing_is_told_twice(whole_game: str) -> None:
    turns = re.findall(r"^Turn (\d+):", whole_game, re.MULTILINE)
    assert turns == sorted(set(turns), key=int)


def test_nonsense_is_explained() -> None:
    text = bell(
        "play", "acquire", "--bots", "random", "--seed", "2", stdin="hello\n99\nplace\nsave\nload nowhere.json\nquit\n"
    ).stdout
    for nonsense in ("hello", "99", "place"):
        assert f"“{nonsense}” is not one of your choices" in text
    assert "“save” needs the name of a file" in text
    assert "nowhere.json cannot be read: no such file or directory" in text


def test_the_end_of_input_ends_the_game_politely() -> None:
    assert "Goodbye" in bell("play", "acquire", "--bots", "random", "--seed", "2", stdin="").stdout


def test_in_russian() -> None:
    assert re.search(
        "[а-я]{3}", bell("play", "acquire", "--bots", "random", "--seed", "2", "--lang", "ru", stdin="quit\n").stdout
    )
