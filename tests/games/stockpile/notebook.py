"""A notebook kept the long way: every portfolio that a viewer can think possible, from the events it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement, product
from typing import Any

from openingbell.core.events import Event
from openingbell.core.state import State

COMPANIES = ("American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford")
KINDS = (*COMPANIES, "boom", "bust")
# In these steps nobody has an action card.
DRAINED = ("pair", "card", "place", "sell")

Held = tuple[int, ...]  # how many of each kind


def counted(cards: Mapping[str, int]) -> Held:
    return tuple(cards.get(kind, 0) for kind in KINDS)


def plus(held: Held, kinds: Iterable[str], times: int = 1) -> Held:
    numbers = list(held)
    for kind in kinds:
        numbers[KINDS.index(kind)] += times
    return tuple(numbers)


class Notebook:
    """For each other seat and each company it may have started with: all it can have in the normal portfolio."""

    def __init__(self, state: State, viewer: int) -> None:
        """The starting shares are dealt, and nothing else."""
        view = state.view(viewer)
        self.viewer = viewer
        self.seats = [seat for seat in range(len(view["cash"])) if seat != viewer]
        others = [company for company in COMPANIES if company != view["starting_share"]]
        self.possible = {seat: {start: {counted({start: 1})} for start in others} for seat in self.seats}

    def size(self) -> int:
        return max(len(held) for starts in self.possible.values() for held in starts.values())

    def follow(self, before: Mapping[str, Any], events: Sequence[Event], after: State) -> None:
        """What a move told: the viewer's view before it, and what happened."""
        told: list[Any] = [form for form in (event.seen_by(self.viewer) for event in events) if form is not None]
        for number, form in enumerate(told):
            what, seat = form["event"], form.get("seat")
            if what in ("split", "bankrupt"):
                self._purge(form["company"], told[number + 1 :])
            elif seat == self.viewer:
                continue
            elif what == "sold":
                self._gone(seat, form["company"], 1)
            elif what in ("boom", "bust"):
                self._gone(seat, what, 1)
            elif what == "halved":
                self._change(seat, lambda held, form=form: plus(held, [form["company"]]))
            elif what == "claimed":
                self._shown(seat, form["company"], form["normal"])
            elif what in ("took", "took-open"):
                self._took(seat, before["piles"][form["pile"] - 1]["cards"], form)
        if after.view(None)["step"] in DRAINED:
            for seat in self.seats:
                self._change(seat, lambda held: None if held[6] or held[7] else held)

    def _change(self, seat: int, change: Any) -> None:
        for start, possible in self.possible[seat].items():
            changed = (change(held) for held in possible)
            self.possible[seat][start] = {held for held in changed if held is not None}

    def _gone(self, seat: int, kind: str, number: int) -> None:
        self._shown(seat, kind, number)
        self._change(seat, lambda held: plus(held, [kind], -number))

    def _shown(self, seat: int, kind: str, number: int) -> None:
        self._change(seat, lambda held: held if held[KINDS.index(kind)] >= number else None)

    def _purge(self, company: str, following: Sequence[Mapping[str, Any]]) -> None:
        """Everybody shows all their cards of a company; who shows none has none."""
        shown = dict.fromkeys(self.seats, 0)
        for form in following:
            if form["event"] in ("split", "bankrupt"):
                break
            if form["event"] in ("shares-split", "lost") and form["seat"] != self.viewer:
                shown[form["seat"]] = form["cards" if form["event"] == "shares-split" else "normal"]
        for seat, number in shown.items():
            self._gone(seat, company, number)
            self._change(seat, lambda held: None if held[KINDS.index(company)] else held)

    def _took(self, seat: int, pile: Sequence[Mapping[str, Any]], form: Mapping[str, Any]) -> None:
        """Cards that the viewer knew, and so many others that are no fees."""
        known = [card["card"] for card in pile if card["card"] in KINDS]
        hidden = form["face_down"] - sum(card["face_down"] for card in pile if card["card"] in KINDS)
        for start, possible in self.possible[seat].items():
            held = {plus(one, known) for one in possible}
            fills = list(combinations_with_replacement(KINDS, hidden))
            self.possible[seat][start] = {plus(one, fill) for one in held for fill in fills}

    def starts(self, held: Mapping[int, Held] | None = None) -> list[tuple[str, ...]]:
        """All different starting shares that nothing contradicts, with these portfolios or with any."""
        sets = [
            [
                start
                for start, possible in self.possible[seat].items()
                if (possible if held is None else held[seat] in possible)
            ]
            for seat in self.seats
        ]
        return [starts for starts in product(*sets) if len(set(starts)) == len(starts)]

    def allows(self, held: Mapping[int, Held]) -> bool:
        """Whether the others can have these portfolios, all at once."""
        return bool(self.starts(held))

    def portfolios(self, seat: int) -> set[Held]:
        """All that a seat can have, the others being what they may."""
        started = {starts[self.seats.index(seat)] for starts in self.starts()}
        return set().union(*(self.possible[seat][start] for start in started))


def viewed(portfolio: Mapping[str, Any]) -> set[Held]:
    """All that a view says a seat can have."""
    possible = {counted(portfolio["known"])}
    for group in portfolio["unknown"]:
        fills = list(combinations_with_replacement(group["can_be"], group["cards"]))
        possible = {plus(held, fill) for held in possible for fill in fills}
    return possible
