"""Re-deals are as likely as counting says: a position from the middle of a game, a hundred thousand re-deals of it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import cast

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.games.stockpile import STOCKPILE
from openingbell.games.stockpile.components import HOLDABLE
from openingbell.games.stockpile.position import Position
from openingbell.games.stockpile.steps import SELL
from tests.games.stockpile.notebook import Held, Notebook, counted, plus
from tests.games.stockpile.tables import normal, sales, table
from tests.games.stockpile.test_contradictions import beginning, move

DEALS = 100_000 if is_compiled() else 2_000
FEW = 8.0  # categories with a smaller expected number are put together
Z = 4.0  # so many standard deviations are left to chance: once in thirty thousand

# The card kinds by name, in any fixed order.
KINDS = ("American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford", "boom", "bust", "fee1", "fee2", "fee3")


class Slot:
    """A hidden card: whose it is, and what it can be by the viewer's notes alone, not by counting."""

    def __init__(self, owner: int, can_be: frozenset[str], start: bool) -> None:
        self.owner = owner
        self.can_be = can_be
        self.start = start


def slots_of(state: State, viewer: int) -> list[Slot]:
    """From the view alone. What counting excludes has no cards left, so it does not matter whether it is in a set."""
    return [
        Slot(owner, frozenset(group["can_be"]), group["start"])
        for owner, portfolio in enumerate(state.view(viewer)["portfolios"])
        for group in portfolio["unknown"]
        for _ in range(group["cards"])
    ]


def distribution(state: State, viewer: int, owner: int, kind: str) -> dict[int, Fraction]:
    """How likely it is that so many of the unknown cards of a seat are of a kind, by counting all deals."""
    slots = slots_of(state, viewer)
    unseen = state.view(viewer)["unseen"]

    @cache
    def ways(at: int, pool: tuple[int, ...], started: frozenset[str], wanted: int) -> int:
        """In how many ways the slots from here on can be filled so that so many more of the owner's are of the kind."""
        if at == len(slots):
            return int(wanted == 0)
        slot = slots[at]
        total = 0
        for number, name in enumerate(KINDS):
            if name in slot.can_be and pool[number] > 0 and not (slot.start and name in started):
                left = (*pool[:number], pool[number] - 1, *pool[number + 1 :])
                more = wanted - (slot.owner == owner and name == kind)
                if more >= 0:
                    total += pool[number] * ways(at + 1, left, started | {name} if slot.start else started, more)
        return total

    pool = tuple(unseen.get(name, 0) for name in KINDS)
    most = sum(slot.owner == owner for slot in slots)
    numbers = {number: ways(0, pool, frozenset(), number) for number in range(most + 1)}
    return {number: Fraction(count, sum(numbers.values())) for number, count in numbers.items() if count}


def is_likely(found: Counter[int], expected: dict[int, Fraction], deals: int) -> bool:
    """The chi-square test, with Wilson and Hilferty's approximation of its quantile."""
    assert set(found) <= set(expected), f"{set(found) - set(expected)} cannot be"
    rare = [outcome for outcome, chance in expected.items() if chance * deals < FEW]
    groups = [[outcome] for outcome in expected if outcome not in rare] + ([rare] if rare else [])
    square = 0.0
    for group in groups:
        wanted = float(sum(expected[outcome] for outcome in group) * deals)
        square += (sum(found[outcome] for outcome in group) - wanted) ** 2 / max(wanted, 1.0)
    freedom = max(1, len(groups) - 1)
    limit: float = freedom * (1 - 2 / (9 * freedom) + Z * (2 / (9 * freedom)) ** 0.5) ** 3
    return square < limit


def middle_of_a_game(players: int, seed: int, moves: int) -> State:
    """Random play in which shares are seldom sold."""
    state = STOCKPILE.start({"players": players})
    rng = Rng(seed)
    for _ in range(moves):
        keeps = state.step == SELL and rng.below(8) > 0
        state.apply(state.game.from_text(state, "done") if keeps else pick(state, rng))
    return state


