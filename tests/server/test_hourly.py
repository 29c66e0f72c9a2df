"""So much in an hour for each of many."""

from __future__ import annotations

import pytest

from openingbell.server import refusals
from openingbell.server.hourly import HOUR, Hourly


def test_somebody_who_asks_for_much_is_counted_for_an_hour() -> None:
    moment = 0.0
    hourly = Hourly(clock=lambda: moment)
    assert [hourly.take("one", 2) for _ in range(3)] == [True, True, False]
    assert hourly.take("another", 2)
    moment = HOUR
    assert [hourly.take("one", 2) for _ in range(3)] == [True, True, False]


def test_one_too_many_is_refused_with_how_many_there_may_be() -> None:
    hourly = Hourly()
    hourly.require("one", 1, refusals.too_many_hints)
    with pytest.raises(refusals.HttpRefusal) as refused:
        hourly.require("one", 1, refusals.too_many_hints)
    assert (refused.value.error, refused.value.facts) == ("many-hints", {"limit": 1})
    hourly.require("another", 1, refusals.too_many_hints)
