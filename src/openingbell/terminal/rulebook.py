"""The rules in a terminal: clauses found by id, by chapter or by a word, and printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from openingbell.core.errors import Refused
from openingbell.locales import Words
from openingbell.locales.rules import Clause, Rulebook, rulebook

NEAREST = 3
MIN_WIDTH = 20
DASHES = re.compile(":?-+:?")
INLINE = re.compile(r"`([^`]+)`|\*([^*]+)\*")
ID = re.compile(r"([A-Z]*)-?(\d+(?:\.\d+)?)")
LOOK_ALIKE = str.maketrans("АВЕКМНОРСТУФХ", "ABEKMHOPSTYFX")  # Russian capitals, and what they are typed for


class UnknownClause(Refused):
    """The rules have no clause or chapter of that name."""


def show_clause(console: Console, game: str, clause_id: str, words: Words) -> None:
    """Print a clause or a chapter; the clauses with a word if it is no id; without anything, the chapters.

    What is not there is refused, in the reader's language.
    """
    book = rulebook(game, words.language)
    if not clause_id.strip():
        for chapter, heading in book.chapters.items():
            console.print(Text.assemble((f"{chapter:<6}", "bold"), heading))
    elif ID.fullmatch(_id(clause_id)) or _id(clause_id) in book.chapters:
        show(console, book, find(book, clause_id, words), words)
    else:
        show(console, book, with_word(book.clauses.values(), clause_id, words), words, clause_id)


def find(book: Rulebook, wanted: str, words: Words) -> list[Clause]:
    """The clause of that id, or those of the chapter; the letter before the numbers may be left out."""
    ids = list(book.clauses)
    wanted_id = _id(wanted)
    if parts := ID.fullmatch(wanted_id):
        wanted_id = f"{parts[1] or ids[0].partition('-')[0]}-{parts[2]}"
    if wanted_id in book.clauses:
        return [book.clauses[wanted_id]]
    if wanted_id in book.chapters:
        return [one for one in book.clauses.values() if one.chapter == wanted_id]
    if parts is None:
        raise UnknownClause(words.say("rules-not-an-id", clause=wanted, first=ids[0], last=ids[-1]))
    near = nearest([*book.chapters, *ids], wanted_id)
    raise UnknownClause(words.say("rules-unknown", clause=wanted, nearest=words.join(near)))


def nearest(ids: Sequence[str], wanted: str) -> list[str]:
    """The ids of this form whose numbers are nearest, those with the same letter first; in the order of the rules."""
    letter, numbers = _parts(wanted)

    def distance(one: str) -> list[int]:
        its_letter, its_numbers = _parts(one)
        return [its_letter != letter, *(abs(a - b) for a, b in zip(its_numbers, numbers, strict=False))]

    numbered = [one for one in ids if ID.fullmatch(one)]
    alike = [one for one in numbered if one.count(".") == wanted.count(".")] or numbered
    return sorted(sorted(alike, key=distance)[:NEAREST], key=ids.index)


def with_word(clauses: Iterable[Clause], word: str, words: Words) -> list[Clause]:
    """The clauses with this word in them or in the reason for them; that there are none is refused."""
    pattern = _pattern(word)
    found = [clause for clause in clauses if pattern.search(_plain(f"{clause.text}\n{clause.reason}"))]
    if not found:
        raise Refused(words.say("rules-not-found", word=word))
    return found


def show(console: Console, book: Rulebook, clauses: Sequence[Clause], words: Words, word: str = "") -> None:
    """Print clauses, below the headings of their chapters unless it is only one; the word stands out."""
    page = Page(console, _pattern(word) if word else None)
    indent = max(len(clause_id) for clause_id in book.clauses) + 2
    chapter = ""
    for number, clause in enumerate(clauses):
        if number:
            console.print()
        if len(clauses) > 1 and chapter != clause.chapter:
            chapter = clause.chapter
            page.heading(f"{chapter}  {book.chapters[chapter]}")
        blocks = page.blocks(clause.text)
        if clause.mark == "settled":
            blocks.append(page.inline(words.say("rules-settled", reason=clause.reason), "italic"))
        elif clause.mark == "provisional":
            blocks.append(page.inline(words.say("rules-provisional", reason=clause.reason), "italic"))
        console.print(Labelled(clause.id.ljust(indent), Group(*blocks)))


class Page:
    """The few parts of Markdown that rules are written in, for one console; what was searched for stands out."""

    def __init__(self, console: Console, pattern: re.Pattern[str] | None = None) -> None:
        self.console = console
        self.pattern = pattern

    def heading(self, text: str) -> None:
        self.console.print(Text(text, "bold underline"), Text(), sep="\n")

    def blocks(self, markdown: str) -> list[RenderableType]:
        """Paragraphs and tables."""
        blocks: list[RenderableType] = []
        for block in re.split(r"\n\s*\n", markdown.strip()):
            lines = [line.strip() for line in block.splitlines()]
            if all(line.startswith("|") for line in lines):
                rows = [[self.inline(cell.strip()) for cell in line.strip("|").split("|")] for line in lines]
                blocks.append(Card([row for row in rows if not all(DASHES.fullmatch(cell.plain) for cell in row)]))
            else:
                blocks.append(self.inline(" ".join(lines)))
        return blocks

    def inline(self, markdown: str, style: str = "") -> Text:
        """A text with moves and terms; moves keep their quotes where there is nothing else to tell them by."""
        quote = "" if self.console.is_terminal else "`"
        text = Text(style=style)
        end = 0
        for mark in INLINE.finditer(markdown):
            text.append(markdown[end : mark.start()])
            text.append(f"{quote}{mark[1]}{quote}" if mark[1] else mark[2], "bold cyan" if mark[1] else "italic")
            end = mark.end()
        text.append(markdown[end:])
        if self.pattern is not None:
            text.highlight_regex(self.pattern, "bold reverse")
        return text


class Labelled:
    """Something with a label in bold at its left side."""

    def __init__(self, label: str, body: RenderableType) -> None:
        self.label = label
        self.body = body

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = len(self.label)
        inner = options.update(width=max(options.max_width - indent, MIN_WIDTH))
        for number, line in enumerate(console.render_lines(self.body, inner, pad=False)):
            yield Segment(" " * indent) if number else Segment(self.label, Style(bold=True))
            yield from line
            yield Segment.line()


class Card:
    """A table; closer together, or on its side, where it would be too wide."""

    def __init__(self, rows: list[list[Text]]) -> None:
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        turned = [list(column) for column in zip(*self.rows, strict=True)]
        for rows, padding in ((self.rows, 1), (self.rows, 0), (turned, 1), (turned, 0)):
            table = self._table(rows, padding)
            if console.measure(table, options=options.update(max_width=1000)).maximum <= options.max_width:
                break
        yield table

    def _table(self, rows: list[list[Text]], padding: int) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, padding))
        for number, heading in enumerate(rows[0]):
            table.add_column(heading, justify="right" if number else "left")
        for row in rows[1:]:
            table.add_row(*row)
        return table


# --- words and ids ----------------------------------------------------------------------------------------------------


def _plain(markdown: str) -> str:
    return INLINE.sub(r"\1\2", markdown)


def _pattern(word: str) -> re.Pattern[str]:
    """A part of the text: any case, any space, and е for ё as most people type it."""
    parts = [re.sub("[её]", "[её]", re.escape(part), flags=re.IGNORECASE) for part in word.split()]
    return re.compile(r"\s+".join(parts), re.IGNORECASE)


def _id(typed: str) -> str:
    return typed.strip().upper().translate(LOOK_ALIKE)


def _parts(clause_id: str) -> tuple[str, list[int]]:
    letter, _, numbers = clause_id.partition("-")
    return letter, [int(number) for number in numbers.split(".")]
