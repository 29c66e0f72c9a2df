"""`bell replay`: for people in words, for machines as JSON, for a seat only what it may know."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.terminal.boards import paint
from tests.cli.bell import bell, refusal


@pytest.fixture
def record(tmp_path: Path) -> Path:
    rng = Rng(4)
    play = Play.start(find_game("acquire"), {"players": 3, "holdings": "hidden"}, Stream(rng))
    while not play.is_over():
        play.act(pick(play.state, rng))
    path = tmp_path / "game.json"
    Record.of(play, ["Ann", "Bob", "Eve"]).write(path)
    return path


def test_machines_get_everything(record: Path) -> None:
    shown = json.loads(bell("replay", record, "--json", "--to", "21").stdout)
    assert shown["over"] is False
    assert shown["actor"] in (0, 1, 2)
    assert shown["scores"] == shown["state"]["cash"] == [6000, 6000, 6000]
    drawn = [move.split()[1] for move in Record.read(record).moves[:21]]
    assert shown["state"]["board"] == dict.fromkeys(drawn[:3], "")
    assert [set(hand) for hand in shown["state"]["hands"]] == [set(drawn[3:9]), set(drawn[9:15]), set(drawn[15:21])]
    assert len(shown["state"]["bag"]) == 108 - 21


def test_the_whole_game_ends_with_its_result(record: Path) -> None:
    shown = json.loads(bell("replay", record, "--json").stdout)
    assert shown["over"] is True
    assert shown["actor"] == -2
    assert shown["scores"] == json.loads(record.read_text())["result"]["scores"]


def test_a_seat_sees_its_own_things_only(record: Path) -> None:
    everything = json.loads(bell("replay", record, "--json", "--to", "60").stdout)["state"]
    shown = bell("replay", record, "--json", "--to", "60", "--as", "1").stdout
    view = json.loads(shown)["view"]
    assert [tile["tile"] for tile in view["hand"]] == everything["hands"][1]
    assert [cash is None for cash in view["cash"]] == [True, False, True]
    assert json.loads(shown)["scores"] is None
    hidden = {*everything["bag"], *everything["hands"][0], *everything["hands"][2]}
    assert not hidden & set(re.findall(r"\b\d+[A-I]\b", shown))
    text = bell("replay", record, "--to", "60", "--as", "1").stdout
    assert not hidden & set(re.findall(r"\b\d+[A-I]\b", text))


def test_people_get_words(record: Path) -> None:
    text = bell("replay", record).stdout
    assert "Ann" in text
    assert "Ann" in bell("replay", record, "--lang", "ru").stdout
    assert re.search("[а-я]", bell("replay", record, "--lang", "ru").stdout)


def test_the_whole_story_is_told_where_there_is_no_terminal(record: Path) -> None:
    """Every sentence a spectator may read, an empty line, and the last position."""
    read = Record.read(record)
    play = read.play()
    words = Words("en")
    told = [words.event("acquire", seen, read.names) for _, seen in play.seen(None)]
    console = Console(file=io.StringIO(), width=120)
    console.print(paint("acquire", play.state.view(None), read.names, words))
    assert isinstance(console.file, io.StringIO)
    text = bell("replay", record).stdout
    assert text == "\n".join(told) + "\n\n" + console.file.getvalue()
    assert "\x1b" not in text


def test_names_that_would_command_the_terminal_are_refused(record: Path) -> None:
    data = json.loads(record.read_text())
    data["names"] = ["A\x1b[2Jnn", "Bob", "Eve"]
    record.write_text(json.dumps(data))
    assert "a name is longer than 60 letters or cannot be printed" in refusal("replay", record, status=1)


def test_names_are_not_taken_for_styles(record: Path) -> None:
    data = json.loads(record.read_text())
    data["names"] = ["[/x]", "[bold]Bob", ":smile:"]
    record.write_text(json.dumps(data))
    text = bell("replay", record).stdout
    assert all(name in text for name in data["names"])


def test_a_refusal_tells_a_seat_nothing_about_others(record: Path) -> None:
    """Everybody else hears what would have been legal; a seat that looks at its own view does not."""
    data = json.loads(record.read_text())
    data["moves"][40] = "castle"
    record.write_text(json.dumps(data))
    assert "; legal: " in refusal("replay", record, status=1)
    assert refusal("replay", record, "--as", "0", status=1).endswith("move 41, 'castle', is not a move here")


def test_wrong_usage(record: Path) -> None:
    assert refusal("replay", record, "--as", "3", status=2) == "--as 3: the seats are 0 to 2"
    assert refusal("replay", record, "--to", "5000", status=2).startswith("--to 5000: the record has ")
    assert refusal("replay", record, "--lang", "xx", status=2).startswith("there is no language “xx”")
    assert "does not exist" in refusal("replay", "no-such-file.json", status=2)


def test_refused_content(record: Path) -> None:
    text = record.read_text()
    data = json.loads(text)
    data["moves"][20] = "place 1A"
    wrong = {
        "truncated": (text[: len(text) // 2], "this is not JSON"),
        "broken": ("{]", "this is not JSON"),
        "list": ("[1]", "a record is a JSON object"),
        "version": (text.replace("openingbell/1", "openingbell/9"), "the format is 'openingbell/9'"),
        "rules": (text.replace('"rules": 1', '"rules": 3'), "rules 3 of acquire are not known here"),
        "game": (text.replace('"acquire"', '"chess"'), "there is no game 'chess'"),
        "option": (text.replace('"players": 3', '"players": 30'), "option players is '30'"),
        "illegal": (json.dumps(data), "move 21, 'place 1A', is not a move here; legal: draw "),
    }
    for name, (content, sentence) in wrong.items():
        path = record.with_name(f"{name}.json")
        path.write_text(content)
        assert sentence in refusal("replay", path, "--json", status=1)
        assert sentence in refusal("replay", path, status=1)
