"""POLICE, SHERIFF, ESPIONAGE, RACKET and MAFIA; FILMS and the ROCK BAND."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.syndicate.tables import (
    auction_off,
    cash,
    firm,
    kinds,
    land,
    landing,
    legal,
    owner,
    owners,
    play,
    player,
    refuse,
    step,
    table,
    told,
)


@pytest.mark.clause("Y-26", "Y-98", "YS-27", "YF-88", "Y-92", "Y-122", "Y-64")
def test_police_takes_what_is_illegal_and_auctions_it() -> None:
    """The sheriff's own card too; the motor firm and the money stay. M himself may bid for it."""
    state = land(39, firms={0: "club_1*1 sheriff motor_1"}, mafia={0: 2}, loads={0: 3}, hold_up=0)
    assert (player(state, 0)["prison"], player(state, 0)["cell"], player(state, 0)["loads"]) == (0, 13, 0)
    assert state.view(None)["bank"]["loads"] == 18
    goods = []
    while step(state) == "auction":
        auction = state.view(None)["auction"]
        goods.append((auction["good"], auction["nominal"], state.actor))
        play(state, "pass", "pass", f"bid {auction['price']}")
    assert goods == [
        ("club_1", 150, 1), ("sheriff", 100, 1), ("MAFIA", 50, 1), ("MAFIA", 50, 1), ("BANK HOLD-UP", 100, 1),
    ]  # fmt: skip
    assert owners(state, "club_1 sheriff motor_1") == [0, 0, 0]
    assert firm(state, "club_1")["structures"] == 1
    assert cash(state)[0] == 700 - 150 - 100 - 50 - 50 - 100
    assert state.actor == 1


@pytest.mark.clause("YS-27", "YF-88", "YS-5")
def test_police_imprisons_even_the_innocent() -> None:
    state, events = landing(39, trades="false")
    assert (player(state, 0)["prison"], state.view(None)["turn"]) == (0, 1)
    assert "auction" not in kinds(events)


@pytest.mark.clause("Y-63", "YS-26", "YF-80")
def test_the_sheriff_keeps_what_he_takes() -> None:
    state = land(50, firms={0: "club_1*2 motor_1", 1: "sheriff"}, loads={0: 2}, hold_up=0, at={1: 5})
    assert owners(state, "club_1 motor_1 sheriff") == [1, 0, 1]
    assert (player(state, 1)["loads"], player(state, 1)["cards"]) == (2, ["BANK HOLD-UP"])
    assert firm(state, "club_1")["structures"] == 2
    assert cash(state)[0] == 700


@pytest.mark.clause("YS-26", "YF-80", "Y-26")
def test_without_a_sheriff_at_large_nothing_is_taken() -> None:
    state = land(50, firms={0: "club_1"})
    assert legal(state) == ["pass", "buy sheriff"]
    state = land(50, firms={0: "club_1", 1: "sheriff"}, prison={1: 1})
    assert owner(state, "club_1") == 0


@pytest.mark.clause("Y-65", "YS-24", "YF-43", "YS-23")
def test_espionage_works_on_crossing() -> None:
    state = table(at={0: 36}, firms={0: "espionage"})
    play(state, "done", "roll 1 2")
    assert legal(state) == [f"espionage {value}" for value in (-50, -25, 25, 50, 75, 100)]
    events = play(state, "espionage -50")
    assert told(events, "spying") == [{"seat": 0, "amount": -50, "good": "espionage"}]
    assert player(state, 0)["cell"] == 13  # by way of POLICE on 39
    rival = table(at={0: 36}, firms={1: "espionage"})
    play(rival, "done", "roll 1 2")
    assert rival.everything()["top"][2] == 1
    nobody = table(at={0: 36})
    play(nobody, "done", "roll 1 2")
    assert nobody.everything()["top"][2] == 0


@pytest.mark.clause("YS-23", "YF-43")
def test_espionage_counts_nine_times_for_all_nine() -> None:
    state = table(at={0: 36}, firms={0: "club_1 club_2 sheriff espionage racket"}, mafia={0: 4})
    play(state, "done", "roll 1 1")
    events = play(state, "espionage 50")
    assert told(events, "spying") == [{"seat": 0, "amount": 450, "good": "espionage"}]


@pytest.mark.clause("Y-58", "YS-23", "YF-80")
def test_a_rival_on_a_cinema_pays_rent_and_shifts_the_films() -> None:
    state = land(34, firms={1: "cinema_1*1"})
    assert cash(state)[0] == 640
    assert state.everything()["top"][1] == 1
    state = land(34, firms={1: "cinema_1"}, mortgaged={"cinema_1": 40})
    assert (cash(state)[0], state.everything()["top"][1]) == (700, 1)
    state = land(34)
    assert state.everything()["top"][1] == 0


