"""The rules at a terminal, as they are looked up during a game."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from openingbell.core.errors import Refused
from openingbell.locales import Words, languages
from openingbell.locales.rules import Clause, Rulebook, chapters, clauses, parse
from openingbell.terminal.rulebook import Page, nearest, show, show_clause
from tests.cli.test_rules import IDS, flat


def test_nearest_ids() -> None:
    ids = ["X-1.1", "X-1.2", "X-2.1", "X-4.1", "X-4.2", "X-4.3", "X-4.4"]
    assert nearest(ids, "X-4.4") == ["X-4.2", "X-4.3", "X-4.4"]
    assert nearest(ids, "X-2.9") == ["X-1.1", "X-1.2", "X-2.1"]
    assert nearest(["X-1"], "X-9") == ["X-1"]


def test_nearest_ids_where_clauses_are_counted_through() -> None:
    """The same letter first, and no chapter: those have letters."""
    ids = ["X-A", "X-1", "X-2", "X-3", "X-4", "XY-A", "XY-1", "XY-7", "XY-8", "XY-10"]
    assert nearest(ids, "X-9") == ["X-2", "X-3", "X-4"]
    assert nearest(ids, "XY-9") == ["XY-7", "XY-8", "XY-10"]
    assert nearest(ids, "X-3.1") == ["X-2", "X-3", "X-4"]
    assert nearest(ids, "Z-1") == ["X-1", "X-2", "XY-1"]


def shown(typed: str, language: str = "en") -> str:
    output = io.StringIO()
    show_clause(Console(file=output, width=80), "acquire", typed, Words(language))
    return output.getvalue()


def test_show_clause() -> None:
    assert shown("a-5.5") == shown(" A-5.5 ")
    assert IDS.findall(shown("A-5.5", "ru")) == ["A-5.5"]
    assert shown("5").startswith("A-5  Mergers\n")
    assert [line.split()[0] for line in shown("").splitlines()] == list(chapters("acquire", "en"))
    assert "A-5.1" in IDS.findall(shown("mergemaker"))
    with pytest.raises(Refused, match=r"no clause A-5\.99; the nearest are"):
        shown("A-5.99")
    with pytest.raises(Refused, match="no clause has “zeppelin”"):
        shown("zeppelin")
    with pytest.raises(Refused, match=r"пункта 12\.1 нет"):
        shown("12.1", "ru")


def test_what_other_rules_may_have() -> None:
    book = parse("# Game\n\nIntro.\n\n## X-1 One\n\n**X-1.1** A [b] *term*.\n\n| a | `b` |\n|:--|--:|\n| [x] | 1 |\n")
    clause = Clause("X-1.2", "Perhaps.", "provisional", "Nobody knows.", "X-1")
    book = Rulebook(book.title, book.introduction, book.chapters, {**book.clauses, "X-1.2": clause})
    output = io.StringIO()
    show(Console(file=output, width=60), book, list(book.clauses.values()), Words("en"))
    text = flat(output.getvalue())
    assert text.startswith("X-1 One X-1.1 A [b] term. a `b` ")
    assert "[x] 1 X-1.2 Perhaps. We decided this for the time being: Nobody knows." in text
    assert Page(Console(force_terminal=True, file=io.StringIO())).inline("`pass` *x*").plain == "pass x"


@pytest.mark.parametrize("language", languages())
def test_a_table_is_readable_in_any_width(language: str) -> None:
    """Wide as it is written; on its side in a narrow terminal; never cut off."""
    words = Words(language)
    first, *rows = [
        line.strip("| ").split(" | ") for line in clauses("acquire", language)["A-1.3"].text.split("\n") if "|" in line
    ]
    rows = rows[1:]
    for width, table in ((80, [first, *rows]), (40, list(zip(first, *rows, strict=True)))):
        output = io.StringIO()
        show_clause(Console(file=output, width=width), "acquire", "A-1.3", words)
        lines = [line.split() for line in output.getvalue().splitlines()]
        headings, *wanted = [" ".join(row).split() for row in table]
        assert set(headings) <= {word for line in lines for word in line}  # long ones take two lines
        assert [row for row in wanted if row in lines] == wanted
        assert max(map(cell_len, output.getvalue().splitlines())) <= width
