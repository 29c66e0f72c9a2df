"""Steps: each has one kind, and a position waits for an actor of that kind."""

from __future__ import annotations

import pytest

from openingbell.core.errors import AuditFailed
from openingbell.core.state import CHANCE, OVER, RULES, State
from openingbell.core.steps import Steps

STEPS = Steps(seat={7: "bid", 2: "sell"}, chance={5: "roll"}, over={0: "over"}, rules={1: "settle"})


class Waiting(State):
    """A table of three that waits for this."""

    def __init__(self, step: int, actor: int) -> None:
        self.players = 3
        self.step = step
        self.actor = actor


@pytest.mark.parametrize(("step", "actor"), [(7, 0), (2, 2), (5, CHANCE), (0, OVER)])
def test_a_step_waits_for_an_actor_of_its_kind(step: int, actor: int) -> None:
    STEPS.audit(Waiting(step, actor))


@pytest.mark.parametrize(
    ("step", "actor"),
    [(7, 3), (7, CHANCE), (7, OVER), (7, RULES), (5, 0), (5, OVER), (0, 1), (0, CHANCE), (1, RULES), (9, 0)],
)
def test_and_for_no_other(step: int, actor: int) -> None:
    with pytest.raises(AuditFailed, match="step"):
        STEPS.audit(Waiting(step, actor))


def test_what_seats_decide_is_counted_as_declared() -> None:
    """Encodings have a place for each of them, whatever their numbers are."""
    assert STEPS.of_seats() == ["bid", "sell"]
    assert list(STEPS.places()) == [-1, -1, 1, -1, -1, -1, -1, 0]


def test_a_number_is_one_step() -> None:
    with pytest.raises(AssertionError, match="number 3"):
        Steps(seat={3: "bid"}, chance={3: "roll"}, over={})
