"""Paying a debt in the cheapest way: everything that can be mortgaged or sold is tried in a preview."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from openingbell.terminal.table import Move, Table

Seen = dict[str, Any]


@dataclass(frozen=True)
class Way:
    """Moves that raise money: how much of what is lacking, and what that costs.

    `interest` is what redeeming will take beyond the loan, `rent` what is no longer earned at a stop, and `gone` the
    value of firms that are lost, or of their parts.
    """

    moves: list[Move]
    brings: int
    interest: int
    rent: int
    gone: int

    @property
    def cost(self) -> int:
        return self.interest + self.rent + self.gone


@dataclass(frozen=True)
class Settlement:
    """What to do, what that brings and costs, how much was lacking, and whether it is not enough."""

    moves: list[Move]
    brings: int
    interest: int
    rent: int
    owed: int
    ruins: bool


def cheapest(table: Table) -> Settlement | None:
    """The cheapest way out of the actor's debt; None if there is no debt to raise money for."""
    seat = table.actor
    before = table.view(seat)
    owed = lacking(before, seat)
    if owed == 0:
        return None
    moves: list[Move] = []
    now, legal = before, table.legal()
    raised = 0
    while lacking(now, seat) and legal:
        ways = [[*_ways(table, moves, beginning, now, seat)] for beginning in _beginnings(legal)]
        moves += [move for way in _cover(ways, lacking(now, seat)) for move in way.moves]
        preview = table.preview([move.text for move in moves])
        now, legal = preview.look(), preview.legal
        raised = sum(money for event in preview.events if (money := _money(event, seat)) > 0)
    ruins = bool(now["players"][seat]["ruined"])
    total = _way(moves, before, now, seat)
    brings = raised if ruins else max(raised, owed)  # what a BANKER gives instead of money counts, too
    return Settlement(moves, brings, total.interest, total.rent, owed, ruins)


def lacking(view: Seen, seat: int) -> int:
    """How much more cash a seat needs for its debt."""
    debt = view["debt"]
    if debt is None or debt["debtor"] != seat:
        return 0
    return max(0, int(debt["amount"] - view["players"][seat]["cash"]))


def _money(event: Seen, seat: int) -> int:
    return int(event.get("amount") or 0) if event.get("seat") == seat else 0


def _beginnings(legal: Iterable[Move]) -> list[list[Move]]:
    """The moves that have to do with the same thing, shares first: a mortgage puts an end to selling them."""
    by_thing: dict[str, list[Move]] = {}
    for move in legal:
        by_thing.setdefault(str(move.form.get("firm")), []).append(move)
    return [sorted(moves, key=lambda move: move.form["type"] != "sell-share") for moves in by_thing.values()]


def _ways(table: Table, done: Sequence[Move], same: Sequence[Move], now: Seen, seat: int) -> Iterator[Way]:
    """All that can be done with one thing: one move after the other for as long as it is legal and money is lacking."""
    begun: list[list[Move]] = [[]]
    while begun:
        moves = begun.pop()
        legal = {move.text for move in same}
        if moves:
            preview = table.preview([move.text for move in [*done, *moves]])
            after = preview.look()
            yield _way(moves, now, after, seat)
            legal = {move.text for move in preview.legal} if lacking(after, seat) else set()
        begun += [[*moves, move] for move in same if move.text in legal]


def _way(moves: list[Move], before: Seen, after: Seen, seat: int) -> Way:
    gone = _property(before, seat) - _property(after, seat)
    return Way(
        moves,
        lacking(before, seat) - lacking(after, seat),
        _interest(after, seat) - _interest(before, seat),
        max(0, _rent(before, seat) - _rent(after, seat)),
        max(0, gone),
    )


def _interest(view: Seen, seat: int) -> int:
    firms = [firm for firm in view["firms"].values() if firm["owner"] == seat and firm["mortgaged"] is not None]
    return sum(firm["redemption"] - firm["mortgaged"] for firm in firms)


def _property(view: Seen, seat: int) -> int:
    """The value of the seat's firms; of those with shares, the part that it holds itself, and nothing if others could
    collect the greater part.
    """
    total = 0
    for firm in (firm for firm in view["firms"].values() if firm["owner"] == seat):
        shares = firm["shares"]
        if shares is None:
            total += firm["value"]
        elif 2 * shares["held"][seat] > _number(shares):
            total += firm["value"] * shares["held"][seat] // _number(shares)
    return int(total)


def _number(shares: Seen) -> int:
    return int(sum(shares["held"]) + shares["exchange"] + shares["cell"])


def _rent(view: Seen, seat: int) -> int:
    """What one stop at each of the seat's firms brings, and a dividend; of others' firms the part of its shares."""
    total = (view["rate"] or 0) * view["players"][seat]["exchange"]
    for firm in view["firms"].values():
        if firm["owner"] == seat:
            total += firm["income"] or 0
        elif firm["shares"] is not None and firm["income"]:
            total += firm["income"] * firm["shares"]["held"][seat] // _number(firm["shares"])
    return int(total)


def _cover(things: Sequence[Sequence[Way]], owed: int) -> list[Way]:
    """The cheapest ways, one for each thing at most, that bring so much; if nothing does, those that bring the most."""
    best: dict[int, tuple[int, int, list[Way]]] = {0: (0, 0, [])}  # by what is brought: cost, moves, the ways
    for ways in things:
        for brought, (cost, number, chosen) in list(best.items()):
            for way in ways:
                reached = min(owed, brought + way.brings)
                better = (cost + way.cost, number + len(way.moves), [*chosen, way])
                if reached not in best or better[:2] < best[reached][:2]:
                    best[reached] = better
    return best[max(best)][2]
