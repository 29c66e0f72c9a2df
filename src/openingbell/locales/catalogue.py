"""The messages of one language, read from its folder when the first one is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from openingbell.core.errors import Refused

HERE = Path(__file__).parent


def languages() -> list[str]:
    """The languages there are: every folder with words that all games share."""
    return sorted(path.parent.name for path in HERE.glob("*/core.ftl"))


def folder(language: str) -> Path:
    """Where a language's files are; one that is not there is refused."""
    if language not in languages():
        raise Refused(f"there is no language {language!r}; there are: {', '.join(languages())}")
    return HERE / language


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language; the same object for everybody, because reading them takes time."""
    return Catalogue(language)


class Catalogue:
    """Fluent messages, strictly: what is missing is an error and never shows as an id."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._folder = folder(language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        functions: dict[str, Any] = {"MONEY": self.money}
        bundle = FluentBundle([self.language], functions=functions, use_isolating=False)
        for path in sorted(self._folder.glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    def has(self, message_id: str, attribute: str) -> bool:
        """Whether a message has this attribute."""
        return self._bundle.has_message(message_id) and attribute in self._bundle.get_message(message_id).attributes

    def say(self, message_id: str, arguments: Mapping[str, object], attribute: str = "") -> str:
        """A message, or one of its attributes, with its variables filled in; LookupError if anything is missing."""
        name = f"{message_id}.{attribute}" if attribute else message_id
        if not self._bundle.has_message(message_id):
            raise LookupError(f"there is no message {name} in {self.language}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"there is no message {name} in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"message {name} in {self.language}: {errors[0]}") from errors[0]
        return str(text)

    def money(self, amount: int) -> str:
        """A sum as the language writes it; messages get it by the function MONEY."""
        sign = "−" if amount < 0 else ""
        return sign + self.say("money", {"amount": abs(amount)})

    def join(self, items: Sequence[str]) -> str:
        """A list as the language writes it."""
        if not items:
            return ""
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-next", {"items": text, "next": item})
        return self.say("list-last", {"items": text, "last": items[-1]}) if len(items) > 1 else text