# Each has starting shares that can still be told apart, and cards of several classes; see the first test.
POSITIONS = [(3, 453, 181, 0), (4, 127, 192, 1), (4, 130, 109, 1)]


@pytest.mark.parametrize(("players", "seed", "moves", "viewer"), POSITIONS)
def test_the_positions_are_worth_it(players: int, seed: int, moves: int, viewer: int) -> None:
    slots = slots_of(middle_of_a_game(players, seed, moves), viewer)
    assert sum(slot.start for slot in slots) >= 2
    assert len({slot.can_be for slot in slots if not slot.start}) >= 2
    assert 5 <= len(slots) <= 12


@pytest.mark.parametrize(("players", "seed", "moves", "viewer"), POSITIONS)
def test_every_hidden_share_is_as_likely_as_counting_says(players: int, seed: int, moves: int, viewer: int) -> None:
    state = middle_of_a_game(players, seed, moves)
    known = [portfolio["known"] for portfolio in state.view(viewer)["portfolios"]]
    others = [seat for seat in range(players) if seat != viewer]
    found = {(seat, kind): Counter[int]() for seat in others for kind in KINDS[:6]}
    for deal in range(DEALS):
        cards = cast(Position, state.redeal(viewer, Rng(31, deal))).normal
        for seat in others:
            for number, kind in enumerate(KINDS[:6]):
                found[seat, kind][cards[HOLDABLE * seat + number] - known[seat].get(kind, 0)] += 1
    for (seat, kind), numbers in found.items():
        assert is_likely(numbers, distribution(state, viewer, seat, kind), DEALS), f"{kind} with seat {seat}"


