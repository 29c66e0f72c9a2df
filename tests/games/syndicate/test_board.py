"""A table's own edition: what is wrong with it is told by its key, all at once; what is right is played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.data import read_data
from openingbell.core.errors import BadData
from openingbell.core.playout import audited_playout
from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.game import house_edition


def changed(key: str, value: object) -> dict[str, Any]:
    """The house edition with one value changed; None takes the key away."""
    data = house_edition()
    *path, last = key.split("/")
    section = data
    for part in path:
        section = section[part]
    if value is None:
        del section[last]
    else:
        section[last] = value
    return data


def problems(data: object) -> list[str]:
    return [str(problem) for problem in SYNDICATE.problems(data)]


def test_the_house_edition_is_in_order() -> None:
    assert SYNDICATE.problems(house_edition()) == []
    assert SYNDICATE.data is None


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("amounts/pay", "much", "amounts.pay is 'much', but should be a whole number from 0 to 9999"),
        ("amounts/tax", None, "amounts.tax is missing"),
        ("firms/motor_1/cost", 0, "firms.motor_1.cost is 0, but should be a whole number from 1 to 9999"),
        ("firms/motor_1/shares", 2, "firms.motor_1.shares is 2, but fewer than half of them"),
        ("firms/motor_1/shares", 7, "firms.motor_1.shares is 7, but the cost of 90 cannot be divided by it"),
        ("firms/motor_9", {}, "firms.motor_9 is not a key here"),
        ("firms/motor_1", None, "firms.motor_1 is missing"),
        ("structures/music", {"name": "HALLS", "limit": 0, "cost": 5, "returns": 5}, "structures.music.limit is 0"),
        ("structures/football", {}, "structures.football is not a monopoly"),
        ("money/start", 900, "money.start is 900, for which 6 players need 5400, but all tokens are 4820"),
        ("films/values", [], "films.values has 0 entries, but should have 1 to 50"),
        ("receipts/credit_percent", [], "receipts.credit_percent has 0 entries, but should have 1 to 10"),
        ("fate/cash", {"MAFIA": 5}, "fate.cash.MAFIA cannot be the name of a card"),
        ("board/cells", ["BEGINNING"], "board.cells has no IS"),
        ("colour", "blue", "colour is not a key here"),
    ],
)
def test_what_is_wrong_is_told_by_its_key(key: str, value: object, told: str) -> None:
    data = changed(key, value)
    assert any(problem.startswith(told) for problem in problems(data)), problems(data)
    with pytest.raises(BadData):
        SYNDICATE.with_data(data)


def test_everything_is_told_at_once() -> None:
    data = changed("amounts/pay", -1)
    data["firms"]["oil"] = data["firms"].pop("mineral_2")
    data["board"]["cells"][3] = "TAX"
    for told in (
        "amounts.pay is -1",
        "firms.mineral_2 is missing",
        "firms.oil is not a key",
        "board.cells has TAX 2 times",
    ):
        assert any(problem.startswith(told) for problem in problems(data)), told
    with pytest.raises(BadData, match="more; see bell board check"):
        SYNDICATE.with_data(data)


@pytest.mark.parametrize("game", ["stockpile", 5])
def test_a_file_of_another_game_is_refused_for_that_alone(game: object) -> None:
    data = {"game": game, "deck": {}}
    assert problems(data) == [f"game is {game!r}, but should be 'syndicate'"]
    with pytest.raises(BadData, match=r"should be 'syndicate'$"):
        SYNDICATE.with_data(data)


@pytest.mark.parametrize("key", ["money", "firms", "fate", "board", "board/cells"])
def test_what_is_misspelt_is_told_with_its_right_name_and_nothing_else(key: str) -> None:
    data = changed(key, None)
    *path, _ = key.split("/")
    (data[path[0]] if path else data)["bord"] = {}
    first, second = problems(data)
    assert first.startswith(f"{'.'.join([*path, 'bord'])} is not a key here")
    assert second == f"{key.replace('/', '.')} is missing"


@pytest.mark.parametrize("data", [None, 3, "x", [], {"game": "syndicate"}, {"board": 5}])
def test_nonsense_is_refused(data: object) -> None:
    assert SYNDICATE.problems(data)
    with pytest.raises(BadData):
        SYNDICATE.with_data(data)


def another_edition() -> dict[str, Any]:
    """Longer round the board, dearer, with odd prices, two equal films, and other cards."""
    data = house_edition()
    data["board"]["cells"] += ["IS", "F"]
    data["firms"]["landing"]["cost"] = 133
    data["firms"]["motor_1"] |= {"cost": 91, "shares": 7}
    data["films"]["values"] = [-10, -10, 30]
    data["fate"]["cash"] = {"WINDFALL": 7, "LEAK": -3}
    data["receipts"]["credit"] = 4
    data["structures"]["music"] = {"name": "HALLS", "limit": 2, "cost": 15, "returns": 5}
    return data


@pytest.mark.parametrize("players", [2, 4, 6])
def test_another_edition_plays_and_is_embedded_in_records(players: int) -> None:
    game = SYNDICATE.with_data(json.loads(json.dumps(another_edition())))
    options = game.check({"players": players, "rounds": 10})
    for seed in range(3):
        state = game.start(options)
        moves, _ = audited_playout(state, Rng(5, seed))
        assert moves <= game.max_length(options)
        assert game.load(state.save()) == state
    state = game.start(options)
    rng = Rng(9)
    texts = []
    for _ in range(60):
        action = state.sample(rng) if state.actor < 0 else state.legal()[rng.below(len(state.legal()))]
        texts.append(game.to_text(state, action))
        state.apply(action)
    record = Record(game, options, texts)
    again = Record.from_text(record.to_text())
    assert again.game.data == another_edition()
    assert again.replay() == state


def test_equal_cards_are_one_outcome_with_their_number_as_weight() -> None:
    game = SYNDICATE.with_data(another_edition())
    state = game.start({"players": 2})
    everything = state.everything()
    everything.update(step=6, actor=-1, pending=[24, -2])
    film = game.restore(game.options_of(state), everything)
    outcomes = [game.to_text(film, action) for action in film.legal()]
    assert (outcomes, list(film.weights())) == (["film -10", "film 30"], [2, 1])


def test_a_file_in_json_will_do(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(house_edition()), encoding="utf-8")
    assert SYNDICATE.with_data(read_data(file)).data == house_edition()


def test_what_is_printed_stays_whatever_becomes_of_a_view_that_was_copied_from_it() -> None:
    state = SYNDICATE.start({"players": 2})
    before = json.dumps(state.view(0))
    seen = state.view(0)
    for part in (*seen["firms"].values(), *seen["cells"]):
        for name, fact in part.items():
            if isinstance(fact, list):
                fact.append(7)
            part[name] = 7
    assert json.dumps(state.view(0)) == before
