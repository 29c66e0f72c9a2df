"""Y-137 to Y-139 The ends: one player left, the first bankruptcy, or the last round (YF-11)."""

from __future__ import annotations

from openingbell.core.result import tell_result
from openingbell.core.state import OVER, Log
from openingbell.games.syndicate.position import FIRST_BANKRUPTCY, Position
from openingbell.games.syndicate.steps import ENDED


def end_after_ruin(p: Position, log: Log | None) -> bool:
    """Once a creditor is paid: with one player left it is over at once, or after the first ruin if so agreed."""
    left = p.living()
    if left > 1 and not (p.end == FIRST_BANKRUPTCY and left < p.players):
        return False
    finish(p, log)
    return True


def finish(p: Position, log: Log | None) -> None:
    """Nothing more is done or auctioned; the richest wins."""
    p.break_off(ENDED, OVER)
    tell_result(p, log)