@pytest.mark.clause("Y-59", "Y-60", "YF-81", "YS-23")
@pytest.mark.parametrize(
    ("firms", "band", "factor"),
    [
        ("cinema_1", -1, 1),
        ("cinema_1 music_1 music_2", 0, 1),
        ("cinema_1 cinema_2", -1, 2),
        ("cinema_1 cinema_2 music_1 music_2", -1, 2),
        ("cinema_1 cinema_2 music_1 music_2", 0, 5),
    ],
)
def test_the_owner_draws_his_film(firms: str, band: int, factor: int) -> None:
    state = land(34, firms={0: firms}, band=band)
    assert step(state) == "film"
    play(state, "film 50")
    assert cash(state)[0] == 700 + 50 * factor
    assert "build cinema_1" in legal(state)


@pytest.mark.clause("Y-59", "Y-60")
def test_a_loss_is_multiplied_too() -> None:
    state = land(34, firms={0: "cinema_1 cinema_2"})
    events = play(state, "film -25")
    assert told(events, "film") == [{"seat": 0, "amount": -50, "good": "cinema_1"}]


# --- the rock band --------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-61", "YF-54", "YS-25")
def test_the_band_is_laid_on_an_is_or_f_cell_without_tokens() -> None:
    state = table(band=0, at={1: 7, 2: 3})
    laid = [text for text in legal(state) if text.startswith("lay")]
    assert laid == [f"lay {cell}" for cell in (15, 20, 28, 33, 38, 41, 49, 51)]
    play(state, "lay 28")
    assert state.view(None)["cells"][28]["band"]
    refuse(state, "lay 15")  # once per deal phase


@pytest.mark.clause("Y-61", "YF-54")
def test_not_from_under_a_token() -> None:
    state = table(band=0, at={1: 28})
    everything = state.everything()
    everything["band_cell"] = 28
    state = state.game.restore(state.game.options_of(state), everything)
    refuse(state, "lay 15")
    everything["place"][1] = 29
    state = state.game.restore(state.game.options_of(state), everything)
    assert "lay 15" in legal(state)
    refuse(state, "lay 28")  # another cell


def with_band_on(cell: int, **given: Any) -> list[int]:
    state = table(at={0: cell - 3}, **given)
    everything = state.everything()
    everything["band_cell"] = cell
    state = state.game.restore(state.game.options_of(state), everything)
    play(state, "done", "roll 1 2")
    return cash(state)


@pytest.mark.clause("YF-44", "YS-25", "YS-6")
def test_who_lands_on_the_band_pays_before_drawing() -> None:
    """30 for each entertainment firm that works, the band included: OPERA counts, the mortgaged cinema does not."""
    given: dict[str, Any] = {"firms": {1: "music_1 cinema_1"}, "mortgaged": {"cinema_1": 40}}
    assert with_band_on(28, band=1, **given) == [640, 760, 700]
    assert with_band_on(28, band=1, prison={1: 0}, **given) == [700, 700, 700]
    assert with_band_on(28, band=0) == [700, 700, 700]


@pytest.mark.clause("YS-25", "YF-94")
def test_a_band_not_laid_out_earns_nothing() -> None:
    assert cash(land(28, band=1)) == [700, 700, 700]


# --- mafia ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("Y-67", "YS-28", "YF-73", "YF-70")
def test_a_godfather_charges_whom_he_meets() -> None:
    """25 for each illegal firm, MAFIA included: two cards and the club make 75. As M he charges all others."""
    state, events = landing(22, at={1: 22, 2: 22}, mafia={0: 2}, firms={0: "club_1"})
    assert [(event["seat"], event["amount"]) for event in told(events, "fee")] == [(1, -75), (2, -75)]
    state, events = landing(22, at={1: 22, 2: 22}, mafia={1: 2}, firms={1: "club_1"})
    assert [(event["seat"], event["other"]) for event in told(events, "fee")] == [(0, 1)]
    assert cash(state)[2] == 700


@pytest.mark.clause("YF-70", "YS-28")
@pytest.mark.parametrize("cell", [0, 13])
def test_nobody_meets_on_beginning_or_in_prison(cell: int) -> None:
    _, events = landing(cell, at={1: cell}, mafia={1: 2})
    assert "fee" not in kinds(events)


