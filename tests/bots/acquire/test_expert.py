"""The expert finds what is plain to see, also where greedy does not."""

from __future__ import annotations

from tests.bots.asking import ask, decision
from tests.games.acquire.tables import block, play, table

THOUGHT = 60


def test_ends_a_game_that_is_won() -> None:
    state = table(block("H", 41), hands={0: "12I 12G", 1: "12H", 2: "11H"}, shares={0: "H12", 1: "H3", 2: "H2"})
    reasons = decision("expert", state, THOUGHT)
    assert reasons.chosen().text == "announce"
    assert (reasons.chosen().chance or 0) > 0.95


def test_does_not_end_a_game_that_is_lost() -> None:
    state = table(block("H", 41), hands={0: "12I 12G", 1: "12H", 2: "11H"}, shares={0: "H3", 1: "H12", 2: "H2"})
    assert ask("expert", state, THOUGHT) != "announce"


def test_the_last_share_that_wins() -> None:
    """The end is announced. Hydra costs $1,100: with 7 shares to 7 both have the same; one more is the whole win."""
    state = table(block("H", 41), hands={0: "12I", 1: "12H", 2: "11H"}, shares={0: "H7", 1: "H7"})
    play(state, "place 12I", "announce")
    reasons = decision("expert", state, THOUGHT)
    assert reasons.chosen().text == "buy Hydra"
    assert reasons.chosen().chance == 1.0
    assert reasons.line[0] == "buy Hydra"
