"""Every clause of the rules is named by a test, and no test names a clause that does not exist."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause_ids, named_ids

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "src" / "openingbell" / "locales" / "en" / "syndicate.rules.md"


def test_the_rules_have_clauses_and_each_id_once() -> None:
    ids = clause_ids(RULES)
    assert ids
    assert sorted(ids) == sorted(set(ids))


def test_every_clause_is_named_by_a_test() -> None:
    named = named_ids(HERE)
    assert [clause for clause in clause_ids(RULES) if clause not in named] == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    known = clause_ids(RULES)
    assert {clause: tests for clause, tests in named_ids(HERE).items() if clause not in known} == {}
