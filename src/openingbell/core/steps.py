"""What a position of a game can wait for: its steps, each with a number, a name and a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.core.errors import AuditFailed
from openingbell.core.state import CHANCE, OVER, RULES, State

SEAT: Final = 0  # the kind of a step that any seat may have to decide; the other kinds are actors themselves

KIND_NAMES: Final = {CHANCE: "chance", SEAT: "a seat", RULES: "the rules", OVER: "nobody any more"}


class Steps:
    """The steps of a game: who decides them, and what they are called, by their numbers.

    Numbers are for compiled rules, which compare them, and for snapshots; nothing may depend on their order.
    """

    def __init__(
        self,
        chance: Mapping[int, str],
        seat: Mapping[int, str],
        over: Mapping[int, str],
        rules: Mapping[int, str] | None = None,
    ) -> None:
        self.names: dict[int, str] = {}
        self.kinds: dict[int, int] = {}
        for kind, steps in ((CHANCE, chance), (SEAT, seat), (OVER, over), (RULES, rules or {})):
            for number, name in steps.items():
                assert number not in self.names, f"two steps have the number {number}"
                self.names[number] = name
                self.kinds[number] = kind

    def of_seats(self) -> list[str]:
        """The names of the steps that a seat decides, as they were declared."""
        return [name for number, name in self.names.items() if self.kinds[number] == SEAT]

    def places(self) -> vec[i64]:
        """By number: the place of a step in `of_seats`, or -1."""
        places = vec[i64]([-1] * (max(self.names) + 1))
        names = self.of_seats()
        for number, name in self.names.items():
            if self.kinds[number] == SEAT:
                places[number] = names.index(name)
        return places

    def audit(self, state: State) -> None:
        """AuditFailed unless the step is there, waits for an actor of its kind, and is not the rules' own."""
        step, actor = int(state.step), int(state.actor)
        kind = self.kinds.get(step, RULES)
        if kind == RULES:
            raise AuditFailed(f"the game waits in step {self.names.get(step, step)}")
        if actor >= state.players or kind != min(actor, SEAT):
            raise AuditFailed(f"step {self.names[step]} waits for actor {actor}, but is for {KIND_NAMES[kind]}")
