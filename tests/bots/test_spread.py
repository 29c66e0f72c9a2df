"""Luck spread evenly: what a draw brings in one try after the other."""

from __future__ import annotations

from openingbell.bots.spread import Spread
from openingbell.core.rng import Rng

PARTS = 36


def rolls(spread: Spread, attempt: int, draws: int) -> list[int]:
    """What this try brings, as numbers below PARTS; its own generator is the same whoever asks."""
    rng = Rng(7, attempt)
    found = []
    for draw in range(draws):
        spread.aim(rng, attempt, draw)
        found.append(int(rng.below(PARTS)))
    return found


def test_every_outcome_comes_once_in_a_run_of_tries() -> None:
    spread = Spread(PARTS, 3, Rng(1))
    for run in range(2):
        tries = [rolls(spread, run * PARTS + number, 3) for number in range(PARTS)]
        for draw in range(3):
            assert sorted(one[draw] for one in tries) == list(range(PARTS))


def test_draws_and_runs_have_an_order_of_their_own() -> None:
    spread = Spread(PARTS, 2, Rng(1))
    tries = [rolls(spread, number, 2) for number in range(2 * PARTS)]
    assert [one[0] for one in tries] != [one[1] for one in tries]
    assert tries[:PARTS] != tries[PARTS:]


def test_the_same_try_has_the_same_luck() -> None:
    spread = Spread(PARTS, 2, Rng(1))
    assert rolls(spread, 50, 2) == rolls(spread, 50, 2)


def test_one_try_alone_may_bring_anything() -> None:
    firsts = {rolls(Spread(PARTS, 1, Rng(seed)), 0, 1)[0] for seed in range(400)}
    assert firsts == set(range(PARTS))
