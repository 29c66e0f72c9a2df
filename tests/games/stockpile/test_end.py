"""S-10 The end of a round, S-11 the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from openingbell.core.state import OVER, State
from tests.games.stockpile.tables import cash, kinds, legal, play, refuse, sell_nothing, step, table, told

# Nothing moves by these pairs but what no test below holds, and Stanford pays a dividend that nobody has to claim.
CALM = ("Stanford $$", "Leading +1", "Bottomline +2", "American -2", "Cosmic +4", "Epic -3")


def ended(**setup: Any) -> State:
    """The last round of three players, after selling nothing and claiming nothing."""
    state = table("sell", round=7, pairs=CALM, **setup)
    sell_nothing(state)
    while step(state) == "claim":
        play(state, "claim 0 0")
    assert state.actor == OVER
    return state


@pytest.mark.clause("S-10.1")
def test_rounds_follow_each_other_and_the_game_ends_after_the_last() -> None:
    state = table("sell", round=6, normal={0: "Stanford"}, pairs=CALM)
    events = play(state, "done", "claim 0 0")
    assert (state.view(None)["round"], step(state)) == (7, "pair")
    assert told(events, "round") == [{"seat": 1, "round": 7}]
    last = table("sell", round=7, normal={0: "Stanford"}, pairs=CALM)
    play(last, "done", "claim 0 0")
    assert (last.actor, step(last), legal(last)) == (OVER, "over", [])


@pytest.mark.clause("S-10.2")
def test_an_empty_deck_is_replaced_by_the_discards_and_never_before() -> None:
    """Two players: after the first cards are placed four more are needed, and the deck has three."""
    state = table(
        "place",
        players=2,
        hands={0: "Epic Epic", 1: "Epic Epic"},
        piles=["Cosmic"] * 4,
        deck="Leading Leading Leading",
    )
    play(state, "up Epic 1", "down Epic 1", "up Epic 1", "down Epic 1")
    assert legal(state) == ["card Leading"]
    play(state, "card Leading", "card Leading")
    assert (legal(state), state.view(None)["deck"]) == (["card Leading"], 1)
    before = sum(state.view(None)["discards"].values())
    assert before > 40
    play(state, "card Leading")
    assert (state.view(None)["deck"], state.view(None)["discards"]) == (before, {})
    assert len(legal(state)) == 11
    play(state, "card boom")
    assert state.view(None)["deck"] == before - 1


@pytest.mark.clause("S-11.1")
def test_the_most_shares_of_a_company_earn_10000() -> None:
    """Epic falls from 5 to 2 and Leading rises to 6: seat 0 sells two Epic for 4, seat 1 one Epic for 2 and Leading."""
    state = ended(normal={0: "Epic Epic", 1: "Epic Leading"})
    assert cash(state) == [20 + 10 + 4, 20 + 10 + 2 + 6, 20]


@pytest.mark.clause("S-11.1")
def test_split_cards_count_two() -> None:
    """One split card and one other are three shares against two."""
    state = table("sell", round=7, normal={0: "Epic", 1: "Epic Epic"}, split={0: "Epic"}, pairs=CALM)
    sell_nothing(state)
    events = play(state, "claim 0 0", "claim 0 0")
    assert told(events, "holdings") == [{"company": "Epic", "shares": [3, 2, 0]}]
    assert told(events, "majority") == [{"seat": 0, "amount": 10000, "company": "Epic"}]


@pytest.mark.clause("S-11.1")
def test_several_with_the_most_get_5000_each() -> None:
    state = ended(normal={0: "Epic", 1: "Epic", 2: "Leading"})
    assert cash(state) == [20 + 5 + 2, 20 + 5 + 2, 20 + 10 + 6]


@pytest.mark.clause("S-11.1")
def test_a_company_nobody_holds_pays_nothing() -> None:
    state = table("sell", round=7, normal={0: "Epic"}, pairs=CALM)
    events = play(state, "done", "claim 0 0")
    assert kinds(events).count("majority") == 1
    assert [event["company"] for event in told(events, "holdings")] == ["Epic"]


@pytest.mark.clause("S-11.2")
def test_everything_is_sold_at_the_final_price_split_cards_for_twice() -> None:
    state = table("sell", round=7, normal={0: "Leading Leading"}, split={0: "Leading"}, pairs=CALM)
    events = play(state, "done", "claim 0 0")
    assert told(events, "sold-out") == [{"seat": 0, "amount": 24000, "company": "Leading", "shares": 4}]
    assert cash(state)[0] == 20 + 10 + 24
    assert state.view(None)["portfolios"][0]["cards"] == 0
    assert state.view(None)["discards"] == {"Leading": 3}


@pytest.mark.clause("S-11.3")
def test_unpaid_fees_are_paid_from_the_receipts_as_far_as_they_go() -> None:
    """Epic at 2 brings the bonus of 10 and 2, which pay fee3 three times and leave 3 of 12 for nothing else."""
    state = ended(normal={0: "Epic"}, cash={0: 0}, owed={0: "fee3 fee3 fee3"})
    assert cash(state)[0] == 10 + 2 - 9


@pytest.mark.clause("S-11.3")
def test_a_fee_that_cannot_be_paid_costs_nothing() -> None:
    """Seat 2 ties for Epic: 5 and 2 pay two fees of 3; the third stays."""
    state = ended(normal={0: "Epic", 2: "Epic"}, cash={2: 0}, owed={2: "fee3 fee3 fee3"})
    assert cash(state)[2] == 1
    assert state.view(None)["portfolios"][2]["fees"] == ["fee3"]


@pytest.mark.clause("S-11.4")
def test_most_money_wins() -> None:
    state = ended(normal={0: "Epic", 1: "Leading"})
    assert state.winners() == [1]
    refuse(state, "done")


@pytest.mark.clause("S-11.4")
def test_equal_money_is_a_shared_win() -> None:
    state = table("sell", round=7, normal={0: "Stanford"}, cash={0: 0}, pairs=CALM)
    events = play(state, "done", "claim 0 0")
    assert cash(state) == [10 + 5, 20, 20]
    assert state.winners() == [1, 2]
    assert told(events, "won") == [{"seat": 1, "winners": 2}, {"seat": 2, "winners": 2}]
