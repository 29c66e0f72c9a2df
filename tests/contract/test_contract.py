"""The contract kit on every kind of table."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.registry import find_game, game_names
from openingbell.testing import check_declarations, check_game
from tests.contract.tables import Table, table_name, tables

SEEDS = range(5) if is_compiled() else range(1)


@pytest.mark.parametrize("name", game_names())
def test_declarations(name: str) -> None:
    check_declarations(find_game(name))


@pytest.mark.parametrize("table", tables(), ids=table_name)
def test_contract(table: Table) -> None:
    game, options = table
    for seed in SEEDS:
        check_game(game, options, seed)
