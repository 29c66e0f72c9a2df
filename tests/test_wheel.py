"""The wheel: built, installed into an empty environment, alone and with extras, and a game played from it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    settings = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "COV"))}
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**settings, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def build_wheel(folder: Path, **environment: str) -> Path:
    """Build from a copy of the sources, with this environment's own tools."""
    source = folder / "source"
    source.mkdir()
    left_behind = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so", "node_modules")
    for name in ("src", "web", "pyproject.toml", "setup.py", "README.md", "LICENSE"):
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, source / name, ignore=left_behind)
        else:
            shutil.copy(path, source / name)
    arguments = ("--wheel", "--no-isolation", "--outdir", folder)
    run(sys.executable, "-m", "build", *arguments, cwd=source, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel


def page_files(wheel: Path) -> set[str]:
    """The kinds of files of the page in a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        names = [name for name in opened.namelist() if name.startswith("openingbell/server/page/")]
    return {Path(name).suffix for name in names}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built without a compiler; the compiled wheel is what all other tests run on."""
    return build_wheel(tmp_path_factory.mktemp("wheel"), CC="false")


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the rules and nothing else."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=True)
    install(home, f"{wheel}")
    return home


def install(home: Path, wanted: str) -> None:
    run(home / "bin" / "python", "-m", "pip", "install", "--quiet", wanted, cwd=home)


def complaint(*command: str | Path, cwd: Path) -> str:
    """What a command that fails says, in one line."""
    result = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert result.returncode == 1, result.stdout + result.stderr
    *traceback, sentence = result.stderr.splitlines()
    assert not traceback or traceback[0].startswith("Traceback")
    return sentence


def names(extra: str) -> str:
    return f"it comes with the extra {extra}: pip install 'openingbell[{extra}]'"


def test_the_page_is_in_the_wheel(wheel: Path) -> None:
    assert page_files(wheel) == {".html", ".js", ".css", ".svg", ".png", ".webmanifest"}


def test_the_rules_alone_are_light_and_say_what_they_lack(home: Path) -> None:
    python = home / "bin" / "python"
    listed = json.loads(run(python, "-m", "pip", "list", "--format=json", cwd=home))
    assert {package["name"] for package in listed} - {"pip", "setuptools"} == {
        "librt",
        "mypy_extensions",
        "openingbell",
    }
    game = "from openingbell.core.registry import find_game; print(find_game('acquire').start({}).legal())"
    assert run(python, "-c", game, cwd=home)
    needs = {
        "import openingbell.server": "server",
        "import openingbell.terminal": "terminal",
        "import openingbell.locales": "terminal",
        "from openingbell import envs; envs.pettingzoo('acquire')": "envs",
        "from openingbell import envs; envs.vector('acquire', 2)": "envs",
    }
    for program, extra in needs.items():
        assert complaint(python, "-c", program, cwd=home).endswith(names(extra)), program
    assert (
        complaint(home / "bin" / "bell", "--version", cwd=home) == f"bell: click is not installed; {names('terminal')}"
    )


def test_a_game_is_played_in_the_terminal_without_a_compiler(home: Path, wheel: Path, tmp_path: Path) -> None:
    """The same seed gives the same games as compiled."""
    install(home, f"{wheel}[terminal]")
    bell = home / "bin" / "bell"
    assert "interpreted" in run(bell, "--version", cwd=tmp_path)
    arguments = ("--games", "3", "--seed", "1", "--check", "--records", "records", "--json")
    figures = json.loads(run(bell, "simulate", "acquire", *arguments, cwd=tmp_path).splitlines()[-1])
    assert (figures["games"], figures["compiled"]) == (3, False)
    assert figures["moves"] == 1217
    assert run(bell, "replay", "records/acquire-4p-seed1-000000.json", "--lang", "ru", cwd=tmp_path)
    needs = {
        "server": ["serve"],
        "arena": ["arena", "acquire", "--games", "2"],
        "envs": ["bench", "acquire", "--vector"],
    }
    for extra, command in needs.items():
        said = complaint(bell, *command, cwd=tmp_path)
        assert said.startswith("bell: ")
        assert said.endswith(names(extra)), command