@pytest.mark.clause("Y-68", "Y-69", "Y-70", "YF-72", "YF-74", "YF-75", "YS-29")
def test_two_godfathers_duel_with_as_many_throws_as_cards() -> None:
    """Seat 0 throws twice, best 7; seat 1 once, 8, and takes both cards and his fee of 25. The cell follows."""
    state = land(22, at={1: 22}, mafia={0: 2, 1: 1})
    assert step(state) == "throw"
    assert state.view(None)["duel"]["throwing"] == 0
    play(state, "throw 1 6", "throw 2 3")
    assert state.view(None)["duel"] == {"group": None, "seats": [0, 1], "throwing": 1, "best": [7, 0, 0], "ties": 0}
    events = play(state, "throw 4 4")
    assert told(events, "fee") == [{"seat": 0, "amount": -25, "other": 1, "good": "MAFIA"}]
    assert [player(state, seat)["mafia"] for seat in range(3)] == [0, 3, 0]
    assert legal(state) == ["pass", "buy landing"]


@pytest.mark.clause("YF-74", "YS-29")
def test_ties_are_thrown_again_three_times_then_the_first_after_m_wins() -> None:
    state = land(22, at={1: 22}, mafia={0: 1, 1: 1})
    for _ in range(4):
        assert step(state) == "throw"
        play(state, "throw 3 3", "throw 2 4")
    assert [player(state, seat)["mafia"] for seat in range(3)] == [0, 2, 0]


@pytest.mark.clause("YF-74")
def test_the_owner_wins_a_tie_in_a_plain_duel_too() -> None:
    """A football team: M is no godfather of it, O's token is not here… the godfathers 0 and 2 duel plainly."""
    state = land(1, players=4, at={2: 1, 1: 1}, mafia={2: 1, 1: 1}, firms={2: "football_1"})
    assert state.view(None)["duel"] == {
        "group": None, "seats": [1, 2], "throwing": 1, "best": [0, 0, 0, 0], "ties": 0,
    }  # fmt: skip
    for _ in range(4):
        play(state, "throw 3 3", "throw 2 4")
    assert [player(state, seat)["mafia"] for seat in range(4)] == [0, 0, 2, 0]


@pytest.mark.clause("Y-71", "Y-72", "Y-73", "YF-71", "YF-74", "YF-75")
def test_a_godfather_duels_with_an_illegal_firm() -> None:
    """M: a card and RACKET, two throws. O: two clubs and the sheriff, three. M wins O's part; fee 2 x 25, no rent."""
    state = land(8, firms={0: "racket", 1: "club_1*1 club_2 sheriff motor_1"}, mafia={0: 1}, at={1: 30})
    play(state, "throw 6 5", "throw 1 1")
    assert state.view(None)["duel"]["throwing"] == 1
    events = play(state, "throw 2 2", "throw 2 2", "throw 2 2")
    assert owners(state, "club_1 club_2 sheriff racket motor_1") == [0, 0, 0, 0, 1]
    assert told(events, "fee") == [{"seat": 1, "amount": -50, "other": 0, "good": "MAFIA"}]
    assert "rent" not in kinds(events)
    assert state.actor == 1


@pytest.mark.clause("Y-73", "YF-75", "YF-80")
def test_won_by_the_owner_the_rent_is_that_from_before() -> None:
    """One club earned 50; with M's MAFIA and RACKET it would be 150 now. O has his rent and no fee."""
    state = land(8, firms={0: "racket", 1: "club_1"}, mafia={0: 1}, at={1: 30})
    events = play(state, "throw 1 1", "throw 1 1", "throw 6 6")
    assert owners(state, "club_1 racket") == [1, 1]
    assert (player(state, 1)["mafia"], "fee" in kinds(events)) == (1, False)
    assert told(events, "rent") == [{"seat": 0, "amount": -50, "other": 1, "good": "club_1"}]


@pytest.mark.clause("YF-71", "Y-71", "YS-29", "Y-76")
def test_over_a_legal_firm_only_with_a_part_in_its_group() -> None:
    """MAFIA cards stand apart from the illegal group here: the throws are one card and one motor firm."""
    state = land(27, firms={0: "motor_2 racket", 1: "motor_1"}, mafia={0: 1}, at={1: 5}, mortgaged={"motor_2": 45})
    assert (step(state), state.view(None)["duel"]["group"]) == ("throw", "motor")
    play(state, "throw 6 6")
    assert state.view(None)["duel"]["throwing"] == 1  # the mortgaged one gives the right, but no throw
    play(state, "throw 1 1")
    assert owners(state, "motor_1 motor_2 racket") == [0, 0, 0]
    state = land(27, firms={1: "motor_1"}, mafia={0: 1}, at={1: 5})
    assert cash(state)[0] == 670


