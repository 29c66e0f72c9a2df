"""Every script gives the text that was read and approved. `UPDATE_GOLDENS=1` writes the texts anew."""

from __future__ import annotations

import difflib
import importlib
import os
from pathlib import Path

import pytest

from openingbell.core.registry import game_names
from tests.golden.render import Table, render
from tests.locales import examples

FOLDER = Path(__file__).parent
SCRIPTS = sorted(FOLDER.glob("*/*.script"))
UPDATE = os.environ.get("UPDATE_GOLDENS") == "1" and "CI" not in os.environ

# What a game can tell but no game can come to: the bank has no money left when it owes this, and gives something else.
NEVER = {"compensation"}


def table_of(game: str) -> Table:
    """How a game sets up its scenes and shows its table: `table.py` in the folder of its scripts."""
    table: Table = importlib.import_module(f"tests.golden.{game}.table").TABLE
    return table


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden(script: Path) -> None:
    golden = script.with_suffix(".txt")
    text = render(script.read_text(encoding="utf-8"), table_of(script.parent.name))
    if UPDATE:
        golden.write_text(text, encoding="utf-8")
    approved = golden.read_text(encoding="utf-8") if golden.exists() else ""
    difference = difflib.unified_diff(approved.splitlines(), text.splitlines(), str(golden.name), "now", lineterm="")
    assert text == approved, "\n".join(["the text is not the approved one:", *difference])


def test_each_text_has_its_script() -> None:
    texts = [path.with_suffix("") for path in FOLDER.glob("*/*.txt")]
    assert sorted(texts) == [path.with_suffix("") for path in SCRIPTS]


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_left_out(game: str) -> None:
    """Every kind of move and every kind of event stands in some golden."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob(f"{game}/*.txt"))
    told = examples.read(game)
    kinds = {one["event"]["event"] for one in told if "event" in one} - NEVER
    verbs = {one["move"]["type"] for one in told if "move" in one}
    assert [f"no golden shows {kind}" for kind in sorted(kinds | verbs) if f": {kind}" not in texts] == []
