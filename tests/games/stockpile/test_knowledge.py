"""What everybody knows of hidden cards: a careful player's notebook, no more and no less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import cast

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.rng import Rng
from openingbell.games.stockpile import STOCKPILE, knowledge
from openingbell.games.stockpile.notes import (
    note_drained,
    note_left,
    note_piles_taken,
    note_purged,
    note_shown,
    note_started,
    note_taken,
)
from openingbell.games.stockpile.position import GONE, HELD, INSTEAD, OLD, RULED_OUT, Position
from tests.games.stockpile.tables import (
    cash,
    deal_cards,
    deal_pairs,
    legal,
    normal,
    notes,
    on_pile,
    play,
    redeals,
    sales,
    sell_nothing,
    start,
    step,
    table,
)

ALL = "American Bottomline Cosmic Epic Leading Stanford"
EPIC_LAST = ("American +1", "Bottomline +2", "Cosmic +4", "Leading -2", "Stanford -3", "Epic $$")


# --- scenes -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("S-6.8")
def test_cards_taken_from_a_pile_are_known_to_those_who_saw_them() -> None:
    """Everybody saw the Epic, seat 1 laid the Cosmic, nobody else saw the Leading of seat 2."""
    state = table("bid", piles=["Epic ?Cosmic@1 ?Leading@2", "American", "American"])
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert notes(state, 1, 0) == ({"Cosmic": 1, "Epic": 1}, [(1, ALL)])
    assert notes(state, 2, 0) == ({"Epic": 1, "Leading": 1}, [(1, ALL)])
    assert notes(state, None, 0) == ({"Epic": 1}, [(2, ALL)])
    assert notes(state, 0, 0) == ({"Cosmic": 1, "Epic": 1, "Leading": 1}, [])


@pytest.mark.clause("S-6.7")
def test_fees_among_face_down_cards_are_shown_so_the_rest_are_none() -> None:
    """Before the action phase the card that is left can be a share or an action card, but no fee."""
    state = table("bid", piles=["boom ?fee1@1 ?Leading@2", "American", "American"])
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert step(state) == "act"
    assert notes(state, None, 0) == ({"boom": 1}, [(1, f"{ALL} boom bust")])
    play(state, "boom Epic")
    assert notes(state, None, 0) == ({}, [(1, ALL)])


@pytest.mark.clause("S-13.19")
def test_what_warren_saw_he_still_knows_in_the_portfolio() -> None:
    investors = {0: "Warren", 1: "Bill", 2: "Bernie"}
    state = table("prepare", piles=["Epic ?Cosmic@1", "American ?Leading@1", "American"], investors=investors)
    play(state, "look 1", "bid 3 0", "bid 1 0", "bid 2 0")
    assert notes(state, 0, 1) == ({"Cosmic": 1, "Epic": 1}, [])
    assert notes(state, 0, 2) == ({"American": 1}, [(1, ALL)])
    assert notes(state, 2, 1) == ({"Epic": 1}, [(1, ALL)])


@pytest.mark.clause("S-9.5")
def test_after_a_split_what_stayed_is_known_not_to_be_that_company() -> None:
    state = table("act", normal={0: "boom", 1: "Epic Cosmic Leading"}, prices={"Epic": 10})
    play(state, "boom Epic")
    rest = ALL.replace("Epic ", "")
    assert notes(state, 0, 1) == ({}, [(2, rest)])
    assert state.view(0)["portfolios"][1]["split"] == {"Epic": 1}
    for deal in redeals(state, 0):
        assert "Epic" not in normal(deal, 1)


@pytest.mark.clause("S-9.8")
def test_after_a_bankruptcy_too_and_cards_gained_later_can_be_it_again() -> None:
    state = table("bid", piles=["bust", "American ?Leading@0", "American"], normal={1: "Cosmic"}, prices={"Epic": 1})
    play(state, "bid 1 0", "bid 2 0", "bid 3 0", "bust Epic")
    rest = ALL.replace("Epic ", "")
    assert notes(state, 2, 1) == ({"American": 1}, [(2, rest)])
    state = table("bid", piles=["bust", "American ?Leading@0", "American"], normal={1: "Cosmic"})
    play(state, "bid 1 0", "bid 2 0", "bid 3 0", "bust Epic")
    assert notes(state, 2, 1) == ({"American": 1}, [(2, ALL)])


@pytest.mark.clause("S-9.3")
def test_a_claim_shows_cards_and_says_nothing_of_the_others() -> None:
    state = table("sell", normal={0: "Epic Epic Cosmic"}, pairs=EPIC_LAST)
    play(state, "done", "claim 1 0")
    assert notes(state, 2, 0) == ({"Epic": 1}, [(2, ALL)])
    assert {normal(deal, 0).get("Epic", 0) for deal in redeals(state, 2)} == {1, 2, 3}


@pytest.mark.clause("S-9.3")
def test_a_claim_of_nothing_tells_nothing() -> None:
    state = table("sell", normal={0: "Epic Epic"}, pairs=EPIC_LAST)
    play(state, "done", "claim 0 0")
    assert notes(state, 2, 0) == ({}, [(2, ALL)])


@pytest.mark.clause("S-8.1")
def test_a_sale_uses_up_a_known_card_first() -> None:
    """Seat 1 laid an Epic that seat 0 took; whether that one or another is sold, one unknown card is left."""
    state = table("bid", piles=["Cosmic ?Epic@1", "American", "American"], normal={0: "Leading"})
    play(state, "bid 1 0", "bid 2 0", "bid 3 0", "sell Epic")
    assert notes(state, 1, 0) == ({"Cosmic": 1}, [(1, ALL)])
    assert notes(state, 2, 0) == ({"Cosmic": 1}, [(1, ALL)])


@pytest.mark.clause("S-8.2")
def test_a_card_that_was_halved_is_known() -> None:
    state = table("sell", normal={0: "Cosmic"}, split={0: "Epic"})
    play(state, "halve Epic")
    assert notes(state, 1, 0) == ({"Epic": 1}, [(1, ALL)])


def test_counting_tells_what_is_left() -> None:
    """All Epics but one are discarded and the last is seat 1's own: seat 0's card is none."""
    state = table("sell", normal={0: "Cosmic", 1: "Epic"}, discards=" ".join(["Epic"] * 9))
    assert notes(state, 1, 0) == ({}, [(1, ALL.replace("Epic ", ""))])
    assert notes(state, 2, 0) == ({}, [(1, ALL)])
    assert state.view(1)["unseen"].get("Epic") is None
    assert state.view(2)["unseen"]["Epic"] == 1


def test_counting_across_portfolios() -> None:
    """Only Stanford never split, so seat 1's old card is one; there is one Stanford left, so nothing else can be it."""
    state = table("sell", normal={1: "Stanford", 0: "Epic"}, discards=" ".join(["Stanford"] * 9))
    p = cast(Position, state)
    for company in range(5):
        p.recent[company] = company
    for viewer in (0, 2, 3):
        row = int(knowledge.row_of(p, viewer, 1))
        p.unknown[row + OLD], p.unknown[row + OLD + 5] = 0, 1
    state.audit()
    assert notes(state, 2, 1) == ({}, [(1, "Stanford")])
    assert notes(state, 2, 0) == ({}, [(1, ALL.replace(" Stanford", ""))])
    assert "Stanford" not in state.view(2)["hand_can_be"]
    assert {tuple(normal(deal, 1)) for deal in redeals(state, 2)} == {("Stanford",)}


