"""Random games with an audit after every move; `make soak` plays many times as many."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.playout import audited_playout
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

GAMES = 200 if is_compiled() else 4


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


SYNDICATE_GAMES = 10 if is_compiled() else 1


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("preset", ["full", "children"])
@pytest.mark.parametrize("end", ["last", "first-bankruptcy", "rounds"])
@pytest.mark.parametrize("trades", [True, False])
def test_syndicate(players: int, preset: str, end: str, trades: bool) -> None:
    game = find_game("syndicate")
    options = {"players": players, "preset": preset, "end": end, "trades": trades}
    if not is_compiled():
        options["rounds"] = 20
    for number in range(SYNDICATE_GAMES):
        state = game.start(options)
        audited_playout(state, Rng(8, number))
        assert state.winners()
