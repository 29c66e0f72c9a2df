"""The line that counts: whatever was played, taken back and noted between, a log reloads to the same game."""

from __future__ import annotations

import pytest

from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.drawing import FairChance
from openingbell.fairness.promise import Promise
from openingbell.fairness.verifying import problems, taken_back
from openingbell.server import refusals
from openingbell.server.entries import BACK, CHANCE, MOVE, NEXT, Entry, written
from openingbell.server.game import TableGame

GAMES = ["acquire", "stockpile", "syndicate"]
SECRET = "5a" * 32
VIEWERS = (None, 0, 1, 2)


def new_game(name: str) -> TableGame:
    return TableGame(find_game(name), {"players": 3}, lambda drawn: FairChance(SECRET, [], drawn))


def begin(name: str) -> TableGame:
    game = new_game(name)
    branch = game.branch()
    branch.draw()
    game.adopt(branch, written(branch))
    return game


def play(game: TableGame, rng: Rng) -> None:
    state = game.play.state
    branch = game.try_moves(int(state.actor), [state.game.to_text(state, pick(state, rng))])
    game.adopt(branch, written(branch))


def take_back(game: TableGame, rng: Rng) -> None:
    """Somebody goes back to where somebody had to decide, not long ago."""
    places = [seq for seq in range(max(0, game.seq - 25), game.seq) if game.at(seq).actor >= 0]
    if places:
        game.replay([Entry(BACK, 0, str(places[rng.below(len(places))]), 0)])


def meander(name: str, seed: int, turns: int) -> TableGame:
    game, rng = begin(name), Rng(seed)
    for _ in range(turns):
        if game.play.is_over():
            break
        chosen = rng.below(10)
        if chosen == 0:
            take_back(game, rng)
        elif chosen == 1:
            game.replay([Entry(NEXT, 1, "elsewhere", 0)])  # nothing that concerns the position
        else:
            play(game, rng)
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_log_reloads_to_the_same_game(name: str, seed: int) -> None:
    game = meander(name, seed, 120)
    again = new_game(name)
    again.replay(game.entries)
    assert again.play.state == game.play.state
    assert (again.seq, again.line.moved, again.line.drawn) == (game.seq, game.line.moved, game.line.drawn)
    for seat in VIEWERS:
        assert again.seen(seat, 0) == game.seen(seat, 0)
    for seq in range(0, game.seq + 1, 7):
        assert again.at(seq) == game.at(seq)


@pytest.mark.parametrize("name", GAMES)
def test_whoever_hears_all_on_the_way_knows_what_whoever_comes_late_is_told(name: str) -> None:
    """A client that forgets what came after `to` of a takeback has the events of the line that counts."""
    game = meander(name, 3, 150)
    heard = new_game(name)
    known: list[tuple[int, dict[str, object]]] = []
    for entry in game.entries:
        since = heard.seq
        heard.replay([entry])
        for seq, event in heard.seen(1, since):
            if event["event"] == "table-takeback":
                known = [(at, one) for at, one in known if at <= int(str(event["to"])) or "table-" in str(one["event"])]
            known.append((seq, dict(event)))
    assert any(event["event"] == "table-takeback" for _, event in known)
    assert known == game.seen(1, 0)


def test_what_was_taken_back_is_not_drawn_again_the_same_and_the_record_verifies() -> None:
    rules = find_game("acquire")
    promise = Promise.of("table", rules, rules.check({"players": 3}), SECRET)
    game, rng = begin("acquire"), Rng(11)
    first = game.seq
    play(game, rng)
    while not any(entry.kind == CHANCE for entry in game.entries[first:]):
        play(game, rng)
    drawn = next(entry.text for entry in game.entries[first:] if entry.kind == CHANCE)
    game.replay([Entry(BACK, 0, str(first), 0)])
    assert game.at(game.seq) == game.at(first)
    moves = [entry.text for entry in game.entries[first:] if entry.kind == MOVE]
    for text in moves:
        branch = game.try_moves(int(game.play.state.actor), [text])
        game.adopt(branch, written(branch))
    assert game.entries[-1].kind == CHANCE
    assert game.entries[-1].text != drawn
    while not game.play.is_over():
        play(game, rng)
    account = Account("table", 1, promise.commitment(), SECRET, (), game.line.draw_numbers())
    record = Record.from_json({**Record.of(game.play).to_json(), KEY: account.to_json()})
    assert record.replay().scores() == game.play.result()
    assert list(problems(record, Account.from_json(record.extra[KEY]))) == []
    assert taken_back(account) == 1
    counted = Account("table", 1, promise.commitment(), SECRET)
    assert {problem.word for problem in problems(record, counted)} == {"draw"}


def test_moves_sent_again_are_known_though_something_else_stands_between_them() -> None:
    game, rng = begin("acquire"), Rng(5)
    before = game.seq
    game.replay([Entry(NEXT, 1, "elsewhere", 0)])
    assert game.is_at(before)
    play(game, rng)
    made = game.entries[before + 1]
    assert made.seat is not None
    after = game.made_already(before, made.seat, [made.text])
    assert all(entry.kind == CHANCE for entry in game.entries[before + 2 : after])
    assert not game.is_at(before)
    game.replay([Entry(BACK, made.seat, str(before), 0)])
    with pytest.raises(refusals.HttpRefusal):
        game.made_already(before + 3, made.seat, [made.text])
