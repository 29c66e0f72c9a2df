"""Where a table comes from that did not begin as others do: from a game that was played, from a position as it may be,
or as one of many that play the same deal. None of these is rated.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

FORK: Final = "fork"  # a game goes on otherwise: its first moves are another's
WHAT_IF: Final = "what-if"  # from a position that looks like one of a running game to somebody there
DEAL: Final = "deal"


@dataclass(frozen=True)
class Origin:
    """`table` is where it was played first, if that was here, and `seq` the number of entries there. The first `moves`
    of a fork are another game's. `deal` is the one that is played, as somebody's attempt of this `number`."""

    kind: str
    table: str | None = None
    seq: int = 0
    moves: int = 0
    deal: str | None = None
    number: int = 0

    def seen(self, is_own: bool, source_listed: bool) -> Origin:
        """As it is told to those who host or sit here, or to others: these learn no link of a table that is not listed,
        and of somebody's running game not which that is."""
        knows = is_own or (source_listed and self.kind != WHAT_IF)
        return self if knows else replace(self, table=None)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def of(stored: dict[str, Any] | None) -> Origin | None:
        return None if stored is None else Origin(**stored)
