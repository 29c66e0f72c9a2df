"""Re-deals are as likely as counting says, also where limits bind."""

from __future__ import annotations

from collections import Counter
from math import perm

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.games.acquire.tables import TWO_SAFE, play, table

DEALS = 20_000 if is_compiled() else 1_000


def newest_and_rest() -> State:
    """Seat 0 had three tiles left when it set dead ones aside, then drew one; three dead tiles are still unseen."""
    state = table(TWO_SAFE, hands={0: "9I 1E 3E 5E", 1: "7E 9E"}, bag="1B 2B 3B 7G 9G")
    play(state, "place 9I", "done", "draw 7G")
    return state


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    return sum((found[tile] - wanted) ** 2 / wanted for tile, wanted in expected.items())


@pytest.mark.clause("A-7.2")
def test_a_tile_that_may_be_new_is_as_likely_as_the_draws_make_it() -> None:
    """Three old places take live tiles only, the newest takes any of the eight unseen ones.

    Unseen by seat 1: three dead (1B 2B 3B) and five live (1E 3E 5E 7G 9G). Deals with a dead tile in the newest place:
    3 * 5*4*3; with a live one: 5*4*3*2. A dead tile is in the hand in 60 of 300 deals, a live one in the others.
    """
    state = newest_and_rest()
    found: Counter[str] = Counter()
    for number in range(DEALS):
        found.update(state.redeal(1, Rng(17, number)).reveal()["hands"][0])
    deals = 3 * perm(5, 3) + perm(5, 4)
    each_dead = perm(5, 3) / deals
    each_live = (4 - 3 * each_dead) / 5
    expected = dict.fromkeys(("1B", "2B", "3B"), DEALS * each_dead)
    expected |= dict.fromkeys(("1E", "3E", "5E", "7G", "9G"), DEALS * each_live)
    assert each_dead == 60 / 300
    assert chi_square(found, expected) < 24.3  # passed 999 times in 1000 with 7 degrees of freedom


def test_without_limits_every_unseen_tile_is_equally_likely() -> None:
    state = table("C HH", players=4, hands={0: "1I", 1: "3I 5I", 2: "7I 9I", 3: "11I"}, bag="1A 3A 5A 7A 9A")
    found: Counter[str] = Counter()
    for number in range(DEALS):
        found.update(state.redeal(0, Rng(18, number)).reveal()["hands"][2])
    unseen = ("3I", "5I", "7I", "9I", "11I", "1A", "3A", "5A", "7A", "9A")
    assert chi_square(found, dict.fromkeys(unseen, DEALS * 2 / 10)) < 27.9  # 9 degrees of freedom
