"""Data files: read by their ending, checked key by key, refused by the key that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.core.data import DataSection, parse_data, read_data
from openingbell.core.errors import BadData
from openingbell.core.registry import find_game

DATA = {
    "cash": 20000,
    "open": True,
    "track": [1, 2, 3],
    "names": ["one", "two"],
    "title": "one",
    "deck": {"Epic": 10},
    "cards": [{"number": 1}, {"number": 2}],
}


def test_what_is_there_is_read() -> None:
    section = DataSection(DATA)
    assert section.number("cash", 0, 50000) == 20000
    assert section.flag("open") is True
    assert section.numbers("track", 1, 3) == section.numbers("track", 1, 3, count=3) == [1, 2, 3]
    assert section.words("names") == section.words("names", ["one", "two", "three"]) == ["one", "two"]
    assert section.word("title", ["one"]) == "one"
    assert section.section("deck").number("Epic", 1, 10) == 10
    assert [card.number("number", 1, 2) for card in section.sections("cards")] == [1, 2]
    assert section.has("cash")
    assert not section.has("money")
    assert section.keys() == list(DATA)
    section.finish()


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda s: s.number("money", 0, 1), "money is missing"),
        (lambda s: s.number("cash", 0, 19999), "cash is 20000, but should be a whole number from 0 to 19999"),
        (lambda s: s.number("open", 0, 1), "open is true, but should be a whole number"),
        (lambda s: s.number("title", 0, 1), "title is 'one', but should be a whole number"),
        (lambda s: s.numbers("track", 1, 2), r"track\[2\] is 3, but should be a whole number from 1 to 2"),
        (lambda s: s.numbers("track", 1, 3, count=4), "track has 3 entries, but should have 4"),
        (lambda s: s.numbers("cash", 1, 3), "cash is not a list"),
        (lambda s: s.word("cash"), "cash is 20000, but should be a text"),
        (lambda s: s.word("title", ["two"]), "title is 'one', but should be one of: two"),
        (lambda s: s.words("names", ["one"]), r"names\[1\] is 'two', but should be one of: one"),
        (lambda s: s.flag("cash"), "cash is 20000, but should be true or false"),
        (lambda s: s.section("cash"), "cash is not a table"),
        (lambda s: s.section("deck").number("Epic", 1, 9), "deck.Epic is 10"),
        (lambda s: s.section("deck").number("Cosmic", 1, 9), "deck.Cosmic is missing"),
        (lambda s: s.sections("cards")[1].number("number", 1, 1), r"cards\[1\].number is 2"),
        (lambda s: s.sections("track"), r"track\[0\] is not a table"),
        (lambda s: s.finish(), "cash is not a key here"),
    ],
)
def test_what_is_wrong_is_named(ask: object, message: str) -> None:
    assert callable(ask)
    with pytest.raises(BadData, match=f"^{message}"):
        ask(DataSection(DATA))


def test_a_misspelt_key_is_refused_with_those_there_are() -> None:
    section = DataSection({"Epic": 1, "Epik": 2}, "deck")
    section.number("Epic", 0, 9)
    with pytest.raises(BadData, match=r"^deck.Epik is not a key here; there are: Epic$"):
        section.finish()


@pytest.mark.parametrize("values", [None, [], "text", 3])
def test_a_table_is_wanted(values: object) -> None:
    with pytest.raises(BadData, match="the data is not a table"):
        DataSection(values)


@pytest.mark.parametrize(
    ("name", "text"), [("data.toml", "cash = 3\n[deck]\nEpic = 1\n"), ("data.json", '{"cash": 3, "deck": {"Epic": 1}}')]
)
def test_files_are_read_by_their_ending(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    assert read_data(path) == {"cash": 3, "deck": {"Epic": 1}}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("data.toml", "cash = "),
        ("data.json", "{"),
        ("data.json", "[1]"),
        ("data.json", "[" * 100_000),
        ("data.toml", "\x00"),
    ],
)
def test_a_broken_file_is_refused_by_its_name(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match="data") as caught:
        read_data(path)
    assert len(str(caught.value).splitlines()) == 1


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no such file"):
        read_data(tmp_path / "nothing.toml")
    with pytest.raises(BadData, match="cannot be read"):
        read_data(tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match=r"bytes.toml cannot be read: it is not a text file$"):
        read_data(tmp_path / "bytes.toml")


# --- everything that is wrong, told at once ---------------------------------------------------------------------------

SMALL = {"size": 3, "name": "x", "open": True, "rows": [1, 2], "words": ["a"], "inner": {"deep": 5}, "list": [{"n": 1}]}


def read_everything(file: DataSection) -> list[object]:
    """Every value, asked for in a way that SMALL does not fit."""
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
    problems: list[BadData] = []
    values = read_everything(DataSection(SMALL, problems=problems))
    assert values == [4, "y", False, [0, 0, 0], "", 7, []]
    assert list(map(str, problems)) == [
        "open is not a key here; there are: inner, missing, name, rows, size",
        "words is not a key here; there are: inner, missing, name, rows, size",
        "list is not a key here; there are: inner, missing, name, rows, size",
        "inner.deep is not a key here; there are: deeper",
        "size is 3, but should be a whole number from 4 to 9",
        "name is 'x', but should be one of: y, z",
        "name is 'x', but should be true or false",
        "rows has 2 entries, but should have 3",
        "missing is missing",
        "inner.deeper is missing",
        "size is not a list",
    ]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({"bord": {}}, ["bord is not a key here; there are: board", "board is missing"]),
        ({"board": 5}, ["board is not a table"]),
        ({"board": {}}, ["board.size is missing", "board.inner is missing"]),
        ([], ["the data is not a table"]),
    ],
)
def test_a_table_that_is_not_there_is_one_problem_and_its_misspelt_name_comes_first(
    data: object, told: list[str]
) -> None:
    problems: list[BadData] = []
    file = DataSection(data, problems=problems)
    board = file.section("board")
    assert board.number("size", 1, 9) == 1
    inner = board.section("inner")
    assert inner.number("deep", 3, 9) == 3
    for section in (inner, board, file):
        section.finish()
    assert list(map(str, problems)) == told


def test_without_a_list_the_first_problem_is_raised() -> None:
    with pytest.raises(BadData, match="size is 3"):
        read_everything(DataSection(SMALL))
    with pytest.raises(BadData, match="the data is not a table"):
        DataSection(5)


def test_a_game_without_components_takes_no_file() -> None:
    assert [str(problem) for problem in find_game("acquire").problems({})] == ["acquire does not take a data file"]


# --- what somebody may send who means no good -------------------------------------------------------------------------

LONG = 60_000


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a." * (LONG // 2) + "a = 1", "line 1 has more than 50 dots"),
        ("a = " + "[" * LONG, "it is nested too deeply"),
        ("a = " + "{a=" * (LONG // 3), "it is nested too deeply"),
        ("a = " + "9" * LONG, "it breaks off in line 1, at letter "),
        ("a = 1\nb = \n", "it breaks off in line 2, at letter "),
        ("a = 1\n'", "it breaks off in line 2, at letter "),
    ],
    ids=["key of many parts", "lists", "tables", "number", "no value", "no end"],
)
def test_a_hostile_text_is_refused_in_one_sentence(text: str, told: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_data(text, as_json=False)
    assert str(caught.value).startswith(told)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "value",
    [0x10**LONG, "x" * LONG, ["x" * LONG], {"x" * LONG: 1}, "line\nfeed", "\x1b[2J", 1e999],
    ids=list("abcdefg"),
)
def test_a_value_is_told_shortly_however_long_it_is(value: object) -> None:
    problems: list[BadData] = []
    section = DataSection({"n": value, "w": value, "x" * LONG: 1, "\x1b": 1}, "", problems)
    section.number("n", 0, 9)
    section.word("w")
    section.finish()
    assert len(problems) == 4
    for problem in problems:
        assert len(str(problem)) < 200
        assert str(problem).isprintable()
