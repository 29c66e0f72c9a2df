"""The contract kit on every kind of table."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.registry import find_game, game_names
from openingbell.testing import check_declarations, check_game
from tests.tables import Table, table_name, tables

TABLES = tables() if is_compiled() else tables()[::7]
GAMES = 100 if is_compiled() else 1  # for each game in all, and at every table at least one
EVERY = 12 if is_compiled() else 50  # positions to one that is looked at


@pytest.mark.parametrize("name", game_names())
def test_declarations(name: str) -> None:
    check_declarations(find_game(name))


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_contract(table: Table) -> None:
    game, options = table
    tables_of_game = sum(other is game for other, _ in TABLES)
    for seed in range(max(1, GAMES // tables_of_game)):
        check_game(game, options, seed, EVERY)
