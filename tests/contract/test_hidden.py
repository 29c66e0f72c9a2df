"""No leak: over a thousand random states, what a viewer cannot know is nowhere in what they get."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from openingbell.core.build import is_compiled
from openingbell.core.events import Event
from openingbell.core.playout import pick
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import OVER, State
from openingbell.testing.hidden import check_redeals
from tests.tables import combinations

STATES = 1000 if is_compiled() else 50
TILE = re.compile(r"\b(?:1[0-2]|[1-9])[A-I]\b")


def states(name: str, number: int) -> Iterator[tuple[State, list[Event], Rng]]:
    """So many states from random games at all kinds of tables, each with the events of the move that led to it."""
    game = find_game(name)
    tables = combinations(game)
    rng = Rng(11)
    found = 0
    while True:
        state = game.start(tables[rng.below(len(tables))])
        while state.actor != OVER:
            events: list[Event] = []
            state.apply(pick(state, rng), events)
            if rng.below(20) == 0:
                yield state, events, rng
                found += 1
                if found == number:
                    return


def hidden_tiles(state: State, viewer: int | None) -> set[str]:
    """The tiles in the bag and in the hands of others."""
    everything = state.reveal()
    hands = [hand for seat, hand in enumerate(everything["hands"]) if seat != viewer]
    return set(everything["bag"]).union(*hands)


each_game = pytest.mark.parametrize("name", game_names())


@each_game
def test_redeals_look_alike(name: str) -> None:
    for state, _, rng in states(name, STATES):
        check_redeals(state, int(rng.below(state.players)), rng)


@each_game
def test_moves_tell_a_seat_nothing_but_what_they_reveal(name: str) -> None:
    """A move that is possible in two states that look alike shows the same events, unless one says that it reveals."""
    compared = 0
    for state, _, rng in states(name, STATES):
        if state.actor == OVER:
            continue
        seat = int(rng.below(state.players))
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


def test_hidden_tiles_are_in_no_view_and_no_event() -> None:
    for state, events, _ in states("acquire", STATES):
        for viewer in (None, *range(state.players)):
            sent = json.dumps([state.view(viewer), [event.seen_by(viewer) for event in events]])
            assert not hidden_tiles(state, viewer) & set(TILE.findall(sent))


def test_hidden_holdings_are_in_no_view() -> None:
    """With hidden holdings others' cash and shares are unknown, but for the corporation being settled."""
    for state, _, _ in states("acquire", STATES):
        if state.game.options_of(state)["holdings"] == "open" or state.actor == OVER:
            continue
        settled = [corporation["name"] for corporation in state.view(None)["corporations"]]
        for viewer in (None, *range(state.players)):
            view = state.view(viewer)
            assert view["scores"] is None
            open_column = settled.index(view["merger"]["defunct"]) if (view["merger"] or {}).get("defunct") else None
            for seat, (cash, shares) in enumerate(zip(view["cash"], view["shares"], strict=True)):
                if seat != viewer:
                    assert cash is None
                    assert all(number is None for column, number in enumerate(shares) if column != open_column)


@pytest.mark.parametrize("seat", [0, 1])
def test_own_moves_in_acquire_bring_a_seat_nothing_it_did_not_know(seat: int) -> None:
    """The same move of one's own in two states that look alike shows the same events, whatever they reveal."""
    for state, _, rng in states("acquire", STATES):
        if state.actor == seat:
            action = pick(state, rng)
            seen: list[list[object]] = []
            for twin in (state.clone(), state.redeal(seat, rng)):
                events: list[Event] = []
                twin.apply(action, events)
                seen.append([event.seen_by(viewer) for event in events for viewer in (seat, None)])
            assert seen[0] == seen[1]
