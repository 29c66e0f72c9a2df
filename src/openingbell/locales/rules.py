"""The rules of a game in our own words, clause by clause, as `GAME.rules.md` in a language's folder has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from openingbell.core.errors import Refused
from openingbell.locales.catalogue import folder

CHAPTER = re.compile(r"^## (\S+) (.+)$")
CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* (.*)$")


@dataclass(frozen=True)
class Rulebook:
    """A game's rules: chapters (`A-5`) to their headings, clauses (`A-5.5`) to their text in Markdown."""

    title: str
    introduction: str
    chapters: dict[str, str]
    clauses: dict[str, str]


@cache
def rulebook(game_name: str, language: str) -> Rulebook:
    """The rules of a game in a language; what is not there is refused."""
    there = {path.name.removesuffix(".rules.md"): path for path in folder(language).glob("*.rules.md")}
    if game_name not in there:
        raise Refused(f"there are no rules of {game_name!r} in {language!r}; there are: {', '.join(sorted(there))}")
    return parse(there[game_name].read_text(encoding="utf-8"))


def clauses(game_name: str, language: str) -> dict[str, str]:
    """Every clause's id and text, in the order of the rules."""
    return dict(rulebook(game_name, language).clauses)


def chapters(game_name: str, language: str) -> dict[str, str]:
    """Every chapter's id and heading, in the order of the rules."""
    return dict(rulebook(game_name, language).chapters)


def parse(text: str) -> Rulebook:
    """A rules file: a title, an introduction, chapters, and paragraphs that begin with a clause's id in bold."""
    first, _, rest = text.partition("\n")
    headings: dict[str, str] = {}
    introduction: list[str] = []
    lines_of: dict[str, list[str]] = {}
    lines = introduction
    for line in rest.splitlines():
        if heading := CHAPTER.match(line):
            headings[heading[1]] = heading[2]
        elif clause := CLAUSE.match(line):
            assert clause[1] not in lines_of, f"clause {clause[1]} is there twice"
            lines = lines_of[clause[1]] = [clause[2]]
        else:
            lines.append(line)
    texts = {clause_id: "\n".join(lines).strip() for clause_id, lines in lines_of.items()}
    return Rulebook(first.removeprefix("# "), "\n".join(introduction).strip(), headings, texts)
