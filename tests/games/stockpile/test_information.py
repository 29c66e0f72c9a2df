"""S-4 Information."""

from __future__ import annotations

import pytest

from openingbell.core.state import State
from tests.games.stockpile.tables import deal_pairs, kinds, legal, play, redeals, start, table, told

SHARES = ("share Epic", "share Cosmic", "share American", "share Bottomline", "share Leading")


def begun(players: int) -> State:
    return start(players, *SHARES[:players], "first 0")


def known(state: State, viewer: int | None) -> list[str | None]:
    return [pair["company"] and f"{pair['company']} {pair['forecast']}" for pair in state.view(viewer)["pairs"]]


@pytest.mark.clause("S-4.1")
def test_each_player_has_a_secret_pair() -> None:
    state = begun(3)
    events = play(state, "pair Cosmic -3")
    assert told(events, "pair", to=0) == [{"seat": 0, "company": "Cosmic", "forecast": "-3"}]
    assert told(events, "pair", to=1) == [{"seat": 0, "hidden": True}]
    play(state, "pair Epic +1", "pair American +2")
    assert known(state, 0) == ["Cosmic -3", None, None]
    assert known(state, 1) == [None, "Epic +1", None]
    assert known(state, None) == [None, None, None]


@pytest.mark.clause("S-4.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_pair_is_public(players: int) -> None:
    state = begun(players)
    events = deal_pairs(state)
    assert kinds(events).count("public-pair") == 1
    pairs = state.view(None)["pairs"]
    assert [number for number, pair in enumerate(pairs) if pair["public"]] == [players]
    assert pairs[players]["company"] is not None


@pytest.mark.clause("S-4.3")
@pytest.mark.parametrize(("players", "number"), [(3, 2), (4, 1), (5, 0)])
def test_the_others_lie_face_down(players: int, number: int) -> None:
    state = begun(players)
    assert kinds(deal_pairs(state)).count("pair-face-down") == number
    face_down = [pair for pair in state.view(0)["pairs"] if pair["owner"] is None and not pair["public"]]
    assert [pair["company"] for pair in face_down] == [None] * number


@pytest.mark.clause("S-4.4")
def test_each_company_and_each_forecast_is_used_once() -> None:
    state = begun(3)
    play(state, "pair Cosmic -3", "pair Epic +1")
    assert not any("Cosmic" in text or "Epic" in text or "-3" in text or "+1" in text for text in legal(state))
    assert len(legal(state)) == 16
    play(state, "pair American $$", "pair Leading +4", "pair Stanford +2")
    assert legal(state) == ["pair Bottomline -2"]


@pytest.mark.clause("S-4.4")
def test_private_minus_3_and_public_minus_2_mean_that_nothing_else_falls() -> None:
    """The rulebooks' fourth piece of advice."""
    state = begun(3)
    deal_pairs(state, "Cosmic -3", "Epic +4", "American +1", "Bottomline -2", "Leading $$", "Stanford +2")
    others = [seen for seen in state.view(0)["companies"] if seen["name"] not in ("Cosmic", "Bottomline")]
    assert len(others) == 4
    assert all(seen["can_be"] == ["+4", "+2", "+1", "$$"] for seen in others)
    assert all("-" not in "".join(seen["can_be"]) for seen in others)
    fall = {seen["name"]: seen["forecast"] for seen in state.view(0)["companies"] if seen["forecast"]}
    assert fall == {"Cosmic": "-3", "Bottomline": "-2"}


@pytest.mark.clause("S-4.4")
def test_re_deals_keep_what_is_known_of_the_forecasts() -> None:
    state = table("bid", players=4, piles=["Epic"] * 4)
    first = {pair for deal in redeals(state, 1) for pair in known(deal, 0)[:1]}
    assert len(first) == 16  # four companies and four forecasts are unknown to seat 1
    assert not any("Bottomline" in str(pair) or "+2" in str(pair) or "Leading" in str(pair) for pair in first)


@pytest.mark.clause("S-4.4")
def test_the_last_unknown_forecast_can_be_told() -> None:
    """With five players whoever has seen five pairs knows the sixth."""
    state = table(
        "sell",
        players=5,
        normal={0: "Epic"},
        pairs=("American +1", "Bottomline +2", "Cosmic +4", "Leading -2", "Epic $$", "Stanford -3"),
    )
    play(state, "done")
    seen = {company["name"]: company["forecast"] for company in state.view(0)["companies"]}
    assert seen["Stanford"] == "-3"
