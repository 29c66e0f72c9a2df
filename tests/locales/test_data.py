"""What is wrong with a data file, in every language: the words are the source's, and so are the English sentences."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from openingbell.core.errors import BadData
from openingbell.games.stockpile import STOCKPILE
from openingbell.locales import Words, languages
from openingbell.locales.catalogue import HERE

WORD = re.compile(r'(?:flaw|refuse)\(\s*"([a-z-]+)"')
MESSAGE = re.compile(r"^data-([a-z-]+) = (.*)\.$", re.MULTILINE)


def english() -> dict[str, str]:
    """The English sentences as Python writes them, by their words."""
    text = (HERE / "en" / "data.ftl").read_text(encoding="utf-8")
    return {word: re.sub(r"\{ \$(\w+) \}", r"{\1}", sentence) for word, sentence in MESSAGE.findall(text)}


def test_the_catalogue_has_the_words_and_the_sentences_of_the_source(source: Path) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py"))
    assert set(english()) == set(WORD.findall(code))
    for sentence in english().values():
        assert f'"{sentence}"' in code or f'"{sentence[0].lower()}{sentence[1:]}"' in code, sentence


@pytest.mark.parametrize("language", languages())
def test_every_problem_can_be_said(language: str) -> None:
    words = Words(language)
    (missing,) = STOCKPILE.problems({"game": "syndicate"})
    assert "syndicate" in words.flaw(missing)
    assert words.flaw(BadData("a game from outside says so")) == "a game from outside says so"
