"""Records: read, written whole or not at all, and refused in one sentence."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.chance import Stream
from openingbell.core.errors import BadRecord, IllegalMove, Refused, UnknownGame
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import FORMAT, Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng

ACQUIRE = find_game("acquire")


def finished_game() -> Record:
    rng = Rng(8)
    play = Play.start(ACQUIRE, {"players": 3}, Stream(rng))
    while not play.is_over():
        play.act(pick(play.state, rng))
    return Record.of(play, ["Ann", "Боб", "Eve"])


def broken(**changes: Any) -> str:
    """A record's text with some parts changed; None takes a part out."""
    data = finished_game().to_json()
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not None})


def test_a_file_holds_the_whole_record(tmp_path: Path) -> None:
    record = finished_game()
    record.extra = {"times": [1, 2], "players": [{"kind": "human"}] * 3}
    record.write(tmp_path / "game.json")
    again = Record.read(tmp_path / "game.json")
    assert again.to_json() == record.to_json()
    assert again.replay().scores() == record.scores
    assert again.to_json()["format"] == FORMAT == "openingbell/1"
    assert again.to_json()["rules"] == 1


def test_the_file_is_readable_text() -> None:
    lines = finished_game().to_text().splitlines()
    assert max(len(line) for line in lines) < 120
    assert '"names": ["Ann", "Боб", "Eve"]' in finished_game().to_text()


def test_replay_to_a_move_stops_there() -> None:
    record = finished_game()
    assert record.replay(to=0) == ACQUIRE.start({"players": 3})
    assert record.replay(to=3).view(None)["step"] == "deal"


def test_replay_tells_the_events_of_the_game() -> None:
    record = finished_game()
    events = record.play().events
    assert [event.kind for event in events[:3]] == ["started"] * 3
    assert [event.kind for event in events][-2:] == ["over", "won"]


def test_a_record_without_result_or_rules_is_fine() -> None:
    text = broken(result=None, rules=None, names=None)
    assert Record.from_text(text).replay().winners()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        (finished_game().to_text()[:500], "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
        ("[]", "a record is a JSON object"),
        ("{}", "the format is None, but this version reads 'openingbell/1'"),
        (broken(format="openingbell/2"), "the format is 'openingbell/2', but this version reads 'openingbell/1'"),
        (broken(rules=7), "rules 7 of acquire are not known here, only 1"),
        (broken(rules="x"), "rules 'x' of acquire are not known here, only 1"),
        (broken(options=[3]), "'options' is not an object"),
        (broken(options={"players": 9}), "option players is '9', but may be: 2 to 6"),
        (broken(moves=None), "'moves' is not a list of texts"),
        (broken(moves=[1, 2]), "'moves' is not a list of texts"),
        (broken(names="Ann"), "'names' is not a list of texts"),
        (broken(names=["Ann"]), "there are 1 names for 3 seats"),
        (broken(names=["Ann", "B\x1b[2J", "C"]), "a name is longer than 60 letters or cannot be printed"),
        (broken(names=["Ann", "\ud800", "C"]), "a name is longer than 60 letters or cannot be printed"),
        (broken(names=["Ann", "x" * 61, "C"]), "a name is longer than 60 letters or cannot be printed"),
        (broken(game=None), "'game' is not the name of a game"),
        (broken(rules=True), "rules True of acquire are not known here, only 1"),
        (broken(format="x" * 500), "the format is 'xxx"),
        (broken(format=[[1]]), "the format is a list, but"),
        ('{"format": ' + "9" * 5000 + "}", "this is not JSON"),
        (broken(result={"scores": "many"}), "'result' has no list of scores"),
        (broken(result=3), "'result' has no list of scores"),
    ],
)
def test_what_is_not_a_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.from_text(text)
    assert str(refusal.value).startswith(sentence)
    assert len(str(refusal.value).splitlines()) == 1


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: acquire"):
        Record.from_text(broken(game="chess"))


def test_a_result_that_the_moves_do_not_give_is_refused() -> None:
    record = finished_game()
    assert record.scores is not None
    record.scores[0] += 100
    with pytest.raises(BadRecord, match="but its moves give"):
        record.replay()


def test_a_result_before_the_end_is_refused() -> None:
    record = finished_game()
    del record.moves[-1]
    with pytest.raises(BadRecord, match="do not finish the game"):
        record.replay()


def test_an_illegal_move_is_refused_with_its_number_and_the_legal_ones() -> None:
    record = finished_game()
    record.moves[1] = record.moves[0]
    with pytest.raises(IllegalMove) as refusal:
        record.replay()
    assert str(refusal.value) == f"move 2, '{record.moves[0]}', is not legal here"
    assert len(refusal.value.legal) == 107
    assert all(move.startswith("draw ") for move in refusal.value.legal)


def test_a_text_that_is_no_move_is_refused_with_its_number() -> None:
    record = finished_game()
    record.moves[2] = "castle"
    with pytest.raises(IllegalMove, match="move 3, 'castle', is not a move here"):
        record.replay()


def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious")
    with pytest.raises(BadRecord, match="exists already"):
        finished_game().write(path)
    assert path.read_text() == "precious"
    assert os.listdir(tmp_path) == ["game.json"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be written: no such file or directory"):
        finished_game().write(tmp_path / "nowhere" / "game.json")
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("name", [".", "taken/below", "x" * 300, "a\0b"])
def test_an_impossible_name_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "taken").write_text("precious")
    with pytest.raises(BadRecord):
        finished_game().write(tmp_path / name)
    assert os.listdir(tmp_path) == ["taken"]


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none.json cannot be read: no such file or directory"):
        Record.read(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.read(tmp_path / "a\0b")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    with pytest.raises(Refused, match=r"picture cannot be read: it is not a text file$"):
        Record.read(tmp_path / "picture")
