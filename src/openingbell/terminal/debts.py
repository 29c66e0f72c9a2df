"""Paying a debt in the cheapest way: what to mortgage and to sell, from what the table says of each firm."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from openingbell.terminal.table import Move, Preview, Table

RAISING = ("mortgage", "sell-share", "surrender", "give")


@dataclass(frozen=True)
class Way:
    """A move that raises money: how much, what redeeming will take on top, what it earns no more at a stop.

    `lost` is what is gone for good; it is the last resort.
    """

    move: Move
    brings: int
    interest: int = 0
    rent: int = 0
    lost: int = 0

    @property
    def cost(self) -> int:
        return self.interest + self.rent + self.lost


@dataclass(frozen=True)
class Settlement:
    """What to do, whether that is enough, and how much was lacking."""

    ways: list[Way]
    owed: int
    ruins: bool


def cheapest(table: Table) -> Settlement | None:
    """The cheapest way out of the actor's debt, tried in a preview; None if there is no debt to raise money for."""
    seat = table.actor
    view = table.view(seat)
    debt = view["debt"]
    if debt is None or debt["debtor"] != seat:
        return None
    owed = debt["amount"] - view["players"][seat]["cash"]
    known = {way.move.text: way for way in (_way(move, view, seat) for move in table.legal())}
    planned = _cover([*_reversible(known.values(), view, seat)], owed)
    chosen: list[Way] = []
    preview = Preview(final=False, legal=table.legal())
    while legal := _raising(preview, known):
        way = next((way for way in planned if way in legal), None) or min(legal, key=lambda way: way.cost)
        if way in planned:
            planned.remove(way)
        chosen.append(way)
        preview = table.preview([way.move.text for way in chosen])
    ruins = any(event["event"] == "ruined" and event.get("seat") == seat for event in preview.events)
    return Settlement(chosen, owed, ruins)


def _raising(preview: Preview, known: dict[str, Way]) -> list[Way]:
    """What can still be done while the debt is open: in no other step is there nothing else to choose."""
    if preview.final or any(move.form["type"] not in RAISING for move in preview.legal):
        return []
    return [known[move.text] for move in preview.legal if move.text in known]


def _way(move: Move, view: dict[str, Any], seat: int) -> Way:
    kind, name = move.form["type"], move.form.get("firm")
    if name is None:
        rate = view["rate"] or 0
        return Way(move, rate, rent=rate)
    firm = view["firms"][name]
    earns = firm["income"] or 0
    if kind == "mortgage":
        return Way(move, firm["loan"], interest=firm["redemption"] - firm["loan"], rent=earns)
    if kind == "sell-share":
        number = sum(firm["shares"]["held"]) + firm["shares"]["exchange"] + firm["shares"]["cell"]
        own = firm["owner"] == seat  # others may come to control it
        return Way(move, firm["shares"]["nominal"], rent=earns // number, lost=firm["shares"]["nominal"] if own else 0)
    brings = firm["value"] if kind == "surrender" else firm["value"] // 2  # YF-92 what a BANKER gives counts half
    return Way(move, brings, rent=earns if firm["owner"] == seat else 0, lost=firm["value"])


def _reversible(ways: Iterable[Way], view: dict[str, Any], seat: int) -> Iterator[Way]:
    """What can be made good again, as often as there is some of it: nothing of it changes what another one brings."""
    for way in ways:
        if not way.lost:
            number = 1
            if way.move.form["type"] == "sell-share":
                name = way.move.form.get("firm")
                held = (
                    view["players"][seat]["exchange"] if name is None else view["firms"][name]["shares"]["held"][seat]
                )
                number = int(held)
            yield from [way] * number


def _cover(ways: Sequence[Way], owed: int) -> list[Way]:
    """The cheapest of these that bring so much, with as few moves as that takes; all of them if that is too little."""
    best: dict[int, tuple[int, int, list[Way]]] = {
        0: (0, 0, [])
    }  # by what they bring, which never counts beyond `owed`
    for way in ways:
        for brought, (cost, number, chosen) in list(best.items()):
            now = min(owed, brought + way.brings)
            more = (cost + way.cost, number + 1, [*chosen, way])
            if now not in best or more[:2] < best[now][:2]:
                best[now] = more
    return best[owed][2] if owed in best else list(ways)
