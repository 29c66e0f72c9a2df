"""Standing answers of Stockpile: claims (S-9.3). What is claimed is one's own secret until then, so is what stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openingbell.core.standing import Facts, Standing, View


class Claim(Standing):
    """*All that I can claim*, always; or *nothing*, so that nobody learns what I have."""

    word = "claim"
    questions: tuple[str, ...] = ("claim",)

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"shares": "all"}, {"shares": "none"}]

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        by_number = sorted(moves, key=_claimed)
        return by_number[-1] if facts["shares"] == "all" else by_number[0]


def _claimed(move: str) -> int:
    """`claim 2 1`: from the normal portfolio, and from the split one."""
    return sum([int(number) for number in move.split()[1:]])


STANDINGS: Final[tuple[Standing, ...]] = (Claim(),)
