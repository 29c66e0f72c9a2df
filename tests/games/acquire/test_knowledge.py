"""What each player may know: views, events, what follows from what everybody saw, and re-dealing the rest."""

from __future__ import annotations

import pytest

from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.games.acquire.tables import AMERICA_INTO_HYDRA, THREE, TWO_SAFE, bag, hand, play, redeals, step, table, told

# The dead tiles of TWO_SAFE.
DEAD = {f"{column}B" for column in range(1, 12)}

# The tiles that would found an eighth corporation here, and nothing else, cannot be placed.
EIGHTH_BOARD = """
  123456789012
A SS.ZZ.AA.FF.
C HH.PP.QQ....
E o..o..o..o..
"""
EIGHTH = {"10D", "2E", "3E", "5E", "6E", "8E", "9E", "11E", "1F", "4F", "7F", "10F"}


def limits(state: State, seat: int, to: int | None = None) -> list[tuple[int, set[str]]]:
    """What everybody, or one seat, knows about a seat's hand: at most so many tiles of a set are in it.

    Only tiles that nobody has shown are named. In a view the lowest bit of a set is 1A, then 2A … 12A, 1B …
    """
    seen = state.view(to)
    names = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]
    found = []
    for limit in seen["limits"]:
        among = {name for bit, name in enumerate(names) if int(limit["among"], 16) >> bit & 1}
        unseen = among - set(seen["board"]) - set(seen["set_aside"])
        if limit["seat"] == seat and unseen:
            found.append((limit["most"], unseen))
    return found


def holdings(state: State, seat: int | None) -> list[list[int | None]]:
    shown: list[list[int | None]] = state.view(seat)["shares"]
    return shown


# --- views and events ------------------------------------------------------------------------------------------------


def test_nobody_sees_the_tiles_of_others_or_of_the_bag() -> None:
    one = table("C HH", hands={0: "9I", 1: "1I 2I", 2: "5I"})
    other = table("C HH", hands={0: "9I", 1: "7A 12F", 2: "2I"})
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)


def test_everybody_sees_the_board_the_corporations_and_how_many_tiles_there_are() -> None:
    state = table("C HH.o", hands={0: "9I 1I", 1: "5I"}, aside="4F")
    for seat in (None, 0, 1, 2):
        seen = state.view(seat)
        assert seen["board"] == {"1C": "Hydra", "2C": "Hydra", "4C": ""}
        assert seen["hand_sizes"] == [2, 1, 0]
        assert seen["bag"] == 108 - 3 - 3 - 1
        assert seen["set_aside"] == ["4F"]
        assert (seen["turn"], seen["actor"], seen["step"]) == (0, 0, "place")


def test_a_tile_drawn_is_told_to_its_owner_only() -> None:
    state = table("C HH", hands={0: "9I"})
    play(state, "place 9I", "done")
    events = play(state, "draw 5E")
    assert told(events, "drew", to=0) == [{"seat": 0, "tile": "5E"}]
    for seat in (None, 1, 2):
        assert told(events, "drew", to=seat) == [{"seat": 0, "hidden": True}]


def test_hidden_holdings_are_nowhere_in_the_view_of_another() -> None:
    board = "C HH.AAA"
    one = table(board, cash={1: 100, 2: 9000}, shares={1: "H3 Z1", 2: "A5"}, holdings="hidden")
    other = table(board, cash={1: 4000, 2: 0}, shares={1: "A5", 2: "H3 Z1"}, holdings="hidden")
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.view(1) != other.view(1)
    assert one.view(0)["scores"] is None


def test_in_a_merger_hidden_shares_are_shown_of_the_corporation_being_settled_only() -> None:
    state = table(
        THREE, hands={0: "6E"}, cash={1: 1500}, shares={0: "F1 A2", 1: "F4 A1 H3", 2: "Z2"}, holdings="hidden"
    )
    assert holdings(state, 2)[1] == [None] * 7
    play(state, "place 6E")
    assert holdings(state, 2) == [
        [None, None, None, 1, None, None, None],
        [None, None, None, 4, None, None, None],
        [0, 2, 0, 0, 0, 0, 0],
    ]
    assert holdings(state, None)[2] == [None, None, None, 0, None, None, None]
    play(state, "keep", "sell", "keep")
    assert state.view(None)["merger"]["defunct"] == "America"
    assert holdings(state, 2)[1] == [None, None, 1, None, None, None, None]
    assert state.view(2)["cash"] == [None, None, 6000]
    play(state, "keep", "keep")
    assert step(state) == "buy"
    assert holdings(state, 2)[1] == [None] * 7


