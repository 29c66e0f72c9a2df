"""A-8 The end of the game."""

from __future__ import annotations

import pytest

from openingbell.core.state import OVER
from tests.games.acquire.tables import (
    SEVEN,
    TWO_SAFE,
    block,
    end_turn,
    hand,
    kinds,
    legal,
    play,
    refuse,
    shares,
    step,
    table,
    told,
)

ONE_SAFE = "A SSSSSSSSSSS"


# --- the announcement ------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-8.1")
def test_the_end_may_be_announced_when_every_active_corporation_is_safe() -> None:
    for board in (ONE_SAFE, TWO_SAFE):
        state = table(board, hands={0: "9I"})
        assert legal(state) == ["place 9I", "announce"]
        play(state, "place 9I")
        assert "announce" in legal(state)


@pytest.mark.clause("A-8.1")
@pytest.mark.parametrize("board", ["", "A SSSSSSSSSS", "A SSSSSSSSSSS\nC HH", block("S", 40) + "\nI HH"])
def test_not_while_one_is_small_nor_without_any(board: str) -> None:
    state = table(board, hands={0: "9I"})
    refuse(state, "announce")
    play(state, "place 9I")
    refuse(state, "announce")


@pytest.mark.clause("A-8.1")
def test_or_when_one_has_41_tiles_whatever_the_others_have() -> None:
    state = table(block("S", 41) + "\nI HH", hands={0: "9I"})
    assert legal(state) == ["place 9I", "announce"]


@pytest.mark.clause("A-8.1")
def test_a_tile_of_the_same_turn_can_make_it_possible() -> None:
    state = table(block("S", 40) + "\nI HH", hands={0: "5D"})
    assert legal(state) == ["place 5D"]
    play(state, "place 5D")
    assert legal(state) == ["buy Sackson", "buy Hydra", "announce", "done"]


@pytest.mark.clause("A-8.1")
def test_a_merger_of_the_same_turn_can_make_it_possible() -> None:
    state = table("A SSSSSSSSSSS\nC HH", hands={0: "1B"})
    refuse(state, "announce")
    play(state, "place 1B")
    assert legal(state) == ["buy Sackson", "announce", "done"]


@pytest.mark.clause("A-8.1")
def test_nobody_has_to_announce() -> None:
    state = table(ONE_SAFE, hands={0: "9I", 1: "1I"})
    play(state, "place 9I")
    end_turn(state)
    assert (state.actor, legal(state)) == (1, ["place 1I", "announce"])


@pytest.mark.clause("A-8.1")
def test_it_is_announced_once_a_turn() -> None:
    state = table(ONE_SAFE, hands={0: "9I"})
    assert told(play(state, "announce"), "announced") == [{"seat": 0}]
    assert legal(state) == ["place 9I"]
    play(state, "place 9I")
    assert legal(state) == ["buy Sackson", "done"]


@pytest.mark.clause("A-8.1")
def test_it_can_be_announced_beside_passing() -> None:
    state = table(TWO_SAFE, hands={0: "5B"})
    assert legal(state) == ["announce", "pass"]
    play(state, "announce", "pass", "done")
    assert state.actor == OVER


@pytest.mark.clause("A-8.1")
def test_it_can_be_announced_after_passing() -> None:
    state = table(TWO_SAFE, hands={0: "5B"})
    play(state, "pass", "announce", "done")
    assert state.actor == OVER


@pytest.mark.clause("A-8.1")
def test_it_can_be_announced_after_the_third_share() -> None:
    state = table(ONE_SAFE, hands={0: "9I"})
    play(state, "place 9I", "buy Sackson", "buy Sackson", "buy Sackson")
    assert legal(state) == ["announce", "done"]
    play(state, "announce", "done")
    assert state.actor == OVER


@pytest.mark.clause("A-8.1")
def test_not_in_the_middle_of_founding() -> None:
    state = table(block("S", 41) + "\nI o", hands={0: "2I"})
    play(state, "place 2I")
    refuse(state, "announce")


