"""The expert finds what is plain to see."""

from __future__ import annotations

from tests.bots.asking import ask
from tests.games.stockpile.tables import table

FALLS = ("American -3", "Bottomline +2", "Cosmic +1", "Epic $$", "Leading -2", "Stanford +4")


def test_sells_in_the_last_round_what_will_go_bankrupt() -> None:
    """American at 2 falls by 3: four shares are $8,000 now and nothing afterwards."""
    state = table(
        "sell", round=7, pairs=FALLS, normal={0: "American American American American"}, prices={"American": 2}
    )
    assert ask("expert", state, 40) == "sell American"


def test_takes_a_gift() -> None:
    """Three shares for nothing, against two fees."""
    state = table("bid", round=7, pairs=FALLS, piles=("Bottomline Bottomline Epic", "fee3 fee2", "fee3 fee1"))
    assert ask("expert", state, 60).startswith("bid 1")
