"""What was changed is found by us and by the example, which shares nothing with us: in games of every kind."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from openingbell.cli.verify import verify
from openingbell.core.record import Record
from openingbell.core.state import CHANCE
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.promise import Promise, new_secret
from openingbell.fairness.verifying import problems
from tests.fairness.promised import KINDS, draws_in, fair_game

EXAMPLE = Path(__file__).parents[2] / "examples" / "verify.py"
GAMES = ["acquire", "stockpile", "syndicate"]
TOGETHER = 200  # games for the example
SALTED = ["as it comes", "taken back", "gone on"]

Change = Callable[[Record], object]


def found(record: Record) -> set[str]:
    return {problem.word for problem in problems(record, Account.from_json(record.extra[KEY]))}


def other_draw(record: Record) -> None:
    """The last draw of its own is another one that could have been, and nothing came after it."""
    play, fair = record.play(listens=False), record.extra[KEY]
    choices = [
        number
        for number, (state, _) in enumerate(zip(play.states(), play.actions, strict=False))
        if state.actor == CHANCE and number >= fair.get("after", 0) and len(state.legal()) > 1
    ]
    state = play.at(choices[-1])
    others = (record.game.to_text(state, action) for action in state.legal())
    record.moves[choices[-1] :] = [next(text for text in others if text != record.moves[choices[-1]])]
    if "draws" in fair:
        del fair["draws"][draws_in(play, choices[-1] + 1) :]


def in_account(change: Callable[[dict[str, Any]], object]) -> Change:
    return lambda record: change(record.extra[KEY])


def promise_again(record: Record) -> None:
    """Another secret, chosen once the salts were known, and a promise that fits it."""
    fair = record.extra[KEY]
    fair["secret"] = new_secret()
    fair["commitment"] = Promise.of(fair["table"], record.game, record.options, fair["secret"]).commitment()


def swap_salts(fair: dict[str, Any]) -> None:
    """Two players have each other's, with the hash."""
    one, other = fair["salts"]
    one["seat"], other["seat"] = other["seat"], one["seat"]
    fair["salts"] = [other, one]


CHANGES: list[tuple[str, Change, list[str], set[str]]] = [
    ("a draw", other_draw, list(KINDS), {"draw"}),
    ("a late promise", promise_again, SALTED, {"salt", "draw"}),
    ("a late promise", promise_again, ["dealt"], {"draw"}),
    ("a secret", in_account(lambda fair: fair.update(secret=new_secret())), list(KINDS), {"promise", "draw"}),
    ("another table", in_account(lambda fair: fair.update(table="other")), list(KINDS), {"promise"}),
    ("a salt", in_account(lambda fair: fair["salts"][1].update(salt=new_secret())), SALTED, {"salt", "draw"}),
    ("a hash", in_account(lambda fair: fair["salts"][1].update(commitment=new_secret())), SALTED, {"salt"}),
    ("swapped salts", in_account(swap_salts), SALTED, {"draw"}),
    ("salts in another order", in_account(lambda fair: fair["salts"].reverse()), SALTED, {"order", "draw"}),
    ("a salt too few", in_account(lambda fair: fair["salts"].pop()), SALTED, {"draw"}),
    ("no takeback", in_account(lambda fair: fair.pop("draws")), ["taken back"], {"draw"}),
    ("a number too many", in_account(lambda fair: fair["draws"].append(fair["draws"][-1] + 1)), ["taken back"],
     {"numbers"}),
    ("a number too few", in_account(lambda fair: fair["draws"].pop()), ["taken back"], {"draw"}),
    ("no numbers", in_account(lambda fair: fair.update(draws=[])), list(KINDS), {"draw"}),
    ("no other game", in_account(lambda fair: fair.pop("after")), ["gone on"], {"draw"}),
    ("no deal", in_account(lambda fair: fair.pop("shared")), ["dealt"], {"draw"}),
    ("a deal", in_account(lambda fair: fair.update(shared=True)), SALTED, {"draw"}),
]  # fmt: skip


@cache
def written(game: str, kind: str) -> str:
    return json.dumps(KINDS[kind](game, 1).to_json())


@cache
def example() -> Any:
    spec = spec_from_file_location("example_verify", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def verdicts(record: Record, folder: Path) -> tuple[bool, bool]:
    """Whether a game is good, as the example says and as `bell verify` does."""
    data = record.to_json()
    (folder / "game.json").write_text(json.dumps(data), encoding="utf-8")
    answer = CliRunner().invoke(verify, [str(folder / "game.json")], standalone_mode=False)
    assert answer.exception is None, answer.exception
    return example().is_good(data), answer.return_value == 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_an_honest_game_is_good(game: str, kind: str, tmp_path: Path) -> None:
    record = Record.from_text(written(game, kind))
    assert found(record) == set()
    assert verdicts(record, tmp_path) == (True, True)


@pytest.mark.parametrize(
    ("game", "kind", "change", "words"),
    [
        pytest.param(game, kind, change, words, id=f"{name}-{kind}-{game}")
        for game in GAMES
        for name, change, kinds, words in CHANGES
        for kind in kinds
    ],
)
def test_what_was_changed_is_found(game: str, kind: str, change: Change, words: set[str], tmp_path: Path) -> None:
    record = Record.from_text(written(game, kind))
    record.scores = None  # with another draw the moves need not lead to the end they had
    change(record)
    assert found(record) == words
    assert verdicts(record, tmp_path) == (False, False)


@pytest.mark.parametrize("game", GAMES)
def test_the_house_does_not_choose_the_order_of_the_salts(game: str, tmp_path: Path) -> None:
    """Every draw follows from it, but another order would have brought others."""
    record = fair_game(game, turned=True)
    assert found(record) == {"order"}
    assert verdicts(record, tmp_path) == (False, False)


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_what_they_are_said_to_be(game: str) -> None:
    accounts = {kind: Account.from_json(KINDS[kind](game, 1).extra[KEY]) for kind in KINDS}
    numbers = accounts["taken back"].draws
    assert numbers is not None
    assert numbers[-1] > len(numbers)
    assert accounts["gone on"].after > 0
    assert accounts["dealt"].shared
    assert (accounts["as it comes"].draws, accounts["as it comes"].after) == (None, 0)


def test_the_example_agrees_on_two_hundred_games(tmp_path: Path) -> None:
    """Of all kinds, every third one changed in one of all ways; on its command line, as anybody runs it."""
    good = []
    for number in range(TOGETHER):
        kind = list(KINDS)[number % len(KINDS)]
        record = KINDS[kind]("syndicate" if number % 20 == 0 else GAMES[number // 4 % 2], number)
        changes = [change for _, change, kinds, _ in CHANGES if kind in kinds]
        if number % 3 == 0:
            record.scores = None
            changes[number // 3 % len(changes)](record)
        good.append(not found(record))
        (tmp_path / f"{number:03}.json").write_text(json.dumps(record.to_json()), encoding="utf-8")
    files = sorted(tmp_path.glob("*.json"))
    result = subprocess.run([sys.executable, EXAMPLE, *files], capture_output=True, text=True, check=False)
    assert [line.split()[-1] == "good" for line in result.stdout.splitlines()] == good
    assert (result.returncode, sum(not one for one in good)) == (1, len(range(0, TOGETHER, 3)))
