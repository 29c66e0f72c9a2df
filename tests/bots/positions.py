"""Positions to ask bots about: from random games of every game there is."""

from __future__ import annotations

from collections.abc import Iterator

from openingbell.core.game import Game
from openingbell.core.playout import pick
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State


def games() -> list[Game]:
    return [find_game(name) for name in game_names()]


def decisions(game: Game, number: int, seed: int = 1) -> Iterator[State]:
    """So many states from random games in which a seat has a choice, at most a few from each game."""
    rng = Rng(seed)
    found = 0
    while True:
        state = game.start({})
        while state.actor != OVER:
            if state.actor >= 0 and len(state.legal()) > 1 and rng.below(40) == 0:
                yield state.clone()
                found += 1
                if found == number:
                    return
            state.apply(pick(state, rng))
