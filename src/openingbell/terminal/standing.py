"""Standing answers of the people at one screen. They are forgotten with the game: a record has none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openingbell.core.game import Game
from openingbell.core.standing import OVER, Facts, Order, answer, give, kind_of, offers, same_subject, trouble


def with_number(game: Game, wanted: Order, number: int | None) -> Facts:
    """What an order is about, with a number of one's own if there is one to choose."""
    kind = kind_of(game, wanted)
    return {**wanted.facts, kind.number: number} if number is not None and kind.number else dict(wanted.facts)


class Standings:
    """What was said for a seat, given what the seat sees now: its view and its moves."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._orders: dict[int, list[Order]] = {}

    def orders(self, seat: int) -> list[Order]:
        return self._orders.get(seat, [])

    def offers(self, view: dict[str, Any], moves: Sequence[str]) -> list[Order]:
        """What could be said now."""
        return offers(self._game, view, moves)

    def told(self) -> list[tuple[int, Order]]:
        """What everybody at the table was told, and by which seat."""
        return [(seat, order) for seat, orders in self._orders.items() for order in orders if order.told]

    def give(
        self,
        seat: int,
        view: dict[str, Any],
        moves: Sequence[str],
        wanted: Order,
        number: int | None,
        told: bool = False,
    ) -> Order:
        """From now on, with a number of one's own if there is one to choose; `told` to everybody, if that is wanted."""
        given = give(self._game, view, moves, wanted.word, with_number(self._game, wanted, number), told)
        kept = [order for order in self.orders(seat) if not same_subject(self._game, order, given)]
        self._orders[seat] = [*kept, given]
        return given

    def cancel(self, seat: int, order: Order) -> None:
        self._orders[seat] = [other for other in self.orders(seat) if other != order]

    def doubts(self, seat: int, view: dict[str, Any]) -> list[tuple[Order, str]]:
        """What stands no longer is taken away; those of which somebody has to be told why."""
        troubles = [(order, trouble(self._game, view, order)) for order in self.orders(seat)]
        self._orders[seat] = [order for order, why in troubles if not why]
        return [(order, why) for order, why in troubles if why not in ("", OVER)]

    def answer(self, seat: int, view: dict[str, Any], moves: Sequence[str]) -> str:
        """What stands for the seat, or nothing: then it is asked."""
        orders = self.orders(seat)
        return answer(self._game, view, moves, orders) if orders else ""
