"""`bell board check`: everything that is wrong with a data file."""

from __future__ import annotations

from pathlib import Path

import openingbell
from tests.cli.bell import bell, refusal

HOUSE = Path(openingbell.__file__).parent / "games" / "syndicate" / "syndicate.toml"


def test_the_house_edition_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HOUSE.read_text(encoding="utf-8"), encoding="utf-8")
    assert "is a complete edition of syndicate" in bell("board", "check", str(file)).stdout


def test_every_problem_has_its_line(tmp_path: Path) -> None:
    text = HOUSE.read_text(encoding="utf-8").replace("pay = 75", "pay = -75").replace('"TAX", ', "")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("cost = 100, returns = 100", "cost = 101, returns = 100", 1), encoding="utf-8")
    result = bell("board", "check", str(file), status=1)
    assert result.stdout.splitlines() == [
        "amounts.pay is -75, but should be a whole number from 0 to 9999",
        "firms.mineral_1.shares is 5, but the cost of 101 cannot be divided by it",
        "board.cells has no TAX",
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
