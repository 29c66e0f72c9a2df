"""A clock of the tests' own for what the server writes down."""

from __future__ import annotations


class Moments:
    """`time_ns` is what `openingbell.server.entries` asks for the time."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def time_ns(self) -> int:
        return self.at * 1_000_000

    def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)
