"""A game under way: chance, looking back, branches, taking back, and copies."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise

import pytest

from openingbell.core.chance import Chance, Numbered, Stream
from openingbell.core.errors import IllegalMove
from openingbell.core.game import Game
from openingbell.core.play import MARK_EVERY, Play
from openingbell.core.playout import pick, playout
from openingbell.core.record import Record
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE

ACQUIRE = find_game("acquire")


def play_to(game: Game, seq: int, seed: int = 7) -> Play:
    """A random game of at least so many moves."""
    rng = Rng(seed)
    play = Play.start(game, {}, Stream(rng))
    while play.seq < seq:
        play.act(pick(play.state, rng))
    return play


def test_a_game_begins_with_its_chance_and_keeps_everything() -> None:
    play = Play.start(ACQUIRE, {"players": 2}, Stream(Rng(1)))
    assert play.state.actor >= 0
    assert play.seq == 14
    before = play.state.save()
    with pytest.raises(IllegalMove):
        play.act(-1)
    assert (play.state.save(), play.seq) == (before, 14)
    while not play.is_over():
        play.act(play.state.legal()[0])
    assert play.result() == play.state.scores()
    assert Record.of(play).replay() == play.state


def test_it_is_the_same_game_as_a_play_out() -> None:
    state = ACQUIRE.start({})
    rng = Rng(21)
    moves, decisions = playout(state, Rng(21))
    play = Play.start(ACQUIRE, {}, Stream(rng))
    chosen = 0
    while not play.is_over():
        play.act(pick(play.state, rng))
        chosen += 1
    assert play.state == state
    assert (play.seq, chosen) == (moves, decisions)


@pytest.mark.parametrize("name", game_names())
def test_every_position_can_be_looked_back_at(name: str) -> None:
    play = play_to(find_game(name), 3 * MARK_EVERY + 10)
    saved = [state.save() for state in play.states()]
    assert len(saved) == play.seq + 1
    for seq in (play.seq, 2 * MARK_EVERY, 0, MARK_EVERY - 1, MARK_EVERY + 1, 3 * MARK_EVERY):
        assert play.at(seq).save() == saved[seq]
    assert play.state.save() == saved[-1]


def test_what_is_looked_back_at_is_a_copy() -> None:
    play = play_to(ACQUIRE, 20)
    for seq in (10, play.seq):
        seen = play.at(seq)
        seen.apply(pick(seen, Rng(1)))
        assert play.at(seq) != seen


def test_a_branch_changes_nothing_until_it_is_adopted() -> None:
    play, twin = play_to(ACQUIRE, 60), play_to(ACQUIRE, 60)
    before = play.state.save()
    branch = play.branch()
    for _ in range(5):
        action = branch.state.legal()[0]
        branch.act(action)
    assert (play.state.save(), play.seq, branch.begin) == (before, twin.seq, twin.seq)
    assert branch.at(branch.begin).save() == before
    for _, text in branch.written():
        twin.make_text(text)
    play.adopt(branch)
    assert play.state == twin.state
    assert play.written() == twin.written()
    assert play.seen(0) == twin.seen(0)


def test_a_branch_that_began_elsewhere_is_not_adopted() -> None:
    play = play_to(ACQUIRE, 20)
    late = play.branch()
    play.act(play.state.legal()[0])
    with pytest.raises(ValueError, match="began at"):
        play.adopt(late)


def test_going_back_forgets_what_came_after() -> None:
    play, twin = play_to(ACQUIRE, 130), play_to(ACQUIRE, 40)
    play.at(MARK_EVERY)
    play.go_back(twin.seq)
    assert play.state == twin.state
    assert play.written() == twin.written()
    assert play.seen(None) == twin.seen(None)
    for one in (play, twin):
        one.chance = Numbered(5)
        for _ in range(40):
            one.act(one.state.legal()[-1])
    assert play.state == twin.state
    assert play.at(MARK_EVERY + 3) == twin.at(MARK_EVERY + 3)


def test_going_back_to_the_beginning() -> None:
    play = play_to(ACQUIRE, 30)
    play.go_back(0)
    assert (play.seq, play.events, play.state) == (0, [], ACQUIRE.start({}))


def test_events_are_told_by_the_move_they_happened_in() -> None:
    play = play_to(ACQUIRE, 80)
    by_move = [list(play.events_of(seq)) for seq in range(1, play.seq + 1)]
    assert [event for events in by_move for event in events] == play.events
    told = play.seen(1)
    assert [seq for seq, _ in told] == sorted(seq for seq, events in enumerate(by_move, 1) for _ in events)
    assert play.seen(1, since=50) == [(seq, seen) for seq, seen in told if seq > 50]


def test_nobody_listens_unless_it_is_wished() -> None:
    rng = Rng(7)
    play = Play.start(ACQUIRE, {}, Stream(rng), listens=False)
    while play.seq < 30:
        play.act(pick(play.state, rng))
    assert (play.events, play.seen(0)) == ([], [])
    assert play.written() == play_to(ACQUIRE, 30).written()
    play.go_back(20)
    assert play.seq == 20


@pytest.mark.parametrize("name", game_names())
def test_copies_go_on_alike(name: str) -> None:
    play = play_to(find_game(name), 40)
    for twin in (copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
        original = copy.deepcopy(play)
        for one in (original, twin):
            for _ in range(10):
                one.act(one.state.legal()[0])
        assert twin.state == original.state
        assert twin.seen(0) == original.seen(0)
        assert twin.seq > play.seq


def test_numbered_draws_do_not_depend_on_what_earlier_ones_took() -> None:
    thrifty, wasteful = Numbered(3), Numbered(3)
    wasteful.next().word()
    wasteful.next().word()
    thrifty.next()
    thrifty.next()
    assert int(thrifty.next().word()) == int(wasteful.next().word())


def test_fresh_draws_have_nothing_to_do_with_each_other() -> None:
    chance = Chance()
    words = [int(chance.next().word()) for _ in range(8)]
    assert all(a != b for a, b in pairwise(words))


def test_chance_is_written_down_as_nobodys_move() -> None:
    play = Play.start(ACQUIRE, {"players": 2}, Stream(Rng(1)))
    assert {seat for seat, _ in play.written()} == {CHANCE}
