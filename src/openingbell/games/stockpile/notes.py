"""What everybody saw happen to the portfolios, noted in the order in which it happened.

What follows from it for each viewer is worked out when somebody asks (knowledge.py); in most games that programs play
among themselves nobody does. A note is one number: what happened, to whose portfolio, with which kind of card, and how
many cards or who knows them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from openingbell.games.stockpile.position import NONE, Position

STARTED: Final = 0
TAKEN: Final = 1
RETURNED: Final = 2
LEFT: Final = 3
SHOWN: Final = 4
DRAINED: Final = 5
PURGED: Final = 6
PILES_TAKEN: Final = 7
ACTIONS_OVER: Final = 8
SOLD_OUT: Final = 9

SEAT_SHIFT: Final = 4
KIND_SHIFT: Final = 8
NUMBER_SHIFT: Final = 12


def _note(p: Position, what: i64, seat: i64, kind: i64, number: i64) -> None:
    p.notes = append(p.notes, what | (seat << SEAT_SHIFT) | (kind << KIND_SHIFT) | (number << NUMBER_SHIFT))


def what_happened(note: i64) -> i64:
    return note & 15


def seat_of(note: i64) -> i64:
    return (note >> SEAT_SHIFT) & 15


def kind_of(note: i64) -> i64:
    return (note >> KIND_SHIFT) & 15


def number_of(note: i64) -> i64:
    return note >> NUMBER_SHIFT


# --- cards come -------------------------------------------------------------------------------------------------------


def note_started(p: Position, seat: i64, company: i64) -> None:
    """A starting share was dealt (S-2.2)."""
    p.start_of[seat] = company
    _note(p, STARTED, seat, 0, 0)


def note_piles_taken(p: Position) -> None:
    """Cards are about to go from the piles into the portfolios (S-6.8)."""
    _note(p, PILES_TAKEN, 0, 0, 0)


def note_taken(p: Position, seat: i64, kind: i64, knows: i64) -> None:
    """A card went from a pile into a portfolio; these viewers know it (S-6.8)."""
    _note(p, TAKEN, seat, kind, knows)


def note_returned(p: Position, seat: i64, company: i64) -> None:
    """A split card was halved: it is back in the normal portfolio, and everybody saw it (S-8.2)."""
    _note(p, RETURNED, seat, company, 1)


# --- cards are shown or go --------------------------------------------------------------------------------------------


def note_left(p: Position, seat: i64, kind: i64, number: i64) -> None:
    """So many cards of a kind left a normal portfolio for everybody to see: sold, played, split or discarded."""
    _note(p, LEFT, seat, kind, number)


def note_shown(p: Position, seat: i64, company: i64, number: i64) -> None:
    """So many cards of a normal portfolio were shown and put back (S-9.3)."""
    _note(p, SHOWN, seat, company, number)


# --- what nobody has any more -----------------------------------------------------------------------------------------


def note_drained(p: Position, seat: i64) -> None:
    """A seat has played all its action cards: what is left are shares (S-7.1)."""
    _note(p, DRAINED, seat, 0, 0)


def note_actions_over(p: Position) -> None:
    """Everybody has played all action cards (S-7.1)."""
    _note(p, ACTIONS_OVER, 0, 0, 0)


def note_purged(p: Position, company: i64) -> None:
    """No normal portfolio has this company any more: it split or went bankrupt (S-9.5, S-9.8)."""
    _note(p, PURGED, 0, company, 0)


def note_sold_out(p: Position) -> None:
    """All shares are shown and sold: there is nothing left to know (S-11.2)."""
    for seat in range(p.players):
        p.start_of[seat] = NONE
    _note(p, SOLD_OUT, 0, 0, 0)