def test_counting_for_fresh_cards() -> None:
    """Seat 1 has two old cards, and two shares are unseen: so its new card is the Bust, which seat 0 laid there."""
    state = table("bid", piles=["boom", "fee1 ?bust@0", "fee1"], normal={1: "American Bottomline"}, deck="")
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert step(state) == "act"
    assert notes(state, 2, 1) == ({}, [(2, "American Bottomline"), (1, "bust")])


@pytest.mark.clause("S-2.2")
def test_counting_with_ones_own_starting_share() -> None:
    """Seat 0 started with Epic. Seat 1's first card is none, and no Cosmic, which split: the last Stanford is there."""
    state = table("sell", normal={0: "Epic", 1: "Stanford", 2: "Cosmic Epic"}, deck="")
    p = cast(Position, state)
    for place, company in enumerate((2, 0, 1, 3, 4, 5)):
        p.recent[place] = company
    p.start_of[0], p.start_of[1] = 3, 5
    for viewer, owner in ((0, 1), (2, 1), (3, 1), (1, 0), (2, 0), (3, 0)):
        row = int(knowledge.row_of(p, viewer, owner))
        p.unknown[row + OLD] = 0
        for company in range(6):
            p.starts[row + company] = RULED_OUT if company == 2 else HELD
    state.audit()
    assert notes(state, 0, 1) == ({}, [(1, "Stanford")])
    assert notes(state, 0, 2) == ({}, [(2, "Cosmic Epic")])


