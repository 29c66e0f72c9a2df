"""`bell rules`: all clauses, a chapter, a clause, or those with a word, in every language."""

from __future__ import annotations

import re

import pytest

from openingbell.core.registry import game_names
from openingbell.locales import Words, languages
from openingbell.locales.rules import chapters, clauses
from tests.cli.bell import BELL, bell, refusal
from tests.terminal.window import Terminal

# Syndicate counts its clauses through and has letters for its chapters.
IDS = re.compile(r"^([A-Z]-\d+\.\d+|Y[SF]?-\d+) ", re.MULTILINE)
HEADINGS = re.compile(r"^([A-X]-\d+|Y[SF]?-[A-Z])  (.+)$", re.MULTILINE)


def flat(text: str) -> str:
    """A text without line ends and indents."""
    return " ".join(text.split())


def printed(*arguments: str) -> str:
    return bell("rules", "acquire", *arguments).stdout


# --- what is printed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", languages())
def test_all_clauses_in_order(game: str, language: str) -> None:
    text = bell("rules", game, "--lang", language).stdout
    assert text.startswith(f"{Words(language).say(f'{game}-title')}\n\n")
    assert IDS.findall(text) == list(clauses(game, language))
    assert dict(HEADINGS.findall(text)) == chapters(game, language)
    for clause in clauses(game, language).values():
        if "|" not in clause.text:
            assert flat(clause.text.replace("*", "")) in flat(text), clause.id
        note = Words(language).say(f"rules-{clause.mark}", reason=clause.reason) if clause.reason else ""
        assert flat(note) in flat(text), clause.id
    note_begins = Words(language).say("rules-settled", reason="…").partition("…")[0]
    assert flat(text).count(note_begins) == sum(clause.mark == "settled" for clause in clauses(game, language).values())
    assert "[settled" not in text
    assert "[provisional" not in text
    assert "[table]" not in text
    assert "\x1b" not in text
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("typed", ["A-5.5", "a-5.5", "5.5", "А-5.5", "а-5.5", "a5.5"])
def test_one_clause(typed: str) -> None:
    """However the id is typed, with a Russian letter too; no heading, and nothing else."""
    text = printed(typed)
    assert IDS.findall(text) == ["A-5.5"]
    assert flat(text) == "A-5.5 " + flat(clauses("acquire", "en")["A-5.5"].text)
    assert flat(printed(typed, "--lang", "ru")) == "A-5.5 " + flat(clauses("acquire", "ru")["A-5.5"].text)


def test_a_decision_comes_with_its_reason() -> None:
    clause = clauses("acquire", "en")["A-3.3"]
    assert clause.mark == "settled"
    text = printed("A-3.3")
    assert flat(text) == f"A-3.3 {flat(clause.text)} We decided this: {flat(clause.reason)}"
    assert re.search(r"^ +We decided this: ", text, re.MULTILINE)


@pytest.mark.parametrize("typed", ["S-6.5", "s-6.5", "6.5", "С-6.5", "с6.5"])
def test_a_russian_letter_that_sounds_like_it(typed: str) -> None:
    assert IDS.findall(bell("rules", "stockpile", typed).stdout) == ["S-6.5"]


@pytest.mark.parametrize("typed", ["A-5", "a-5", "5"])
def test_a_chapter(typed: str) -> None:
    text = printed(typed)
    assert text.startswith("A-5  Mergers\n\nA-5.1 ")
    assert IDS.findall(text) == [one for one in clauses("acquire", "en") if one.startswith("A-5.")]


def test_moves_are_marked_where_there_are_no_colours() -> None:
    assert "you `pass` and go on" in flat(printed("A-3.3"))
    assert "is the mergemaker" in flat(printed("A-5.1"))


