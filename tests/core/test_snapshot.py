"""Which attributes of a state a snapshot holds."""

from __future__ import annotations

from mypy_extensions import i64

from openingbell.core.registry import find_game, game_names
from openingbell.core.snapshot import fields_of
from openingbell.core.state import State


class Table(State):
    deck: i64
    variant: i64


class Larger(Table):
    piles: i64


def test_all_that_a_class_and_its_ancestors_declare() -> None:
    assert set(fields_of(Larger)) == {"piles", "deck", "variant", "actor", "step", "pending"}


def test_but_for_what_the_options_give() -> None:
    assert set(fields_of(Larger, "variant", "piles")) == {"deck", "actor", "step", "pending"}


def test_every_field_is_in_the_snapshot_of_every_game() -> None:
    for name in game_names():
        game = find_game(name)
        assert list(game.start({}).everything()) == list(game.fields)
        assert {"actor", "step", "pending", "cash"} <= set(game.fields)
