"""The wheel: built, installed into an empty environment, and a game played from it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

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


def test_without_a_compiler_there_is_a_wheel_and_a_game_is_played_from_it(tmp_path: Path) -> None:
    """The same seed gives the same games; the compiled wheel is what all other tests run on."""
    wheel = build_wheel(tmp_path, CC="false")
    assert page_files(wheel) == {".html", ".js", ".css", ".svg"}
    home = tmp_path / "environment"
    venv.create(home, with_pip=True)
    run(home / "bin" / "python", "-m", "pip", "install", "--quiet", wheel, cwd=tmp_path)
    bell = home / "bin" / "bell"
    assert "interpreted" in run(bell, "--version", cwd=tmp_path)
    arguments = ("--games", "3", "--seed", "1", "--check", "--records", "records", "--json")
    figures = json.loads(run(bell, "simulate", "acquire", *arguments, cwd=tmp_path).splitlines()[-1])
    assert (figures["games"], figures["compiled"]) == (3, False)
    assert figures["moves"] == 1217
    assert run(bell, "replay", "records/acquire-4p-seed1-000000.json", "--lang", "ru", cwd=tmp_path)
