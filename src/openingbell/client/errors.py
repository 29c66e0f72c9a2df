"""Why a call did not succeed: the server refused it, or did not answer."""

from __future__ import annotations

from openingbell.core.errors import Refused


class ServerRefused(Refused):
    """The server's own sentence, the word for programs, and the facts in it (`refused-WORD` in the catalogue)."""

    def __init__(self, status: int, word: str, sentence: str, facts: dict[str, int | str]) -> None:
        super().__init__(sentence)
        self.status = status
        self.word = word
        self.facts = facts


STALE = ("seq", "paused", "over", "stand-in", "settled")  # words of refusals: we are about to hear what has changed


class NoAnswer(Refused):
    """Nobody answers at the address, or something else than a server of ours does."""
