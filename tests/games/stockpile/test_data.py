"""A table's own data file: it changes the game, is embedded, and is refused by the key that is wrong."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from openingbell.core.chance import Stream
from openingbell.core.data import read_data
from openingbell.core.errors import BadData, BadRecord
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.playout import audited_playout, pick
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.games.stockpile import STOCKPILE
from openingbell.games.stockpile.game import DATA_FILE
from openingbell.testing import check_declarations, check_game

Data = dict[str, Any]


def printed() -> Data:
    return copy.deepcopy(read_data(DATA_FILE))


def own() -> Game:
    """Other cash, rounds, forecasts, bids, fees, cards and tracks than printed."""
    data = printed()
    data["cash"]["many"] = 12345
    data["rounds"] = {"2": 2, "3": 3, "4": 1, "5": 2}
    data["forecasts"]["cards"] = ["+9", "-9", "+1", "+3", "-1", "$$"]
    data["bidding"]["track"] = [0, 2, 7]
    data["fees"] = {"fee1": 500, "fee2": 500, "fee3": 9000}
    data["deck"] |= {"Epic": 15, "Cosmic": 1, "fee3": 0, "boom": 9}
    data["board"]["standard"]["Epic"] = {"values": [0, 4, 100], "start": 2, "split": 1, "dividends": [2, 3]}
    return STOCKPILE.with_data(data)


def test_the_shipped_data_make_the_printed_game() -> None:
    same = STOCKPILE.with_data(printed())
    assert same.start({}).everything() == STOCKPILE.start({}).everything()
    assert (same.actions, same.data) == (STOCKPILE.actions, printed())
    assert STOCKPILE.data is None


def test_a_table_with_its_own_data_keeps_the_contract() -> None:
    game = own()
    check_declarations(game)
    for players in (2, 3, 4, 5):
        check_game(game, {"players": players, "investors": players % 2 == 1}, players)


def test_its_numbers_are_played() -> None:
    state = own().start({"players": 3})
    seen = state.view(None)
    assert (seen["cash"], seen["rounds"], seen["bids"], seen["deck"]) == ([12345] * 3, 3, [0, 2000, 7000], 77)
    epic = seen["companies"][3]
    assert (epic["track"], epic["price"], epic["dividend_spaces"]) == ([0, 4, 100], 4000, [2, 3])
    audited_playout(state, Rng(5))


def test_data_are_embedded_in_records_and_snapshots() -> None:
    game = own()
    rng = Rng(3)
    play = Play.start(game, {"players": 3}, Stream(rng))
    while not play.is_over():
        play.act(pick(play.state, rng))
    record = Record.from_text(Record.of(play, ["Ann", "Bob", "Eve"]).to_text())
    assert record.game.data == game.data
    assert record.replay().scores() == play.state.scores()
    assert STOCKPILE.load(play.state.save()) == play.state
    assert pickle.loads(pickle.dumps(play.state)) == play.state


def test_data_of_earlier_records_do_not_say_their_game() -> None:
    data = printed()
    del data["game"]
    assert STOCKPILE.with_data(data).data == data


def test_a_snapshot_with_broken_data_is_refused() -> None:
    snapshot = own().start({}).save().replace(b'"many":12345', b'"many":-5')
    with pytest.raises(BadRecord):
        STOCKPILE.load(snapshot)


def change(*keys: str | int, to: object) -> Callable[[Data], None]:
    def changed(data: Data) -> None:
        place: Any = data
        for key in keys[:-1]:
            place = place[key]
        place[keys[-1]] = to

    return changed


def without(*keys: str) -> Callable[[Data], None]:
    def changed(data: Data) -> None:
        place = data
        for key in keys[:-1]:
            place = place[key]
        del place[keys[-1]]

    return changed


BROKEN: list[tuple[Callable[[Data], None], str]] = [
    (without("deck"), "deck is missing"),
    (without("deck", "Epic"), "deck.Epic is missing"),
    (change("deck", "Epic", to=16), "deck.Epic is 16, but should be a whole number from 1 to 15"),
    (change("deck", "Epic", to=0), "deck.Epic is 0"),
    (change("deck", "boom", to="four"), "deck.boom is 'four'"),
    (change("deck", "Epik", to=3), "deck.Epik is not a key here"),
    (change("deck", "Epic", to=1), "deck has 71 cards, but 2 players need 74 in their rounds"),
    (change("rounds", "5", to=6), "deck has 80 cards, but 5 players need 95 in their rounds"),
    (change("rounds", "3", to=0), "rounds.3 is 0"),
    (without("rounds", "2"), "rounds.2 is missing"),
    (change("fees", "fee1", to=5000), "fees are not from the smallest up"),
    (change("forecasts", "cards", to=["+4"]), "forecasts.cards has 1 entries, but should have 6"),
    (change("forecasts", "cards", 0, to="4"), r"forecasts.cards\[0\] is '4', but should be one of"),
    (change("forecasts", "cards", 0, to="+2"), "forecasts.cards has the same entry twice"),
    (change("bidding", "track", to=[1, 2]), "bidding.track does not rise from 0"),
    (change("bidding", "track", to=[0, 5, 5]), "bidding.track does not rise from 0"),
    (change("bidding", "track", to=[0]), "bidding.track has 1 entries"),
    (change("bidding", "track", to=list(range(13))), "bidding.track has 13 entries"),
    (change("cash", "two", to=-1), "cash.two is -1"),
    (change("cash", "two", to=True), "cash.two is true"),
    (without("investors", "Mark"), "investors.Mark is missing"),
    (without("investors", "Mark", "two"), "investors.Mark.two is missing"),
    (change("investors", "Maria", to={"many": 1, "two": 1}), "investors.Maria is not a key here"),
    (without("board", "advanced"), "board.advanced is missing"),
    (change("board", "third", to={}), "board.third is not a key here"),
    (change("board", "standard", "Epic", "values", to=[5]), "board.standard.Epic.values has 1 entries"),
    (change("board", "standard", "Epic", "start", to=11), "board.standard.Epic.start is 11"),
    (change("board", "standard", "Epic", "split", to=0), "board.standard.Epic.split is 0"),
    (change("board", "advanced", "Stanford", "dividends", to=[11]), r"board.advanced.Stanford.dividends\[0\] is 11"),
    (change("board", "advanced", "Stanford", "colour", to="red"), "board.advanced.Stanford.colour is not a key"),
    (change("extra", to=1), "extra is not a key here"),
]


@pytest.mark.parametrize(("spoil", "message"), BROKEN, ids=[message[:40] for _, message in BROKEN])
def test_what_is_wrong_is_refused_by_its_key(spoil: Callable[[Data], None], message: str) -> None:
    data = printed()
    spoil(data)
    with pytest.raises(BadData, match=f"^{message}"):
        STOCKPILE.with_data(data)


def test_how_many_more_problems_there_are_is_told() -> None:
    data = printed()
    data["fees"]["fee1"] = 5000
    data["rounds"]["3"] = 0
    data["cash"]["two"] = -1
    with pytest.raises(BadData, match=r"^fees are not from the smallest up \(and 2 more; see bell board check\)$"):
        STOCKPILE.with_data(data)


def test_a_file_of_another_game_is_refused_for_that_alone() -> None:
    data = {"game": "syndicate", "board": {"cells": []}}
    assert list(map(str, STOCKPILE.problems(data))) == ["game is 'syndicate', but should be 'stockpile'"]
    with pytest.raises(BadData, match=r"should be 'stockpile'$"):
        STOCKPILE.with_data(data)


@pytest.mark.parametrize("key", ["deck", "rounds", "investors", "board"])
def test_a_table_that_is_missing_is_one_problem(key: str) -> None:
    data = printed()
    del data[key]
    assert list(map(str, STOCKPILE.problems(data))) == [f"{key} is missing"]


@pytest.mark.parametrize("data", [[], "text", {}, 3])
def test_what_is_no_data_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadData):
        STOCKPILE.with_data(data)
