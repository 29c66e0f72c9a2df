"""How a seat stands in Syndicate, in the numbers that the judgement goes by."""

from __future__ import annotations

from typing import cast

import pytest

from openingbell.bots.syndicate import features
from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.policy import SyndicatePolicy
from openingbell.games.syndicate.position import Position
from tests.games.syndicate.tables import table


def numbers(firms: dict[int, str], name: str) -> list[float]:
    """One of them, for each seat."""
    policy = SyndicatePolicy()
    rows = features.features(Books(cast(Position, table(firms=firms)), policy.w, policy.manners))
    return list(rows)[features.NAMES.index(name) :: len(features.NAMES)]


def test_prospects_are_the_part_that_one_has_of_what_a_monopoly_could_build() -> None:
    (room, *_) = numbers({0: "motor_1 motor_2 motor_3"}, "room")
    assert room > 0
    assert numbers({0: "motor_1 motor_2", 1: "motor_3"}, "prospects") == pytest.approx([room * 2 / 3, room / 3, 0])
    assert numbers({0: "motor_1 motor_2", 1: "motor_3"}, "room") == [0, 0, 0]


def test_a_whole_monopoly_has_room_and_no_prospects() -> None:
    assert numbers({0: "motor_1 motor_2 motor_3"}, "prospects") == [0, 0, 0]