# --- searching --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "mergemaker"), ("en", "MERGEMAKER"), ("en", "ergemake"), ("ru", "преми"), ("ru", "ПРЕМИ"), ("en", "pass")],
)
def test_clauses_with_a_word(language: str, word: str) -> None:
    expected = [
        clause.id
        for clause in clauses("acquire", language).values()
        if word.casefold() in f"{clause.text} {clause.reason}".casefold()
    ]
    assert 1 < len(expected) < 20
    text = printed("--search", word, "--lang", language)
    assert IDS.findall(text) == expected
    assert set(re.findall(r"^(A-\d+)  ", text, re.MULTILINE)) == {one.partition(".")[0] for one in expected}


def test_a_search_does_not_mind_spaces_marks_or_the_dots_of_a_letter() -> None:
    assert IDS.findall(printed("--search", "6 000", "--lang", "ru")) == ["A-2.1"]  # written with a fixed space
    assert "A-3.3" in IDS.findall(printed("--search", "you pass  and"))  # written `pass`
    assert IDS.findall(printed("--search", "дешевые", "--lang", "ru")) == IDS.findall(
        printed("--search", "дешёвые", "--lang", "ru")
    )
    assert "A-2.1" in IDS.findall(printed("--search", "$6,000"))  # not a pattern


def test_a_search_in_a_chapter() -> None:
    found = IDS.findall(printed("--search", "safe"))
    assert IDS.findall(printed("A-5", "--search", "safe")) == [one for one in found if one.startswith("A-5.")]
    assert IDS.findall(printed("A-5.2", "--search", "safe")) == ["A-5.2"]


def test_matches_are_highlighted_at_a_terminal() -> None:
    command = (BELL, "rules", "acquire", "--search", "mergemaker")
    with Terminal(*command, columns=60, rows=100) as terminal:
        assert terminal.wait() == 0
        lit = "".join(cell.data for row in terminal.cells() for cell in row if cell.reverse)
        assert set(re.split("(?<=mergemaker)", lit)) == {"mergemaker", ""}
        bold = "".join(cell.data for row in terminal.cells() for cell in row[:8] if cell.bold and not cell.underscore)
        assert bold.replace(" ", "") == "".join(IDS.findall(printed("--search", "mergemaker")))
    with Terminal(*command, columns=60, rows=100, environment={"NO_COLOR": "1"}) as terminal:
        assert terminal.wait() == 0
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", terminal.raw())


# --- what is not there ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["acquire", "A-5.99"], "there is no clause A-5.99; the nearest are A-5.8, A-5.9 and A-5.10"),
        (["acquire", "a-5.0"], "there is no clause a-5.0; the nearest are A-5.1, A-5.2 and A-5.3"),
        (["acquire", "A-77"], "there is no clause A-77; the nearest are A-7, A-8 and A-9"),
        (["acquire", "S-5.5"], "there is no clause S-5.5; the nearest are A-5.4, A-5.5 and A-5.6"),
        (["acquire", "A-5.99", "--lang", "ru"], "пункта A-5.99 нет; ближайшие: A-5.8, A-5.9 и A-5.10"),
        (["acquire", "merger"], "“merger” is not a clause: they run from A-1.1 to A-9.4; use --search to find a word"),
        (["acquire", ""], "“” is not a clause: they run from A-1.1 to A-9.4; use --search to find a word"),
        (["acquire", "--search", " "], "--search wants a word"),
        (["chess"], "there is no game “chess”; there are: acquire, stockpile, syndicate"),
        (["acquire", "--lang", "xx"], "there is no language “xx”; there are: en, it, ko, ru"),
        ([], "GAME is missing"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], sentence: str) -> None:
    assert refusal("rules", *arguments, status=2) == sentence


def test_a_word_that_no_clause_has() -> None:
    assert refusal("rules", "acquire", "--search", "zeppelin", status=1) == "no clause has “zeppelin”"
    sentence = refusal("rules", "acquire", "A-1", "--search", "Цеппелин", "--lang", "ru", status=1)
    assert sentence == "«Цеппелин» нет ни в одном пункте"
