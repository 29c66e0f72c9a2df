"""Nothing that a view or a re-deal has can contradict what the seat was told before, in any game."""

from __future__ import annotations

from collections import Counter

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.events import Event
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State
from openingbell.games.stockpile import STOCKPILE
from openingbell.games.stockpile.steps import SELL
from tests.games.stockpile.notebook import Notebook, counted, viewed

GAMES = 12 if is_compiled() else 2
TOO_MANY = 2000  # possible portfolios: there is enough to see before


def beginning(players: int, seed: int) -> tuple[State, Rng]:
    """The starting shares are dealt."""
    rng = Rng(seed, players)
    board = "advanced" if seed % 2 else "standard"
    state = STOCKPILE.start({"players": players, "board": board, "first": 0, "investors": seed % 3 == 0})
    for _ in range(players):
        state.apply(pick(state, rng))
    return state, rng


def move(state: State, books: list[Notebook], rng: Rng) -> None:
    """Anything, but sales are half as many; the notebooks follow."""
    before = [state.view(book.viewer) for book in books]
    events: list[Event] = []
    done = state.step == SELL and rng.below(2) == 0
    state.apply(state.game.from_text(state, "done") if done else pick(state, rng), events)
    for book, view in zip(books, before, strict=True):
        book.follow(view, events, state)


def check(state: State, book: Notebook, rng: Rng, found: Counter[str]) -> None:
    """What the view lists and what is re-dealt is in the notebook; what is open there is open in the view."""
    seat = book.viewer
    view = state.view(seat)
    for other in book.seats:
        seen = viewed(view["portfolios"][other])
        known = counted(view["portfolios"][other]["known"])
        there = counted(view["unseen"])
        possible = {
            held
            for held in book.portfolios(other)
            if all(h - k <= n for h, k, n in zip(held, known, there, strict=True))
        }
        countable = {held for held in seen if all(h - k <= n for h, k, n in zip(held, known, there, strict=True))}
        assert countable <= possible, f"seat {seat} is told too little of seat {other}"
        assert counted(state.reveal()["normal"][other]) in seen
        found["views"] += 1
    for _ in range(4):
        normal = state.redeal(seat, rng).reveal()["normal"]
        assert book.allows({other: counted(normal[other]) for other in book.seats})
        found["re-deals"] += 1
    found["open"] += len(book.starts()) > 1 and not all(
        any(group["start"] for group in view["portfolios"][other]["unknown"]) for other in book.seats
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_contradicts_what_a_seat_was_told(players: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(GAMES):
        state, rng = beginning(players, seed)
        books = [Notebook(state, seat) for seat in range(players)]
        while state.actor != OVER:
            move(state, books, rng)
            if max(book.size() for book in books) > TOO_MANY:
                break
            if rng.below(8) == 0 and state.actor != OVER:
                check(state, books[rng.below(players)], rng, found)
    assert found["open"] >= GAMES
    assert found["re-deals"] >= 20 * GAMES
