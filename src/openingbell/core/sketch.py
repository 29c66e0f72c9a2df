"""Sketches: trades that somebody only thinks about, worked out by the rules without a move being made.

Where a trade counts as soon as it is begun, haggling needs something outside the game: what two seats would give each
other, which binds nobody. A game says what becomes of one; who keeps it, and for whom, is not the game's affair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from openingbell.core.errors import BadSketch
from openingbell.core.state import State


class Sketch:
    """What `proposer` would offer `partner`: the things of both sides in the words of the notation, in any order and as
    often as there are several of them; of money the sum.
    """

    def __init__(self, proposer: int, partner: int, gives: Sequence[str], takes: Sequence[str]) -> None:
        self.proposer: Final = proposer
        self.partner: Final = partner
        self.gives: Final = tuple(gives)
        self.takes: Final = tuple(takes)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketching:
    """How a game judges sketches. Both methods raise BadSketch if the two cannot trade at all."""

    def opening(self, state: State, sketch: Sketch) -> str:
        """The move by which such a trade begins: with it the sketch has been answered."""
        raise NotImplementedError

    def judge(self, state: State, sketch: Sketch) -> dict[str, Any]:
        """What it is worth, what would change and what may still be added, if the proposer could begin it now.

        - `moves`: those that propose it, in the order of the notation; none, if it cannot be proposed as it is
        - `gives`, `takes`: what is named and possible: `item`, `number`, `worth` of all of them, and the `goods`
        - `gone`: what is named and cannot be traded
        - `may_give`, `may_take`: by item how many could be named at most, of money (`money`) which sum
        - `firms`: those that change hands or bring another rent, with `owner` and `rent` before and after
        - `monopolies`: those that a `seat` has `gained` or lost
        - `seats`: `cash` and `worth` before and after, of the two and of whoever else is touched
        """
        raise NotImplementedError


def require_things(things: Sequence[str], known: Sequence[str]) -> None:
    """Everything named is a sum of money or one of the words that there are."""
    for thing in things:
        if thing not in known and not (thing.isascii() and thing.isdecimal() and len(thing) <= 6):
            raise BadSketch("sketch-thing", thing[:40])