def test_before_the_survivor_is_chosen_no_hidden_shares_are_shown() -> None:
    state = table("C AA.HH", hands={0: "3C"}, shares={1: "A3"}, holdings="hidden")
    play(state, "place 3C")
    assert step(state) == "survive"
    assert holdings(state, 0)[1] == [None] * 7


def test_between_two_settlements_no_hidden_shares_are_shown() -> None:
    state = table(
        """
          123456789012
        C .....A......
        D .....A......
        E ...FF.HH....
        F .....Q......
        G .....Q......
        """,
        hands={0: "6E"},
        shares={1: "A3 F2"},
        holdings="hidden",
    )
    play(state, "place 6E", "survive Hydra", "absorb America", "keep")
    assert step(state) == "absorb"
    assert holdings(state, 0)[1] == [None] * 7


def test_what_is_bought_sold_traded_kept_and_paid_is_told_to_everybody() -> None:
    state = table("C AA.HHH", hands={0: "3C"}, shares={0: "A5"}, holdings="hidden")
    events = play(state, "place 3C", "sell", "trade", "keep", "buy Hydra")
    for seat in (None, 1, 2):
        assert told(events, "holdings", to=seat) == [{"corporation": "America", "shares": [5, 0, 0]}]
        assert told(events, "bonus-sole", to=seat)[0].items() >= {"seat": 0, "amount": 4500}.items()
        assert told(events, "sold", to=seat) == [{"seat": 0, "amount": 300, "corporation": "America"}]
        assert told(events, "traded", to=seat) == [{"seat": 0, "corporation": "America", "survivor": "Hydra"}]
        assert told(events, "kept", to=seat) == [{"seat": 0, "corporation": "America", "shares": 2}]
        assert told(events, "bought", to=seat) == [{"seat": 0, "amount": -700, "corporation": "Hydra"}]


def test_at_the_end_everything_is_shown() -> None:
    state = table("A SSSSSSSSSSS", hands={0: "9I"}, cash={0: 0, 1: 0}, shares={0: "S1 Z2", 1: "S2"}, holdings="hidden")
    play(state, "announce", "place 9I")
    assert state.view(2)["cash"] == [None, None, 6000]
    play(state, "done")
    for seat in (None, 0, 1, 2):
        seen = state.view(seat)
        assert seen["cash"] == seen["scores"] == [3500 + 700, 7000 + 1400, 6000]
        assert seen["shares"] == [[0, 2, 0, 0, 0, 0, 0], [0] * 7, [0] * 7]
        assert seen["winners"] == [1]


def test_while_the_last_bonuses_are_paid_only_the_settled_corporation_is_shown() -> None:
    state = table(
        TWO_SAFE, players=2, hands={0: "9I"}, cash={0: 0, 1: 0}, shares={0: "S1 Z2", 1: "S2 Z3"}, holdings="hidden"
    )
    play(state, "announce", "place 9I", "done", "market 1")
    assert (step(state), state.view(None)["merger"]["defunct"]) == ("market", "Zeta")
    assert holdings(state, 0)[1] == [None, 3, None, None, None, None, None]
    assert state.view(0)["cash"][1] is None
    assert state.view(0)["scores"] is None


# --- what everybody can conclude -------------------------------------------------------------------------------------


@pytest.mark.clause("A-7.2")
def test_who_set_dead_tiles_aside_has_no_others_but_those_drawn_since() -> None:
    state = table(TWO_SAFE, hands={0: "1I 3I 5I 9I", 1: "12F"})
    assert limits(state, 0) == []
    play(state, "place 9I", "done")
    assert limits(state, 0) == [(0, DEAD)]
    play(state, "draw 7I")
    assert limits(state, 0) == [(1, DEAD)]
    assert limits(state, 1) == limits(state, 2) == []


@pytest.mark.clause("A-7.2")
def test_the_limit_counts_every_tile_drawn() -> None:
    state = table(TWO_SAFE, hands={0: "1I 3I 5I 4B 9I", 1: "12F"})
    play(state, "place 9I", "done", "draw 6B", "draw 7I")
    assert limits(state, 0) == [(2, DEAD - {"4B"})]


