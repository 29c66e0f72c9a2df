"""What viewers are sent is encoded once for everybody who sees the same, and anew after every move."""

from __future__ import annotations

import json

import orjson
import pytest

from openingbell.core.chance import Stream
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.server.entries import written
from openingbell.server.game import TableGame
from openingbell.server.positions import Positions, _encoded

VIEWERS = (None, 0, 1, 2)


def begun(name: str = "acquire") -> TableGame:
    game = TableGame(find_game(name), {"players": 3})
    game.play.chance = Stream(Rng(4))
    branch = game.play.branch()
    branch.draw()
    game.adopt(branch, written(branch))
    return game


def test_all_spectators_are_sent_the_same_bytes() -> None:
    game = begun()
    positions = Positions(game)
    first = positions.message(None, 0)
    assert positions.message(None, 0) is first
    message = json.loads(first)
    assert (message["seq"], message["since"], message["legal"]) == (game.seq, 0, [])
    assert message["view"] == game.play.state.view(None)


def test_each_seat_is_sent_its_own() -> None:
    positions = Positions(begun())
    messages = [json.loads(positions.message(seat, 0)) for seat in VIEWERS]
    assert [message["view"]["seat"] for message in messages] == [None, 0, 1, 2]
    assert sum(bool(message["legal"]) for message in messages) == 1


def test_after_a_move_everything_is_new() -> None:
    game = begun()
    positions = Positions(game)
    seat, before = int(game.play.state.actor), game.seq
    stale = positions.message(seat, before)
    legal = json.loads(stale)["legal"]
    branch = game.try_moves(seat, [legal[0]["move"]])
    game.adopt(branch, written(branch))
    fresh = json.loads(positions.message(seat, before))
    assert fresh["seq"] == game.seq > before
    assert fresh["view"] == game.play.state.view(seat)
    assert {event["seq"] for event in fresh["events"]} <= set(range(before + 1, game.seq + 1))


@pytest.mark.parametrize("name", ["acquire", "stockpile", "syndicate"])
def test_what_is_made_for_all_together_is_what_each_would_be_sent_alone(name: str) -> None:
    """The first one who asks has it made for everybody who had the position before; one of them has just left, and one
    comes anew."""
    game, rng = begun(name), Rng(2)
    positions = Positions(game)
    before = 0
    for turn in range(60):
        if game.play.is_over():
            break
        for seat in VIEWERS[turn % 4 :]:
            for since in (before, 0):
                alone = Positions(game).message(seat, since)
                assert json.loads(positions.message(seat, since)) == json.loads(alone)
        before, legal = game.seq, list(game.play.state.legal())
        text = game.play.game.to_text(game.play.state, legal[rng.below(len(legal))])
        branch = game.try_moves(int(game.play.state.actor), [text])
        game.adopt(branch, written(branch))


def test_views_that_share_nothing_or_everything_are_whole() -> None:
    """As those of a game from outside may be."""
    board = [1, 2]
    for views in ({0: {"seat": 0}, 1: {"seat": 1}}, {None: {"board": board}, 0: {"board": board}}):
        assert {seat: orjson.loads(orjson.dumps(text)) for seat, text in _encoded(views).items()} == views  # type: ignore[arg-type]
