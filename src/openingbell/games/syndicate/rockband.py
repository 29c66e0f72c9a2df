"""Y-61 ROCK BAND: a firm that its owner lays on an IS or F cell."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.events import Event
from openingbell.core.state import Log
from openingbell.games.syndicate.components import NONE, ROCK_BAND
from openingbell.games.syndicate.debts import BAND_FEE, owe
from openingbell.games.syndicate.firms import income
from openingbell.games.syndicate.police import is_free
from openingbell.games.syndicate.position import Position


def has_token(p: Position, cell: i64) -> bool:
    for place in p.place:
        if place == cell:
            return True
    return False


def may_take_up(p: Position) -> bool:
    """YF-54 M may lay it elsewhere once per deal phase, unless there is a token where it lies."""
    return not p.laid and p.owner[ROCK_BAND] == p.turn and (p.band_cell == NONE or not has_token(p, p.band_cell))


def may_lay(p: Position, number: i64) -> bool:
    """YF-54 To another IS or F cell without a token."""
    cell = p.edition.card_cells[number]
    return cell != p.band_cell and not has_token(p, cell) and may_take_up(p)


def lay(p: Position, number: i64, log: Log | None) -> None:
    p.laid = True
    p.band_cell = p.edition.card_cells[number]
    if log is not None:
        log.append(
            Event("laid", int(p.turn), facts={"cell": int(p.band_cell), "at": p.edition.name_of_cell(p.band_cell)})
        )


def listen(p: Position) -> None:
    """Arrival step (b): M owes a rival's band its fee, if it lies here (YF-44)."""
    p.decided()
    owner = p.owner[ROCK_BAND]
    if p.skip_cell or p.band_cell == NONE or p.place[p.turn] != p.band_cell:
        return
    if p.is_rival(p.turn, owner) and is_free(p, owner):
        owe(p, p.turn, owner, income(p, ROCK_BAND), BAND_FEE, ROCK_BAND)
