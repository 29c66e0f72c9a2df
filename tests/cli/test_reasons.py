"""`bell hint`, `bell review` and `bell bot`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from tests.bots.programs import program
from tests.cli.bell import bell, refusal

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "thrifty.py"
NAMES = ["Ann", "Bob", "Eve"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A random game of three to the end."""
    rng = Rng(4)
    play = Play.start(find_game("acquire"), {"players": 3}, Stream(rng))
    while not play.is_over():
        play.act(pick(play.state, rng))
    path = tmp_path_factory.mktemp("records") / "game.json"
    Record.of(play, NAMES).write(path)
    return path


def decisions(path: Path) -> list[int]:
    """After how many moves somebody has a choice."""
    record = Record.read(path)
    return [at for at in range(len(record.moves)) if (state := record.replay(at)).actor >= 0 and len(state.legal()) > 1]


def test_a_hint_has_every_option_and_the_line(record: Path) -> None:
    at = decisions(record)[3]
    state = Record.read(record).replay(at)
    options = {state.game.to_text(state, action) for action in state.legal()}
    form = json.loads(bell("hint", record, "--at", str(at), "--budget", "60", "--json").stdout)
    assert {choice["text"] for choice in form["choices"]} == options
    assert sum(choice["visits"] for choice in form["choices"]) == form["iterations"] == 60
    assert form["action"] == form["choices"][0]["text"] == form["line"][0]
    assert (form["at"], form["seat"], form["bot"]) == (at, int(state.actor), "expert")
    assert form["played"] == Record.read(record).moves[at]
    text = bell("hint", record, "--at", str(at), "--budget", "60").stdout
    assert f"After {at} moves, {NAMES[state.actor]} to decide" in text
    assert all(option in text for option in options)


def test_a_program_hears_what_its_seat_saw_before(record: Path, tmp_path: Path) -> None:
    bell("hint", record, "--at", "40", "--bot", program(tmp_path, "well"))
    question = json.loads((tmp_path / "memory").read_text())
    assert question["new"]
    assert {"started", "placed", "drew"} <= {event["event"] for event in question["events"]}


def test_without_a_place_it_is_the_last_decision(record: Path) -> None:
    form = json.loads(bell("hint", record, "--budget", "20", "--bot", "greedy", "--json").stdout)
    state = Record.read(record).replay(form["at"])
    assert state.actor == form["seat"]
    rest = [Record.read(record).replay(at).actor for at in range(form["at"] + 1, len(Record.read(record).moves) + 1)]
    assert all(actor < 0 for actor in rest)


def test_where_nobody_decides_there_is_no_hint(record: Path) -> None:
    first = decisions(record)[0]
    said = refusal("hint", record, "--at", "2", status=2)
    assert said == f"--at 2: chance has to move there; the next decision is at {first}"
    moves = len(Record.read(record).moves)
    assert refusal("hint", record, "--at", str(moves), status=2) == f"--at {moves}: the game is over there"
    assert "the record has" in refusal("hint", record, "--at", "99999", status=2)


def test_a_review_accounts_for_the_result(record: Path, tmp_path: Path) -> None:
    """Everybody's parts add up to the result, and luck to nothing."""
    page = tmp_path / "review.html"
    form = json.loads(bell("review", record, "--budget", "8", "--html", page, "--json").stdout)
    assert [one["number"] - 1 for one in form["decisions"]] == decisions(record)
    assert len(form["players"]) == 3
    for player in form["players"]:
        own = [one for one in form["decisions"] if one["seat"] == player["seat"]]
        assert player["decisions"] == len(own)
        assert player["given_up"] == pytest.approx(sum(one["given_up"] for one in own), abs=0.01)
        parts = 1 / 3 - player["given_up"] + player["from_others"] + player["luck"]
        assert parts == pytest.approx(player["result"], abs=0.001)
    assert sum(player["luck"] for player in form["players"]) == pytest.approx(0, abs=0.001)
    assert [player["score"] for player in form["players"]] == Record.read(record).scores
    agreed = [one for one in form["decisions"] if one["played"] == one["advice"]]
    assert agreed
    assert all(one["given_up"] == one["error"] == 0 for one in agreed)
    worst = [one for one in form["decisions"] if one["number"] in form["costliest"]]
    assert 0 < len(worst) <= 3
    assert all(one["given_up"] > 0 for one in worst)
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 2
    assert "https:" not in html


def test_a_review_in_words(record: Path) -> None:
    text = bell("review", record, "--budget", "4", "--lang", "ru").stdout
    assert "Самые дорогие решения" in text
    assert all(name in text for name in NAMES)
    assert refusal("review", record, "--html", record, status=2) == f"{record} exists already"


def test_what_is_no_record_is_refused(record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(record.read_text()[:-40])
    for command in ("hint", "review"):
        assert "this is not JSON" in refusal(command, broken, status=1)


def test_a_sound_program_passes() -> None:
    text = bell("bot", "check", f"{sys.executable} {EXAMPLE}", "--games", "1", "--game", "acquire").stdout
    assert "calls itself thrifty" in text
    assert " ms each" in text
    assert "It is sound." in text


def test_a_broken_program_does_not(tmp_path: Path) -> None:
    name = program(tmp_path, "illegal")
    result = bell("bot", "check", name.removeprefix("exec:"), "--games", "1", status=1)
    words = " ".join(result.stdout.split())
    assert words.count("which is not legal") == 5  # then it is known
    assert "Acquire: 1 game, 5 decisions It failed 5 times." in words  # and no times: it decided nothing
    assert "Stockpile" not in result.stdout  # it says that it plays Acquire only
    assert "cannot be started" in refusal("bot", "check", "./nowhere", status=1)


def test_a_bot_that_is_installed_is_no_program() -> None:
    said = refusal("bot", "check", "greedy", status=2)
    assert said == 'greedy is an installed bot; this checks programs: ./mybot, or "python3 mybot.py"'


def test_the_bots_there_are() -> None:
    listed = [line.split() for line in bell("bot", "list").stdout.splitlines()]
    assert [line[:2] for line in listed] == [
        ["beginner", "Beginner"],
        ["casual", "Casual"],
        ["skilled", "Skilled"],
        ["strong", "Strong"],
        ["master", "Master"],
        ["expert", "Expert"],
        ["greedy", "Trader"],
        ["learned", "Self-taught"],  # plays nothing until OPENINGBELL_POLICY names a network
        ["random", "Rookie"],
    ]