def test_two_who_sold_the_same_have_the_rest_as_counting_says() -> None:
    """Each sold a Leading and has a card left; one of these is a starting share, so no Epic (seat 0's own) or Leading.

    Otherwise they are any two of the unseen shares: ten of each company, but for that Epic and the two Leadings sold.
    """
    state = sales("sell Leading", "done", "sell Leading", "done")
    unseen = dict.fromkeys(KINDS[:6], 10) | {"Epic": 9, "Leading": 8}
    pairs = [pair for pair in product(KINDS[:6], repeat=2) if not set(pair) <= {"Epic", "Leading"}]
    weights = [unseen[one] * (unseen[two] - (one == two)) for one, two in pairs]
    expected = {number: Fraction(weight, sum(weights)) for number, weight in enumerate(weights)}
    found: Counter[int] = Counter()
    for number in range(DEALS // 2):
        deal = state.redeal(0, Rng(34, number))
        found[pairs.index((*normal(deal, 1), *normal(deal, 2)))] += 1
    assert is_likely(found, expected, DEALS // 2)


# In each it is open of some seat whether its starting share is still there, and that is no matter of this seat alone.
OPEN_POSITIONS = [(4, 40, 117, 0), (4, 53, 81, 1), (5, 1, 81, 1)]


def ways_by_holdings(state: State, book: Notebook) -> tuple[dict[tuple[Held, ...], int], int]:
    """By what the others have: in how many ways the cards can be put there so that nothing contradicts the notebook.

    And how many ways do, though those cards that are starting shares for certain are all different.
    """
    view = state.view(book.viewer)
    slots = slots_of(state, book.viewer)
    known = tuple(counted(view["portfolios"][seat]["known"]) for seat in book.seats)
    found: Counter[tuple[Held, ...]] = Counter()
    contradicting = 0

    def put(at: int, pool: Counter[str], held: tuple[Held, ...], started: dict[int, str], ways: int) -> None:
        nonlocal contradicting
        if at == len(slots):
            starts = book.starts(dict(zip(book.seats, held, strict=True)))
            if any(all(one[book.seats.index(seat)] == started[seat] for seat in started) for one in starts):
                found[held] += ways
            elif len(set(started.values())) == len(started):
                contradicting += ways
            return
        slot = slots[at]
        place = book.seats.index(slot.owner)
        for kind in slot.can_be:
            if pool[kind] > 0:
                more = (*held[:place], plus(held[place], [kind]), *held[place + 1 :])
                first = {slot.owner: kind} if slot.start else {}
                put(at + 1, pool - Counter([kind]), more, started | first, ways * pool[kind])

    put(0, Counter(view["unseen"]), known, {}, 1)
    return found, contradicting


@pytest.mark.parametrize(("players", "seed", "moves", "viewer"), OPEN_POSITIONS)
def test_what_is_open_is_as_likely_as_counting_says(players: int, seed: int, moves: int, viewer: int) -> None:
    """Of all ways to put the cards where the view says, those that contradict what the seat was told are left out."""
    state, rng = beginning(players, seed)
    book = Notebook(state, viewer)
    for _ in range(moves):
        move(state, [book], rng)
    ways, contradicting = ways_by_holdings(state, book)
    total = sum(ways.values())
    assert contradicting > total // 5
    numbers = {held: number for number, held in enumerate(ways)}
    expected = {number: Fraction(ways[held], total) for held, number in numbers.items()}
    found: Counter[int] = Counter()
    for deal in range(DEALS):
        cards = cast(Position, state.redeal(viewer, Rng(35, deal))).normal
        found[numbers[tuple(tuple(cards[HOLDABLE * seat : HOLDABLE * (seat + 1)]) for seat in book.seats)]] += 1
    assert is_likely(found, expected, DEALS)


def test_face_down_cards_of_piles_and_hands_are_as_likely_as_their_numbers() -> None:
    """Nothing but the deck, a hidden card and a hand of two: each is any of the 75 unseen cards."""
    state = table(
        "place", hands={0: "Epic Epic", 1: "Cosmic boom", 2: "fee1 fee2"}, piles=["Epic ?Leading@2", "fee3", "fee3"]
    )
    unseen = state.view(0)["unseen"]
    total = sum(unseen.values())
    assert total == 80 - 2 - 3
    expected = {number: Fraction(unseen.get(kind, 0), total) for number, kind in enumerate(KINDS) if kind in unseen}
    on_pile: Counter[int] = Counter()
    in_hand: Counter[int] = Counter()
    for number in range(DEALS // 5):
        deal = state.redeal(0, Rng(32, number))
        on_pile[KINDS.index(deal.reveal()["piles"][0]["cards"][1]["card"])] += 1
        in_hand.update(KINDS.index(card) for card in deal.view(1)["hand"])
    assert is_likely(on_pile, expected, DEALS // 5)
    assert is_likely(in_hand, expected, 2 * (DEALS // 5))


def test_a_seat_that_must_play_an_action_card_has_one_as_likely_as_counting_says() -> None:
    """Two unknown cards, at least one of them a Boom or a Bust: of the ordered pairs of different unseen cards."""
    state = table("act", normal={0: "boom Epic", 1: "Cosmic"})
    unseen = state.view(1)["unseen"]
    actions = unseen["boom"] + unseen["bust"]
    shares = sum(unseen[kind] for kind in KINDS[:6])
    one, both = 2 * actions * shares, actions * (actions - 1)
    expected = {1: Fraction(one, one + both), 2: Fraction(both, one + both)}
    found: Counter[int] = Counter()
    for number in range(DEALS // 5):
        held = normal(state.redeal(1, Rng(33, number)), 0)
        found[held.get("boom", 0) + held.get("bust", 0)] += 1
    assert is_likely(found, expected, DEALS // 5)


def test_the_test_notices_a_wrong_distribution() -> None:
    fair = {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert is_likely(Counter({0: 50_100, 1: 49_900}), fair, 100_000)
    assert not is_likely(Counter({0: 51_000, 1: 49_000}), fair, 100_000)
