"""Which moves are worth a look on the way."""

from __future__ import annotations

from openingbell.core.events import Seen
from openingbell.server.positions import MAX_STOPS, stops


def told(*happened: tuple[int, str, int | None]) -> list[tuple[int, Seen]]:
    """Events: the number of the move, what it was, and whose."""
    return [(seq, {"event": kind} if seat is None else {"event": kind, "seat": seat}) for seq, kind, seat in happened]


def test_every_move_in_which_something_happened_but_the_last() -> None:
    assert stops(told((3, "placed", 1), (4, "founded", 1), (5, "drew", 1)), 0, 5) == [3, 4]


def test_ones_own_doing_needs_no_showing_but_what_it_does_to_others_does() -> None:
    seen = told((3, "placed", 0), (4, "merged", 0), (4, "bonus", 2), (5, "turn", None), (6, "placed", 1))
    assert stops(seen, 0, 6) == [4, 5]
    assert stops(seen, None, 6) == [3, 4, 5]


def test_the_same_thing_in_a_row_counts_once_when_it_is_done() -> None:
    bought = told((3, "bought", 1), (4, "bought", 1), (5, "bought", 1), (6, "bought", 2), (7, "turn", 3))
    assert stops(bought, 0, 7) == [5, 6]
    together = told((3, "sold", 1), (3, "fell", None), (4, "sold", 1), (4, "fell", None), (5, "turn", 2))
    assert stops(together, 0, 5) == [3, 4]


def test_a_long_absence_has_none() -> None:
    def away(moves: int) -> list[int]:
        return stops(told(*((seq, f"kind {seq}", 1) for seq in range(1, moves + 1))), 0, moves)

    assert len(away(MAX_STOPS + 1)) == MAX_STOPS
    assert away(MAX_STOPS + 2) == []
