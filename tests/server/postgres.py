"""A real PostgreSQL server that the tests start, on a socket of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from tests.patience import SECONDS

USER = "bell"
SMALL = ("--wal-segsize=1",)  # megabyte, so that a limit on the size of files lets the log be written
HASTY = ("-c", "fsync=off", "-c", "full_page_writes=off")
# It refuses to run as root; Debian's package brings a user for it.
AS_ITS_USER = ("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups")


class Postgres:
    """Can be stopped and started again; its databases outlive that."""

    def __init__(self, programs: Path, folder: Path, *settings: str) -> None:
        self._programs = programs
        self._settings = settings
        self._folder = folder
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        manner = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", *SMALL)
        self._run("initdb", "-D", self._data, "-U", USER, *manner)

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def start(self) -> None:
        """Return when it answers."""
        command = self._command("postgres", "-D", self._data, "-h", "", "-k", str(self._folder), *self._settings)
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        while subprocess.run(self._command("pg_isready", "-q", "-h", str(self._folder)), check=False).returncode != 0:
            assert self._process.poll() is None, (self._folder / "log").read_text()

    def stop(self) -> None:
        """All connections are cut."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(SECONDS)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"bell{next(self._numbers)}"
        self._run("createdb", "-h", str(self._folder), "-U", USER, name)
        return f"postgresql://{USER}@/{name}?host={self._folder}"

    def limit_files(self, processes: Iterable[int], size: int | None) -> None:
        """Of what these processes of it write no file grows beyond so many bytes; or there is room again. One that has
        ended meanwhile, because its connection was closed, writes nothing more."""
        wanted = "unlimited" if size is None else f"{size}:unlimited"
        for process in processes:
            command = [*self._as_its_user(), "prlimit", f"--pid={process}", f"--fsize={wanted}"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0 or not Path(f"/proc/{process}").exists(), done.stderr

    def _command(self, program: str, *arguments: str) -> list[str]:
        return [*self._as_its_user(), str(self._programs / program), *arguments]

    def _as_its_user(self) -> tuple[str, ...]:
        return AS_ITS_USER if os.geteuid() == 0 else ()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(self._command(program, *arguments), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def find_programs() -> Path | None:
    """Where PostgreSQL is: Debian has each version in a folder of its own."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    path = str(found[-1]) if found else shutil.which("initdb")
    return None if path is None else Path(path).parent


@contextmanager
def running_postgres(is_durable: bool = False) -> Iterator[Postgres]:
    """One that outlives everything but the machine's end; durable, that too, and then it waits for the disk."""
    programs = find_programs()
    if programs is None or find_spec("psycopg") is None:
        assert not os.environ.get("CI"), "there is no PostgreSQL here, and CI needs one"
        pytest.skip("there is no PostgreSQL here")
    with tempfile.TemporaryDirectory(prefix="bell-") as name:  # short: the path of a socket may not be long
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        postgres = Postgres(programs, folder, *(() if is_durable else HASTY))
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop()
