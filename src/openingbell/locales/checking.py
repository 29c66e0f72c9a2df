"""What a language lacks or has wrong, measured by English: `bell words check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import babel
from fluent.syntax import ast

from openingbell.core.errors import Refused
from openingbell.locales import catalogue
from openingbell.locales.entries import Body, Entry, bodies_of, entries_of
from openingbell.locales.rules import Clause, parse

PLURALS = {"zero", "one", "two", "few", "many"}


def folders() -> list[str]:
    """Every language somebody has begun; people are offered those that have a `core.ftl`."""
    return sorted({path.parent.name for path in catalogue.HERE.glob("*/*.ftl")})


def problems(language: str) -> list[str]:
    """A sentence for everything that is missing or wrong, file by file."""
    if language not in folders():
        raise Refused(f"there is no folder {language!r} with words; there are: {', '.join(folders())}")
    here, english = catalogue.HERE / language, catalogue.HERE / catalogue.FALLBACK
    bodies, expected = bodies_of(here), bodies_of(english)
    found = [f"{name}: no such file in English" for name in bodies if name not in expected]
    for name, body in expected.items():
        if name in bodies:
            found += [f"{name}: {problem}" for problem in _in_file(Path(name).stem, language, bodies[name], body)]
        else:
            found.append(f"{name}: is missing, with {len(entries_of(body))} messages")
    for path in sorted(english.glob("*.rules.md")):
        if (here / path.name).exists():
            found += [f"{path.name}: {problem}" for problem in _in_rules(here / path.name, path)]
        else:
            found.append(f"{path.name}: is missing")
    return found


def _in_file(stem: str, language: str, body: Body, english: Body) -> Iterator[str]:
    for item in body:
        if isinstance(item, ast.Junk):
            yield f"cannot be understood: {' '.join((item.content or '').split())[:60]}"
    ids = Counter(item.id.name for item in body if isinstance(item, ast.Message))
    yield from (f"{name} is there twice" for name, count in ids.items() if count > 1)
    own, expected = entries_of(body), entries_of(english)
    yield from (f"{name} is missing" for name in expected if name not in own)
    forms = _plural_forms(language)
    for name, entry in own.items():
        if name not in expected:
            yield f"{name} is used by nobody"
        else:
            yield from (f"{name}: {problem}" for problem in _in_entry(entry, expected[name], forms))
        yield from (
            f"{name} refers to {other} of another file"
            for other in sorted(entry.references)
            if stem != "core" and not other.startswith(f"{stem}-")
        )


def _plural_forms(language: str) -> set[str]:
    form = babel.Locale.parse(language, sep="-").plural_form
    return {form(number) for number in range(200)}


def _in_entry(entry: Entry, english: Entry, forms: set[str]) -> Iterator[str]:
    yield from (f"does not say ${name}" for name in sorted(english.variables - entry.variables))
    yield from (f"there is no ${name}" for name in sorted(entry.variables - english.variables))
    yield from (f"lacks {name}(${variable})" for name, variable in sorted(english.calls - entry.calls))
    yield from (f"{name}(${variable}) is not in English" for name, variable in sorted(entry.calls - english.calls))
    for choices in entry.choices:
        if choices & PLURALS:
            named = {choice for choice in choices if not choice.isdigit()}
            yield from (f"lacks the plural form [{form}]" for form in sorted(forms - named))
            yield from (f"[{form}] is no plural form of this language" for form in sorted(named - forms))


def _in_rules(path: Path, english: Path) -> Iterator[str]:
    book, expected = (parse(one.read_text(encoding="utf-8")) for one in (path, english))
    yield from (f"chapter {chapter} is missing" for chapter in expected.chapters if chapter not in book.chapters)
    yield from (f"chapter {chapter} is not in English" for chapter in book.chapters if chapter not in expected.chapters)
    yield from (f"{clause} is missing" for clause in expected.clauses if clause not in book.clauses)
    for name, clause in book.clauses.items():
        if name not in expected.clauses:
            yield f"{name} is not in English"
        else:
            yield from _in_clause(clause, expected.clauses[name])


def _in_clause(clause: Clause, english: Clause) -> Iterator[str]:
    if clause.mark != english.mark:
        yield f"{clause.id}: its mark is [{clause.mark}], in English [{english.mark}]"
    if clause.chapter != english.chapter:
        yield f"{clause.id} stands in {clause.chapter}, in English in {english.chapter}"
