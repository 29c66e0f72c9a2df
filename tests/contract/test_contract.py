"""The contract kit on every kind of table."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.registry import find_game, game_names
from openingbell.testing import check_declarations, check_game
from tests.contract.tables import Table, combinations, table_name, tables

GAMES = 100  # of each game, in all kinds of tables together


@pytest.mark.parametrize("name", game_names())
def test_declarations(name: str) -> None:
    check_declarations(find_game(name))


@pytest.mark.parametrize("table", tables(), ids=table_name)
def test_contract(table: Table) -> None:
    game, options = table
    seeds = max(1, GAMES // len(combinations(game))) if is_compiled() else 1
    for seed in range(seeds):
        check_game(game, options, seed)
