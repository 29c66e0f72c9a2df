"""Data files: the components of a game as tables of numbers and words, checked key by key."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from openingbell.core.errors import BadData, quoted, reason

MAX_DOTS: Final = 50
MAX_WORD: Final = 60
MOST_SHOWN: Final = 10**20
PLACE: Final = re.compile("line ([0-9]+),? column ([0-9]+)")


def read_data(path: Path) -> dict[str, Any]:
    """A data file, TOML or JSON by its ending, or BadData. Whether a game can use it is for the game to say."""
    try:
        return parse_data(path.read_text(encoding="utf-8"), path.suffix == ".json")
    except (OSError, ValueError) as error:
        raise BadData(f"{path} cannot be read: {reason(error)}") from error
    except BadData as bad:
        raise BadData(f"{path} cannot be read: {bad}", bad.word, bad.facts) from bad


def parse_data(text: str, as_json: bool) -> dict[str, Any]:
    """The text of a data file, TOML or JSON, or BadData; whatever is in it, this takes no time to speak of."""
    try:
        if not as_json:
            _require_few_dots(text)
        data = json.loads(text) if as_json else tomllib.loads(text)
    except ValueError as error:
        place = PLACE.search(str(error))  # what else the parser says is English, whatever the reader's language is
        line, column = (int(place[1]), int(place[2])) if place else (text.count("\n") + 1, 1)
        raise flaw("line", "it breaks off in line {line}, at letter {column}", line=line, column=column) from error
    except RecursionError as too_deep:
        raise flaw("deep", "it is nested too deeply") from too_deep
    if not isinstance(data, dict):
        raise flaw("whole", "the data is not a table")
    return data


def _require_few_dots(text: str) -> None:
    """A key of very many parts takes tomllib minutes."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MAX_DOTS:
            raise flaw("dots", "line {line} has more than {most} dots", line=number, most=MAX_DOTS)


def flaw(word: str, sentence: str, **facts: int | str) -> BadData:
    """What is wrong: the catalogue's word for it, and the English sentence, in which the facts are to be put."""
    return BadData(sentence.format(**facts), word, facts)


def shown(value: object) -> str:
    """A value in a complaint, in any language, however long it is."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, int) and abs(value) > MOST_SHOWN:
        return "…"  # Python refuses to write down those that are really long
    if isinstance(value, bool):
        return "true" if value else "false"  # as in the file
    return quoted(value) if isinstance(value, str | int | float) else str(value)[:MAX_WORD]  # a date


def another_game(data: object, name: str) -> list[BadData]:
    """The one problem of a data file that says it is another game's; its other keys need not be looked at."""
    if isinstance(data, Mapping) and data.get("game", name) != name:
        said = shown(data["game"])
        return [flaw("game", "game is {value}, but should be '{game}'", value=said, game=name)]
    return []


def require_sound(problems: Sequence[BadData]) -> None:
    """BadData with the first problem of a data file, and how many there are besides, if there is any."""
    if problems:
        more = f" (and {len(problems) - 1} more; see bell board check)" if len(problems) > 1 else ""
        raise BadData(f"{problems[0]}{more}", problems[0].word, problems[0].facts)