@pytest.mark.clause("S-7.1")
def test_who_has_to_play_an_action_card_has_one() -> None:
    state = table("act", normal={0: "boom Epic Leading", 1: "Cosmic"})
    for deal in redeals(state, 1):
        held = normal(deal, 0)
        assert held.get("boom", 0) + held.get("bust", 0) >= 1
        assert legal(deal)


@pytest.mark.clause("S-7.1")
def test_the_view_says_so_too() -> None:
    """One of the cards is a Boom or a Bust; of the others nothing is known. Once a Boom is known, nothing follows."""
    others = f"{ALL} boom bust"
    state = table("act", normal={0: "boom", 1: "Cosmic"})
    assert notes(state, 1, 0) == ({}, [(1, "boom bust")])
    state = table("act", normal={0: "boom Epic Leading", 1: "Cosmic"})
    assert notes(state, 1, 0) == notes(state, None, 0) == ({}, [(1, "boom bust"), (2, others)])
    assert notes(state, 0, 1) == ({}, [(1, others)])
    state = table("bid", piles=["boom ?Leading@1", "American", "American"])
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    assert notes(state, 2, 0) == ({"boom": 1}, [(1, others)])


@pytest.mark.clause("S-7.1")
def test_if_there_is_one_action_card_left_who_must_play_has_it() -> None:
    """Seven of the eight are discarded: so seat 0's other card and seat 1's are shares."""
    gone = " ".join(["boom"] * 3 + ["bust"] * 4)
    state = table("act", normal={0: "boom Epic", 1: "Cosmic"}, discards=gone)
    assert notes(state, 2, 0) == ({}, [(1, "boom"), (1, ALL)])
    assert notes(state, 2, 1) == ({}, [(1, ALL)])
    assert notes(state, 0, 1) == ({}, [(1, ALL)])


@pytest.mark.clause("S-13.4")
def test_cramer_who_acts_after_an_action_card_has_no_other() -> None:
    """Stanford rises onto a $ space, and all are asked: the two cards he has left are shares."""
    investors = {0: "Cramer", 1: "Bill", 2: "Bernie"}
    state = table("act", normal={0: "boom Epic Leading"}, investors=investors, board="advanced")
    play(state, "boom Epic")
    assert notes(state, 1, 0) == ({}, [(2, f"{ALL} boom bust")])
    play(state, "raise Stanford")
    assert step(state) == "claim"
    assert notes(state, 1, 0) == ({}, [(2, ALL)])
    for deal in redeals(state, 1):
        assert not {"boom", "bust"} & set(normal(deal, 0))


@pytest.mark.clause("S-13.12")
def test_cramer_is_asked_without_action_cards_too() -> None:
    state = table("act", normal={0: "boom Epic Leading"}, investors={0: "Cramer", 1: "Bill", 2: "Bernie"})
    numbers = {sum(normal(deal, 0).get(card, 0) for card in ("boom", "bust")) for deal in redeals(state, 1)}
    assert 0 in numbers
    assert len(numbers) > 1


@pytest.mark.clause("S-2.2")
def test_a_share_sold_by_who_had_nothing_else_is_no_other_starting_share() -> None:
    """Seat 1's only card was its starting share. Seat 0 began with Leading, so seat 2 with neither that nor this."""
    state = start(3, "share Leading", "share Stanford", "share Bottomline", first=1)
    deal_pairs(state)
    deal_cards(state, "Stanford", "American", "fee1", "fee3", "Cosmic", "Leading", "Bottomline", "Leading", "fee2")
    play(state, "up fee3 3", "down Cosmic 2", "up Leading 1", "down Bottomline 2", "up fee2 1", "down Leading 2")
    play(state, "bid 3 15", "bid 1 15", "bid 2 20", "sell Stanford")
    assert notes(state, 0, 2) == ({"Leading": 1, "Stanford": 1}, [(1, "American Bottomline Cosmic Epic")])
    assert notes(state, None, 2) == (
        {"Leading": 1, "Stanford": 1},
        [(1, "American Bottomline Cosmic Epic Leading")],
    )
    for deal in redeals(state, 0):
        assert normal(deal, 2)["Stanford"] == 1
        assert deal.view(1)["starting_share"] == "Stanford"


