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
from openingbell.games.stockpile.position import NONE, Position
from tests.games.stockpile.tables import (
    cash,
    legal,
    normal,
    notes,
    on_pile,
    play,
    redeals,
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
        p.unknown[row], p.unknown[row + 5] = 0, 1
    state.audit()
    assert notes(state, 2, 1) == ({}, [(1, "Stanford")])
    assert notes(state, 2, 0) == ({}, [(1, ALL.replace(" Stanford", ""))])
    assert "Stanford" not in state.view(2)["hand_can_be"]
    assert {tuple(normal(deal, 1)) for deal in redeals(state, 2)} == {("Stanford",)}


@pytest.mark.clause("S-7.1")
def test_who_has_to_play_an_action_card_has_one() -> None:
    state = table("act", normal={0: "boom Epic Leading", 1: "Cosmic"})
    for deal in redeals(state, 1):
        held = normal(deal, 0)
        assert held.get("boom", 0) + held.get("bust", 0) >= 1
        assert legal(deal)


@pytest.mark.clause("S-13.12")
def test_cramer_is_asked_without_action_cards_too() -> None:
    state = table("act", normal={0: "boom Epic Leading"}, investors={0: "Cramer", 1: "Bill", 2: "Bernie"})
    numbers = {sum(normal(deal, 0).get(card, 0) for card in ("boom", "bust")) for deal in redeals(state, 1)}
    assert 0 in numbers
    assert len(numbers) > 1


@pytest.mark.clause("S-2.2")
def test_a_starting_share_that_was_sold_is_no_longer_told_apart() -> None:
    state = start(3, "share Epic", "share Cosmic", "share American", "first 0")
    assert state.view(1)["portfolios"][0]["unknown"][0]["start"]
    p = cast(Position, state)
    before = p.unknown[knowledge.row_of(p, 1, 0) + 7]
    knowledge.note_gone(p, 0, 3, 1)
    assert (before, p.unknown[knowledge.row_of(p, 1, 0) + 7]) == (1, 0)


@pytest.mark.clause("S-2.2")
def test_a_share_of_ones_own_starting_company_was_not_anothers_starting_share() -> None:
    """Seat 1 started with Cosmic: when seat 0 shows one, it is a card gained later, and the starting share is left."""
    state = start(3, "share Epic", "share Cosmic", "share American", "first 0")
    p = cast(Position, state)
    knowledge.note_taken(p, 0, 2, 0)
    p.fresh_class = 0
    knowledge.note_gone(p, 0, 2, 1)
    assert p.unknown[knowledge.row_of(p, 1, 0) + 7] == 1
    assert p.unknown[knowledge.row_of(p, 2, 0) + 7] == 0


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


def noted(p: Position, viewer: int, owner: int) -> set[tuple[int, ...]]:
    """All portfolios that the notes allow."""
    row = int(knowledge.row_of(p, viewer, owner))
    order = [int(company) for company in p.recent]
    sets: list[tuple[int, ...]] = [(kind,) for kind in range(6) for _ in range(int(p.known[row + kind]))]
    for level in range(6):
        sets += [tuple(order[level:])] * int(p.unknown[row + level])
    if p.unknown[row + 7] > 0:
        own = p.start_of[viewer] if viewer < p.players else NONE
        sets.append(tuple(kind for kind in order[int(p.unknown[row + 7]) - 1 :] if kind != own))
    return {tuple(sorted(held)) for held in product(*sets)}


def histories(number: int) -> Iterator[tuple[Position, Oracle, str]]:
    """Random things that happen to seat 0's portfolio, with seat 1 as the viewer, who started with Bottomline (1)."""
    for seed in range(number):
        rng = Rng(seed)
        p = cast(Position, STOCKPILE.start({"players": 2}))
        held: Counter[int] = Counter()
        oracle = Oracle()
        began = (0, 2, 3, 4, 5)[rng.below(5)]
        knowledge.note_started(p, 0, began)
        p.start_of[1] = 1
        held[began] += 1
        oracle.add((0, 2, 3, 4, 5))
        told = f"start {began}"
        for _ in range(12):
            told += "; " + _something(p, oracle, held, rng)
            yield p, oracle, told


def _something(p: Position, oracle: Oracle, held: Counter[int], rng: Rng) -> str:
    kind = int(rng.below(6))
    choice = rng.below(6)
    if choice <= 1 and held.total() < 5:
        knows = 2 if rng.below(3) == 0 else 0
        p.fresh_class = 0
        knowledge.note_taken(p, 0, kind, knows)
        knowledge.note_drained(p, 0)
        held[kind] += 1
        oracle.add((kind,) if knows else tuple(range(6)))
        return f"take {kind} {knows}"
    if choice == 2 and held[kind] > 0:
        knowledge.note_gone(p, 0, kind, 1)
        held[kind] -= 1
        oracle.remove(kind, 1)
        return f"sell {kind}"
    if choice == 3 and held[kind] > 0:
        number = 1 + int(rng.below(held[kind]))
        knowledge.note_shown(p, 0, kind, number)
        oracle.show(kind, number)
        return f"show {kind} {number}"
    if choice == 4:
        number = held[kind]
        knowledge.note_gone(p, 0, kind, number)
        knowledge.note_purged(p, kind)
        held[kind] = 0
        oracle.purge(kind, number)
        return f"purge {kind} {number}"
    return "nothing"


def test_the_notes_allow_exactly_what_the_viewer_can_think_possible() -> None:
    """Set for set, in thousands of random histories: nothing that cannot be, and everything that can."""
    for p, oracle, told in histories(400 if is_compiled() else 40):
        assert noted(p, 1, 0) == oracle.possible, told


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
