"""Y-1 to Y-15 What is in the box, and how it lies on the table at the start."""

from __future__ import annotations

import pytest

from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.components import FIRM_IDS, GROUP_IDS, GROUP_OF
from tests.games.syndicate.tables import cash, firm, in_bank, legal, player, refuse, start, table

EDITION = SYNDICATE.full
PRINTED = EDITION.printed


@pytest.mark.clause("Y-1", "Y-27", "Y-25")
def test_everybody_begins_with_the_same_and_the_richest_is_shown() -> None:
    """The aim is to be the richest: net worth is in every view from the start, and it is the cash to begin with."""
    state = start(4)
    assert state.view(2)["scores"] == [700, 700, 700, 700]
    kinds = {cell["kind"] for cell in state.view(0)["cells"]}
    assert {"firm", "IS", "F", "TAX", "EXCHANGE"} <= kinds


@pytest.mark.clause("Y-2", "YS-1")
def test_the_loop_has_52_cells() -> None:
    cells = start().view(None)["cells"]
    assert len(cells) == 52
    assert sum(cell["kind"] == "firm" for cell in cells) == 29
    assert [number for number, cell in enumerate(cells) if cell["kind"] == "IS"] == [3, 20, 33, 41, 49]
    assert [number for number, cell in enumerate(cells) if cell["kind"] == "F"] == [7, 15, 28, 38, 51]


@pytest.mark.clause("YS-1", "YS-9")
def test_the_cells_are_in_the_order_of_the_house_edition() -> None:
    cells = start().view(None)["cells"]
    found = {number: cell["firm"] or cell["kind"] for number, cell in enumerate(cells)}
    expected = {0: "BEGINNING", 5: "CREDIT", 10: "INSURANCE", 13: "PRISON", 18: "EXCHANGE", 23: "CONTRABAND"}
    expected |= {25: "PRIZE", 26: "PARK", 31: "TRIAL", 35: "PAY", 39: "POLICE", 44: "TAX", 46: "GO TO THE PARK"}
    expected |= {1: "football_1", 12: "racket", 22: "landing", 37: "espionage", 48: "land_ownership", 50: "sheriff"}
    assert {number: found[number] for number in expected} == expected


@pytest.mark.clause("Y-3", "YF-1")
def test_there_are_29_firms_on_the_board() -> None:
    assert len(FIRM_IDS) == EDITION.firm_count == 29
    assert sum(PRINTED.cost) == 2180


@pytest.mark.clause("Y-4", "Y-5", "YS-47", "Y-126")
def test_the_decks_have_11_and_20_cards() -> None:
    counts = dict(zip(PRINTED.card_names, EDITION.card_count, strict=True))
    assert sum(list(counts.values())[:11]) == 11
    assert sum(list(counts.values())[11:]) == 20
    assert (counts["MAFIA"], counts["SPACE PROGRAME"], counts["COMPETITION - PRIZE"]) == (4, 2, 1)


@pytest.mark.clause("Y-6", "YS-14")
def test_82_structures_are_as_many_as_may_be_built() -> None:
    expected = {"WORKSES": 16, "HOTELS": 20, "CINEMAS": 10, "BARS": 6, "FACTORIES": 15, "HOUSES": 15}
    assert PRINTED.structure_count() == expected
    assert EDITION.structures == 82


@pytest.mark.clause("Y-7", "Y-9", "Y-10")
def test_receipts_shares_and_loads_lie_in_the_bank() -> None:
    bank = start().view(None)["bank"]
    assert (bank["insurance"], bank["trial"], bank["credit"]) == (18, 18, 10)
    assert (bank["exchange"], bank["loads"]) == (18, 18)


@pytest.mark.clause("Y-8", "YS-33")
def test_the_rings_have_6_6_and_10_cards() -> None:
    rings = start().view(None)["rings"]
    assert {name: len(cards) for name, cards in rings.items()} == {"films": 6, "espionage": 6, "list": 10}
    state = start(3, "first 0")
    assert legal(state) == [f"list {rate}" for rate in range(5, 55, 5)]


