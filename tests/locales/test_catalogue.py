"""The languages say the same things, in sound grammar, and nothing that nobody asks for."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from openingbell.core.registry import game_names
from openingbell.locales import languages
from openingbell.locales.checking import problems
from openingbell.locales.words import NOT_IN_IDS

if TYPE_CHECKING:
    from openingbell.locales.entries import Entry

    Files = dict[str, dict[str, list[ast.EntryType]]]
    Entries = dict[str, dict[str, Entry]]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_wrong_or_left_over(language: str) -> None:
    """The same messages, variables and clauses as in English, and the plural forms of the language."""
    assert problems(language) == []


def test_every_language_has_the_same_files_and_one_for_every_game(files: Files) -> None:
    for language in languages():
        assert set(files[language]) == set(files["en"])
        assert {"core.ftl", *(f"{name}.ftl" for name in game_names())} <= set(files[language])


@pytest.mark.parametrize("language", languages())
def test_ids_are_unique_and_begin_with_the_name_of_their_file(language: str, files: Files) -> None:
    """Files are found by the first word of a message; what is in `core.ftl` is there at once."""
    ids = {
        Path(name).stem: [item.id.name for item in body if isinstance(item, ast.Message)]
        for name, body in files[language].items()
    }
    assert [double for double, count in Counter(chain(*ids.values())).items() if count > 1] == []
    for stem in ids.keys() - {"core"}:
        assert [other for other in ids[stem] if not other.startswith(f"{stem}-")] == []
        assert [other for other in ids["core"] if other.startswith(f"{stem}-")] == []


@pytest.mark.parametrize("language", languages())
def test_every_file_begins_with_a_comment(language: str, files: Files) -> None:
    for name, body in files[language].items():
        assert isinstance(body[0], ast.ResourceComment), name


@pytest.mark.parametrize("language", languages())
def test_sums_are_always_written_as_money(language: str, entries: Entries) -> None:
    for name, entry in entries[language].items():
        if "amount" in entry.variables and name not in ("money", "units"):
            assert entry.calls & {("MONEY", "amount"), ("THOUSANDS", "amount"), ("UNITS", "amount")}, name


def test_every_message_is_used(entries: Entries, source: Path, page_texts: set[str]) -> None:
    """Ids are texts in the source, or put together from texts: `acquire-heading-` and `cash`, `-event-` and `drew`.

    The page puts ids together in one text: `acquire-option-${name}`. Some things are named in a game's data file only,
    and some messages are parts of others.
    """
    texts = page_texts | {
        node.value
        for _, tree in _modules(source)
        for node in python.walk(tree)
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    for data_file in (source / "games").rglob("*.toml"):
        written = data_file.read_text(encoding="utf-8")
        texts |= set(re.findall(r'"([^"\n]+)"', written)) | set(re.findall(r"^([A-Z]+) =", written, re.MULTILINE))
    texts |= {NOT_IN_IDS.sub("_", text) for text in texts}
    texts |= {reference for entry in entries["en"].values() for reference in entry.references}
    patterns = [_pattern(text) for text in page_texts if "${" in text]
    games = game_names()
    unused = [name for name in entries["en"] if "." not in name and not _is_used(name, texts, games)]
    assert [name for name in unused if not any(pattern.fullmatch(name) for pattern in patterns)] == []


def _pattern(text: str) -> re.Pattern[str]:
    """A text of the page with gaps, as what it can become."""
    return re.compile(".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", text)))


def test_everything_the_page_says_is_in_the_catalogue(entries: Entries, page_sources: dict[str, str]) -> None:
    """Every `say("id", { facts })` names a message and gives all its variables."""
    said = 0
    for name, text in page_sources.items():
        for message_id, facts in re.findall(r'\bsay\(\s*"([\w-]+)"(?:,\s*\{([^{}]*)\})?', text):
            where = f"{name}: {message_id}"
            assert message_id in entries["en"], where
            given = {re.split(r"[:\s]", fact.strip())[0] for fact in re.split(r",(?![^(]*\))", facts) if fact.strip()}
            assert given == entries["en"][message_id].variables, where
            said += 1
    assert said > 50


def _is_used(name: str, texts: set[str], games: list[str]) -> bool:
    for game in games:
        if name.startswith(f"{game}-"):
            return _is_made_of(name, texts) or _is_made_of(name.removeprefix(game), texts)
    return name in texts


def _is_made_of(name: str, texts: set[str]) -> bool:
    if name in texts:
        return True
    name = name.removesuffix("-hidden")
    cuts = [at + 1 for at, letter in enumerate(name) if letter == "-"]
    return any(name[:cut] in texts and _is_a_thing(name[cut:], texts) for cut in cuts)


def _is_a_thing(name: str, texts: set[str]) -> bool:
    """Things may be numbered, `hidden` and 1; a sign that no id can have is _ in it, as in `0.1`."""
    return name in texts or (name.rstrip("0123456789") or name) in texts


def test_everything_that_is_said_is_in_the_catalogue(entries: Entries, source: Path) -> None:
    """Every call of `words.say`, or of the command line's `wrong`, names a message and gives all its variables."""
    for path, tree in _modules(source):
        for call in python.walk(tree):
            if isinstance(call, python.Call) and python.unparse(call.func).rpartition(".")[2] in ("say", "wrong"):
                _check_say(call, entries["en"], f"{path.name}:{call.lineno}")


def _check_say(call: python.Call, messages: dict[str, Entry], where: str) -> None:
    spoken = call.args[0]
    if not isinstance(spoken, python.Constant):
        return
    assert spoken.value in messages, where
    given = {keyword.arg for keyword in call.keywords}
    for argument in call.args[1:]:
        if isinstance(argument, python.Dict):
            given |= {str(key.value) for key in argument.keys if isinstance(key, python.Constant)}
    assert given == messages[str(spoken.value)].variables, where


def _modules(source: Path) -> Iterator[tuple[Path, python.Module]]:
    for path in sorted(source.rglob("*.py")):
        yield path, python.parse(path.read_text(encoding="utf-8"))
