"""Random games with an audit after every move; `make soak` plays many times as many."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.playout import audited_playout
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from tests.soak import commands
from tests.tables import Table, combinations, table_name, tables

WHOLE = [(game, options) for game in map(find_game, game_names()) for options in combinations(game, whole=True)]
TABLES = WHOLE if is_compiled() else tables()[::3]
GAMES = 10 if is_compiled() else 1


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_positions_are_sound_to_the_end(table: Table) -> None:
    game, options = table
    for number in range(GAMES):
        state = game.start(options)
        audited_playout(state, Rng(8, number))
        assert state.winners()


def test_make_soak_plays_at_every_table() -> None:
    played = [command[command.index("simulate") + 1] for command in commands(7)]
    assert played == [game.name for game, _ in WHOLE]
    assert all("--check" in command and command[command.index("--games") + 1] == "7" for command in commands(7))
