"""The command as a whole: help, version, games, bench, and wrong usage in one line."""

from __future__ import annotations

import json

import pytest

from openingbell import __version__
from tests.cli.bell import bell, refusal


def test_version_says_that_the_rules_are_compiled() -> None:
    assert bell("--version").stdout == f"bell {__version__} (rules compiled)\n"


@pytest.mark.parametrize(
    "command", [[], ["play"], ["watch"], ["rules"], ["games"], ["replay"], ["simulate"], ["bench"]]
)
def test_help(command: list[str]) -> None:
    assert "Usage: bell" in bell(*command, "--help").stdout


def test_games_are_listed_with_their_options() -> None:
    text = bell("games").stdout
    assert "acquire" in text
    assert "2 to 6" in text
    assert "1999, classic" in text


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
        (["simulate", "chess"], "there is no game 'chess'; there are: acquire"),
        (["play", "chess"], "there is no game 'chess'; there are: acquire"),
        (["bench", "chess"], "there is no game 'chess'; there are: acquire"),
        (["simulate", "acquire", "--players", "7"], "option players is '7', but may be: 2 to 6"),
        (["simulate", "acquire", "--players", "x"], "Invalid value for '--players': 'x' is not a valid integer."),
        (["simulate", "acquire", "--option", "holdings=shut"], "option holdings is 'shut', but may be: open, hidden"),
        (["simulate", "acquire", "--option", "holdings"], "--option wants KEY=VALUE, not 'holdings'"),
        (["simulate", "acquire", "--option", "x=1"], "there is no option 'x'; there are: players, names, holdings"),
        (["simulate", "acquire", "--games", "0"], "Invalid value for '--games': 0 is not in the range x>=1."),
        (["simulate"], "Missing argument 'GAME'."),
        (["simulate", "acquire", "--nonsense"], "there is no option --nonsense"),
        (["nonsense"], "No such command 'nonsense'."),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], sentence: str) -> None:
    assert refusal(*arguments, status=2) == sentence
