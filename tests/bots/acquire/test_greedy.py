"""Greedy Acquire in positions where it is clear what to do."""

from __future__ import annotations

from openingbell.core.state import State
from tests.bots.asking import ask, decision
from tests.games.acquire.tables import AMERICA_INTO_HYDRA, block, play, table

# Hydra and Phoenix have four tiles each: $600 and $700 a share.
TWO = """
  123456789012
C HHHH........
F PPPP........
"""


def buying(board: str, shares: dict[int, str]) -> State:
    """Seat 0 has placed a tile far from everything and may buy."""
    state = table(board, hands={0: "12I", 1: "12A", 2: "12C"}, shares=shares)
    play(state, "place 12I")
    return state


def test_takes_the_majority_it_can_take() -> None:
    """One share of Phoenix makes seat 0 the first of two; in Hydra it cannot become anything."""
    state = buying(TWO, {0: "P4", 1: "P4 H9", 2: "H8"})
    assert ask("greedy", state) == "buy Phoenix"


def test_defends_a_majority_that_is_attacked() -> None:
    state = buying(TWO, {0: "H6", 1: "H6 P11", 2: "P2"})
    assert ask("greedy", state) == "buy Hydra"


def test_buys_nothing_without_a_purpose_in_the_last_turn() -> None:
    """The end is announced: a share is sold again for its price, and no bonus changes hands."""
    state = table(block("H", 41), hands={0: "12I", 1: "12G"}, shares={0: "H12", 1: "H3", 2: "H2"})
    play(state, "place 12I", "announce")
    assert ask("greedy", state) == "done"


def test_buys_for_a_bonus_in_the_last_turn() -> None:
    """One more share makes seat 0 the second, alone."""
    state = table(block("H", 41), hands={0: "12I", 1: "12G"}, shares={0: "H3", 1: "H12", 2: "H3"})
    play(state, "place 12I", "announce")
    assert ask("greedy", state) == "buy Hydra"


def test_announces_when_that_wins() -> None:
    state = table(block("H", 41), hands={0: "12I 12G"}, shares={0: "H12", 1: "H3", 2: "H2"})
    assert ask("greedy", state) == "announce"


def test_does_not_announce_when_behind() -> None:
    state = table(block("H", 41), hands={0: "12I 12G"}, shares={0: "H3", 1: "H12", 2: "H2"})
    assert ask("greedy", state).startswith("place")
    play(state, "place 12I")
    assert "announce" in [choice.text for choice in decision("greedy", state).choices]
    assert ask("greedy", state) != "announce"


def test_an_equal_end_is_no_win() -> None:
    state = table(block("H", 41), hands={0: "12I 12G"}, shares={0: "H4", 1: "H4"})
    assert ask("greedy", state).startswith("place")


def test_sells_what_will_be_worth_nothing() -> None:
    """No tile is left in the bag: America will hardly be founded again, and one share cannot be traded."""
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C"}, shares={0: "A1"}, bag="")
    play(state, "place 3C")
    assert ask("greedy", state) == "sell"


def test_trades_for_a_dear_survivor() -> None:
    """Two shares of Sackson at $200 for one of Quantum, which has nine tiles and costs $800."""
    state = table("C SS.QQQQQQQQQ", hands={0: "3C"}, shares={0: "S6 Q3", 1: "Q3"})
    play(state, "place 3C")
    assert ask("greedy", state) == "trade"


def test_does_not_trade_for_a_cheap_survivor() -> None:
    """Two shares of Quantum at $500 are more than one of Sackson at $500."""
    state = table("C QQQ.SSSS", hands={0: "4C"}, shares={0: "Q6", 1: "S13"}, cash={0: 300})
    play(state, "place 4C")
    assert ask("greedy", state) == "sell"


def test_merges_where_it_is_paid() -> None:
    """Seat 0 alone holds America: $4,500 of bonuses. The other tiles do nothing for it."""
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C 7C 12I"}, shares={0: "A5", 1: "H4"}, cash={0: 0})
    assert ask("greedy", state) == "place 3C"


def test_does_not_merge_for_the_sake_of_another() -> None:
    """Seat 1 would be paid and its Hydra would grow; seat 0 has nothing in either, and seat 1 has no money."""
    state = table(AMERICA_INTO_HYDRA, hands={0: "3C 11I"}, shares={1: "A5 H4"}, cash={1: 0})
    assert ask("greedy", state) == "place 11I"


def test_founds_what_it_still_holds() -> None:
    """Four kept shares of Quantum live again, and with the free one seat 0 leads. Phoenix costs the same."""
    state = table("C o", hands={0: "2C"}, shares={0: "Q4"})
    play(state, "place 2C")
    assert ask("greedy", state) == "found Quantum"


def test_says_what_it_thought_in_money() -> None:
    state = buying(TWO, {0: "P4", 1: "P4 H9", 2: "H8"})
    reasons = decision("greedy", state)
    assert reasons.choices[0].text == "buy Phoenix"
    gains = [choice.gain for choice in reasons.choices]
    assert all(gain is not None for gain in gains)
    assert gains == sorted(gains, key=lambda gain: -(gain or 0))
