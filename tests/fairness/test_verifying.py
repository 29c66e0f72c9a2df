"""What was changed is found, and what was not is good. A verifier that shares nothing with ours agrees."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.errors import BadRecord
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE
from openingbell.fairness.account import KEY, Account, Salt
from openingbell.fairness.drawing import FairChance
from openingbell.fairness.promise import Promise, new_secret, salt_commitment
from openingbell.fairness.verifying import problems, unkept, unlisted
from tests.cli.bell import bell, refusal

EXAMPLE = Path(__file__).parents[2] / "examples" / "verify.py"
TOGETHER = 200  # games for the example


def fair_game(game: str = "acquire", seed: int = 1, people: int = 2, table: str = "table1") -> Record:
    """A random game whose chance was promised."""
    rng, rules = Rng(seed), find_game(game)
    promise = Promise.of(table, rules, rules.check({}))
    house = promise.commitment()
    salts = [Salt(seat, salt, salt_commitment(salt, house)) for seat, salt in enumerate(new_salts(people))]
    play = Play.start(rules, {}, FairChance(promise.secret, [salt.salt for salt in salts]))
    while not play.is_over():
        play.act(pick(play.state, rng))
    account = Account(table, 1, house, promise.secret, salts)
    return Record.from_json({**Record.of(play).to_json(), KEY: account.to_json()})


def new_salts(number: int) -> list[str]:
    return [new_secret() for _ in range(number)]


def found(record: Record) -> set[str]:
    return {problem.word for problem in problems(record, Account.from_json(record.extra[KEY]))}


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_an_honest_game_is_good(game: str) -> None:
    assert found(fair_game(game)) == set()


def other_draw(record: Record) -> None:
    """The first draw is another one that could have been, and nothing came after it."""
    state = record.game.start(record.options)
    assert state.actor == CHANCE
    others = (record.game.to_text(state, action) for action in state.legal())
    record.moves[:] = [next(text for text in others if text != record.moves[0])]


def in_account(change: Callable[[dict[str, Any]], None]) -> Callable[[Record], None]:
    return lambda record: change(record.extra[KEY])


def late_promise(account: dict[str, Any]) -> None:
    """Another secret, chosen once the salts were known, and a promise that fits it."""
    account["secret"] = new_secret()
    rules = find_game("acquire")
    account["commitment"] = Promise.of(account["table"], rules, rules.check({}), account["secret"]).commitment()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        pytest.param(other_draw, {"draw"}, id="a draw"),
        pytest.param(in_account(late_promise), {"salt", "draw"}, id="a late promise"),
        pytest.param(in_account(lambda fair: fair["salts"][0].update(salt=new_secret())), {"salt", "draw"}, id="salt"),
        pytest.param(in_account(lambda fair: fair["salts"].reverse()), {"draw"}, id="swapped salts"),
        pytest.param(in_account(lambda fair: fair.update(secret=new_secret())), {"promise", "draw"}, id="a secret"),
        pytest.param(in_account(lambda fair: fair.update(table="other")), {"promise"}, id="another table"),
    ],
)
def test_what_was_changed_is_found(change: Callable[[Record], None], words: set[str], tmp_path: Path) -> None:
    record = fair_game()
    record.scores = None  # with another draw the moves need not lead to the end they had
    change(record)
    assert found(record) == words
    record.write(tmp_path / "changed.json")
    assert bell("verify", tmp_path / "changed.json", status=1).stdout.count("\n") >= len(words)


def test_a_list_and_a_hash_that_were_kept_count() -> None:
    record = fair_game()
    account = Account.from_json(record.extra[KEY])
    assert not list(unlisted(account, [{"number": 1, "commitment": account.commitment}]))
    assert [problem.word for problem in unlisted(account, [{"number": 1, "commitment": "00" * 32}])] == ["list"]
    assert not list(unkept(account, 1, account.salts[1].commitment))
    assert [problem.word for problem in unkept(account, 1, account.salts[0].commitment)] == ["own"]


def test_a_promise_made_after_the_salts_were_known_is_found_by_whoever_kept_something(tmp_path: Path) -> None:
    """The house chose its secret last, and rewrote its record: only what it cannot reach tells."""
    before = Account.from_json(fair_game().extra[KEY])
    fair_game().write(tmp_path / "game.json")
    promises = {"promises": [{"number": before.number, "commitment": before.commitment}]}
    (tmp_path / "kept.json").write_text(json.dumps(promises), encoding="utf-8")
    assert "from what was promised before the game" in bell("verify", tmp_path / "game.json").stdout
    for kept, word in (
        (("--promises", tmp_path / "kept.json"), "list"),
        (("--seat", "1", "--told", before.salts[0].commitment), "kept"),
    ):
        assert word in bell("verify", tmp_path / "game.json", *kept, status=1).stdout


def test_the_command_says_what_is_proven_and_what_is_not(tmp_path: Path) -> None:
    fair_game().write(tmp_path / "game.json")
    said = bell("verify", tmp_path / "game.json").stdout
    assert "from what was promised before the game: by the house and 2 players." in said
    assert "Whether the house looked at its own secret, this cannot tell." in said


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    record = fair_game()
    record.write(tmp_path / "game.json")
    del record.extra[KEY]
    record.write(tmp_path / "bare.json")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    assert "says nothing about its chance" in refusal("verify", tmp_path / "bare.json", status=1)
    assert "belong together" in refusal("verify", tmp_path / "game.json", "--seat", "1", status=2)
    kept = ("--promises", tmp_path / "list.json")
    assert "is not a list of promises" in refusal("verify", tmp_path / "game.json", *kept, status=1)


@pytest.mark.parametrize("wrong", [None, [], {}, {"table": 1}, {"salts": 3}, {"secret": "AB" * 32}])
def test_an_account_that_is_none_is_refused(wrong: object) -> None:
    good = fair_game().extra[KEY]
    with pytest.raises(BadRecord, match="does not say how chance was promised"):
        Account.from_json({**good, **wrong} if isinstance(wrong, dict) and wrong else wrong)


def test_an_independent_verifier_agrees(tmp_path: Path) -> None:
    """Two hundred games, every second one changed in one of several ways."""
    changes: list[Callable[[dict[str, Any]], None]] = [
        late_promise,
        lambda fair: fair["salts"].reverse(),
        lambda fair: fair.update(secret=new_secret()),
    ]
    good = []
    for number in range(TOGETHER):
        game = ("acquire", "stockpile")[number % 2] if number % 20 else "syndicate"
        record = fair_game(game, number)
        if number % 4 >= 2 and game == "acquire":
            changes[number % 3](record.extra[KEY])
        good.append(not found(record))
        (tmp_path / f"{number:03}.json").write_text(json.dumps(record.to_json()), encoding="utf-8")
    files = sorted(tmp_path.glob("*.json"))
    result = subprocess.run([sys.executable, EXAMPLE, *files], capture_output=True, text=True, check=False)
    assert [line.split()[-1] == "good" for line in result.stdout.splitlines()] == good
    assert 20 < sum(not one for one in good) < TOGETHER / 2
