"""Running the installed command as a user does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import SECONDS

BELL = str(Path(sys.executable).parent / "bell")
NOWHERE = f"{os.devnull}/nowhere"  # where no game can be kept
ENVIRONMENT = {
    **os.environ,
    "COLUMNS": "120",
    "TERM": "dumb",
    "NO_COLOR": "1",
    "XDG_STATE_HOME": NOWHERE,
    "LANGUAGE": "en",  # whatever the tester's shell speaks
}


def bell(
    *arguments: str | Path, stdin: str = "", status: int = 0, timeout: float | None = SECONDS
) -> subprocess.CompletedProcess[str]:
    """Run `bell`, which has to end with this status and never with a traceback.

    A whole game takes as long as the machine is busy: then `timeout` is None, and its end is waited for.
    """
    result = subprocess.run(
        [BELL, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=timeout,
        check=False,
    )
    assert "Traceback" not in result.stderr + result.stdout
    assert result.returncode == status, result.stderr + result.stdout
    return result


def refusal(*arguments: str | Path, status: int) -> str:
    """The one line that `bell` says when it refuses, without the name of the command."""
    result = bell(*arguments, status=status)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("bell: ").rstrip("\n")
