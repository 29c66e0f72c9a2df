"""Shares, means, intervals and ratings, against numbers worked out by hand or taken from tables."""

from __future__ import annotations

import pytest

from openingbell.arena.figures import figures
from openingbell.arena.intervals import Estimate, mean_of, share_of, student
from openingbell.arena.match import Result, SeatResult
from openingbell.arena.ratings import ranks, rate
from tests.arena.contests import contest


def game(number: int, *sittings: tuple[int, int, float]) -> Result:
    """A game, by entrant, score and share of the win of each seat."""
    return Result(number, 100, [SeatResult(entrant, score, win, 10, 0, 0.5) for entrant, score, win in sittings])


def test_students_t() -> None:
    """From a printed table, for so many degrees of freedom."""
    for freedom, quantile in ((1, 12.706), (4, 2.776), (5, 2.571), (7, 2.365), (10, 2.228), (30, 2.042), (100, 1.984)):
        assert student(freedom) == pytest.approx(quantile, abs=0.002)


def test_the_interval_of_a_mean() -> None:
    """1 to 5: the variance is 10 / 4, the standard error its fifth part's root, t for 4 is 2.776."""
    found = mean_of([1, 2, 3, 4, 5])
    assert found.mean == 3
    assert [found.low, found.high] == pytest.approx([3 - 1.963, 3 + 1.963], abs=0.001)
    assert mean_of([7]).low is None


def test_the_interval_of_a_share_is_wilsons() -> None:
    """Half of 100 games in as many deals: t for 99 is 1.9842, so 0.5 ± 0.0973. All of 10: t is 2.262, so down to
    1 / (1 + 5.1166 / 10). Of one deal nothing can be said."""
    half = share_of([0.25, 0.75] * 50, 100)
    assert [half.low, half.high] == pytest.approx([0.4027, 0.5973], abs=0.0001)
    every = share_of([1.0] * 10, 10)
    assert [every.low, every.mean, every.high] == pytest.approx([0.6615, 1, 1], abs=0.0001)
    assert share_of([0.75], 4) == Estimate(0.75, None, None)


def test_games_that_go_together_count_as_fewer() -> None:
    """Twenty deals of four games, won all four or none: that says as much as twenty games, nearly."""
    together, apart = share_of([0.0, 1.0] * 10, 80), share_of([0.5] * 20, 80)
    alone = share_of([0.0, 1.0] * 10, 20)
    assert together.high == pytest.approx(alone.high, abs=0.005)
    assert apart.high == pytest.approx(0.6140, abs=0.0005)  # as of 80 games, though all deals are even


def test_a_bot_with_several_seats_is_one_bot() -> None:
    """Two deals of three games: greedy's seats are six and win 2.5 games of six."""
    made = contest("expert,greedy,greedy", games=6)
    results = [
        game(0, (0, 30, 1.0), (1, 20, 0.0), (2, 10, 0.0)),
        game(1, (2, 40, 1.0), (0, 20, 0.0), (1, 0, 0.0)),
        game(2, (1, 30, 0.5), (2, 0, 0.0), (0, 30, 0.5)),
        game(3, (0, 60, 1.0), (1, 0, 0.0), (2, 0, 0.0)),
        game(4, (2, 60, 1.0), (0, 0, 0.0), (1, 0, 0.0)),
        game(5, (1, 0, 0.0), (2, 0, 0.0), (0, 60, 1.0)),
    ]
    found = figures(made, results)
    expert, greedy = found.standings
    assert (found.games, found.deals, expert.seats, greedy.seats, expert.games, greedy.games) == (6, 2, 1, 2, 6, 12)
    assert expert.wins.mean == pytest.approx(3.5 / 6)
    assert greedy.wins.mean == pytest.approx(2.5 / 12)
    assert [expert.score.mean, greedy.score.mean] == pytest.approx([200 / 6, 160 / 12])
    assert expert.milliseconds == pytest.approx(50)


def test_only_whole_deals_count_as_soon_as_there_is_one() -> None:
    made = contest("expert,greedy", games=4)
    won, lost = game(0, (0, 9, 1.0), (1, 1, 0.0)), game(1, (1, 1, 0.0), (0, 9, 1.0))
    unpaired = game(3, (1, 9, 1.0), (0, 1, 0.0))
    assert figures(made, [unpaired]).standings[0].wins == Estimate(0, None, None)
    assert figures(made, [lost, unpaired]).standings[0].score == Estimate(5, None, None)
    assert figures(made, [won, lost, unpaired]).standings[0].wins.mean == 1


def test_ratings_go_up_for_winners_whatever_the_order_of_arrival() -> None:
    made = contest("expert,greedy,random", games=3)
    results = [
        game(0, (0, 30, 1.0), (1, 20, 0.0), (2, 10, 0.0)),
        game(1, (2, 10, 0.0), (0, 30, 1.0), (1, 20, 0.0)),
        game(2, (1, 20, 0.0), (2, 10, 0.0), (0, 30, 1.0)),
    ]
    rated = rate(made, results)
    assert rated["expert"].mu > 25 > rated["random"].mu
    assert rated["expert"].mu > rated["greedy"].mu > rated["random"].mu
    assert rated["expert"].sigma < 25 / 3
    assert rate(made, results[::-1]) == rated


def test_equal_places_share_a_rank() -> None:
    assert ranks(game(0, (0, 30, 0.5), (1, 10, 0.0), (2, 30, 0.5))) == [1, 3, 1]
    assert ranks(game(0, (0, 5, 0.0), (1, 10, 1.0), (2, 5, 0.0))) == [2, 1, 2]
