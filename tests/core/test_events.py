"""Events: who sees what, and whose money moved."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from openingbell.core.events import Event


def test_a_secret_is_for_those_who_know() -> None:
    event = Event("drew", 2, secret={"tile": "3C"}, knows=(2,))
    assert event.seen_by(2) == {"event": "drew", "seat": 2, "tile": "3C"}
    assert event.seen_by(1) == {"event": "drew", "seat": 2, "hidden": True}
    assert event.seen_by(None) == {"event": "drew", "seat": 2, "hidden": True}


def test_a_secret_is_not_in_the_representation() -> None:
    assert "3C" not in repr(Event("drew", 2, secret={"tile": "3C"}, knows=(2,)))


def test_public_facts_are_for_everybody() -> None:
    event = Event("bought", 0, -300, facts={"corporation": "Hydra"})
    seen = {"event": "bought", "seat": 0, "amount": -300, "corporation": "Hydra"}
    assert event.seen_by(None) == event.seen_by(0) == event.seen_by(3) == seen


def test_money_comes_from_the_bank_or_from_another_seat() -> None:
    assert Event("placed", 1).cash_changes() == []
    assert Event("sold", 1, 200).cash_changes() == [(1, 200)]
    assert Event("paid", 1, -200, other=3).cash_changes() == [(1, -200), (3, 200)]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda event: pickle.loads(pickle.dumps(event))])
def test_a_copy_says_the_same(copied: Callable[[Event], Event]) -> None:
    event = Event("bought", 1, -600, other=2, facts={"shares": 3}, secret={"of": "Tower"}, knows=(1,), reveals=True)
    twin = copied(event)
    for seat in (0, 1, None):
        assert twin.seen_by(seat) == event.seen_by(seat)
    assert (twin.cash_changes(), twin.reveals) == ([(1, -600), (2, 600)], True)