@pytest.mark.clause("Y-11", "Y-127", "Y-128", "YS-34")
def test_14_firms_have_five_shares_two_of_them_at_the_exchange() -> None:
    state = start()
    with_shares = [name for name in FIRM_IDS if firm(state, name)["shares"]]
    assert len(with_shares) == 14
    assert sum(EDITION.shares) == 70
    for name in with_shares:
        seen = firm(state, name)
        assert (seen["shares"]["exchange"], seen["shares"]["cell"]) == (2, 3)
        assert 5 * seen["shares"]["nominal"] == seen["cost"]


@pytest.mark.clause("Y-12", "Y-16")
@pytest.mark.parametrize(("players", "bank"), [(2, 3420), (3, 2720), (4, 2020), (5, 1320), (6, 620)])
def test_700_each_and_4820_in_all(players: int, bank: int) -> None:
    state = start(players)
    assert cash(state) == [700] * players
    assert in_bank(state) == bank
    assert player(state, 0)["credit"] is None


@pytest.mark.clause("Y-13", "Y-14")
def test_two_to_six_players() -> None:
    for players in range(2, 7):
        assert len(start(players).scores()) == players
    for players in (1, 7):
        with pytest.raises(Exception, match="option players"):
            start(players)


@pytest.mark.clause("Y-15", "YF-5")
def test_firms_lie_bare_on_their_cells() -> None:
    state = start()
    assert {firm(state, name)["place"] for name in FIRM_IDS} == {"bank"}
    assert {firm(state, name)["structures"] for name in FIRM_IDS} == {0}


@pytest.mark.clause("Y-19", "YF-24")
def test_tokens_start_on_beginning_then_the_first_player_and_the_rate() -> None:
    state = start(3)
    assert [player(state, seat)["cell"] for seat in range(3)] == [0, 0, 0]
    assert legal(state) == ["first 0", "first 1", "first 2"]
    assert set(state.weights()) == {1}
    state = start(3, "first 2", "list 40")
    assert (state.actor, state.view(None)["rate"]) == (2, 40)


@pytest.mark.clause("YF-20", "YS-3")
def test_the_roll_off_is_one_fair_chance_move() -> None:
    state = start(6)
    assert (len(state.legal()), list(state.weights())) == (6, [1] * 6)


@pytest.mark.clause("YF-21", "Y-13")
def test_a_roll_is_one_of_36_pairs() -> None:
    state = table()
    state.apply(SYNDICATE.from_text(state, "done"))
    assert len(legal(state)) == 36
    assert {"roll 1 1", "roll 6 5", "roll 5 6"} <= set(legal(state))
    assert list(state.weights()) == [1] * 36


@pytest.mark.clause("YF-2", "Y-48", "Y-62", "Y-57", "Y-49", "Y-53", "Y-77", "Y-78", "Y-79")
def test_groups() -> None:
    groups: dict[str, list[str]] = {}
    for number, name in enumerate(FIRM_IDS):
        groups.setdefault(GROUP_IDS[GROUP_OF[number]], []).append(name)
    assert {name: len(firms) for name, firms in groups.items()} == {
        "military": 5, "mineral_super": 5, "entertainment": 4, "illegal": 5, "motor": 3, "building": 3,
        "football_1": 1, "football_2": 1, "football_3": 1, "football_4": 1,
    }  # fmt: skip
    assert groups["military"][-1] == "landing"
    assert groups["illegal"] == ["club_1", "club_2", "sheriff", "espionage", "racket"]
    state = table(band=0, mafia={0: 4})
    assert state.view(0)["firms"]["ROCK BAND"]["group"] == "entertainment"


@pytest.mark.clause("Y-17", "Y-24", "YS-7", "YF-32")
def test_illegal_acts_are_refused_and_nobody_is_fined() -> None:
    """The engine is the banker: it takes no move that is not legal, so nothing is left to fine."""
    state = table()
    refuse(state, "roll 1 2", "buy motor_1", "pass")
    assert cash(state) == [700, 700, 700]


@pytest.mark.clause("Y-28", "YF-1")
def test_the_seeds_own_figures_60_r_20() -> None:
    for number in (1, 2, 3):
        seen = firm(start(), f"building_{number}")
        assert (seen["cost"], seen["returns"]) == (60, 20)
