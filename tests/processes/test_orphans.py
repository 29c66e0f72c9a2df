"""Nothing is left running when the one it was started for is killed."""

from __future__ import annotations

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import SECONDS

# In a process of its own, which is killed then: something of ours is started, and says its number.
STARTS = {
    "a worker": """
from multiprocessing import get_context
from openingbell.processes.worker import Worker
worker = Worker(get_context(), tell)
print(worker.receive(), flush=True)
""",
    "a worker started from scratch": """
from multiprocessing import get_context
from openingbell.processes.worker import Worker
worker = Worker(get_context("spawn"), tell)
print(worker.receive(), flush=True)
""",
    "a pool": """
from openingbell.processes.pool import Pool
pool = Pool(1)
print(pool.executor.submit(os.getpid).result(), flush=True)
""",
}
PROGRAM = """
import os
def tell(pipe):
    pipe.send(os.getpid())
    pipe.recv()
if __name__ == "__main__":
    {start}
    input()
"""


@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_it_ends_with_its_parent(start: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(start=start.strip().replace("\n", "\n    ")))
    with subprocess.Popen([sys.executable, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = os.pidfd_open(int(parent.stdout.readline()))
        parent.kill()
        parent.wait()
        assert select.select([child], [], [], SECONDS)[0], "it is still there"
        os.close(child)
