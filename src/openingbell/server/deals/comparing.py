"""Two attempts at a deal side by side: where their choices parted, and how each went."""

from __future__ import annotations

from openingbell.core.play import Play
from openingbell.protocol.deals import Comparison, Parted, SeatCourse
from openingbell.protocol.messages import Move
from openingbell.server import refusals
from openingbell.server.game import TableGame
from openingbell.server.table import Table

POINTS = 10


def compare(mine: Table, theirs: Table, seat: int) -> Comparison:
    """Both are over; from the same seat, by the same bots and with the same chance only the choices there differ."""
    one, other = mine.running(), theirs.running()
    if not other.is_over():
        raise refusals.game_runs()
    first = _first_difference(one.play, other.play)
    alike = sum(actor == seat for actor, _ in one.play.written()[:first])
    return Comparison(
        alike=alike,
        parted=_parted(one, other, first),
        my_table=mine.id,
        their_table=theirs.id,
        mine=_course(one, seat),
        theirs=_course(other, seat),
    )


def _first_difference(one: Play, other: Play) -> int:
    """How many moves they have in common from the first on."""
    pairs = zip(one.actions, other.actions, strict=False)
    same = min(len(one.actions), len(other.actions))
    return next((place for place, (mine, theirs) in enumerate(pairs) if mine != theirs), same)


def _parted(one: TableGame, other: TableGame, place: int) -> Parted | None:
    if place >= min(len(one.play.actions), len(other.play.actions)):
        return None
    return Parted(
        mine=_move(one.play, place),
        theirs=_move(other.play, place),
        my_seq=one.line.seq_of(place),
        their_seq=other.line.seq_of(place),
    )


def _move(play: Play, place: int) -> Move:
    state, action = play.at(place), play.actions[place]
    return Move(move=play.game.to_text(state, action), form=play.game.to_json(state, action), ends=False)


def _course(game: TableGame, seat: int) -> SeatCourse:
    """What the seat would have had at so many moments, evenly over the game."""
    last = len(game.play.actions)
    points = min(last, POINTS)
    places = [round(number * last / points) for number in range(points + 1)] if points else [0]
    return SeatCourse(
        seqs=[game.line.seq_of(place) for place in places],
        worths=[int(game.play.at(place).worths()[seat]) for place in places],
    )
