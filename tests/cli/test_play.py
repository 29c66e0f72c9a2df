"""`bell play`: the plain terminal game."""

from __future__ import annotations

import re

from tests.cli.bell import bell


def test_a_whole_game_by_number() -> None:
    """Always the first choice, more often than a game can last."""
    text = bell("play", "acquire", "--players", "3", "--seed", "2", stdin="1\n" * 2000).stdout
    assert text.count("> ") > 20
    assert "game is over" in text.lower()


def test_a_move_may_be_written_and_nonsense_is_explained() -> None:
    text = bell("play", "acquire", "--seed", "2", stdin="hello\n99\nplace\nquit\n").stdout
    for nonsense in ("hello", "99", "place"):
        assert f"“{nonsense}” is not one of the choices" in text
    tile = re.search(r"\b(\d+[A-I]) \(", text)
    assert tile
    text = bell("play", "acquire", "--seed", "2", stdin=f"place {tile[1]}\nquit\n").stdout
    assert f"place {tile[1]}" in text.lower() or tile[1] in text


def test_the_end_of_input_ends_the_game_politely() -> None:
    assert "Goodbye" in bell("play", "acquire", "--seed", "2", stdin="").stdout


def test_in_russian() -> None:
    assert re.search("[а-я]{3}", bell("play", "acquire", "--seed", "2", "--lang", "ru", stdin="quit\n").stdout)
