"""None lost, none counted twice, and nobody tried for ever."""

from __future__ import annotations

import pytest

from openingbell.arena.schedule import MAX_DEATHS, NOBODY, Schedule
from openingbell.core.errors import Refused


def test_every_game_is_given_out_and_taken_once() -> None:
    schedule = Schedule(range(2))
    assert [schedule.next(), schedule.next(), schedule.next()] == [0, 1, None]
    assert schedule.is_done(1)
    assert not schedule.is_done(1)
    assert schedule
    assert schedule.is_done(0)
    assert not schedule


def test_a_game_of_the_dead_is_given_out_again() -> None:
    schedule = Schedule(range(3))
    assert schedule.next() == 0
    schedule.died(0, NOBODY)
    assert schedule.next() == 0
    assert schedule.barred(0) == []


def test_who_decided_at_two_deaths_is_barred_who_did_at_one_is_not() -> None:
    schedule = Schedule([7])
    for suspect, barred in ((2, []), (1, []), (1, [1]), (2, [1]), (2, [1, 2])):
        schedule.next()
        schedule.died(7, suspect)
        assert schedule.barred(7) == barred


def test_who_hangs_is_barred_at_once() -> None:
    schedule = Schedule([7])
    schedule.next()
    schedule.died(7, 1, hung=True)
    assert schedule.barred(7) == [1]


def test_a_game_that_kills_everybody_is_given_up() -> None:
    schedule = Schedule([7])
    for _ in range(MAX_DEATHS):
        schedule.next()
        schedule.died(7, NOBODY)
    with pytest.raises(Refused, match="game 7 was given up: 5 processes died over it"):
        schedule.died(7, NOBODY)
