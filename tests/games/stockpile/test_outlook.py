"""What a view says the forecasts can bring: with three players seat 0 knows its own pair, American +1, and the public
one, Epic $$; +2, +4, -2 and -3 are left for the others."""

from __future__ import annotations

from openingbell.core.state import State
from tests.games.stockpile.tables import play, start, table


def outlook(state: State, company: str, viewer: int | None = 0) -> dict[str, str] | None:
    found = next(one for one in state.view(viewer)["companies"] if one["name"] == company)
    brought: dict[str, str] | None = found["outlook"]
    return brought


def test_what_is_known_is_sure() -> None:
    state = table("sell", normal={0: "Epic"}, prices={"American": 10, "Epic": 1})
    assert outlook(state, "American") == {"dividend": "no", "split": "sure", "bankrupt": "no"}
    assert outlook(state, "Epic") == {"dividend": "sure", "split": "no", "bankrupt": "no"}


def test_what_is_not_known_may_be() -> None:
    state = table("sell", normal={0: "Epic"}, prices={"Cosmic": 9, "Leading": 3, "Stanford": 1, "Bottomline": 5})
    assert outlook(state, "Cosmic") == {"dividend": "no", "split": "maybe", "bankrupt": "no"}  # +2 and +4 from 9 of 10
    assert outlook(state, "Leading") == {"dividend": "no", "split": "no", "bankrupt": "maybe"}  # -3 from 3
    assert outlook(state, "Stanford") == {"dividend": "no", "split": "no", "bankrupt": "maybe"}
    assert outlook(state, "Bottomline") == {"dividend": "no", "split": "no", "bankrupt": "no"}  # 3 to 9


def test_others_know_other_things() -> None:
    state = table("sell", normal={0: "Epic"}, prices={"American": 10, "Cosmic": 9, "Bottomline": 9})
    assert outlook(state, "American", 1) == {"dividend": "no", "split": "maybe", "bankrupt": "no"}
    assert outlook(state, "Cosmic", 2) == {"dividend": "no", "split": "sure", "bankrupt": "no"}
    assert outlook(state, "Bottomline", None) == {"dividend": "no", "split": "maybe", "bankrupt": "no"}


def test_on_the_advanced_board_spaces_pay_on_the_way_up() -> None:
    state = table("sell", normal={0: "Epic"}, board="advanced")
    for company in state.view(0)["companies"]:
        space, paying = company["space"], set(company["dividend_spaces"])
        if company["name"] == "American":
            assert company["outlook"]["dividend"] == ("sure" if space + 1 in paying else "no")
        elif company["name"] != "Epic" and space + 4 <= len(company["track"]):
            reached = {steps for steps in (1, 2, 3, 4) if space + steps in paying}
            assert company["outlook"]["dividend"] == ("maybe" if reached else "no")


def test_what_has_come_true_is_no_outlook_any_more() -> None:
    state = table("sell", actor=2, normal={1: "Epic", 2: "Epic"})
    play(state, "done")
    assert state.view(0)["step"] == "claim"  # of Epic's dividend, after the pairs of the three
    assert outlook(state, "American") is None
    assert outlook(state, "Epic") is None
    assert outlook(state, "Leading") is not None


def test_before_the_first_round_there_is_none() -> None:
    state = start(3, "share Epic", "share Cosmic", "share American")
    assert outlook(state, "American") is None
