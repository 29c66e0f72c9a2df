"""S-14 The advanced board."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from openingbell.games.stockpile import STOCKPILE
from tests.games.stockpile.tables import cash, kinds, play, price, split, step, table


def acting(cards: str, spaces: dict[str, int], **more: dict[int, str]) -> State:
    """Seat 0 is about to play its action cards; seat 1 has a share of American, so that selling waits."""
    held = {0: cards, 1: "American", **more.get("normal", {})}
    return table("act", board="advanced", normal=held, split=more.get("split"), spaces=spaces)


@pytest.mark.clause("S-14.1")
def test_tickers_move_by_spaces() -> None:
    """American's second space is worth 3, its fourth 7; Cosmic's third 5, its first 1."""
    state = acting("boom bust", {"American": 2, "Cosmic": 3})
    play(state, "boom American", "bust Cosmic")
    assert (price(state, "American"), price(state, "Cosmic")) == (7, 1)


@pytest.mark.clause("S-14.1")
def test_a_split_returns_to_the_octagonal_space_and_counts_on() -> None:
    """Bottomline at its last space (6): split, back to the fourth (4), one more: 5."""
    state = acting("boom Bottomline", {"Bottomline": 6})
    play(state, "boom Bottomline")
    assert (price(state, "Bottomline"), split(state, 0)) == (5, {"Bottomline": 1})


@pytest.mark.clause("S-14.1")
def test_a_bankruptcy_returns_to_the_start_space() -> None:
    """Stanford starts at its ninth space (5), American at its third (5)."""
    state = acting("bust bust", {"Stanford": 1, "American": 1}, normal={2: "Epic"})
    play(state, "bust Stanford", "bust American")
    companies = {seen["name"]: (seen["space"], seen["price"]) for seen in state.view(None)["companies"]}
    assert (companies["Stanford"], companies["American"]) == ((9, 5000), (3, 5000))


@pytest.mark.clause("S-14.2")
def test_stanford_pays_on_each_dollar_space_while_rising() -> None:
    """From the third space to the fifth it passes the fourth, a $; from the second it would land on that."""
    state = acting("boom Stanford Stanford", {"Stanford": 3}, split={2: "Stanford"})
    events = play(state, "boom Stanford")
    assert (step(state), kinds(events).count("dividend")) == ("claim", 1)
    assert state.view(None)["claim"]["each"] == 1000
    play(state, "claim 2 0", "claim 0 0", "claim 0 1")
    assert cash(state) == [22, 20, 22]
    assert state.view(None)["companies"][5]["space"] == 5


@pytest.mark.clause("S-14.2")
def test_every_dollar_space_is_a_round_of_claims_of_its_own() -> None:
    """+4 from the first space: the second and the fourth."""
    pairs = ("Stanford +4", "Leading +1", "Bottomline +2", "American -2", "Cosmic $$", "Epic -3")
    state = table("sell", board="advanced", normal={0: "Stanford"}, spaces={"Stanford": 1}, pairs=pairs)
    play(state, "done")
    for space in (2, 4):
        assert (step(state), state.view(None)["companies"][5]["space"]) == ("claim", space)
        play(state, "claim 1 0")
    assert cash(state)[0] == 22
    assert state.view(None)["claim"]["company"] == "Cosmic"
    assert state.view(None)["companies"][5]["space"] == 5


@pytest.mark.clause("S-14.2")
def test_falling_pays_nothing() -> None:
    state = acting("bust Stanford", {"Stanford": 5})
    events = play(state, "bust Stanford")
    assert "dividend" not in kinds(events)
    assert state.view(None)["companies"][5]["space"] == 3


@pytest.mark.clause("S-14.2")
def test_the_reset_of_a_split_pays_nothing_but_the_step_after_it_does() -> None:
    """From the tenth space: split, back to the fifth, one more step to the sixth, a $."""
    state = acting("boom Stanford", {"Stanford": 10})
    events = play(state, "boom Stanford")
    assert kinds(events).count("dividend") == 1
    assert state.view(None)["companies"][5]["space"] == 6
    play(state, "claim 0 1", "claim 0 0")
    assert cash(state)[0] == 22


@pytest.mark.clause("S-14.2")
def test_the_other_companies_have_no_dollar_spaces() -> None:
    for company in STOCKPILE.start({"board": "advanced"}).view(None)["companies"]:
        assert bool(company["dividend_spaces"]) == (company["name"] == "Stanford")


@pytest.mark.clause("S-14.3")
@pytest.mark.parametrize(
    ("company", "values", "start", "back"),
    [
        ("Cosmic", [1, 3, 5, 7, 9], 3, 3),
        ("Bottomline", [1, 2, 3, 4, 5, 6], 5, 4),
        ("Leading", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5, 6),
        ("American", [1, 3, 5, 7, 9, 11, 13], 3, 4),
        ("Stanford", [1, 1, 2, 2, 3, 3, 4, 4, 5, 5], 9, 5),
        ("Epic", [1, 3, 4, 5, 5, 6, 6, 7, 8, 10], 5, 4),
    ],
)
def test_tracks(company: str, values: list[int], start: int, back: int) -> None:
    seen = {found["name"]: found for found in STOCKPILE.start({"board": "advanced"}).view(None)["companies"]}[company]
    assert (seen["track"], seen["start_space"], seen["space"], seen["split_space"]) == (values, start, start, back)
    assert seen["price"] == 5000
