"""Every game of the registry has all that a game owes; one that brings nothing is told what is missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from openingbell.core.registry import game_names
from tests.owed import OWED, ROOT, missing


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_missing(game: str) -> None:
    assert missing(game) == []


def test_a_game_that_brings_nothing_is_told_everything() -> None:
    told = missing("fourth")
    assert len(told) == len(OWED)
    assert "fourth lacks goldens: tests/golden/fourth/table.py, and scripts beside it" in told
    assert "fourth lacks records of whole games: tests/records/fourth" in told


def test_what_is_brought_is_no_longer_missing(tmp_path: Path) -> None:
    for folder in ("tests/golden", "tests/records"):
        shutil.copytree(ROOT / folder / "acquire", tmp_path / folder / "fourth")
    told = missing("fourth", tmp_path)
    assert len(told) == len(OWED) - 2
    assert not any("golden" in sentence or "records" in sentence for sentence in told)


def test_a_test_without_a_clause_is_no_test_of_the_rules(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "fourth"
    folder.mkdir(parents=True)
    (folder / "test_x.py").write_text("def test_one() -> None: ...\n", encoding="utf-8")
    assert "fourth lacks tests that name its clauses: tests/games/fourth" in missing("fourth", tmp_path)
