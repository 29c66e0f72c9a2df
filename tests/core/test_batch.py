"""Many games at once: rows, ends and rewards."""

from __future__ import annotations

import pytest

from openingbell.core.batch import Batch, score_margins, win_shares
from openingbell.core.errors import IllegalMove
from openingbell.core.registry import find_game
from openingbell.core.state import State

TABLE = {"players": 2}


class Ended(State):
    """A game that is over, with these scores and these seats out."""

    def __init__(self, *scores: int, out: tuple[int, ...] = ()) -> None:
        self.actor = -2
        self.players = len(scores)
        self.final = list(scores)
        self.out = out

    def scores(self) -> list[int]:
        return self.final

    def is_out(self, seat: int) -> bool:
        return seat in self.out


def samples(batch: Batch) -> list[int]:
    return [int(action) for action in batch.samples]


def legal(batch: Batch, row: int) -> list[int]:
    first = row * batch.actions
    return [action for action in range(batch.actions) if batch.masks[first + action]]


def test_shares_of_the_win() -> None:
    assert win_shares(Ended(3, 9, 4)) == [0.0, 1.0, 0.0]
    assert win_shares(Ended(9, 3, 9)) == [0.5, 0.0, 0.5]


def test_margins() -> None:
    assert score_margins(Ended(30, 10, 25), 10) == [0.5, -2.0, -0.5]


def test_who_is_out_neither_wins_nor_leads() -> None:
    assert win_shares(Ended(0, -50, out=(0,))) == [0.0, 1.0]
    assert win_shares(Ended(0, 0, 0, out=(1,))) == [0.5, 0.0, 0.5]
    assert score_margins(Ended(0, -50, out=(0,)), 1) == [-1.0, 1.0]
    assert score_margins(Ended(0, -50, 70, out=(0,)), 10) == [-12.1, -12.0, 12.0]
    assert score_margins(Ended(0, 40, 70, out=(0,)), 10) == [-7.0, -3.0, 3.0]


@pytest.mark.parametrize("margin", [False, True])
def test_games_go_on_for_ever(margin: bool) -> None:
    batch = Batch(find_game("stockpile"), TABLE, 3, seed=1, margin=margin)
    ended = 0
    while ended < 4:
        batch.step(samples(batch))
        for row in range(3):
            state = batch.state(row)
            assert batch.actors[row] == state.actor
            assert legal(batch, row) == list(state.legal())
            rewards = list(batch.rewards[2 * row : 2 * row + 2])
            scores = [int(score) for score in batch.scores[2 * row : 2 * row + 2]]
            if batch.ends[row]:
                ended += 1
                assert state.everything()["round"] == 1, "the row is about the next game"
                assert rewards == (score_margins(Ended(*scores), 10_000) if margin else win_shares(Ended(*scores)))
            else:
                assert (rewards, scores) == ([0.0, 0.0], [0, 0])


def test_a_game_is_the_same_in_any_batch() -> None:
    """Game 2 of three is game 0 of a batch that begins with it."""
    many = Batch(find_game("acquire"), TABLE, 3, seed=5)
    one = Batch(find_game("acquire"), TABLE, 1, seed=5, first=2)
    for _ in range(150):
        many.step(samples(many))
        one.step(samples(one))
    assert many.state(2) == one.state(0)
    assert many.encoder.row(2) == one.encoder.row(0)
    assert many.state(1) != many.state(2)


def test_some_rows_alone() -> None:
    batch = Batch(find_game("stockpile"), TABLE, 3, seed=1)
    before = [batch.state(row) for row in range(3)]
    batch.step(samples(batch), 1, 2)
    assert [batch.state(row) == before[row] for row in range(3)] == [True, False, True]


def test_beginning_anew() -> None:
    batch = Batch(find_game("stockpile"), TABLE, 2, seed=1)
    first = batch.state(0)
    batch.step(samples(batch))
    batch.reset(1)
    assert batch.state(0) == first
    batch.reset(2)
    assert batch.state(0) != first


def test_actions_can_be_checked_beforehand() -> None:
    batch = Batch(find_game("stockpile"), TABLE, 2, seed=1)
    batch.check(samples(batch))
    for wrong in ([0], [-1, 0], [0, 10_000], [batch.actions - 1, batch.actions - 1]):
        with pytest.raises(IllegalMove):
            batch.check(wrong)
