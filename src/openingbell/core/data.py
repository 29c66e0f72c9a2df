"""Data files: the components of a game as tables of numbers and words, checked key by key."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from openingbell.core.errors import BadData, reason


def read_data(path: Path) -> dict[str, Any]:
    """A data file, TOML or JSON by its ending, or BadData. Whether a game can use it is for the game to say."""
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(f"{path} cannot be read: {reason(error)}") from error
    if not isinstance(data, dict):
        raise BadData(f"{path} is not an object")
    return data


def another_game(data: object, name: str) -> list[str]:
    """The one problem of a data file that says it is another game's; its other keys need not be looked at."""
    if isinstance(data, Mapping) and data.get("game", name) != name:
        return [f"game is {data['game']!r}, but should be {name!r}"]
    return []


def require_sound(problems: Sequence[str]) -> None:
    """BadData with the first problem of a data file, and how many there are besides, if there is any."""
    if problems:
        more = f" (and {len(problems) - 1} more; see bell board check)" if len(problems) > 1 else ""
        raise BadData(problems[0] + more)


class DataSection:
    """One table of a data file. Whatever is missing, wrong or unknown in it is refused by its full key.

    With a list of `problems` nothing is raised: each one is added to the list, and reading goes on with some allowed
    value, so that a person is told everything at once. A table that is missing altogether is one problem, whatever
    should have been in it.
    """

    def __init__(self, values: object, name: str = "", problems: list[str] | None = None) -> None:
        self.name = name
        self.problems = problems
        self._values: dict[str, Any] = {}
        if isinstance(values, Mapping):
            self._values = dict(values)
        else:
            self.refuse(f"{name or 'the data'} is not a table")
            self.problems = []  # nobody needs to be told of what follows from it
        self._asked: set[str] = set()
        self._first = 0 if self.problems is None else len(self.problems)

    def refuse(self, sentence: str) -> None:
        """Say what is wrong: raised, or added to the problems."""
        if self.problems is None:
            raise BadData(sentence)
        self.problems.append(sentence)

    def key(self, key: str) -> str:
        """The full name of a key, as a message tells it."""
        return f"{self.name}.{key}" if self.name else key

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

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(self._value(key, low), self.key(key), low, high)

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        """A list of numbers; with `count`, of exactly so many."""
        values = self._list(key)
        if count is not None and len(values) != count:
            self.refuse(f"{self.key(key)} has {len(values)} numbers, but should have {count}")
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
        self.refuse(f"{self.key(key)} is {value!r}, but should be true or false")
        return False

    def finish(self) -> None:
        """Refuse the keys that nobody asked about: most likely they are misspelt, and then they are why others are
        missing here. So they are told before these.
        """
        there_are = ", ".join(sorted(self._asked))
        unknown = [
            f"{self.key(key)} is not a key here; there are: {there_are}"
            for key in self._values
            if key not in self._asked
        ]
        if self.problems is not None:
            self.problems[self._first : self._first] = unknown
        elif unknown:
            raise BadData(unknown[0])

    def _value(self, key: str, instead: Any) -> Any:
        self._asked.add(key)
        if key not in self._values:
            self.refuse(f"{self.key(key)} is missing")
            return instead
        return self._values[key]

    def _list(self, key: str) -> list[Any]:
        value = self._value(key, [])
        if isinstance(value, list):
            return value
        self.refuse(f"{self.key(key)} is not a list")
        return []

    def _number(self, value: Any, name: str, low: int, high: int) -> int:
        if type(value) is int and low <= value <= high:
            return value
        self.refuse(f"{name} is {value!r}, but should be a whole number from {low} to {high}")
        return low

    def _word(self, value: Any, name: str, choices: Sequence[str]) -> str:
        if not isinstance(value, str):
            self.refuse(f"{name} is {value!r}, but should be a text")
        elif choices and value not in choices:
            self.refuse(f"{name} is {value!r}, but should be one of: {', '.join(choices)}")
        else:
            return value
        return choices[0] if choices else ""
