"""`bell board check`: everything that is wrong with a data file."""

from __future__ import annotations

from pathlib import Path

import pytest

import openingbell
from tests.cli.bell import bell, refusal

GAMES = Path(openingbell.__file__).parent / "games"
HOUSE = GAMES / "syndicate" / "syndicate.toml"


@pytest.mark.parametrize("game", ["stockpile", "syndicate"])
def test_the_house_edition_is_complete(tmp_path: Path, game: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((GAMES / game / f"{game}.toml").read_text(encoding="utf-8"), encoding="utf-8")
    assert f"is a complete edition of {game}" in bell("board", "check", str(file)).stdout


def test_every_problem_has_its_line(tmp_path: Path) -> None:
    text = HOUSE.read_text(encoding="utf-8").replace("pay = 75", "pay = -75").replace('"TAX", ', "")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("cost = 100, returns = 100", "cost = 101, returns = 100", 1), encoding="utf-8")
    result = bell("board", "check", str(file), status=1)
    assert result.stdout.splitlines() == [
        "amounts.pay is -75, but should be a whole number from 0 to 9,999.",
        "firms.mineral_1.shares is 5, but the cost of 101 cannot be divided by it.",
        "board.cells has no TAX.",
    ]


def test_every_problem_of_a_stockpile_file_has_its_line(tmp_path: Path) -> None:
    text = (GAMES / "stockpile" / "stockpile.toml").read_text(encoding="utf-8")
    for said, instead in (
        ("fee1 = 1000", "fee1 = 5000"),
        ("[0, 1, 3,", "[1, 3,"),
        ("2 = 6\n", ""),
        ("boom = 4", "boom = 0"),
    ):
        assert said in text
        text = text.replace(said, instead)
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    assert bell("board", "check", str(file), status=1).stdout.splitlines() == [
        "fees are not from the smallest up.",
        "bidding.track does not rise from 0.",
        "rounds.2 is missing.",
        "deck has 76 cards, but 5 players need 80 in their rounds.",
    ]


def test_a_file_that_says_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("title = 'Mine'", encoding="utf-8")
    assert "the key game is missing" in refusal("board", "check", str(file), status=1)


def test_an_edition_of_ones_own_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HOUSE.read_text(encoding="utf-8").replace("pay = 75", "pay = 80"), encoding="utf-8")
    result = bell("simulate", "syndicate", "--data", str(file), "--games", "2", "--seed", "1", "--check", "--json")
    assert '"checked": true' in result.stdout


def test_problems_are_told_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("game = 'stockpile'\n", encoding="utf-8")
    told = bell("board", "check", str(file), "--lang", "ru", status=1).stdout.splitlines()
    assert told[0] == "Нет ключа deck."
