"""Random games with an audit after every move; `make soak` plays fifty times as many."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.playout import audited_playout
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

GAMES = 200 if is_compiled() else 20


@pytest.mark.parametrize("board", ["standard", "advanced"])
@pytest.mark.parametrize("investors", [False, True])
@pytest.mark.parametrize("players", range(2, 6))
def test_stockpile(players: int, investors: bool, board: str) -> None:
    game = find_game("stockpile")
    for number in range(GAMES // 4):
        state = game.start({"players": players, "investors": investors, "board": board})
        audited_playout(state, Rng(8, number))
        assert state.winners()


@pytest.mark.parametrize("players", range(2, 7))
def test_acquire(players: int) -> None:
    game = find_game("acquire")
    for number in range(GAMES):
        state = game.start({"players": players})
        audited_playout(state, Rng(7, number))
        assert state.winners()
