"""The command as a whole: help, version, games, bench, and wrong usage in one line."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from openingbell import __version__
from tests.cli.bell import BELL, ENVIRONMENT, bell, refusal


def test_version_says_that_the_rules_are_compiled() -> None:
    assert bell("--version").stdout == f"bell {__version__} (rules compiled)\n"


@pytest.mark.parametrize(
    "command", [[], ["play"], ["watch"], ["rules"], ["games"], ["replay"], ["simulate"], ["bench"]]
)
def test_help(command: list[str]) -> None:
    assert "Usage: bell" in bell(*command, "--help").stdout


def test_the_bare_command_shows_its_help() -> None:
    assert bell().stdout.startswith("Usage: bell")


@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["--help"],
        ["rules", "acquire"],
        ["watch", "acquire", "--bots", "random", "--speed", "1000000", "--seed", "1"],
    ],
)
def test_a_full_disk_is_one_line(command: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run([BELL, *command], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr == "bell: the output: no space left on device\n"


def test_a_terminal_without_our_letters_is_no_reason_to_stop() -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    command = [BELL, "watch", "acquire", "--bots", "random", "--seed", "1", "--speed", "1000000"]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    assert "The game is over" in result.stdout


def test_games_are_listed_with_their_options() -> None:
    text = bell("games").stdout
    assert "acquire" in text
    assert "2 to 6" in text
    assert "1999, classic" in text


def test_bench_of_many_games_at_once() -> None:
    arguments = ("--vector", "--games", "8", "--seconds", "0.05", "--players", "2")
    figures = json.loads(bell("bench", "stockpile", "--json", *arguments).stdout)
    assert (figures["games"], figures["workers"], figures["options"]["players"]) == (8, 2, 2)
    assert figures["vector_decisions_per_s"] > 0
    assert figures["workers_decisions_per_s"] > 0


def test_bench_of_one_game_or_with_one_process() -> None:
    for arguments in (("--games", "1"), ("--games", "3", "--workers", "1")):
        text = bell("bench", "stockpile", "--json", "--vector", "--seconds", "0.02", *arguments).stdout
        figures = json.loads(text)
        assert figures["workers"] == 1
        assert figures["vector_decisions_per_s"] > 0
        assert "workers_decisions_per_s" not in figures


@pytest.mark.parametrize("name", ["--games", "--workers"])
def test_bench_of_one_game_after_the_other_has_no_use_for_many(name: str) -> None:
    assert "--vector" in refusal("bench", "stockpile", name, "2", status=2)


def test_bench_prints_every_figure() -> None:
    figures = json.loads(bell("bench", "acquire", "--json", "--seconds", "0.05").stdout)
    assert figures["compiled"] is True
    positive = (
        "self_play_steps_per_s",
        "decisions_per_s",
        "games_per_s",
        "driven_steps_per_s",
        "clone_ns",
        "redeal_us",
        "view_us",
    )
    assert all(figures[name] > 0 for name in positive)
    assert figures["self_play_steps_per_s"] > figures["decisions_per_s"] > figures["games_per_s"]
    assert "clone_ns" in bell("bench", "acquire", "--seconds", "0.05").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "there is no game 'chess'; there are: acquire, stockpile, syndicate"),
        (["play", "chess"], "there is no game 'chess'; there are: acquire, stockpile, syndicate"),
        (["bench", "chess"], "there is no game 'chess'; there are: acquire, stockpile, syndicate"),
        (["simulate", "acquire", "--players", "7"], "option players is '7', but may be: 2 to 6"),
        (["simulate", "acquire", "--players", "x"], "Invalid value for '--players': 'x' is not a valid integer."),
        (["simulate", "acquire", "--option", "holdings=shut"], "option holdings is 'shut', but may be: open, hidden"),
        (["simulate", "acquire", "--option", "holdings"], "--option wants KEY=VALUE, not 'holdings'"),
        (["simulate", "acquire", "--option", "x=1"], "there is no option 'x'; there are: players, names, holdings"),
        (["simulate", "acquire", "--games", "0"], "Invalid value for '--games': 0 is not in the range x>=1."),
        (["simulate"], "Missing argument 'GAME'."),
        (
            ["simulate", "acquire", "--seed", "-1"],
            "Invalid value for '--seed': -1 is not in the range 0<=x<=18446744073709551615.",
        ),
        (
            ["bench", "acquire", "--seconds", "nan"],
            "Invalid value for '--seconds': nan is not a number from 0.01 to 3600",
        ),
        (["watch", "acquire", "--speed", "0"], "Invalid value for '--speed': 0 is not a number from 0.01 to 1e+06"),
        (
            ["simulate", "acquire", "--players", "3", "--option", "players=4"],
            "--players and --option players=… say different things",
        ),
        (["simulate", "acquire", "--nonsense"], "there is no option --nonsense"),
        (["nonsense"], "No such command 'nonsense'."),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], sentence: str) -> None:
    assert refusal(*arguments, status=2) == sentence
