"""The rules of a game in our own words, clause by clause, as `GAME.rules.md` in a language's folder has them.

A clause may end in a mark: `[table]` says that it gives names or figures of the printed material, `[settled: reason]`
that the rulebook leaves this open and we decided so, `[provisional: reason]` that we may decide otherwise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from openingbell.core.beside import read_beside
from openingbell.core.errors import Refused
from openingbell.core.game import Game
from openingbell.locales.catalogue import FALLBACK, folder, own_files

CHAPTER = re.compile(r"^## (\S+) (.+)$")
CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+(?:\.\d+)?)\*\* (.*)$")
MARK = re.compile(r"\s*\[(table|settled|provisional)(?:: ([^\]]+))?\]$")

STEPS = "clauses.toml"
DECISIONS = ("settled", "provisional")


@dataclass(frozen=True)
class Clause:
    """One clause: its text in Markdown, without its mark; the kind of mark, if it has one, and the reason in it.

    The chapter is the one it stands in. Most ids tell it (`A-5.5` is in `A-5`), but those counted through do not.
    """

    id: str
    text: str
    mark: str = ""
    reason: str = ""
    chapter: str = ""

    @property
    def is_decision(self) -> bool:
        """Whether this is ours, and not the rulebook's."""
        return self.mark in DECISIONS


@dataclass(frozen=True)
class Rulebook:
    """A game's rules: chapters (`A-5`, or `Y-A`) to their headings, and clauses by their ids (`A-5.5`, or `Y-12`)."""

    title: str
    introduction: str
    chapters: dict[str, str]
    clauses: dict[str, Clause]


@cache
def rulebook(game_name: str, language: str) -> Rulebook:
    """The rules of a game in a language, and in English what it lacks; what is in neither is refused."""
    own, english = (_files(game_name, spoken) for spoken in (language, FALLBACK))
    if game_name not in own | english:
        there = ", ".join(sorted(own | english))
        raise Refused(f"there are no rules of {game_name!r} in {language!r}; there are: {there}")
    books = [parse(files[game_name].read_text(encoding="utf-8")) for files in (own, english) if game_name in files]
    return _completed(books[0], books[-1])


def _files(game_name: str, language: str) -> dict[str, Path]:
    paths = [*folder(language).glob("*.rules.md"), *own_files(game_name, language, "*.rules.md")]
    return {path.name.removesuffix(".rules.md"): path for path in paths}


def _completed(book: Rulebook, english: Rulebook) -> Rulebook:
    """Chapter by chapter and clause by clause in the order of the English rules."""
    return Rulebook(book.title, book.introduction, english.chapters | book.chapters, english.clauses | book.clauses)


def has_rulebook(game_name: str) -> bool:
    """Whether there are rules of a game in words."""
    try:
        return bool(rulebook(game_name, FALLBACK).clauses)
    except Refused:
        return False


def clauses(game_name: str, language: str) -> dict[str, Clause]:
    """Every clause by its id, in the order of the rules."""
    return dict(rulebook(game_name, language).clauses)


def chapters(game_name: str, language: str) -> dict[str, str]:
    """Every chapter's id and heading, in the order of the rules."""
    return dict(rulebook(game_name, language).chapters)


def decisions(game_name: str, language: str) -> list[Clause]:
    """The clauses that are ours, in the order of the rules."""
    return [clause for clause in rulebook(game_name, language).clauses.values() if clause.is_decision]


def clauses_of_steps(game: Game) -> dict[str, list[str]]:
    """The ids of what the rules say of each step, what matters most first, as the file beside the game's code has them;
    under `STEP N` those that are besides for a table of N."""
    return read_beside(game, STEPS)


def parse(text: str) -> Rulebook:
    """A rules file: a title, an introduction, chapters, and paragraphs that begin with a clause's id in bold."""
    first, _, rest = text.partition("\n")
    headings: dict[str, str] = {}
    introduction: list[str] = []
    lines_of: dict[str, list[str]] = {}
    chapter_of: dict[str, str] = {}
    chapter = ""
    lines = introduction
    for line in rest.splitlines():
        if heading := CHAPTER.match(line):
            chapter = heading[1]
            headings[chapter] = heading[2]
        elif found := CLAUSE.match(line):
            assert found[1] not in lines_of, f"clause {found[1]} is there twice"
            lines = lines_of[found[1]] = [found[2]]
            chapter_of[found[1]] = chapter
        else:
            lines.append(line)
    clauses = {one: _clause(one, "\n".join(lines).strip(), chapter_of[one]) for one, lines in lines_of.items()}
    return Rulebook(first.removeprefix("# "), "\n".join(introduction).strip(), headings, clauses)


def _clause(clause_id: str, text: str, chapter: str) -> Clause:
    mark = MARK.search(text)
    if mark is None:
        return Clause(clause_id, text, chapter=chapter)
    reason = mark[2] or ""
    assert bool(reason) == (mark[1] in DECISIONS), f"clause {clause_id}: a decision has a reason, a table has none"
    return Clause(clause_id, text[: mark.start()], mark[1], reason, chapter)
