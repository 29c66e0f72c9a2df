"""The package as a whole: what it needs, and what it does without."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from openingbell import envs
from openingbell.core.errors import BadOptions, UnknownGame
from openingbell.extras import MissingExtra

MAKERS: dict[str, Callable[..., object]] = {
    "pettingzoo": envs.pettingzoo,
    "gymnasium": envs.gymnasium,
    "numpy": lambda game, **options: envs.vector(game, 2, **options),
}


@pytest.mark.parametrize("package", MAKERS)
def test_a_package_that_is_missing_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("openingbell.extras.find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=f"{package} is not installed; it comes with the extra envs"):
        MAKERS[package]("acquire")


@pytest.mark.parametrize("package", MAKERS)
def test_what_cannot_be_played_is_refused(package: str) -> None:
    with pytest.raises(UnknownGame):
        MAKERS[package]("chess")
    with pytest.raises(BadOptions):
        MAKERS[package]("acquire", players=7)
    with pytest.raises(BadOptions):
        MAKERS[package]("acquire", colour="red")


def test_the_rules_do_without_numpy() -> None:
    """Nothing that plays, neither bots nor the command, loads it."""
    program = "import sys, openingbell.cli, openingbell.bots.learned; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_nothing_is_left_behind_at_the_end() -> None:
    """OpenSpiel holds on to what was registered until the very end of the process, which has to end well."""
    program = "import openingbell.envs, pyspiel; pyspiel.load_game('openingbell_acquire').new_initial_state()"
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


WITHOUT_TORCH = """
import runpy, sys

sys.modules["torch"] = None
runpy.run_path(sys.argv[1], run_name="__main__")
"""


def test_the_example_says_what_it_needs() -> None:
    example = Path(__file__).parents[2] / "examples" / "train_ppo.py"
    done = subprocess.run([sys.executable, "-c", WITHOUT_TORCH, example], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "PyTorch" in done.stderr
