"""`bell simulate`: many games, the same for everybody with the same seed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from openingbell.core.record import Record
from tests.cli.bell import BELL, ENVIRONMENT, bell, refusal
from tests.patience import SECONDS


def simulate(*arguments: str | Path) -> dict[str, Any]:
    figures = json.loads(bell("simulate", "acquire", "--json", *arguments).stdout.splitlines()[-1])
    assert isinstance(figures, dict)
    return figures


def test_json_is_the_last_line() -> None:
    figures = simulate("--players", "3", "--games", "30", "--seed", "5", "--check")
    assert figures["games"] == figures["requested"] == 30
    assert figures["options"] == {"players": 3, "names": "1999", "holdings": "open"}
    assert (figures["compiled"], figures["checked"], figures["interrupted"]) == (True, True, False)
    assert sum(figures["wins"]) == pytest.approx(30, abs=0.1)
    assert figures["moves"] > figures["decisions"] > 30 * 50


def test_the_number_of_workers_changes_nothing() -> None:
    one = simulate("--games", "41", "--seed", "3")
    two = simulate("--games", "41", "--seed", "3", "--workers", "2", "--check")
    other = simulate("--games", "41", "--seed", "4")
    same = ("games", "moves", "decisions", "longest_game", "wins", "mean_scores")
    assert [one[key] for key in same] == [two[key] for key in same]
    assert one["moves"] != other["moves"]


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    simulate("--players", "2", "--games", "5", "--seed", "9", "--records", folder, "--option", "names=classic")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"acquire-2p-seed9-{number:06}.json" for number in range(5)]
    for file in files:
        assert Record.read(file).replay().winners()
        shown = json.loads(bell("replay", file, "--json").stdout)
        assert shown["scores"] == json.loads(file.read_text())["result"]["scores"]


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "acquire-4p-seed1-000003.json"
    precious.write_text("precious")
    arguments = ("simulate", "acquire", "--games", "5", "--seed", "1", "--records", tmp_path)
    assert refusal(*arguments, status=1) == f"{precious} exists already"
    assert os.listdir(tmp_path) == [precious.name]
    assert precious.read_text() == "precious"


def test_text_for_people() -> None:
    result = bell("simulate", "acquire", "--games", "3", "--seed", "1234567")
    assert "mean scores" in result.stdout
    assert ["seed", "1234567"] in [line.split() for line in result.stdout.splitlines()]  # as --seed takes it


def test_without_a_seed_games_differ() -> None:
    assert simulate("--games", "2")["seed"] != simulate("--games", "2")["seed"]


def test_ctrl_c_gives_a_partial_summary_at_once(tmp_path: Path) -> None:
    """Records written before the interruption are whole, and nothing else is left behind."""
    command = [BELL, "simulate", "acquire", "--games", "1000000", "--workers", "2", "--seed", "1", "--json"]
    process = subprocess.Popen(
        [*command, "--records", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
        start_new_session=True,
    )
    deadline = time.monotonic() + SECONDS
    while sum(1 for _ in tmp_path.iterdir()) < 5:
        assert time.monotonic() < deadline
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=SECONDS)  # all games would take hours
    figures = json.loads(output.splitlines()[-1])
    assert figures["games"] == sum(1 for _ in tmp_path.iterdir())
    assert figures["interrupted"] is True
    assert 0 < figures["games"] < figures["requested"]
    assert "Traceback" not in errors
    assert process.returncode == 130
    files = sorted(tmp_path.iterdir())
    assert all(file.name.startswith("acquire-4p-seed1-") for file in files)
    for file in files[:3] + files[-3:]:
        assert Record.read(file).replay().winners()


@contextmanager
def running_simulation(workers: int) -> Iterator[subprocess.Popen[str]]:
    """A simulation that would take hours; whatever a test leaves of it is ended."""
    command = [BELL, "simulate", "acquire", "--games", "100000000", "--workers", str(workers), "--seed", "1"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def children(process: subprocess.Popen[str], number: int) -> list[int]:
    """The process ids of the workers, once all are there."""
    path = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    deadline = time.monotonic() + SECONDS
    while len(found := path.read_text().split()) < number:
        assert time.monotonic() < deadline
    return [int(child) for child in found]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_the_command(number: signal.Signals) -> None:
    """Its output ends only when the last process that holds it has ended."""
    with running_simulation(3) as process:
        children(process, 3)
        process.send_signal(number)
        process.communicate(timeout=SECONDS)


def test_the_death_of_a_worker_is_told() -> None:
    with running_simulation(2) as process:
        os.kill(children(process, 2)[0], signal.SIGKILL)
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 1
        assert errors == "bell: a worker died (status -9), and its last games are lost\n"


def test_ctrl_c_while_workers_start_is_heard() -> None:
    with running_simulation(8) as process:
        children(process, 1)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=SECONDS)
        assert process.returncode == 130
        assert "Traceback" not in errors