@pytest.mark.clause("S-2.2")
def test_while_it_is_open_which_card_was_sold_the_other_can_be_anything() -> None:
    """Seat 1 had two cards and sold a Leading: if that was its starting share, the other is the one gained later."""
    state = sales("sell Leading")
    assert notes(state, 0, 1) == ({}, [(1, ALL)])
    assert not state.view(0)["portfolios"][1]["unknown"][0]["start"]
    assert {tuple(normal(deal, 1)) for deal in redeals(state, 0)} == {(company,) for company in ALL.split()}


@pytest.mark.clause("S-2.2")
def test_what_was_open_may_be_settled_by_somebody_elses_cards() -> None:
    """Seat 2 then sells two Leadings and has nothing left: so it started with one, and seat 1 with the card it kept."""
    state = sales("sell Leading", "done", "sell Leading", "sell Leading")
    assert notes(state, 0, 1) == ({}, [(1, "American Bottomline Cosmic Stanford")])
    assert notes(state, None, 1) == ({}, [(1, "American Bottomline Cosmic Epic Stanford")])
    assert state.view(0)["portfolios"][1]["unknown"][0]["start"]
    assert {tuple(normal(deal, 1)) for deal in redeals(state, 0)} == {
        ("American",),
        ("Bottomline",),
        ("Cosmic",),
        ("Stanford",),
    }


@pytest.mark.clause("S-2.2")
def test_two_who_sold_the_same_did_not_both_start_with_it() -> None:
    """One of them still has its first card, which is neither Leading nor Epic, as seat 0 had that."""
    state = sales("sell Leading", "done", "sell Leading", "done")
    assert [notes(state, 0, seat) for seat in (1, 2)] == [({}, [(1, ALL)])] * 2
    found = {(*normal(deal, 1), *normal(deal, 2)) for deal in redeals(state, 0, 600)}
    excluded = {(one, two) for one in ("Epic", "Leading") for two in ("Epic", "Leading")}
    assert found == set(product(ALL.split(), repeat=2)) - excluded


@pytest.mark.clause("S-2.2")
def test_a_share_of_ones_own_starting_company_was_not_anothers_starting_share() -> None:
    """Seat 2 knows: it started with Leading itself, so seat 1 sold the card it gained. It had laid that anyway."""
    state = sales("sell Leading")
    assert notes(state, 2, 1) == ({}, [(1, ALL.replace("Leading ", ""))])
    assert state.view(2)["portfolios"][1]["unknown"][0]["start"]


@pytest.mark.clause("S-2.2")
def test_in_a_re_deal_everybody_started_with_something_else() -> None:
    state = sales("sell Leading", "done", "sell Leading", "done")
    for seat in range(3):
        for deal in redeals(state, seat, 50):
            started = [deal.view(other)["starting_share"] for other in range(3)]
            assert None not in started
            assert len(set(started)) == 3
            assert started[seat] == state.view(seat)["starting_share"]


@pytest.mark.clause("S-5.5")
def test_in_a_re_deal_others_still_know_the_cards_they_laid() -> None:
    state = table("bid", piles=["Epic ?Cosmic@1", "American", "American"])
    kinds = set()
    for deal in redeals(state, 0):
        assert on_pile(deal, 1, 1) == ["Epic", deal.reveal()["piles"][0]["cards"][1]["card"]]
        kinds.add(on_pile(deal, 1, 1)[1])
    assert len(kinds) == 11


def test_in_a_re_deal_others_know_what_the_seat_knows_that_they_know() -> None:
    """Seat 1 laid the Cosmic that seat 0 took, and seat 0 saw who laid it."""
    state = table("bid", piles=["Epic ?Cosmic@1 ?Leading@2", "American", "American"])
    play(state, "bid 1 0", "bid 2 0", "bid 3 0")
    for deal in redeals(state, 0):
        assert notes(deal, 1, 0) == notes(state, 1, 0)
        assert notes(deal, 2, 0) == notes(state, 2, 0)


def test_nobody_is_poorer_for_looking() -> None:
    state = table("sell", normal={0: "Epic"})
    before = state.save()
    assert [state.view(seat)["cash"] for seat in (None, 0, 1)] == [[20000] * 3] * 3
    assert cash(state) == [20, 20, 20]
    assert state.save() == before


# --- exactness: every history that a viewer thinks possible, against the notes ---------------------------------------


