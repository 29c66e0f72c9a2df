"""What the pages show works: commands that exist, code that runs, a record that replays, refusals as they are made."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from openingbell.cli.main import bell
from openingbell.core.errors import Refused
from openingbell.core.record import Record
from openingbell.core.registry import find_game, game_names
from tests.docs.guide import ROOT

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
COMMAND = re.compile(r"^bell (.+)$", re.MULTILINE)
RECORD = (DOCS / "record.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_commands_and_their_options_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    lines = [line for block in blocks(text, "sh") for line in COMMAND.findall(block)]
    lines += re.findall(r"`bell ([^`]+)`", text)
    for line in lines:
        name, *arguments = shlex.split(line)
        if name.startswith("-"):
            continue
        command = bell.get_command(click.Context(bell), name)
        assert command is not None, line
        if isinstance(command, click.Group) and arguments:
            command = command.get_command(click.Context(command), arguments[0])
            assert command is not None, line
        parameters = command.get_params(click.Context(command))  # help among them
        options = {option for parameter in parameters for option in parameter.opts}
        assert {argument for argument in arguments if argument.startswith("--")} <= options, line


def test_the_python_example_of_the_first_page_plays_a_game() -> None:
    (example,) = blocks((DOCS / "index.md").read_text(encoding="utf-8"), "python")
    result = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d\]\n", result.stdout)


@pytest.mark.parametrize("game", game_names())
def test_every_option_is_on_the_games_page(game: str) -> None:
    page = (DOCS / "games" / f"{game}.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", page.partition("## Options")[2], re.MULTILINE))
    assert list(rows) == [option.name for option in find_game(game).options]
    for option in find_game(game).options:
        values, default = (cell.strip() for cell in rows[option.name].split("|")[:2])
        assert ("–" if option.default is None else str(option.default).lower()) == default.strip("`")
        assert all(f"`{choice}`" in values for choice in option.choices)
        assert option.choices or values.replace("`", "") == option.allowed()


# --- the record format ------------------------------------------------------------------------------------------------


@pytest.fixture
def example() -> str:
    (text,) = blocks(RECORD, "json")
    return text


def test_the_example_is_a_record_just_as_it_is_written(example: str) -> None:
    record = Record.from_text(example)
    assert record.replay().view(None)["step"] == "place"
    assert record.to_text() == example


def test_every_key_of_a_record_is_explained(example: str) -> None:
    explained = set(re.findall(r"^\| `(\w+)` \|", RECORD, re.MULTILINE))
    assert explained == {*json.loads(example), "data", "result", "players", "fair", "times", "abandoned", "origin"}


@pytest.mark.parametrize(
    "changes",
    [
        {"format": "openingbell/2"},
        {"game": "chess"},
        {"rules": 7},
        {"options": {"players": 9}},
        {"names": ["Ann"]},
        {"moves": None},
        {"result": {}},
        {"moves": ["draw 9A", "draw 1B", "castle"]},
        {"result": {"scores": [1, 2, 3]}},
    ],
    ids=json.dumps,
)
def test_refusals_are_as_the_page_says(changes: dict[str, Any], example: str) -> None:
    """Lists of games and moves at the end of a sentence may differ."""
    with pytest.raises(Refused) as refusal:
        Record.from_json({**json.loads(example), **changes}).replay()
    said = re.findall(r"\| `([^`]+)` \|$", RECORD, re.MULTILINE)
    assert any(str(refusal.value).startswith(line.partition("; ")[0]) for line in said)
