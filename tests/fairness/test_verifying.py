"""What was kept from before the game counts, the command says what is proven, and bad input gets a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from openingbell.cli.verify import verify
from openingbell.core.errors import BadRecord
from openingbell.fairness.account import KEY, Account
from openingbell.fairness.verifying import unkept, unlisted
from tests.cli.bell import bell, refusal
from tests.fairness.promised import fair_game


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


@pytest.mark.parametrize(
    ("again", "said"), [(0, ""), (1, "promised anew once after"), (2, "promised anew 2 times after")]
)
def test_the_command_remarks_on_chance_that_was_promised_anew(again: int, said: str, tmp_path: Path) -> None:
    """It may have been chance, so it is no failure."""
    record = fair_game()
    record.extra[KEY] |= {"again": again} if again else {}
    assert Account.from_json(record.extra[KEY]).to_json() == record.extra[KEY]
    record.write(tmp_path / "game.json")
    answer = CliRunner().invoke(verify, [str(tmp_path / "game.json"), "--lang", "en"], standalone_mode=False)
    assert answer.return_value == 0
    assert said in answer.output
    assert ("promised anew" in answer.output) == (again > 0)


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


@pytest.mark.parametrize("wrong", [None, [], {}, {"table": 1}, {"salts": 3}, {"again": "2"}, {"secret": "AB" * 32}])
def test_an_account_that_is_none_is_refused(wrong: object) -> None:
    good = fair_game().extra[KEY]
    with pytest.raises(BadRecord, match="does not say how chance was promised"):
        Account.from_json({**good, **wrong} if isinstance(wrong, dict) and wrong else wrong)
