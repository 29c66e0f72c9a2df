"""What anybody can see is wrong, no bot does: not even one that has hardly time to think."""

from __future__ import annotations

import pytest

from openingbell.core.build import is_compiled
from tests.bots.asking import decision
from tests.bots.blunders import count
from tests.games.stockpile.tables import play, table

# Seat 0 knows the first pair, and the fourth, which lies open.
FALLS = ("American -3", "Bottomline +2", "Cosmic +1", "Epic $$", "Leading -2", "Stanford +4")
RISES = ("American +4", "Bottomline +2", "Cosmic +1", "Epic $$", "Leading -2", "Stanford -3")


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_nobody_keeps_what_is_sure_to_go_bankrupt(bot: str) -> None:
    state = table("sell", pairs=FALLS, normal={0: "American"}, split={0: "American"}, prices={"American": 2})
    for _ in range(2):
        chosen = decision(bot, state, 2).chosen().text
        assert chosen != "done"
        play(state, chosen)
    assert state.actor != 0  # both are sold, which ends it


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_nobody_sells_what_is_sure_to_split(bot: str) -> None:
    """From 8 four steps up: two shares of $7,000. There is nothing to think about."""
    state = table("sell", pairs=RISES, normal={0: "American American"}, prices={"American": 8}, cash={0: 0})
    found = decision(bot, state, 2)
    assert (found.chosen().text, found.iterations) == ("done", 0)


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_the_last_piece_pays_nothing_for_a_pile_that_nobody_wants(bot: str) -> None:
    state = table("bid", pairs=RISES, piles=("fee3 fee3", "fee3 fee3", "American Bottomline"))
    play(state, "bid 1 0", "bid 2 0")
    assert decision(bot, state, 2).chosen().text == "bid 3 0"


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_a_sample_of_games(bot: str) -> None:
    sales, bids = (200, 50) if is_compiled() else (20, 5)
    found = count(bot, sales, bids, "4")
    assert found.sales >= sales
    assert found.bids >= bids
    assert found.wrong == []
