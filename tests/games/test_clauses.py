"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.core.registry import game_names
from tests.clauses import clause_ids, named_ids

HERE = Path(__file__).parent
LOCALE = HERE.parents[1] / "src" / "openingbell" / "locales" / "en"
each_game = pytest.mark.parametrize("game", game_names())


def rules_of(game: str) -> Path:
    return LOCALE / f"{game}.rules.md"


@each_game
def test_the_rules_have_clauses_and_each_id_once(game: str) -> None:
    ids = clause_ids(rules_of(game))
    assert ids
    assert sorted(ids) == sorted(set(ids))


@each_game
def test_every_clause_is_named_by_a_test(game: str) -> None:
    named = named_ids(HERE / game)
    assert [clause for clause in clause_ids(rules_of(game)) if clause not in named] == []


@each_game
def test_no_test_names_a_clause_that_does_not_exist(game: str) -> None:
    known = clause_ids(rules_of(game))
    assert {clause: tests for clause, tests in named_ids(HERE / game).items() if clause not in known} == {}


def test_ids_are_read_from_the_beginning_of_lines(tmp_path: Path) -> None:
    rules = tmp_path / "rules.md"
    rules.write_text("# X-1 Title\n\n**X-1.1** One, see **X-1.3**.\n\n**X-1.12** Two.\n", encoding="utf-8")
    assert clause_ids(rules) == ["X-1.1", "X-1.12"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('@pytest.mark.clause("X-1.1", "X-1.2")\ndef test_one() -> None: ...\n', ["X-1.1", "X-1.2"]),
        ('@pytest.mark.clause("X-1.1")\ndef helper() -> None: ...\n', []),
        ('# @pytest.mark.clause("X-1.1")\n@pytest.mark.slow("X-1.2")\ndef test_one() -> None: ...\n', []),
    ],
)
def test_ids_are_read_from_the_markers_of_tests(tmp_path: Path, source: str, expected: list[str]) -> None:
    (tmp_path / "test_x.py").write_text(source, encoding="utf-8")
    assert named_ids(tmp_path) == {clause: ["test_x.py::test_one"] for clause in expected}
