"""No leak: over a thousand random states, what a viewer cannot know is nowhere in what they get."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.events import Event
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State
from openingbell.testing.hidden import check_redeals

STATES = 1000 if is_compiled() else 50
TILE = re.compile(r"\b(?:1[0-2]|[1-9])[A-I]\b")


def acquire_states(number: int) -> Iterator[tuple[State, list[Event], Rng]]:
    """So many states from random games of all kinds, each with the events of the move that led to it."""
    game = find_game("acquire")
    rng = Rng(11)
    found = 0
    while True:
        players = 2 + int(rng.below(5))
        state = game.start({"players": players, "holdings": "hidden" if rng.below(2) else "open"})
        while state.actor != OVER:
            events: list[Event] = []
            state.apply(pick(state, rng), events)
            if rng.below(20) == 0:
                yield state, events, rng
                found += 1
                if found == number:
                    return


def stockpile_states(number: int) -> Iterator[tuple[State, Rng]]:
    """So many states from random games of all kinds."""
    game = find_game("stockpile")
    rng = Rng(12)
    found = 0
    while True:
        options = {
            "players": 2 + int(rng.below(4)),
            "investors": rng.below(2) == 1,
            "board": "advanced" if rng.below(2) else "standard",
        }
        state = game.start(options)
        while state.actor != OVER:
            if rng.below(20) == 0:
                yield state, rng
                found += 1
                if found == number:
                    return
            state.apply(pick(state, rng))


def hidden_tiles(state: State, viewer: int | None) -> set[str]:
    """The tiles in the bag and in the hands of others."""
    everything = state.reveal()
    hands = [hand for seat, hand in enumerate(everything["hands"]) if seat != viewer]
    return set(everything["bag"]).union(*hands)


def test_redeals_look_alike() -> None:
    for state, _, rng in acquire_states(STATES):
        check_redeals(state, int(rng.below(len(state.scores()))), rng)


def test_hidden_tiles_are_in_no_view_and_no_event() -> None:
    for state, events, _ in acquire_states(STATES):
        for viewer in (None, *range(len(state.scores()))):
            sent = json.dumps([state.view(viewer), [event.seen_by(viewer) for event in events]])
            assert not hidden_tiles(state, viewer) & set(TILE.findall(sent))


def test_hidden_holdings_are_in_no_view() -> None:
    """With hidden holdings others' cash and shares are unknown, but for the corporation being settled."""
    for state, _, _ in acquire_states(STATES):
        if state.game.options_of(state)["holdings"] == "open" or state.actor == OVER:
            continue
        settled = [corporation["name"] for corporation in state.view(None)["corporations"]]
        for viewer in (None, *range(len(state.scores()))):
            view = state.view(viewer)
            assert view["scores"] is None
            open_column = settled.index(view["merger"]["defunct"]) if (view["merger"] or {}).get("defunct") else None
            for seat, (cash, shares) in enumerate(zip(view["cash"], view["shares"], strict=True)):
                if seat != viewer:
                    assert cash is None
                    assert all(number is None for column, number in enumerate(shares) if column != open_column)


@pytest.mark.parametrize("seat", [0, 1])
def test_own_moves_bring_a_seat_nothing_it_did_not_know(seat: int) -> None:
    """The same move of one's own in two states that look alike shows the same events."""
    for state, _, rng in acquire_states(STATES):
        if state.actor == seat:
            other = state.redeal(seat, rng)
            action = pick(state, rng)
            seen: list[list[object]] = []
            for twin in (state.clone(), other):
                events: list[Event] = []
                twin.apply(action, events)
                seen.append([event.seen_by(seat) for event in events])
                seen.append([event.seen_by(None) for event in events])
            assert seen[0] == seen[2]
            assert seen[1] == seen[3]


def test_redeals_of_stockpile_look_alike() -> None:
    for state, rng in stockpile_states(STATES):
        for seat in range(len(state.scores())):
            check_redeals(state, seat, rng)


def test_moves_of_stockpile_tell_a_seat_nothing_but_what_they_reveal() -> None:
    """A move that is possible in two states that look alike shows the same events, unless one says that it reveals."""
    compared = 0
    for state, rng in stockpile_states(STATES):
        seat = int(rng.below(len(state.scores())))
        other = state.redeal(seat, rng)
        action = pick(state, rng)
        if not other.is_legal(action):
            continue
        logs: list[list[Event]] = []
        for twin in (state.clone(), other):
            logs.append([])
            twin.apply(action, logs[-1])
        if not any(event.reveals for log in logs for event in log):
            compared += 1
            for viewer in (None, seat):
                seen = [[event.seen_by(viewer) for event in log] for log in logs]
                assert seen[0] == seen[1], state.game.to_text(state, action)
    assert compared > STATES // 4