@pytest.mark.clause("YF-70", "YS-29")
def test_no_duel_over_a_mortgaged_firm() -> None:
    state = land(27, firms={0: "motor_2", 1: "motor_1"}, mafia={0: 1}, at={1: 5}, mortgaged={"motor_1": 45})
    assert (step(state), cash(state)[0]) == ("deal", 700)


@pytest.mark.clause("Y-74", "YF-71", "YS-29")
def test_meeting_the_owner_on_his_own_firm_is_a_duel_always() -> None:
    """A team is at stake alone; the owner's second team is not."""
    state = land(1, firms={1: "football_1 football_2"}, mafia={0: 1}, at={1: 1})
    assert state.view(None)["duel"]["group"] == "football_1"
    play(state, "throw 5 5", "throw 1 1")
    assert owners(state, "football_1 football_2") == [0, 1]
    state = land(1, firms={1: "football_1", 0: "football_2"}, mafia={0: 1}, at={1: 5})
    assert cash(state)[0] == 680


@pytest.mark.clause("Y-74", "YF-71", "YF-75")
def test_the_owner_comes_home_to_a_godfather() -> None:
    """O is M. He wins and builds as usual; the godfather pays nothing."""
    state = land(27, firms={0: "motor_1"}, mafia={1: 1}, at={1: 27})
    events = play(state, "throw 6 6", "throw 1 1")
    assert (player(state, 0)["mafia"], "fee" in kinds(events)) == (1, False)
    assert legal(state) == ["done", "build motor_1"]
    state = land(27, firms={0: "motor_1"}, mafia={1: 1}, at={1: 27})
    play(state, "throw 1 1", "throw 6 6")
    assert (owner(state, "motor_1"), cash(state)[:2]) == (1, [675, 725])
    assert state.actor == 1


@pytest.mark.clause("Y-75", "YS-30", "YF-76", "YF-75")
def test_three_on_a_cell() -> None:
    """Seats 0, 1 and 2 are godfathers, 3 stands by. Seat 2 wins all cards; 0 and 1 owe his fee of 25. Seat 3 is no
    duelist, and neither he nor the winner is M: he pays nothing."""
    state = land(22, players=4, at={1: 22, 2: 22, 3: 22}, mafia={0: 1, 1: 1, 2: 1})
    events = play(state, "throw 1 2", "throw 1 2", "throw 6 6")
    assert [player(state, seat)["mafia"] for seat in range(4)] == [0, 0, 3, 0]
    assert [(event["seat"], event["other"]) for event in told(events, "fee")] == [(0, 2), (1, 2)]
    state = land(22, players=4, at={1: 22, 2: 22, 3: 22}, mafia={0: 1, 1: 1, 2: 1})
    events = play(state, "throw 6 6", "throw 1 2", "throw 1 2")
    assert [(event["seat"], event["other"]) for event in told(events, "fee")] == [(1, 0), (2, 0), (3, 0)]


@pytest.mark.clause("YF-76", "YS-30")
def test_who_has_neither_mafia_nor_the_firm_does_not_throw() -> None:
    state = land(22, players=4, at={1: 22, 3: 22}, mafia={1: 1, 3: 1})
    assert state.view(None)["duel"]["seats"] == [1, 3]
    play(state, "throw 6 6")
    events = play(state, "throw 1 1")
    assert [(event["seat"], event["other"]) for event in told(events, "fee")] == [(3, 1), (0, 1)]
    assert legal(state) == ["pass", "buy landing"]


@pytest.mark.clause("YF-75", "YF-4", "YF-62")
def test_the_payouts_of_a_lost_part_come_before_the_fees() -> None:
    firms = {0: "motor_2", 1: "motor_1 motor_3*1"}
    state = land(27, firms=firms, mafia={0: 1}, at={1: 5}, insured="motor_1 motor_3")
    events = play(state, "throw 6 6", "throw 6 5", "throw 1 1", "throw 1 1")
    paid = [(event.kind, event.facts["good"]) for event in events if event.kind in ("insurance-paid", "fee")]
    assert paid == [("insurance-paid", "motor_1"), ("insurance-paid", "motor_3"), ("fee", "MAFIA")]
    assert cash(state)[1] == 700 + 90 + 130 - 25


@pytest.mark.clause("Y-122", "Y-26")
def test_confiscated_goods_find_a_new_owner_or_none() -> None:
    state = land(39, hold_up=0)
    auction_off(state)
    assert state.view(None)["known"]["f"] == ["BANK HOLD-UP"]
