"""`bell arena`: the command, its files, and going on after an interruption."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.record import Record
from tests.cli.bell import BELL, ENVIRONMENT, bell, refusal
from tests.patience import SECONDS
from tests.terminal.window import Terminal

RANDOM = ("arena", "acquire", "--bots", "random,random,random", "--seed", "3", "--budget", "1")


def arena(*arguments: str | Path) -> dict[str, Any]:
    figures = json.loads(bell(*arguments, "--json").stdout.splitlines()[-1])
    assert isinstance(figures, dict)
    return figures


def rows(folder: Path) -> list[dict[str, str]]:
    """The results without the time they took, in the order of games."""
    with (folder / "results.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    for row in found:
        del row["seconds"]
    return sorted(found, key=lambda row: (int(row["game"]), int(row["seat"])))


def test_greedy_beats_random_and_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    command = (
        "arena",
        "acquire",
        "--bots",
        "greedy,random,random,random",
        "--games",
        "20",
        "--seed",
        "1",
        "--budget",
        "1",
    )
    one = arena(*command, "--workers", "1", "--out", tmp_path / "one")
    two = arena(*command, "--workers", "2", "--out", tmp_path / "two")
    assert rows(tmp_path / "one") == rows(tmp_path / "two")
    assert len(rows(tmp_path / "one")) == 80
    assert (one["played"], one["deals"], one["interrupted"]) == (20, 5, False)
    greedy, rookies = one["standings"]
    assert (greedy["bot"], greedy["seats"], rookies["bot"], rookies["seats"]) == ("greedy", 1, "random", 3)
    share, low, high = greedy["wins"]
    assert 0.5 < low < share <= high
    assert greedy["rating"]["mu"] > 25 > rookies["rating"]["mu"]
    assert [standing["rating"] for standing in two["standings"]] == [greedy["rating"], rookies["rating"]]


def test_the_report_is_one_page_without_anything_from_elsewhere(tmp_path: Path) -> None:
    text = bell(*RANDOM, "--games", "6", "--out", tmp_path / "new", "--lang", "ru").stdout
    assert "Сыграно 6 партий из 6" in text
    report = (tmp_path / "new" / "report.html").read_text(encoding="utf-8")
    assert report.count("<svg") == 5
    assert '<html lang="ru">' in report
    assert not any(foreign in report for foreign in ("http:", "https:", "src=", "<script", "@import", "url("))


def interrupt(folder: Path, number: signal.Signals, *more: str) -> int:
    """Begin a contest that takes a while, and end it like this after some games; the exit status."""
    process = subprocess.Popen(
        [BELL, *RANDOM, "--games", "600", "--workers", "2", "--out", str(folder), *more],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    deadline = time.monotonic() + SECONDS
    results = folder / "results.csv"
    while not results.exists() or results.read_bytes().count(b"\n") < 10:
        assert time.monotonic() < deadline
        assert process.poll() is None
    os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
    _, errors = process.communicate(timeout=SECONDS)
    assert "Traceback" not in errors
    return process.returncode


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_an_interrupted_contest_is_gone_on_with(tmp_path: Path, number: signal.Signals, status: int) -> None:
    """None lost, none twice, and the results are those of a contest that nobody interrupted."""
    assert interrupt(tmp_path / "cut", number) == status
    before = (tmp_path / "cut" / "results.csv").read_text().count("\n") // 3
    assert before < 600
    figures = arena("arena", "--resume", tmp_path / "cut", "--workers", "2")
    assert (figures["played"], figures["deals"]) == (600, 200)
    assert len({row["game"] for row in rows(tmp_path / "cut")}) == 600
    arena(*RANDOM, "--games", "600", "--workers", "2", "--out", tmp_path / "whole")
    assert rows(tmp_path / "cut") == rows(tmp_path / "whole")


def test_a_finished_contest_can_be_made_longer(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    arena(*RANDOM, "--games", "6", "--out", folder)
    assert arena("arena", "--resume", folder)["played"] == 6
    assert arena(*RANDOM, "--games", "12", "--resume", folder, "--parquet")["played"] == 12
    assert len(rows(folder)) == 36
    assert (folder / "results.parquet").stat().st_size > 0


def test_games_are_written_down_on_request(tmp_path: Path) -> None:
    arena(*RANDOM, "--games", "6", "--out", tmp_path / "new", "--records")
    found = rows(tmp_path / "new")
    for number in range(6):
        record = Record.read(tmp_path / "new" / "records" / f"{number:06}.json")
        assert record.replay().scores() == [int(row["score"]) for row in found if int(row["game"]) == number]


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["arena"], 2, "a contest needs a game and --bots"),
        (["arena", "acquire", "--bots", "random,"], 2, "“random,” is no list of bots"),
        (["arena", "acquire", "--bots", "random"], 2, "a contest needs a bot for each seat, 2 to 6 of them, not 1"),
        (["arena", "acquire", "--bots", "oracle,random"], 2, "there is no bot “oracle”"),
        (["arena", "acquire", "--bots", "exec:./nowhere,random"], 1, "exec:./nowhere cannot be started: no such file"),
        (["arena", "acquire", "--bots", "random,random", "--budget", "soon"], 2, "“soon” is no time to think"),
        (["arena", "acquire", "--bots", "random,random", "--parquet"], 2, "--parquet needs a folder"),
        (["arena", "acquire", "--bots", "random,random", "--cluster", "127.0.0.1:1"], 1, "there is no cluster at 127"),
        (["arena", "--resume", "nowhere"], 1, "there is no contest in nowhere"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(arguments: list[str], status: int, sentence: str) -> None:
    assert refusal(*arguments, status=status).startswith(sentence)


def test_what_is_said_about_a_contest_has_to_agree(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    arena(*RANDOM, "--games", "6", "--out", folder)
    for different in (("--bots", "random,random,greedy"), ("--seed", "4"), ("--budget", "2")):
        said = refusal("arena", "--resume", folder, *different, status=2)
        assert said == f"{different[0]} is another than that of the contest in {folder}"
    fewer = refusal("arena", "--resume", folder, "--games", "3", status=2)
    assert fewer == f"--games is 3, but the contest in {folder} has 6 games, and can only become longer"
    assert refusal(*RANDOM, "--out", folder, status=1).startswith(f"there is a contest in {folder} already")
    assert refusal(*RANDOM, "--out", folder, "--resume", folder, status=2).startswith("--out is for a new contest")


def test_a_broken_bot_is_told_of(tmp_path: Path) -> None:
    bots = "exec:/bin/false,random"
    text = bell("arena", "acquire", "--bots", bots, "--games", "2", "--seed", "1", "--budget", "1").stdout
    assert "2 of 2 games played" in text
    assert " decisions to greedy, the first one because: exec:/bin/false ended with status 1" in " ".join(text.split())


def test_at_a_terminal_a_bar_tells_how_far_it_is() -> None:
    with Terminal(BELL, *RANDOM, "--games", "60", columns=120, rows=24) as terminal:
        terminal.expect("60/60")
        terminal.expect("random 33 %")
        terminal.expect("60 of 60 games played, 20 complete deals counted")
        assert terminal.wait() == 0