@pytest.mark.clause("A-7.2")
def test_the_limit_is_renewed_in_ones_next_turn() -> None:
    state = table(TWO_SAFE, players=2, hands={0: "1I 3I 9I", 1: "12F"})
    play(state, "place 9I", "done", "draw 6B", "place 12F", "done", "draw 1F", "place 1I")
    assert limits(state, 0) == [(1, DEAD)]
    play(state, "done")
    assert limits(state, 0) == [(0, DEAD - {"6B"})]


@pytest.mark.clause("A-7.2")
def test_tiles_that_died_later_are_not_limited() -> None:
    """Seat 0 ends its turn before Sackson is safe: it may hold any tile between the two."""
    state = table("A .SSSSSSSSSS\nC ZZZZZZZZZZZ", hands={0: "1I 3B 9I", 1: "12A", 2: "5I 7I"})
    play(state, "place 9I", "done", "draw 7E", "place 12A")
    assert limits(state, 0) == []
    play(state, "done")
    assert limits(state, 1) == []  # no tiles at all
    assert any("3B" in hand(deal, 0) for deal in redeals(state, 2))


@pytest.mark.clause("A-7.2")
def test_nor_are_tiles_beside_a_later_part_of_a_safe_corporation() -> None:
    """1B lies between two safe corporations only since 1A was placed."""
    state = table("A .SSSSSSSSSSS\nC ZZZZZZZZZZZ", hands={0: "1I 3I 9I", 1: "1A"})
    play(state, "place 9I", "done", "draw 7E", "place 1A")
    assert limits(state, 0) == [(1, DEAD - {"1B"})]


@pytest.mark.clause("A-7.2", "A-5.9")
def test_nor_are_tiles_beside_what_a_safe_corporation_absorbed_later() -> None:
    """Seat 1 merges Hydra into Sackson; 1E to 3E lie between two safe corporations only since then."""
    state = table(
        """
          123456789012
        A SSSSSSSSSSS.
        C HHH.........
        D HHH.........
        F ZZZZZZZZZZZ.
        """,
        hands={0: "1I 3I 9I", 1: "1B 12I"},
    )
    play(state, "place 9I", "done", "draw 7H", "place 1B")
    assert limits(state, 0) == []
    play(state, "done")
    assert limits(state, 1) == [(0, {"1E", "2E", "3E"})]


@pytest.mark.clause("A-3.3")
def test_who_passed_has_none_of_the_tiles_that_could_be_placed() -> None:
    state = table(EIGHTH_BOARD, hands={0: "2E 5E 8E", 1: "3A 12I", 2: "9A"}, bag="3E 6E 1G")
    assert limits(state, 0) == []
    play(state, "pass")
    assert limits(state, 0) == [(0, {"3A", "9A", "1G", "12I"})]
    play(state, "done", "place 12I")
    assert limits(state, 0) == [(0, {"3A", "9A", "1G"})]


@pytest.mark.clause("A-3.3")
def test_dead_tiles_are_among_those_that_could_not_be_placed() -> None:
    state = table(TWO_SAFE, hands={0: "4B 5B", 1: "9I 7I"}, bag="1E 2B 3E 5E")
    play(state, "pass")
    assert limits(state, 0) == [(0, {"1E", "3E", "5E", "7I", "9I"})]
    play(state, "done")
    assert limits(state, 0) == []  # the hand is empty
    play(state, "draw 1E", "draw 2B")
    assert limits(state, 0) == []  # and now it can be anything


@pytest.mark.clause("A-3.3")
def test_a_tile_drawn_loosens_the_limit_and_a_tile_shown_tightens_it() -> None:
    state = table(EIGHTH_BOARD, hands={0: "2E 5E 8E", 1: "3A 12A", 2: "10I 12I"}, bag="3E 6E 1G 12G 12E")
    play(state, "pass", "done", "place 3A", "survive Sackson", "done", "draw 3E", "place 12I", "done", "draw 6E")
    playable = {"12A", "12E", "1G", "12G", "10I"}
    assert limits(state, 0) == [(0, playable)]
    play(state, "place 2E", "found Zeta", "done")
    assert limits(state, 0) == [(0, playable)]  # 2E was not among them
    play(state, "draw 1G")
    assert limits(state, 0) == [(1, playable)]
    play(state, "place 12A", "done", "draw 12G", "place 10I", "done", "draw 12E", "place 1G")
    assert limits(state, 0) == [(0, {"12E", "12G"})]


# --- dealing anew what a seat cannot know ----------------------------------------------------------------------------


