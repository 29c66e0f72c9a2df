"""What a table may choose before the game starts, declared by each game and checked in one place."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from openingbell.core.errors import BadOptions

OptionValue: TypeAlias = "int | str"
Options: TypeAlias = "dict[str, OptionValue]"

NUMBER: Final = re.compile("-?[0-9]{1,9}")
YES: Final = ("true", "yes")
NO: Final = ("false", "no")


class Option:
    """One of several words, a number in a range (then `choices` is empty), or yes or no (then the default is one).

    What has no default is left out of a table's options unless somebody chooses it.
    """

    def __init__(
        self, name: str, default: OptionValue | None, choices: Sequence[str] = (), low: int = 0, high: int = 0
    ) -> None:
        self.name = name
        self.default = default
        self.choices = tuple(choices)
        self.low = low
        self.high = high

    def is_flag(self) -> bool:
        """Whether this is a question of yes or no."""
        return isinstance(self.default, bool)

    def values(self) -> list[OptionValue | None]:
        """Everything that may be chosen; None: not to choose."""
        if self.is_flag():
            return [False, True]
        unchosen: list[OptionValue | None] = [None] if self.default is None else []
        return [*unchosen, *self.choices] if self.choices else [*unchosen, *range(self.low, self.high + 1)]

    def allowed(self) -> str:
        """What may be chosen, for people."""
        if self.is_flag():
            return "true, false"
        if self.choices:
            return ", ".join(self.choices)
        return f"{self.low} to {self.high}"

    def check(self, value: object) -> OptionValue:
        """The value in its proper type, or BadOptions."""
        if value is self.default and value is not None:
            return value
        text = str(value)
        if self.is_flag():
            if text.lower() in YES + NO:
                return text.lower() in YES
        elif self.choices:
            if text in self.choices:
                return text
        elif not isinstance(value, bool) and NUMBER.fullmatch(text) and self.low <= int(text) <= self.high:
            return int(text)
        raise BadOptions(f"option {self.name} is {text!r}, but may be: {self.allowed()}")


def check_options(declared: Sequence[Option], given: Mapping[str, object]) -> Options:
    """All options of a table: what was given, checked, and the defaults for the rest."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOptions(f"there is no option {name!r}; there are: {', '.join(names)}")
    chosen: Options = {}
    for option in declared:
        value = given.get(option.name, option.default)
        if value is not None or option.default is not None:
            chosen[option.name] = option.check(value)
    return chosen
