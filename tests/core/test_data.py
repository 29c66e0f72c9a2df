"""Data files: refused by their keys, one at a time or all at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.core.data import Section, read_data
from openingbell.core.errors import BadData
from openingbell.core.registry import find_game

DATA = {"size": 3, "name": "x", "open": True, "rows": [1, 2], "words": ["a"], "inner": {"deep": 5}, "list": [{"n": 1}]}


def test_values_are_read_in_their_types() -> None:
    file = Section(DATA)
    assert (file.number("size", 1, 3), file.word("name"), file.flag("open")) == (3, "x", True)
    assert (file.numbers("rows", 0, 9), file.words("words", ("a", "b"))) == ([1, 2], ["a"])
    assert file.section("inner").number("deep", 0, 9) == 5
    assert [part.number("n", 0, 9) for part in file.sections("list")] == [1]
    file.finish()


def read_everything(file: Section) -> list[object]:
    """Every value, asked for in a way that DATA does not fit."""
    inner = file.section("inner")
    values: list[object] = [
        file.number("size", 4, 9),
        file.word("name", ("y", "z")),
        file.flag("name"),
        file.numbers("rows", 0, 9, count=3),
        file.word("missing"),
        inner.number("deeper", 7, 8),
        file.sections("size"),
    ]
    inner.finish()
    file.finish()
    return values


def test_with_a_list_every_problem_is_told_and_some_value_given() -> None:
    problems: list[str] = []
    values = read_everything(Section(DATA, problems=problems))
    assert values == [4, "y", False, [0, 0, 0], "", 7, []]
    assert problems == [
        "size is 3, but should be a whole number from 4 to 9",
        "name is 'x', but should be one of: y, z",
        "name is 'x', but should be true or false",
        "rows has 2 numbers, but should have 3",
        "missing is missing",
        "inner.deeper is missing",
        "size is not a list",
        "inner.deep is not a key here; there are: deeper",
        "open is not a key here; there are: inner, missing, name, rows, size",
        "words is not a key here; there are: inner, missing, name, rows, size",
        "list is not a key here; there are: inner, missing, name, rows, size",
    ]


def test_without_a_list_the_first_problem_is_raised() -> None:
    with pytest.raises(BadData, match="size is 3"):
        read_everything(Section(DATA))
    with pytest.raises(BadData, match="the data is not a table"):
        Section(5)


def test_a_game_without_components_takes_no_file() -> None:
    assert find_game("acquire").problems({}) == ["acquire does not take a data file"]


@pytest.mark.parametrize(("name", "text"), [("a.toml", "x = ["), ("a.json", "[1]"), ("a.json", "{")])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadData):
        read_data(tmp_path / name)
    with pytest.raises(BadData, match="no such file"):
        read_data(tmp_path / "none.toml")
