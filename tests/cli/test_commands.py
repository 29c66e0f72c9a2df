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
        (["simulate", "chess"], "there is no game “chess”; there are: acquire, stockpile, syndicate"),
        (["play", "chess"], "there is no game “chess”; there are: acquire, stockpile, syndicate"),
        (["bench", "chess"], "there is no game “chess”; there are: acquire, stockpile, syndicate"),
        (["simulate", "acquire", "--players", "7"], "option players is “7”, but may be: 2 to 6"),
        (["simulate", "acquire", "--players", "x"], "--players: a whole number is wanted"),
        (["simulate", "acquire", "--option", "holdings=shut"], "option holdings is “shut”, but may be: open, hidden"),
        (["simulate", "acquire", "--option", "holdings"], "--option wants KEY=VALUE, not “holdings”"),
        (["simulate", "acquire", "--option", "x=1"], "there is no option “x”; there are: players, names, holdings"),
        (["simulate", "acquire", "--games", "0"], "--games: a number from 1 on is wanted"),
        (["simulate"], "GAME is missing"),
        (
            ["simulate", "acquire", "--seed", "-1"],
            "--seed: a number from 0 to 18446744073709551615 is wanted",
        ),
        (
            ["bench", "acquire", "--seconds", "nan"],
            "--seconds: a number from 0.01 to 3600 is wanted",
        ),
        (["watch", "acquire", "--speed", "0"], "--speed: a number from 0.01 to 1e+06 is wanted"),
        (
            ["simulate", "acquire", "--players", "3", "--option", "players=4"],
            "--players and --option players=… say different things",
        ),
        (["simulate", "acquire", "--nonsense"], "there is no option --nonsense"),
        (["nonsense"], "there is no command “nonsense”; bell --help lists them"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(arguments: list[str], sentence: str) -> None:
    assert refusal(*arguments, status=2) == sentence


@pytest.mark.parametrize(
    ("language", "arguments", "sentence"),
    [
        ("ru", ["games", "--nonsense"], "нет параметра --nonsense"),
        ("ru_RU.UTF-8", ["play", "acquire", "--players", "9"], "параметр players: «9», а может быть: от 2 до 6"),
        ("it", ["nonsense"], "il comando «nonsense» non esiste; bell --help li elenca"),
        (
            "it",
            ["play", "acquire", "--bots", "nobody"],
            "il bot «nobody» non c’è; ci sono: beginner, casual, skilled, strong, master, "
            "expert, greedy, learned, random",
        ),
        ("ko", ["rules"], "GAME 값이 빠졌습니다"),
        ("ko", ["simulate", "acquire", "--games", "0"], "--games: 1 이상의 수를 적어야 합니다"),
        ("ko", ["play", "chess", "--lang", "it"], "il gioco «chess» non c’è; ci sono: acquire, stockpile, syndicate"),
        ("ko", ["play", "acquire", "--lang", "xx"], "“xx” 언어는 없습니다. 있는 언어: en, it, ko, ru"),
    ],
)
def test_wrong_usage_in_the_language_of_the_shell_or_of_the_command(
    language: str, arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENVIRONMENT, "LANGUAGE", language)
    assert refusal(*arguments, status=2) == sentence


@pytest.mark.parametrize(("language", "range_of_players"), [("ru", "от 2 до 6"), ("it", "da 2 a 6"), ("ko", "2~6")])
def test_the_list_of_games_speaks_the_readers_language(language: str, range_of_players: str) -> None:
    text = bell("games", "--lang", language).stdout
    assert range_of_players in text
    assert not {"option", "values", "default"} & set(text.split())
