"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import named_ids

HERE = Path(__file__).parent
FLOW = (
    *range(1, 9), *range(10, 14), *range(20, 26), *range(30, 33), *range(40, 46), *range(50, 58), *range(60, 66),
    *range(70, 77), *range(80, 89), *range(90, 98), *range(100, 107),
)  # fmt: skip
IDS = [
    *(f"Y-{number}" for number in range(1, 141)),
    *(f"YS-{number}" for number in range(1, 54)),
    *(f"YF-{number}" for number in FLOW),
]


def test_every_clause_is_named_by_a_test() -> None:
    named = named_ids(HERE)
    assert [clause for clause in IDS if clause not in named] == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert {clause: tests for clause, tests in named_ids(HERE).items() if clause not in IDS} == {}