class Oracle:
    """All portfolios that a viewer thinks possible, found by following every one of them through what happened."""

    def __init__(self) -> None:
        self.possible: set[tuple[int, ...]] = {()}

    def add(self, kinds: tuple[int, ...]) -> None:
        self.possible = {tuple(sorted((*held, kind))) for held in self.possible for kind in kinds}

    def remove(self, kind: int, number: int) -> None:
        self.possible = {_without(held, kind, number) for held in self.possible if held.count(kind) >= number}

    def show(self, kind: int, number: int) -> None:
        self.possible = {held for held in self.possible if held.count(kind) >= number}

    def purge(self, kind: int, number: int) -> None:
        self.possible = {_without(held, kind, number) for held in self.possible if held.count(kind) == number}


def _without(held: tuple[int, ...], kind: int, number: int) -> tuple[int, ...]:
    left = list(held)
    for _ in range(number):
        left.remove(kind)
    return tuple(left)


def noted(p: Position, viewer: int, owner: int, began: int) -> set[tuple[int, ...]]:
    """All portfolios that the notes allow if the owner started with this company."""
    row = int(knowledge.row_of(p, viewer, owner))
    order = [int(company) for company in p.recent]
    sets: list[tuple[int, ...]] = [(kind,) for kind in range(6) for _ in range(int(p.known[row + kind]))]
    for level in range(6):
        sets += [tuple(order[level:])] * int(p.unknown[row + OLD + level])
    start_is = int(p.starts[row + began])
    if start_is == HELD:
        sets.append((began,))
    elif start_is >= INSTEAD:
        sets.append(tuple(order[start_is - INSTEAD - OLD :]))
    elif start_is != GONE:
        return set()
    return {tuple(sorted(held)) for held in product(*sets)}


def histories(number: int) -> Iterator[tuple[Position, list[Oracle], str]]:
    """Random things that happen to seat 0's portfolio, with seat 1 as the viewer, and an oracle for each start."""
    for seed in range(number):
        rng = Rng(seed)
        p = cast(Position, STOCKPILE.start({"players": 2}))
        held: Counter[int] = Counter()
        oracles = [Oracle() for _ in range(6)]
        for company, oracle in enumerate(oracles):
            oracle.add((company,))
        began = int(rng.below(6))
        note_started(p, 0, began)
        held[began] += 1
        told = f"start {began}"
        for _ in range(12):
            told += "; " + _something(p, oracles, held, rng)
            knowledge.conclude(p)
            yield p, oracles, told


def _something(p: Position, oracles: list[Oracle], held: Counter[int], rng: Rng) -> str:
    kind = int(rng.below(6))
    choice = rng.below(6)
    if choice <= 1 and held.total() < 5:
        knows = 2 if rng.below(3) == 0 else 0
        note_piles_taken(p)
        note_taken(p, 0, kind, knows)
        note_drained(p, 0)
        held[kind] += 1
        for oracle in oracles:
            oracle.add((kind,) if knows else tuple(range(6)))
        return f"take {kind} {knows}"
    if choice == 2 and held[kind] > 0:
        note_left(p, 0, kind, 1)
        held[kind] -= 1
        for oracle in oracles:
            oracle.remove(kind, 1)
        return f"sell {kind}"
    if choice == 3 and held[kind] > 0:
        number = 1 + int(rng.below(held[kind]))
        note_shown(p, 0, kind, number)
        for oracle in oracles:
            oracle.show(kind, number)
        return f"show {kind} {number}"
    if choice == 4:
        number = held[kind]
        note_left(p, 0, kind, number)
        note_purged(p, kind)
        held[kind] = 0
        for oracle in oracles:
            oracle.purge(kind, number)
        return f"purge {kind} {number}"
    return "nothing"


def test_the_notes_allow_exactly_what_the_viewer_can_think_possible() -> None:
    """Set for set, for every starting share, in thousands of histories: nothing that cannot be, and all that can."""
    for p, oracles, told in histories(400 if is_compiled() else 40):
        for began, oracle in enumerate(oracles):
            assert noted(p, 1, 0, began) == oracle.possible, f"{told}: if it was {began}"


def test_the_oracle_itself() -> None:
    oracle = Oracle()
    oracle.add((0, 1))
    oracle.add((0, 1))
    assert oracle.possible == set(combinations_with_replacement((0, 1), 2))
    oracle.remove(0, 1)
    assert oracle.possible == {(0,), (1,)}
    oracle.purge(0, 0)
    assert oracle.possible == {(1,)}


def test_selling_on_after_the_last_card_tells_nothing_more() -> None:
    state = table("sell", normal={0: "Epic", 1: "Cosmic"})
    play(state, "sell Epic")
    assert notes(state, 2, 0) == ({}, [])
    sell_nothing(state)