class DataSection:
    """One table of a data file. Whatever is missing, wrong or unknown in it is refused by its full key.

    With a list of `problems` nothing is raised: each one is added to the list, and reading goes on with some allowed
    value, so that a person is told everything at once. A table that is missing altogether is one problem, whatever
    should have been in it.
    """

    def __init__(self, values: object, name: str = "", problems: list[BadData] | None = None) -> None:
        self.name = name
        self.problems = problems
        self._values: dict[str, Any] = {}
        if isinstance(values, Mapping):
            self._values = dict(values)
        else:
            if name:
                self.refuse("table", "{key} is not a table", key=name)
            else:
                self.refuse("whole", "the data is not a table")
            self.problems = []  # nobody needs to be told of what follows from it
        self._asked: set[str] = set()
        self._first = 0 if self.problems is None else len(self.problems)

    def refuse(self, word: str, sentence: str, **facts: int | str) -> None:
        """Say what is wrong, see `flaw`: raised, or added to the problems."""
        wrong = flaw(word, sentence, **facts)
        if self.problems is None:
            raise wrong
        self.problems.append(wrong)

    def key(self, key: str) -> str:
        """The full name of a key, as a message tells it."""
        shown = key if len(key) <= MAX_WORD and key.isprintable() else quoted(key)
        return f"{self.name}.{shown}" if self.name else shown

    def keys(self) -> list[str]:
        return list(self._values)

    def has(self, key: str) -> bool:
        return key in self._values

    def section(self, key: str) -> DataSection:
        value = self._value(key, {})
        return DataSection(value, self.key(key), self.problems if self.has(key) else [])

    def sections(self, key: str) -> list[DataSection]:
        """An array of tables."""
        return [
            DataSection(value, f"{self.key(key)}[{number}]", self.problems)
            for number, value in enumerate(self._list(key))
        ]

    def refuse_count(self, key: str, count: int, low: int, high: int = 0) -> None:
        """A list of a length that it should not have; without `high` there is only one that it should."""
        if high == 0:
            sentence = "{key} has {count} entries, but should have {needed}"
            self.refuse("count", sentence, key=self.key(key), count=count, needed=low)
        else:
            sentence = "{key} has {count} entries, but should have {low} to {high}"
            self.refuse("length", sentence, key=self.key(key), count=count, low=low, high=high)

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(self._value(key, low), self.key(key), low, high)

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        """A list of numbers; with `count`, of exactly so many."""
        values = self._list(key)
        if count is not None and len(values) != count:
            self.refuse_count(key, len(values), count)
            values = [low] * count
        return [self._number(value, f"{self.key(key)}[{at}]", low, high) for at, value in enumerate(values)]

    def word(self, key: str, choices: Sequence[str] = ()) -> str:
        """A text; with `choices`, one of them."""
        return self._word(self._value(key, choices[0] if choices else ""), self.key(key), choices)

    def words(self, key: str, choices: Sequence[str] = ()) -> list[str]:
        return [self._word(value, f"{self.key(key)}[{at}]", choices) for at, value in enumerate(self._list(key))]

    def flag(self, key: str) -> bool:
        value = self._value(key, False)
        if isinstance(value, bool):
            return value
        self.refuse("flag", "{key} is {value}, but should be true or false", key=self.key(key), value=shown(value))
        return False

    def finish(self) -> None:
        """Refuse the keys that nobody asked about: most likely they are misspelt, and then they are why others are
        missing here. So they are told before these.
        """
        sentence, known = "{key} is not a key here; there are: {keys}", ", ".join(sorted(self._asked))
        strange = [self.key(key) for key in self._values if key not in self._asked]
        unknown = [flaw("unknown", sentence, key=key, keys=known) for key in strange]
        if self.problems is not None:
            self.problems[self._first : self._first] = unknown
        elif unknown:
            raise unknown[0]

    def _value(self, key: str, instead: Any) -> Any:
        self._asked.add(key)
        if key not in self._values:
            self.refuse("missing", "{key} is missing", key=self.key(key))
            return instead
        return self._values[key]

    def _list(self, key: str) -> list[Any]:
        value = self._value(key, [])
        if isinstance(value, list):
            return value
        self.refuse("list", "{key} is not a list", key=self.key(key))
        return []

    def _number(self, value: Any, name: str, low: int, high: int) -> int:
        if type(value) is int and low <= value <= high:
            return value
        sentence = "{key} is {value}, but should be a whole number from {low} to {high}"
        self.refuse("number", sentence, key=name, value=shown(value), low=low, high=high)
        return low

    def _word(self, value: Any, name: str, choices: Sequence[str]) -> str:
        if not isinstance(value, str) or len(value) > MAX_WORD or not value.isprintable():
            sentence = "{key} is {value}, but should be a text of at most {most} letters that can be printed"
            self.refuse("text", sentence, key=name, value=shown(value), most=MAX_WORD)
        elif choices and value not in choices:
            sentence = "{key} is {value}, but should be one of: {choices}"
            self.refuse("choice", sentence, key=name, value=shown(value), choices=", ".join(choices))
        else:
            return value
        return choices[0] if choices else ""
