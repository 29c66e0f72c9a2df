"""The engine and a second, independent writing of the rules agree on every move of random games."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER
from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.game import house_edition
from tests.games.syndicate.reference import Reference

TABLES = list(product(range(2, 7), ("last", "first-bankruptcy", "rounds"), ("full", "children"), (True, False)))
GAMES = 2 if is_compiled() else 1


def compare(options: dict[str, Any], seed: int) -> int:
    """Play a random game in both; returns its length."""
    chosen = SYNDICATE.check(options)
    state = SYNDICATE.start(chosen)
    reference = Reference(house_edition(), dict(chosen))
    flow = reference.play()
    question = next(flow)
    rng = Rng(seed, 3)
    moves: list[str] = []
    while True:
        actor, expected = question
        actions = list(state.legal())
        texts = [SYNDICATE.to_text(state, action) for action in actions]
        assert state.actor == actor, f"after {moves[-12:]}: actor {state.actor}, not {actor}"
        assert sorted(texts) == sorted(expected), f"after {moves[-12:]}: {sorted(set(texts) ^ set(expected))}"
        if actor == CHANCE:
            weights = list(state.weights())
            assert dict(zip(texts, weights, strict=True)) == expected, f"after {moves[-12:]}"
            action = state.sample(rng)
        else:
            action = actions[rng.below(len(actions))]
        moves.append(SYNDICATE.to_text(state, action))
        state.apply(action)
        try:
            question = flow.send(moves[-1])
        except StopIteration:
            break
        assert state.cash_in_hand() == reference.cash, f"after {moves[-12:]}"
        assert state.actor != OVER, f"after {moves[-12:]}: the game is over too early"
    assert state.actor == OVER, f"after {moves[-12:]}: the game goes on"
    assert (state.scores(), state.winners()) == (reference.scores(), reference.winners())
    return len(moves)


@pytest.mark.parametrize(("players", "end", "preset", "trades"), TABLES)
def test_both_agree(players: int, end: str, preset: str, trades: bool) -> None:
    for seed in range(GAMES):
        rounds = 40 if is_compiled() else 12
        compare({"players": players, "end": end, "preset": preset, "trades": trades, "rounds": rounds}, seed)
