"""What must not be cut in two is not, whoever takes the signal."""

from __future__ import annotations

import subprocess
import sys

# In a process of its own. With this thread's signals blocked, the other one takes it.
SECTION = """
import os, signal, sys, threading
from openingbell.processes.signals import uninterrupted

signal.signal(signal.SIGINT, signal.default_int_handler)
if sys.argv[1] == "two threads":
    threading.Thread(target=threading.Event().wait, daemon=True).start()
done = 0
try:
    with uninterrupted():
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(100_000):
            done += 1
    done = -1
except KeyboardInterrupt:
    print(done)
"""


def test_ctrl_c_waits_for_the_end_of_a_section() -> None:
    for threads in ("one thread", "two threads"):
        command = [sys.executable, "-c", SECTION, threads]
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "100000\n"
