"""Copies: equal to the original, and independent of it for ever."""

from __future__ import annotations

import copy
import pickle

from openingbell.core.game import Game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State


class Archive:
    """Copies taken during a game, each with its snapshot: none may ever change."""

    def __init__(self) -> None:
        self._kept: list[tuple[State, bytes]] = []

    def keep(self, state: State) -> None:
        twin = state.clone()
        self._kept.append((twin, twin.save()))

    def check(self) -> None:
        for number, (twin, snapshot) in enumerate(self._kept):
            assert twin.save() == snapshot, f"copy {number} changed while the game went on"


def check_copies(game: Game, state: State) -> None:
    """Every way to copy gives an equal state that behaves the same; changing it leaves the original alone."""
    before = state.save()
    copies = {
        "clone": state.clone(),
        "load": game.load(before),
        "pickle": pickle.loads(pickle.dumps(state)),
        "copy": copy.copy(state),
        "deepcopy": copy.deepcopy(state),
    }
    for how, twin in copies.items():
        assert twin is not state, f"{how} returns the original"
        assert type(twin) is type(state), f"{how} returns another type"
        assert twin == state, f"{how} gives another state"
        assert hash(twin) == hash(state), f"{how} gives another hash"
        assert list(twin.legal()) == list(state.legal()), f"{how} allows other actions"
        assert twin.view(None) == state.view(None), f"{how} looks different"
    if state.actor != OVER:
        for twin in copies.values():
            twin.apply(twin.sample(Rng(5)) if twin.actor < 0 else twin.legal()[0])
        assert len({twin.save() for twin in copies.values()}) == 1, "copies go on differently"
    assert state.save() == before, "playing a copy changed the original"