@pytest.mark.clause("A-8.1")
def test_not_in_the_middle_of_a_merger_nor_by_somebody_else_in_it() -> None:
    state = table(
        f"""
          123456789012
        {block("S", 41)}
        G AA.FF.......
        """,
        hands={0: "3G"},
        shares={0: "F1", 1: "F1"},
    )
    assert "announce" in legal(state)
    play(state, "place 3G")
    refuse(state, "announce")
    play(state, "survive America")
    assert (state.actor, legal(state)) == (0, ["sell", "keep"])
    refuse(state, "announce")
    play(state, "keep")
    assert (state.actor, legal(state)) == (1, ["sell", "keep"])
    play(state, "keep")
    assert "announce" in legal(state)


@pytest.mark.clause("A-8.1")
def test_the_announcement_stands_even_if_a_small_corporation_is_founded() -> None:
    state = table(ONE_SAFE + "\nI o", hands={0: "2I"}, cash={0: 0, 1: 0, 2: 0})
    play(state, "announce", "place 2I", "found Hydra")
    refuse(state, "announce")
    play(state, "done")
    assert state.actor == OVER
    assert state.scores() == [15 * 300 + 300, 0, 0]


# --- the last turn ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-8.2")
def test_the_turn_is_finished_after_the_announcement() -> None:
    state = table(ONE_SAFE, hands={0: "9I"})
    play(state, "announce")
    assert (state.actor, step(state)) == (0, "place")
    refuse(state, "done")
    play(state, "place 9I")
    assert legal(state) == ["buy Sackson", "done"]
    play(state, "buy Sackson", "buy Sackson")
    assert state.actor == 0
    play(state, "done")
    assert state.actor == OVER


@pytest.mark.clause("A-8.2")
def test_buying_nothing_is_allowed() -> None:
    state = table(ONE_SAFE, hands={0: "9I"})
    play(state, "announce", "place 9I", "done")
    assert (state.actor, step(state), legal(state)) == (OVER, "over", [])


@pytest.mark.clause("A-8.2")
def test_nothing_is_drawn_or_set_aside_in_the_last_turn() -> None:
    state = table(TWO_SAFE, hands={0: "5B 9I"})
    play(state, "announce", "place 9I")
    events = play(state, "done")
    assert "set-aside" not in kinds(events)
    assert (hand(state, 0), state.view(None)["set_aside"]) == (["5B"], [])
    assert state.actor == OVER


@pytest.mark.clause("A-8.2")
def test_nobody_else_has_another_turn() -> None:
    state = table(ONE_SAFE, hands={1: "9I", 2: "1I"}, turn=1)
    play(state, "place 9I", "announce", "done")
    assert state.actor == OVER


# --- the result ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("A-8.3")
def test_bonuses_are_paid_and_all_shares_sold() -> None:
    state = table(ONE_SAFE, hands={0: "9I"}, shares={0: "S1", 1: "S5", 2: "S3"}, cash={0: 1000, 1: 1000, 2: 1000})
    play(state, "announce", "place 9I")
    events = play(state, "done")
    assert kinds(events)[:7] == ["ending", "holdings", "bonus-majority", "bonus-minority", *["sold-out"] * 3]
    assert state.scores() == [1000 + 700, 1000 + 7000 + 3500, 1000 + 3500 + 2100]
    assert state.view(None)["scores"] == [1700, 11500, 6600]
    assert state.winners() == [1]
    assert shares(state, "Sackson") == [0, 0, 0]


@pytest.mark.clause("A-8.3", "A-5.4", "A-5.5")
def test_bonuses_are_paid_for_every_active_corporation_and_split_as_in_a_merger() -> None:
    state = table(
        f"""
          123456789012
        {block("Q", 41)}
        F HH.AAAA.....
        """,
        hands={0: "12I"},
        shares={0: "Q2 H1", 1: "Q2 A4", 2: "Q1 A1"},
        cash={0: 0, 1: 0, 2: 0},
    )
    play(state, "announce", "place 12I", "done")
    # Quantum 1200: 18000 / 2 for seats 0 and 1. Hydra 300: 4500 for seat 0. America 500: 5000 and 2500.
    assert state.scores() == [9000 + 4500 + 2400 + 300, 9000 + 5000 + 2400 + 2000, 2500 + 1200 + 500]


@pytest.mark.clause("A-8.3")
def test_shares_are_sold_at_the_present_price() -> None:
    """The tile placed in the last turn counts, and so do shares bought in it."""
    state = table("A SSSSSSSSSSS\nB SSSSSSSSS", hands={0: "10B"}, cash={0: 700, 1: 0, 2: 0}, shares={1: "S3"})
    play(state, "announce", "place 10B")
    refuse(state, "buy Sackson")  # 800 now
    play(state, "done")
    assert state.scores() == [700, 15 * 800 + 3 * 800, 0]


