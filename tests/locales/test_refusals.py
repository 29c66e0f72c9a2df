"""Whatever the server refuses can be said in every language, with the facts it sends."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from openingbell.core.errors import BadMove, BadOptions, IllegalMove, Refused, UnknownGame
from openingbell.locales import Words, languages
from openingbell.server import refusals

if TYPE_CHECKING:
    from openingbell.locales.entries import Entry

NO_ANSWER = "unreachable"  # the page's own word
EXAMPLES = [
    refusals.no_seat(3),
    refusals.no_position(1200),
    refusals.no_language("xx"),
    refusals.wrong_seq(21),
    refusals.later_entry("takeback"),
    refusals.too_few_seats(4, 3),
    refusals.too_many_tables(60),
    refusals.too_many_from_here(600),
    refusals.too_large(65536),
]


def rejections(path: Path) -> list[ast.Call]:
    """Every place in a file where a refusal is made."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return [call for call in calls if ast.unparse(call.func).endswith("HttpRefusal")]


def raised(source: Path) -> dict[str, set[str]]:
    """Every word the server refuses with, and the facts it sends with it."""
    calls = rejections(source / "server" / "refusals.py")
    return {str(ast.literal_eval(call.args[1])): {str(fact.arg) for fact in call.keywords} for call in calls}


def test_refusals_are_made_in_one_place(source: Path) -> None:
    """Else a word could be raised that no test looks at."""
    elsewhere = [
        path.name for path in (source / "server").rglob("*.py") if path.name != "refusals.py" and rejections(path)
    ]
    assert elsewhere == []
    assert len(raised(source)) > 15


@pytest.mark.parametrize("language", languages())
def test_every_word_has_a_message_that_its_facts_fill(
    language: str, source: Path, entries: dict[str, dict[str, Entry]]
) -> None:
    said = {name.removeprefix("refused-"): entry for name, entry in entries[language].items() if name[:8] == "refused-"}
    assert said.keys() - {NO_ANSWER} == raised(source).keys()
    for word, facts in raised(source).items():
        assert said[word].variables == facts, word


def test_what_is_sent_is_the_english_sentence() -> None:
    assert refusals.wrong_seq(1).body() == {
        "error": "seq",
        "sentence": "The table has moved on: 1 move has been made.",
        "facts": {"seq": 1},
    }
    for rejected in EXAMPLES:
        assert str(rejected) == Words("en").say(f"refused-{rejected.error}", **rejected.facts)
        assert str(rejected)[0].isupper()
        assert str(rejected).endswith(".")


@pytest.mark.parametrize(
    ("refused", "word", "russian"),
    [
        (IllegalMove("'buy Hydra' is not legal here", clause="A-6.1"), "move",
         "Такой ход запрещают правила, пункт A-6.1."),
        (BadMove("'jump' is not a move here"), "move", "Такой ход невозможен: 'jump' is not a move here."),
        (BadOptions("nobody sits on two seats"), "options", "Такой стол создать нельзя: nobody sits on two seats."),
        (UnknownGame("there is no game 'chess'"), "options", "Такой стол создать нельзя: there is no game 'chess'."),
        (Refused("it is not so"), "request", "Запрос не понят: it is not so."),
    ],
)  # fmt: skip
def test_refusals_of_the_rules_in_the_readers_language(refused: Refused, word: str, russian: str) -> None:
    rejected = refusals.of_rules(refused)
    assert rejected.error == word
    assert str(refused) in str(rejected)
    assert Words("ru").say(f"refused-{word}", **rejected.facts) == russian
    assert refusals.of_rules(rejected) is rejected


def test_a_clause_stands_in_the_sentence_once() -> None:
    rejected = refusals.of_rules(IllegalMove("'buy Hydra' is not legal here", clause="A-6.1"))
    assert str(rejected) == "The rules forbid this move: 'buy Hydra' is not legal here (A-6.1)."
    assert rejected.facts["clause"] == "A-6.1"
