"""Whoever follows docs/adding-a-game.md has a game in the end: every file and every command of it, as they stand."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.guide import ROOT, commands, files, run, write_project

KIT = """
from openingbell.core.registry import find_game, game_names
from openingbell.testing import check_declarations, check_game

assert {"acquire", "tiny_auction"} <= set(game_names())
game = find_game("tiny_auction")
check_declarations(game)
for players in (2, 3, 4):
    for seed in range(100, 120):
        check_game(game, {"players": players}, seed)
"""
WORDS = """
import sys
from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import OVER
from openingbell.locales import Words
from openingbell.locales.rules import decisions, rulebook

words, game = Words(sys.argv[1]), find_game("tiny_auction")
print(words.say("tiny_auction-title"), rulebook(game.name, sys.argv[1]).title, sep="\\n")
assert [clause.id for clause in decisions(game.name, sys.argv[1])] == ["T-1.4"]
for seed in range(20):
    rng = Rng(seed)
    play = Play.start(game, {"players": 3}, Stream(rng))
    while play.state.actor != OVER:
        view = play.state.view(int(play.state.actor))
        print(words.prompt(game.name, view["step"]), words.prompt(game.name, view["step"], view), sep="\\n")
        for action in play.state.legal():
            print(words.move(game.name, game.to_json(play.state, action)))
        play.act(pick(play.state, rng))
    for event in play.events:
        for viewer in (None, 0, 1, 2):
            names = [words.say("you") if seat == viewer else name for seat, name in enumerate(("Ann", "Bob", "Eve"))]
            print(words.event(game.name, event.seen_by(viewer), names))
for chest in ("tin", "silver", "gold"):
    print(words.move(game.name, {"type": "open", "chest": chest}))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tiny-auction")
    write_project(folder)
    return folder


def test_the_guide_shows_the_files_that_it_lists() -> None:
    assert list(files()) == [
        "pyproject.toml",
        "tiny_auction/__init__.py",
        "tiny_auction/state.py",
        "tiny_auction/game.py",
        "tiny_auction/locales/en/tiny_auction.ftl",
        "tiny_auction/locales/ru/tiny_auction.ftl",
        "tiny_auction/locales/en/tiny_auction.rules.md",
        "tests/test_tiny_auction.py",
    ]
    settings = tomllib.loads(files()["pyproject.toml"])["tool"]["setuptools"]
    assert settings["packages"] == ["tiny_auction"]
    assert settings["package-data"] == {"tiny_auction": ["locales/**/*"]}


def test_the_contract_holds(project: Path) -> None:
    run(project, [sys.executable, "-c", KIT])


def test_the_commands_work(project: Path) -> None:
    """Each in its order, but for the installation, which is done already."""
    installation, *others = commands()
    assert installation == ["pip", "install", "-e", "."]
    printed = {" ".join(command): run(project, command, stdin="quit\n") for command in others}
    assert " passed" in printed["pytest -q"]
    assert "tiny_auction: Tiny Auction (rules 1)" in printed["bell games"]
    (checked,) = (text for command, text in printed.items() if "--check" in command)
    figures = json.loads(checked.splitlines()[-1])
    assert (figures["games"], figures["checked"], figures["moves"]) == (100, True, 100 * 3 * 5)
    everybodys, ann = (text for command, text in printed.items() if command.startswith("bell replay"))
    assert "The chest is full of" in everybodys
    assert "seals a bid of" not in everybodys
    assert "делает тайную ставку: " in ann
    assert "ставите" in next(text for command, text in printed.items() if command.startswith("bell play"))


def test_a_record_replays_for_machines(project: Path, tmp_path: Path) -> None:
    run(project, ["bell", "simulate", "tiny_auction", "--games", "1", "--seed", "2", "--records", str(tmp_path)])
    (record,) = tmp_path.iterdir()
    shown = json.loads(run(project, ["bell", "replay", str(record), "--json"]))
    assert shown["over"] is True
    assert shown["scores"] == json.loads(record.read_text())["result"]["scores"]
    seen = json.loads(run(project, ["bell", "replay", str(record), "--json", "--to", "2", "--as", "1"]))
    assert seen["view"]["has_bid"] == [True, True, False]
    assert seen["view"]["own_bid"] is not None
    assert "bids" not in seen["view"]


@pytest.mark.parametrize(
    ("language", "titles"), [("en", ["Tiny Auction"] * 2), ("ru", ["Маленький аукцион", "Tiny Auction"])]
)
def test_everything_has_words(project: Path, language: str, titles: list[str]) -> None:
    """The rules are there in English only, and so a Russian reader gets the English ones."""
    printed = run(project, [sys.executable, "-c", WORDS, language]).splitlines()
    assert printed[:2] == titles
    told = " ".join(printed[2:])
    assert not any(mark in told for mark in ("tiny_auction", "{", "}", "None", "???"))
    assert (language == "ru") != ("gold" in told)


def test_the_code_is_well_typed_and_well_formed(project: Path) -> None:
    """It is what people copy, so it is held to what our own code is held to."""
    settings = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    run(project, [sys.executable, "-m", "ruff", "format", "--diff", *settings, "tiny_auction", "tests"])
    run(project, [sys.executable, "-m", "ruff", "check", *settings, "tiny_auction", "tests"])
    run(project, [sys.executable, "-m", "mypy", "--strict", "tiny_auction", "tests"])
