"""Standing answers: what a seat says now to questions that will come again, until something makes it doubtful.

A game declares kinds of them. All they know is what the seat sees, its view and its legal moves in notation, so no
standing answer can tell or use what the seat does not know. They are no part of a game: whoever drives one keeps them
for a seat, and what they answer is a move like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from openingbell.core.errors import BadOrder

if TYPE_CHECKING:
    from openingbell.core.game import Game

Facts = dict[str, int | str]
View = Mapping[str, Any]

OVER: Final = "over"  # what it was about has gone by: no doubt, and nobody has to be told
MOST: Final = 1_000_000  # the highest number that can be named


class Order:
    """A standing answer as it was given: its kind, what it is about, the doubts that there were then already, which
    are no news, and whether the whole table was told of it.
    """

    def __init__(self, word: str, facts: Facts, known: Sequence[str] = (), told: bool = False) -> None:
        self.word: Final = word
        self.facts: Final = facts
        self.known: Final = tuple(known)
        self.told: Final = told

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and (self.word, self.facts) == (other.word, other.facts)

    def __hash__(self) -> int:
        return hash((self.word, tuple(self.facts.items())))

    def __repr__(self) -> str:
        return f"Order({self.word!r}, {self.facts!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """A kind of standing answer: its word, the steps whose questions it can answer, and the one fact, a number, that
    its owner may choose, if there is one. Of one that is `public` its owner may tell the whole table.

    `moves` are the seat's legal moves, none if it is not asked.
    """

    word: str
    questions: tuple[str, ...]
    number: str = ""
    public: bool = False

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        """What the seat could say now, each with a number to begin with."""
        raise NotImplementedError

    def is_over(self, view: View, facts: Facts) -> bool:
        """Whether what it is about has gone by."""
        return False

    def doubts(self, view: View, facts: Facts) -> list[str]:
        """What makes it doubtful: words, each followed by the thing it is about if there is one."""
        return []

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        """The move it stands for, or nothing: then the seat is asked."""
        raise NotImplementedError


def questions(game: Game) -> set[str]:
    """The steps in which a standing answer may speak."""
    return {step for kind in game.standings for step in kind.questions}


def offers(game: Game, view: View, moves: Sequence[str]) -> list[Order]:
    """Every standing answer that the seat could give now."""
    return [Order(kind.word, facts) for kind in game.standings for facts in kind.offers(view, moves)]


def give(
    game: Game, view: View, moves: Sequence[str], word: str, facts: Mapping[str, object], told: bool = False
) -> Order:
    """One of those that could be given now, with a number of the seat's own; else BadOrder."""
    for kind in game.standings:
        if kind.word == word and (kind.public or not told):
            for offered in kind.offers(view, moves):
                chosen = _chosen(kind, offered, facts)
                if chosen is not None:
                    return Order(word, chosen, kind.doubts(view, chosen), told)
    raise BadOrder(f"there is no standing answer {word[:40]!r} about that now")


def _chosen(kind: Standing, offered: Facts, wanted: Mapping[str, object]) -> Facts | None:
    """What is offered with the number that is wanted, or nothing if it is about something else."""
    if wanted.keys() != offered.keys() or any(wanted[key] != offered[key] for key in offered if key != kind.number):
        return None
    chosen = dict(offered)
    if kind.number:
        number = wanted[kind.number]
        if type(number) is not int or not 0 <= number <= MOST:
            raise BadOrder(f"a number from 0 to {MOST} is wanted")
        chosen[kind.number] = number
    return chosen


def same_subject(game: Game, one: Order, other: Order) -> bool:
    """Whether one takes the place of the other: they differ in the number alone."""
    return one.word == other.word and _subject(game, one) == _subject(game, other)


def _subject(game: Game, order: Order) -> Facts:
    number = kind_of(game, order).number
    return {key: fact for key, fact in order.facts.items() if key != number}


def kind_of(game: Game, order: Order) -> Standing:
    for kind in game.standings:
        if kind.word == order.word:
            return kind
    raise BadOrder(f"there is no standing answer {order.word[:40]!r}")


def trouble(game: Game, view: View, order: Order) -> str:
    """Why an order stands no longer: OVER, a doubt that was not there when it was given, or nothing if it stands."""
    kind = kind_of(game, order)
    if kind.is_over(view, order.facts):
        return OVER
    for doubt in kind.doubts(view, order.facts):
        if doubt not in order.known:
            return doubt
    return ""


def answer(game: Game, view: View, moves: Sequence[str], orders: Sequence[Order]) -> str:
    """What the first of the orders that has an answer says, or nothing: then the seat is asked.

    They speak in the order in which the game declares their kinds, whichever was given first: whoever builds, and does
    nothing else before the roll, builds before rolling.
    """
    for kind in game.standings:
        if view["step"] in kind.questions:
            for order in orders:
                if order.word == kind.word:
                    said = kind.answer(view, moves, order.facts)
                    if said in moves:
                        return said
    return ""
