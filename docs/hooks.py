"""What the site's pages take from elsewhere when they are built, so that nothing is written twice.

A page asks for it with a comment in a line of its own:

    <!-- rules: acquire en -->      the rules of a game, clause by clause
    <!-- decisions: acquire en -->  the table of what we decided ourselves, and why
    <!-- decisions -->              the same for all games
    <!-- include: CHANGELOG.md -->  a file of the repository's root
    <!-- layout: acquire -->         the sections of a game's observations
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from openingbell.core.registry import find_game
from openingbell.locales.rules import Clause, Rulebook, parse

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "openingbell" / "locales"
REQUEST = re.compile(r"^<!-- (rules|decisions|include|layout)(?:: (.+?))? -->$", re.MULTILINE)

MARKS = {
    "en": {"settled": "our decision", "provisional": "our decision, provisional", "table": "from the printed material"},
    "ru": {"settled": "наше решение", "provisional": "наше решение, временное", "table": "из печатных материалов"},
    "it": {
        "settled": "nostra decisione",
        "provisional": "nostra decisione, provvisoria",
        "table": "dal materiale stampato",
    },
    "ko": {"settled": "우리의 결정", "provisional": "우리의 결정, 잠정", "table": "인쇄된 구성물에서"},
}
HEADINGS = {
    "en": ("clause", "what we do", "why"),
    "ru": ("пункт", "как мы играем", "почему"),
    "it": ("clausola", "come giochiamo", "perché"),
    "ko": ("조항", "우리의 방식", "이유"),
}


def on_page_markdown(markdown: str, **_: object) -> str:
    """MkDocs calls this with the text of every page."""
    return REQUEST.sub(_answer, markdown)


def _answer(request: re.Match[str]) -> str:
    wanted, arguments = request[1], (request[2] or "").split()
    if wanted == "include":
        return included((ROOT / arguments[0]).read_text(encoding="utf-8"))
    if wanted == "layout":
        return layout(arguments[0])
    if not arguments:
        return all_decisions()
    game, language = arguments
    return {"rules": rules, "decisions": decisions}[wanted](game, language)


def layout(game: str) -> str:
    """The sections in their order, with every option that adds some; P is the number of players, Q of piles."""
    wide: dict[str, object] = {"investors": True} if game == "stockpile" else {}
    rules = find_game(game)
    fewer, more = (rules.encoder({**wide, "players": players}) for players in (2, 5))
    lines = ["| section | shape | unit | what it says |", "|---|---|---:|---|"]
    for section, other in zip(fewer.sections, more.sections, strict=True):
        sizes = zip(section.shape, other.shape, strict=True)
        shape = " × ".join(_dimension(few, many) for few, many in sizes)
        lines.append(f"| `{section.name}` | {shape} | {section.unit} | {section.about} |")
    return "\n".join(lines)


def _dimension(few: int, many: int) -> str:
    """A length with two players and with five."""
    if few == many:
        return str(few)
    if (few, many) == (4, 5):
        return "Q"
    return "P" if few == 2 else f"P + {few - 2}"


def games() -> list[str]:
    """The names of our games, as the rules' files have them."""
    return sorted(path.name.removesuffix(".rules.md") for path in (LOCALES / "en").glob("*.rules.md"))


def rulebook(game: str, language: str) -> Rulebook:
    return parse((LOCALES / language / f"{game}.rules.md").read_text(encoding="utf-8"))


def rules(game: str, language: str) -> str:
    """Everything but the title, one level deeper; every clause can be linked to."""
    book = rulebook(game, language)
    parts = [book.introduction]
    for chapter, heading in book.chapters.items():
        parts.append(f"### {chapter} {heading} {{ #{anchor(chapter)} }}")
        inside = [clause for clause in book.clauses.values() if clause.chapter == chapter]
        parts += [_paragraphs(clause, MARKS[language]) for clause in inside]
    return "\n\n".join(parts)


def _paragraphs(clause: Clause, marks: dict[str, str]) -> str:
    text = f'<span class="clause" id="{anchor(clause.id)}">{clause.id}</span> {clause.text}'
    if clause.is_decision:
        return f"{text} *([{marks[clause.mark]}](#{anchor(clause.id)}-why))*"
    return f"{text} *({marks[clause.mark]})*" if clause.mark else text


def decisions(game: str, language: str) -> str:
    """The table of a game's own page; its rows can be linked to."""
    rows = [
        (f'<span id="{anchor(clause.id)}-why">[{clause.id}](#{anchor(clause.id)})</span>', clause.text, clause.reason)
        for clause in rulebook(game, language).clauses.values()
        if clause.is_decision
    ]
    return _table(HEADINGS[language], rows)


def all_decisions() -> str:
    """A table for each game, with links to its page."""
    parts: list[str] = []
    for game in games():
        book = rulebook(game, "en")
        rows = [
            (f"[{clause.id}](games/{game}.md#{anchor(clause.id)})", clause.text, clause.reason)
            for clause in book.clauses.values()
            if clause.is_decision
        ]
        parts += [f"## {book.title}", _table(HEADINGS["en"], rows)]
    return "\n\n".join(parts)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = [headings, ["---"] * len(headings), *([_cell(text) for text in row] for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def _cell(text: str) -> str:
    """A text in one line; a table inside it stays with its clause."""
    sentences = [block for block in text.split("\n\n") if not block.startswith("|")]
    return " ".join(sentences).replace("\n", " ").replace("|", "\\|")


def anchor(clause_id: str) -> str:
    return clause_id.lower().replace(".", "-")


def included(text: str) -> str:
    """A file of the root, whose links to our pages are written as seen from there."""
    return text.replace("](docs/", "](")
