"""The page about environments: its programs run, and its tables are the layouts."""

from __future__ import annotations

import subprocess
import sys

import pytest

from openingbell.core.registry import find_game
from tests.docs.guide import ROOT
from tests.docs.test_pages import DOCS, blocks

PAGE = (DOCS / "environments.md").read_text(encoding="utf-8")
PETTINGZOO, VECTOR = blocks(PAGE, "python")


@pytest.mark.parametrize(
    ("program", "name"), [(PETTINGZOO, "openingbell_acquire_v1"), (VECTOR, "openingbell_stockpile_v1")]
)
def test_programs_run(program: str, name: str) -> None:
    quiet = [sys.executable, "-W", "ignore", "-c", program]
    result = subprocess.run(quiet, capture_output=True, text=True, check=True, cwd=ROOT)
    assert result.stdout.startswith(name)


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_the_version_of_each_layout_is_told(game: str) -> None:
    version = find_game(game).encoder({}).version
    assert f"### {game.capitalize()}, version {version}\n" in PAGE
    assert f"<!-- layout: {game} -->\n" in PAGE