@pytest.mark.clause("A-8.3", "A-5.8")
def test_shares_of_inactive_corporations_are_worth_nothing() -> None:
    state = table(ONE_SAFE, hands={0: "9I"}, shares={0: "Z20 Q5", 1: "S1"}, cash={0: 0, 1: 0, 2: 0})
    play(state, "announce", "place 9I", "done")
    assert state.scores() == [0, 10500 + 700, 0]
    assert (shares(state, "Zeta")[0], shares(state, "Quantum")[0]) == (20, 5)


@pytest.mark.clause("A-8.3")
def test_the_most_money_wins_and_cash_counts() -> None:
    state = table(ONE_SAFE, hands={0: "9I"}, shares={1: "S1"}, cash={0: 0, 1: 0, 2: 11300})
    play(state, "announce", "place 9I", "done")
    assert (state.scores(), state.winners()) == ([0, 11200, 11300], [2])


@pytest.mark.clause("A-8.3")
def test_equal_money_is_a_shared_win() -> None:
    state = table(ONE_SAFE, hands={0: "9I"}, shares={1: "S1"}, cash={0: 11200, 1: 0, 2: 11100})
    play(state, "announce", "place 9I")
    assert state.winners() == []
    play(state, "done")
    assert (state.scores(), state.winners()) == ([11200, 11200, 11100], [0, 1])
    assert state.view(None)["winners"] == [0, 1]


# --- when nothing moves any more -------------------------------------------------------------------------------------


@pytest.mark.clause("A-8.4")
def test_a_whole_round_of_passes_ends_the_game() -> None:
    state = table(SEVEN, hands={0: "2E", 1: "5E", 2: "8E"}, shares={1: "S2"}, turn=2)
    for seat, passes in [(2, 1), (0, 2)]:
        assert state.actor == seat
        play(state, "pass", "done")
        assert state.view(None)["passes"] == passes
    play(state, "pass")
    events = play(state, "done")
    assert events[0].kind == "stalled"
    assert state.actor == OVER
    assert state.scores() == [6000, 6000 + 3000 + 400, 6000]


@pytest.mark.clause("A-8.4", "A-3.3")
def test_the_last_one_to_pass_still_buys() -> None:
    state = table(SEVEN, hands={0: "2E", 1: "5E", 2: "8E"})
    play(state, "pass", "done", "pass", "done", "pass")
    assert (state.actor, step(state)) == (2, "buy")
    play(state, "buy Quantum", "buy Quantum", "done")
    assert state.actor == OVER
    assert state.scores() == [6000, 6000, 6000 - 800 + 15 * 400 + 800]


@pytest.mark.clause("A-8.4")
def test_a_tile_placed_begins_the_count_again() -> None:
    state = table(SEVEN, hands={0: "2E", 1: "5E", 2: "8E 9I"}, bag="")
    play(state, "pass", "done", "pass", "done", "place 9I", "done")
    assert state.view(None)["passes"] == 0
    play(state, "pass", "done", "pass", "done")
    assert state.actor == 2
    play(state, "pass", "done")
    assert state.actor == OVER


@pytest.mark.clause("A-8.4", "A-7.2")
def test_a_pass_after_which_a_tile_was_drawn_begins_the_count_again() -> None:
    state = table(TWO_SAFE, hands={0: "1B", 1: "2B", 2: "5B"}, bag="6B", turn=2)
    play(state, "pass", "done", "draw 6B")
    assert state.view(None)["passes"] == 0
    play(state, "pass", "done", "pass", "done")
    assert state.actor == 2
    play(state, "pass")
    events = play(state, "done")
    assert kinds(events)[:2] == ["set-aside", "stalled"]  # set aside, but the bag is empty
    assert state.actor == OVER


@pytest.mark.clause("A-8.4")
def test_without_any_corporation_everybody_keeps_their_cash() -> None:
    state = table(cash={0: 100}, shares={1: "H3"}, bag="")
    play(state, "pass", "done", "pass", "done", "pass", "done")
    assert (state.actor, state.scores(), state.winners()) == (OVER, [100, 6000, 6000], [1, 2])
