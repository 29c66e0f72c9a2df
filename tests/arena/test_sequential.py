"""The sequential test decides as seldom wrongly as it says, and soon where the case is clear."""

from __future__ import annotations

import random

from openingbell.arena.sequential import FEWEST, Sequential


def tried(chance: float, rng: random.Random, most: int = 3000) -> tuple[bool | None, int]:
    """The verdict on somebody who wins so many of the games, and after how many deals of four."""
    test, deals = Sequential(), [0.0][:0]
    while len(deals) < most and test.verdict(deals) is None:
        deals.append(sum(rng.random() < chance for _ in range(4)) / 4)
    return test.verdict(deals), len(deals)


def test_it_is_seldom_wrong() -> None:
    rng = random.Random(1)
    for chance, right in ((0.5, False), (0.6, True)):
        verdicts = [tried(chance, rng)[0] for _ in range(200)]
        assert None not in verdicts
        assert sum(verdict is right for verdict in verdicts) >= 0.92 * len(verdicts)


def test_what_is_clear_takes_few_games() -> None:
    rng = random.Random(2)
    assert sum(tried(0.8, rng)[1] for _ in range(50)) < sum(tried(0.6, rng)[1] for _ in range(50))


def test_a_few_games_say_nothing() -> None:
    assert Sequential().verdict([1.0] * (FEWEST - 1)) is None
    assert Sequential().verdict([1.0] * 40) is True
    assert Sequential().verdict([0.0] * 40) is False
