"""What can be refused. Every message is one sentence that can be shown to a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

MAX_QUOTE = 60


def reason(error: Exception) -> str:
    """Why a file could not be read or written, for the end of a sentence."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    if isinstance(error, UnicodeDecodeError):
        return "it is not a text file"
    return str(error)


def quoted(value: object) -> str:
    """A value from a file in a complaint, cut where it gets long."""
    if not isinstance(value, str | int | float | None):
        return f"a {type(value).__name__}"
    text = repr(value)
    return text if len(text) <= MAX_QUOTE else f"{text[:MAX_QUOTE]} …"


class Refused(Exception):
    """The content is not acceptable, and nothing was changed."""


class UnknownGame(Refused):
    """No game of that name is installed."""


class BadOptions(Refused):
    """A table's options are not among those the game declares."""


class BadData(Refused):
    """A table's own data file is not what the game needs.

    `word` and `facts` are for saying the same in other languages (`data-WORD` in the catalogue); without a word there
    is the sentence alone.
    """

    def __init__(self, sentence: str, word: str = "", facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(sentence)
        self.word = word
        self.facts: dict[str, int | str] = dict(facts or {})


class NoEncoding(Refused):
    """A game does not say how its states are written as numbers."""


class BadMove(Refused):
    """A text or object is not a move of this game at all."""


class BadOrder(Refused):
    """A standing answer that cannot be given."""


class BadSketch(Refused):
    """A sketch of a trade that makes no sense: why, as a word for a catalogue (`refused-WORD`), and the thing meant."""

    def __init__(self, word: str, thing: str = "") -> None:
        super().__init__(f"{word}: {thing}" if thing else word)
        self.word = word
        self.thing = thing


class IllegalMove(Refused):
    """A move of the game that is not legal in this state.

    `legal` is what would have been, in notation. It is not part of the sentence: it may name what is hidden. `clause`
    is the id of the clause that forbids it, if one says so; the sentence ends with it.
    """

    def __init__(self, sentence: str, legal: Sequence[str] = (), clause: str = "") -> None:
        super().__init__(f"{sentence} ({clause})" if clause else sentence)
        self.legal = tuple(legal)
        self.clause = clause


class BadRecord(Refused):
    """A record or snapshot cannot be read."""


class AuditFailed(Exception):
    """A state contradicts itself: always a defect of the rules' code, never of the input."""
