"""The messages of one language, read from its folder file by file, when the first one of a file is needed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from openingbell.core.errors import Refused, UnknownGame
from openingbell.core.registry import find_game, game_names

HERE = Path(__file__).parent
FALLBACK = "en"
LESSONS = "_lessons"  # how the files end that have the words of a game's lessons


def languages() -> list[str]:
    """The languages there are: every folder with words that all games share."""
    return sorted(path.parent.name for path in HERE.glob("*/core.ftl"))


def folder(language: str) -> Path:
    """Where a language's files are; one that is not there is refused."""
    if language not in languages():
        raise Refused(f"there is no language {language!r}; there are: {', '.join(languages())}")
    return HERE / language


def preferred_language(wishes: Iterable[str]) -> str:
    """The first wish there is a folder for: `pt-BR` exactly, else `pt`; English if there is none."""
    for wish in wishes:
        exact = wish.partition(".")[0].replace("_", "-")
        for code in (exact, exact.partition("-")[0]):
            if code in languages():
                return code
    return FALLBACK


def own_files(game_name: str, language: str, pattern: str) -> list[Path]:
    """The files that a game from outside brings along in this language."""
    try:
        home = find_game(game_name).locales
    except UnknownGame:  # or one that cannot be loaded
        home = None
    return [] if home is None else sorted((home / language).glob(pattern))


def catalogue_text(language: str) -> str:
    """The messages of a language as one Fluent file: ours, and those that games from outside bring along.

    Those of lessons are left out: there are many, and few need them.
    """
    paths = [path for path in sorted(folder(language).glob("*.ftl")) if not path.stem.endswith(LESSONS)]
    for name in game_names():
        paths += own_files(name, language, "*.ftl")
    return _text(paths)


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language; the same object for everybody, because reading them takes time."""
    return Catalogue(language)


class Catalogue:
    """Fluent messages, strictly: what neither the language nor English has is an error and never shows as an id."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._folder = folder(language)
        self._unread: dict[str, str] = {}  # by the first word of messages: the text of their files, not understood yet

    @cached_property
    def _bundle(self) -> FluentBundle:
        functions: dict[str, Any] = {"MONEY": self.money, "THOUSANDS": self.thousands, "UNITS": self.units}
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        bundle.add_resource(FluentResource(_text([self._folder / "core.ftl"])))
        return bundle

    @cached_property
    def _english(self) -> Catalogue | None:
        """Where sentences come from that this language lacks."""
        return None if self.language == FALLBACK else catalogue(FALLBACK)

    def _find(self, message_id: str) -> Message | None:
        """A message of this language. Those that are not in `core.ftl` begin with the name of their file, or of a game
        from outside. A file is understood when one of its messages is asked for: all would take longer than most
        commands do.
        """
        bundle = self._bundle
        if not bundle.has_message(message_id):
            first_word = message_id.partition("-")[0]
            if first_word not in self._unread:
                ours = self._folder / f"{first_word}.ftl"
                files = [ours] if ours.exists() else own_files(first_word, self.language, "*.ftl")
                self._unread[first_word] = _text(files)
            if f"\n{message_id} =" in self._unread[first_word]:
                bundle.add_resource(FluentResource(self._unread[first_word]))
                self._unread[first_word] = ""
        return bundle.get_message(message_id) if bundle.has_message(message_id) else None

    def _pattern(self, message_id: str, attribute: str) -> tuple[FluentBundle, Pattern] | None:
        """What a message says, or one of its attributes, in this language or else in English."""
        message = self._find(message_id)
        if message is not None:
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return self._bundle, pattern
        return None if self._english is None else self._english._pattern(message_id, attribute)

    def has(self, message_id: str, attribute: str = "") -> bool:
        """Whether there is such a message, or such an attribute of it."""
        return self._pattern(message_id, attribute) is not None

    def say(self, message_id: str, arguments: Mapping[str, object], attribute: str = "") -> str:
        """A message, or one of its attributes, with its variables filled in; LookupError if anything is missing."""
        name = f"{message_id}.{attribute}" if attribute else message_id
        found = self._pattern(message_id, attribute)
        if found is None:
            raise LookupError(f"there is no message {name} in {self.language}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"message {name} in {self.language}: {errors[0]}") from errors[0]
        return str(text)

    def money(self, amount: int, game_name: str = "") -> str:
        """A sum as the language writes it; messages get it by the function MONEY.

        A game whose money is not dollars says how its sums are written: `GAME-money`.
        """
        own = f"{game_name}-money"
        sign = "−" if amount < 0 else ""
        return sign + self.say(own if self.has(own) else "money", {"amount": abs(amount)})

    def thousands(self, amount: int) -> str:
        """The same for a sum that a game counts in thousands; messages get it by the function THOUSANDS."""
        return self.money(1000 * amount)

    def units(self, amount: int) -> str:
        """The same for a sum of money that has no name; messages get it by the function UNITS."""
        sign = "−" if amount < 0 else ""
        return sign + self.say("units", {"amount": abs(amount)})

    def join(self, items: Sequence[str]) -> str:
        """A list as the language writes it."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-next", {"items": text, "next": item})
        return self.say("list-last", {"items": text, "last": items[-1]}) if len(items) > 1 else text


def _text(paths: Iterable[Path]) -> str:
    return "".join("\n" + path.read_text(encoding="utf-8") for path in paths)