def test_a_redeal_changes_nothing_that_the_seat_knows() -> None:
    state = table("C HH.o", hands={0: "9I 1I", 1: "5I 6I", 2: "7I"}, aside="4F")
    for deal in redeals(state, 0, 20):
        assert deal.view(0) == state.view(0)
        assert deal.scores() == state.scores()


def test_a_redeal_deals_the_other_hands_and_the_bag() -> None:
    state = table("C HH.o", hands={0: "9I 1I", 1: "5I 6I", 2: "7I"})
    dealt = [hand(deal, 1) for deal in redeals(state, 0)]
    assert len({tuple(tiles) for tiles in dealt}) > 150
    assert all("9I" not in tiles and "1I" not in tiles for tiles in dealt)


def test_every_deal_is_as_likely_as_any_other() -> None:
    state = table("C HH", players=2, hands={0: "9I", 1: "5I"}, bag="1A 12F 7H")
    dealt = [hand(deal, 1)[0] for deal in redeals(state, 0, 400)]
    assert set(dealt) == {"5I", "1A", "12F", "7H"}
    assert all(70 < dealt.count(tile) < 130 for tile in set(dealt))


def test_a_redeal_depends_on_nothing_the_seat_does_not_know() -> None:
    one = table(TWO_SAFE, hands={0: "9I", 1: "1I 2B", 2: "5I"})
    other = table(TWO_SAFE, hands={0: "9I", 1: "7E 12F", 2: "2B"})
    for seed in range(20):
        assert one.redeal(0, Rng(seed)) == other.redeal(0, Rng(seed))


def test_a_redeal_leaves_the_state_itself_alone() -> None:
    state = table("C HH", hands={0: "9I", 1: "1I 2I"})
    before = state.everything()
    redeals(state, 0, 5)
    assert state.everything() == before


def test_a_redeal_keeps_the_true_holdings_even_if_they_are_hidden() -> None:
    state = table("C HH", hands={0: "9I", 1: "1I"}, cash={1: 700}, shares={1: "H3", 2: "Z1"}, holdings="hidden")
    for deal in redeals(state, 0, 5):
        assert deal.scores() == [6000, 700, 6000]
        assert [deal.view(seat)["shares"][seat] for seat in range(3)] == [
            [0] * 7,
            [0, 0, 0, 0, 3, 0, 0],
            [0, 1, 0, 0, 0, 0, 0],
        ]


@pytest.mark.clause("A-7.2")
def test_no_redeal_gives_back_a_dead_tile_that_would_have_been_set_aside() -> None:
    state = table(TWO_SAFE, hands={0: "1I 3I 5I 9I", 1: "12F 11F"}, bag=" ".join([*sorted(DEAD), "1G"]))
    play(state, "place 9I", "done", "draw 1B", "place 12F")
    numbers = [sum(tile in DEAD for tile in hand(deal, 0)) for deal in redeals(state, 1)]
    assert set(numbers) <= {0, 1}
    assert 1 in numbers


@pytest.mark.clause("A-3.3")
def test_no_redeal_gives_a_playable_tile_to_who_passed() -> None:
    """Hardly any random deal does: one has to be searched for."""
    state = table(EIGHTH_BOARD, hands={0: "2E 3E 5E 6E 8E 9E", 1: "12I", 2: "9G"})
    play(state, "pass", "done")
    for deal in redeals(state, 1, 20):
        assert set(hand(deal, 0)) <= EIGHTH
        assert len(hand(deal, 0)) == 6
        assert deal.view(1) == state.view(1)


@pytest.mark.clause("A-3.3")
def test_a_deal_is_found_even_if_only_one_is_possible() -> None:
    state = table(EIGHTH_BOARD, hands={0: "2E 3E 5E 6E 8E 9E", 1: "12I", 2: "3A 9A 12A 1G 3G 12G"}, bag="")
    play(state, "pass", "done")
    for deal in redeals(state, 1, 20):
        assert deal == state


@pytest.mark.clause("A-3.3")
def test_the_limits_of_several_seats_hold_together() -> None:
    state = table(EIGHTH_BOARD, players=4, hands={0: "2E 3E 5E", 1: "6E 8E 9E", 2: "12I 1I"})
    play(state, "pass", "done", "pass", "done")
    for deal in redeals(state, 2, 20):
        assert set(hand(deal, 0) + hand(deal, 1)) <= EIGHTH


# --- what the market's number tells ----------------------------------------------------------------------------------


