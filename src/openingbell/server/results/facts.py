"""What statistics are made of: facts of a game that is over, as `statistics.toml` beside its rules declares them.

Every fact is a word, a value and, if it is about somebody, the seat. So whatever a game has to tell is counted in one
way: how often it was so, and how often those of whom it was so have won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from openingbell.core.beside import read_beside
from openingbell.core.events import Event
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.state import State

FILE: Final = "statistics.toml"
TURN: Final = "turn"  # of every game: which turn a seat had
LENGTH: Final = "length"
SCORE: Final = "score"


class Fact(NamedTuple):
    fact: str
    value: str
    seat: int | None = None


@dataclass(frozen=True)
class Declared:
    """A fact of a game: its word, how it is taken from what happened or from the last view, what of it, and whether it
    is about each `seat` or about the `game`."""

    id: str
    take: str
    events: tuple[str, ...] = ()
    value: str = ""
    of: str = "seat"


@dataclass(frozen=True)
class Declaration:
    """All that is counted of a game: the event that tells who begins, the one whose number is its length, the steps in
    which lengths and winning scores are counted, and the facts of its own."""

    begins: str = ""
    length: str = ""
    length_step: int = 1
    score_step: int = 0
    facts: tuple[Declared, ...] = ()


def facts_of(play: Play) -> tuple[Fact, ...]:
    """Of a game that is over; hidden things are not hidden any more."""
    declared, state = declaration(play.game), play.state
    own = (fact for one in declared.facts for fact in TAKES[one.take](one, play))
    return (*_turns(declared, play), *_length(declared, play), *_scores(declared, state), *own)


@cache
def declaration(game: Game) -> Declaration:
    """What a game declares; one that declares nothing is counted by its turns alone."""
    told = read_beside(game, FILE)
    facts = told.pop("fact", [])
    return Declaration(
        **told, facts=tuple(Declared(**{**fact, "events": tuple(fact.get("events", ()))}) for fact in facts)
    )


def shown_facts(game: Game) -> list[tuple[str, bool, int]]:
    """All facts of a game as they are told: the word, whether it is about seats, and in what steps numbers count."""
    declared = declaration(game)
    own = [(one.id, one.of == "seat", 1) for one in declared.facts]
    return [(TURN, True, 1), *own, (LENGTH, False, declared.length_step), (SCORE, False, declared.score_step)]


# --- of every game ----------------------------------------------------------------------------------------------------


def _turns(declared: Declaration, play: Play) -> Iterator[Fact]:
    begins = next((event.seat for event in _events(play, [declared.begins])), 0)
    players = int(play.state.players)
    for seat in range(players):
        yield Fact(TURN, str((seat - begins) % players + 1), seat)


def _length(declared: Declaration, play: Play) -> Iterator[Fact]:
    if declared.length:
        number = sum(1 for _ in _events(play, [declared.length]))
        yield Fact(LENGTH, _step(number, declared.length_step))


def _scores(declared: Declaration, state: State) -> Iterator[Fact]:
    if declared.score_step:
        best = max(state.scores()[seat] for seat in state.winners())
        yield Fact(SCORE, _step(best, declared.score_step))


def _step(number: int, step: int) -> str:
    """Where its step begins."""
    return str(number // step * step)


# --- a game's own -----------------------------------------------------------------------------------------------------


def _first(one: Declared, play: Play) -> Iterable[Fact]:
    """Of the first such event: what, and whose."""
    return list(_each(one, play))[:1]


def _each(one: Declared, play: Play) -> Iterable[Fact]:
    """Of every such event, once for each seat."""
    return dict.fromkeys(
        Fact(one.id, str(event.facts[one.value]), event.seat if one.of == "seat" else None)
        for event in _events(play, one.events)
    )


def _count(one: Declared, play: Play) -> Iterable[Fact]:
    """How many such events there were, or each seat had."""
    seats = [event.seat for event in _events(play, one.events)]
    if one.of == "game":
        return [Fact(one.id, str(len(seats)))]
    return [Fact(one.id, str(seats.count(seat)), seat) for seat in range(int(play.state.players))]


def _which(one: Declared, play: Play) -> Iterable[Fact]:
    """Which of these events came first."""
    return [Fact(one.id, event.kind) for event in _events(play, one.events)][:1]


def _held(one: Declared, play: Play) -> Iterable[Fact]:
    """What each player has at the end, by the names in the last view."""
    players = play.state.view(None)["players"]
    return [Fact(one.id, name, seat) for seat, player in enumerate(players) for name in player[one.value]]


TAKES: Final[dict[str, Callable[[Declared, Play], Iterable[Fact]]]] = {
    "first": _first,
    "each": _each,
    "count": _count,
    "which": _which,
    "held": _held,
}


def _events(play: Play, kinds: Sequence[str]) -> Iterator[Event]:
    return (event for event in play.events if event.kind in kinds)
