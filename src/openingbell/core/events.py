"""What happened, as data: a kind, whom it concerns, the money that moved, and who may know which part.

Sentences are made from events at the edge, in the reader's language; rules never hold any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

Value: TypeAlias = "int | str | bool | list[int] | list[str]"
Seen: TypeAlias = "dict[str, Value]"


class Event:
    """One thing that happened in a move.

    `seat` is the seat it concerns (-1: nobody's in particular). `amount` is what that seat's cash changed by; if
    `other` is a seat, the money came from there or went there, otherwise from or to the bank. `facts` are public,
    `secret` is for the seats in `knows`. `reveals` says that somebody learnt what was hidden before: such a move cannot
    simply be taken back.
    """

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        amount: int | None = None,
        other: int = -1,
        facts: Seen | None = None,
        secret: Seen | None = None,
        knows: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount
        self.other = other
        self.facts: Seen = {} if facts is None else facts
        self.secret: Seen = {} if secret is None else secret
        self.knows = knows
        self.reveals = reveals

    def cash_changes(self) -> list[tuple[int, int]]:
        """Each seat whose cash this event changed, and by how much."""
        if not self.amount:
            return []
        changes = [(self.seat, self.amount)]
        if self.other >= 0:
            changes.append((self.other, -self.amount))
        return changes

    def seen_by(self, seat: int | None) -> Seen | None:
        """The form of this event for a seat, or for a spectator (None). None: they see nothing of it.

        Somebody who may not know the secret sees `"hidden": true` in its place.
        """
        seen: Seen = {"event": self.kind}
        if self.seat >= 0:
            seen["seat"] = self.seat
        if self.amount is not None:
            seen["amount"] = self.amount
        if self.other >= 0:
            seen["other"] = self.other
        seen.update(self.facts)
        if self.secret:
            if seat is not None and seat in self.knows:
                seen.update(self.secret)
            else:
                seen["hidden"] = True
        return seen

    def tells(self, seat: int) -> bool:
        """Whether it brings to light what `seat` did not know: what one shows of one's own is no news to oneself."""
        return self.reveals and (self.seat != seat or seat in self.knows)

    def __reduce__(self) -> tuple[Any, ...]:
        facts = (self.kind, self.seat, self.amount, self.other, self.facts, self.secret, self.knows, self.reveals)
        return (Event, facts)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, amount={self.amount}, {self.facts}, knows={self.knows})"


def seen_events(events: Sequence[Event], seat: int | None) -> list[Seen]:
    """Events in the form a viewer may see, without those they do not see at all."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