@pytest.mark.clause("A-9.2")
def test_the_market_number_tells_what_is_in_the_bag() -> None:
    """With one tile in the bag its number is known once it was drawn for the market."""
    state = table(AMERICA_INTO_HYDRA, players=2, hands={0: "3C 1I", 1: "1G 3G 5G 7G"}, bag="9A")
    play(state, "place 3C", "market 9")
    for deal in redeals(state, 0, 50):
        assert (bag(deal), deal.view(0)) == (["9A"], state.view(0))


@pytest.mark.clause("A-9.2")
def test_each_seat_draws_its_own_conclusion_about_the_other() -> None:
    """Seat 0 has 9I itself: seat 1 cannot have both 9A and 9B. For seat 1 it is 9B and 9I."""
    state = table(AMERICA_INTO_HYDRA, players=2, hands={0: "3C 1I 9I", 1: "9A 1G 3G"}, bag="9B 5G")
    play(state, "place 3C", "market 9")
    assert (limits(state, 1, to=0), limits(state, 0, to=0)) == ([(1, {"9A", "9B"})], [])
    assert (limits(state, 0, to=1), limits(state, 1, to=1)) == ([(1, {"9B", "9I"})], [])
    assert state.view(None)["limits"] == []
    assert not any({"9A", "9B"} <= set(hand(deal, 1)) for deal in redeals(state, 0))


@pytest.mark.clause("A-9.2")
def test_who_draws_afterwards_may_have_got_the_tile() -> None:
    state = table(AMERICA_INTO_HYDRA, players=2, hands={0: "3C 1I 9I", 1: "9A 1G 3G"}, bag="9B 5G")
    play(state, "place 3C", "market 9", "done", "draw 9B")
    assert limits(state, 0, to=1) == [(2, {"9B", "9I"})]
    assert limits(state, 1, to=0) == [(1, {"9A", "9B"})]
    assert any({"9B", "9I"} <= set(hand(deal, 0)) for deal in redeals(state, 1))


@pytest.mark.clause("A-9.2")
def test_with_an_empty_bag_the_number_tells_nothing() -> None:
    state = table(AMERICA_INTO_HYDRA, players=2, hands={0: "3C 1I", 1: "9A 1G 3G"}, bag="")
    play(state, "place 3C", "market 9")
    assert limits(state, 0, to=1) == limits(state, 1, to=0) == []


@pytest.mark.clause("A-9.2")
def test_the_conclusion_depends_on_nothing_the_seat_does_not_know() -> None:
    one = table(AMERICA_INTO_HYDRA, players=2, hands={0: "3C 1I 3I 5I 9I", 1: "9A 1G 3G"}, bag="9B 5G 7G")
    other = table(AMERICA_INTO_HYDRA, players=2, hands={0: "3C 1I 3I 5I 9I", 1: "5G 1G 7G"}, bag="9A 9B 3G")
    for state in (one, other):
        play(state, "place 3C", "market 9")
    assert (one.view(0), one.view(None)) == (other.view(0), other.view(None))
    for seed in range(20):
        assert one.redeal(0, Rng(seed)) == other.redeal(0, Rng(seed))


@pytest.mark.clause("A-9.2", "A-5.10")
def test_several_numbers_hold_together() -> None:
    """Three tiles are in the bag, and the three numbers drawn are on one unseen tile each: the deal is known."""
    state = table(
        """
          123456789012
        C .....A......
        D .....A......
        E ...FF.HH....
        F .....Q......
        G .....Q......
        """,
        players=2,
        hands={0: "6E", 1: "1A 2I 4A 7I 8A 10I"},
        bag="3I 9I 12I",
    )
    play(state, "place 6E", "survive Hydra", "absorb America", "market 9", "absorb Fusion", "market 3", "market 12")
    for deal in redeals(state, 0):
        assert bag(deal) == ["3I", "9I", "12I"]


@pytest.mark.clause("A-5.4", "A-5.5")
def test_the_view_shows_who_would_get_which_bonus() -> None:
    shares = {0: "H3 Z2 A1", 1: "H3 Z1", 2: "H1 Z1"}
    leaders = {found["name"]: found["leaders"] for found in table(shares=shares).view(None)["corporations"]}
    assert leaders["Hydra"] == [[0, 1]]  # tied for the majority: no minority
    assert leaders["Zeta"] == [[0], [1, 2]]
    assert leaders["America"] == [[0]]
    assert leaders["Quantum"] == []
    hidden = table(shares=shares, holdings="hidden").view(0)["corporations"]
    assert all(found["leaders"] is None for found in hidden)
