"""`bell play` without a terminal: answers come line by line, from a file or a program."""

from __future__ import annotations

import re

from tests.cli.bell import bell


def test_a_whole_game_by_number() -> None:
    """Always the first choice, more often than a game can last."""
    text = bell("play", "acquire", "--bots", "random", "--players", "3", "--seed", "2", stdin="1\n" * 2000).stdout
    assert text.count("> ") > 20
    assert "The game is over" in text


def test_nothing_is_told_twice() -> None:
    text = bell("play", "acquire", "--bots", "random", "--players", "3", "--seed", "2", stdin="1\n" * 2000).stdout
    turns = re.findall(r"^Turn (\d+):", text, re.MULTILINE)
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
