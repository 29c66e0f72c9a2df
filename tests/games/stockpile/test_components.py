"""S-1 Components: what the shipped data file says."""

from __future__ import annotations

import pytest

from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.games.stockpile import STOCKPILE
from openingbell.games.stockpile.game import Stockpile
from tests.games.stockpile.tables import deal_cards, deal_pairs, legal, play, start, table

COMPANIES = ["American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford"]


@pytest.mark.clause("S-1.1")
def test_six_companies() -> None:
    assert [company["name"] for company in STOCKPILE.start({}).view(None)["companies"]] == COMPANIES


@pytest.mark.clause("S-1.2")
def test_the_market_deck_has_eighty_cards() -> None:
    unseen = STOCKPILE.start({}).view(None)["unseen"]
    fees_and_actions = {"fee1": 4, "fee2": 4, "fee3": 4, "boom": 4, "bust": 4}
    assert unseen == dict.fromkeys(COMPANIES, 10) | fees_and_actions
    assert sum(unseen.values()) == STOCKPILE.start({}).view(None)["deck"] == 80


@pytest.mark.clause("S-1.2")
@pytest.mark.parametrize(("fee", "amount"), [("fee1", 1000), ("fee2", 2000), ("fee3", 3000)])
def test_what_fees_cost(fee: str, amount: int) -> None:
    state = table("bid", piles=[fee, "Epic", "Epic"])
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert state.scores() == [20000 - amount, 20000, 20000]


@pytest.mark.clause("S-1.3")
def test_six_companies_and_six_forecasts() -> None:
    state = start(3, "share Epic", "share Cosmic", "share American", "first 0")
    pairs = legal(state)
    assert len(pairs) == 36
    assert {pair.split()[2] for pair in pairs} == {"+4", "+2", "+1", "$$", "-2", "-3"}
    assert {pair.split()[1] for pair in pairs} == set(COMPANIES)


@pytest.mark.clause("S-1.4")
def test_the_bidding_track() -> None:
    state = table("bid", piles=["Epic", "Epic", "Epic"], cash={0: 99000})
    spaces = [move.split()[2] for move in legal(state) if move.startswith("bid 2 ")]
    assert spaces == ["0", "1", "3", "6", "10", "15", "20", "25"]


@pytest.mark.clause("S-1.5")
def test_standard_tracks_run_from_1_to_10_and_start_at_5() -> None:
    for company in STOCKPILE.start({}).view(None)["companies"]:
        assert company["track"] == list(range(1, 11))
        assert (company["price"], company["dividend_spaces"]) == (5000, [])


@pytest.mark.clause("S-1.6")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_rounds(players: int, rounds: int) -> None:
    assert STOCKPILE.start({"players": players}).view(None)["rounds"] == rounds


@pytest.mark.clause("S-1.7")
def test_ten_investors() -> None:
    state = start(2, "share Epic", "share Cosmic", "first 0", investors=True)
    names = ("Bill", "Bernie", "Cramer", "Donald", "Deborah", "Graham", "Mark", "Martha", "Stuart", "Warren")
    assert legal(state) == [f"investor {name}" for name in names]


@pytest.mark.clause("S-10.2")
@pytest.mark.parametrize(("players", "left"), [(2, 80 - 2 - 6 * 12), (3, 80 - 3 - 7 * 9), (4, 80 - 4 - 6 * 12), (5, 0)])
def test_the_deck_suffices_for_every_number_of_players(players: int, left: int) -> None:
    """Nobody sells anything, so nothing could be shuffled again; five players use all cards (75 after the shares)."""
    state = STOCKPILE.start({"players": players})
    rng = Rng(players)
    seen = state.view(None)
    while (seen["round"], seen["phase"]) != (seen["rounds"], "demand"):
        state.apply(state.game.from_text(state, "done") if seen["step"] == "sell" else pick(state, rng))
        seen = state.view(None)
    assert state.view(None)["deck"] == left


def test_setup_of_the_test_tables_uses_the_shipped_numbers() -> None:
    """The first round of a real game, so that the tables of other tests are not the only witness."""
    state = start(3, "share Epic", "share Cosmic", "share American", "first 1")
    deal_pairs(state)
    deal_cards(state, "fee1", "boom", "Epic", *["Epic"] * 6)
    assert isinstance(state.game, Stockpile)
    assert state.view(None)["deck"] == 80 - 3 - 9
