"""Following docs/adding-a-game.md: its files in a folder, installed as far as Python can tell, and its commands run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAMS = {"bell": [sys.executable, "-m", "openingbell"], "pytest": [sys.executable, "-m", "pytest"]}


def files() -> dict[str, str]:
    """The guide's files; several blocks with one name are pieces of one file."""
    found: dict[str, str] = {}
    for name, text in FILE.findall(GUIDE.read_text(encoding="utf-8")):
        found[name] = found.get(name, "") + text
    return found


def commands() -> list[list[str]]:
    """The guide's commands in their order."""
    blocks = COMMANDS.findall(GUIDE.read_text(encoding="utf-8"))
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def write_project(folder: Path) -> None:
    """Write the guide's files, and beside them what an installer would: metadata with the entry points."""
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    project = tomllib.loads(files()["pyproject.toml"])["project"]
    metadata = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    lines: list[str] = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(folder: Path, command: list[str], stdin: str = "") -> str:
    """What a command prints when it is run beside the files; it has to succeed."""
    inherited = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    settings = {"PYTHONPATH": os.pathsep.join([str(folder), *inherited]), "MYPYPATH": str(ROOT / "src")}
    settings |= {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}
    result = subprocess.run(
        PROGRAMS.get(command[0], command[:1]) + command[1:],
        cwd=folder,
        env={**os.environ, **settings},
        input=stdin,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert result.returncode == 0, f"{shlex.join(command)}\n{result.stdout}{result.stderr}"
    assert "Traceback" not in result.stderr
    return result.stdout
