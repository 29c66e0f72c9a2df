"""What a table consists of besides its row, its seats and its log."""

from __future__ import annotations

from typing import Protocol


class Part(Protocol):
    """Something that is stored beside the log. What it writes goes through the store under the table's id, and is then
    known to others: the table they have has its parts read again.
    """

    async def load(self) -> None:
        """Believe what is stored now, and remember what its viewers have to be told of it."""
