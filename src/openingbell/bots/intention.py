"""What a bot means to do next: the rest of a macro-action, as long as the table looks as it was foreseen."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openingbell.bots.observer import Observer


class Intention:
    """Steps that were decided on together are not thought over one by one."""

    def __init__(self) -> None:
        self._steps = vec[i64]()
        self._foreseen: dict[str, Any] = {}

    def steps(self, observer: Observer) -> vec[i64]:
        """What is left to do, if everything is as foreseen; otherwise nothing."""
        return self._steps if len(self._steps) > 0 and observer.view() == self._foreseen else vec[i64]()

    def form(self, observer: Observer, steps: vec[i64]) -> None:
        """The first of these steps is being made: keep the others in mind, and what the seat will see before them."""
        self._steps = steps[1:]
        if len(self._steps) > 0:
            world = observer.world(observer.rng)
            world.apply(steps[0])
            self._foreseen = world.view(observer.seat)
