"""A program that plays over its standard input and output, and misbehaves as it is told."""

from __future__ import annotations

import sys
from pathlib import Path

# A program that does as it is told: MODE, and a file for what it has to remember between two lives.
PROGRAM = """
import json, os, signal, sys, time
mode, memory = sys.argv[1], sys.argv[2]

def say(message):
    print(json.dumps(message), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if mode == "mute":
            signal.pause()
        say({"name": mode, "games": ["acquire"]})
        continue
    if mode == "crash":
        raise ValueError("no idea what to do")
    elif mode == "quit":
        sys.exit(3)
    elif mode == "hang":
        signal.pause()
    elif mode == "garbage":
        print("<<< hello >>>", flush=True)
    elif mode == "list":
        say([1, 2])
    elif mode == "silent object":
        say({"thought": "none"})
    elif mode == "unprintable":
        say({"thought": "\\ud800\\u001b[2J"})
    elif mode == "twice":
        print(json.dumps({"move": message["legal"][0]}) + "\\n" + json.dumps({"move": "place 1A"}), flush=True)
    elif mode == "illegal":
        say({"move": "place 13J"})
    elif mode == "greedy for worlds":
        say({"worlds": 100000})
    elif mode == "babble":
        print("x" * 2_000_000, flush=True)
    elif mode == "stop":
        os.kill(os.getppid(), signal.SIGSTOP)
    elif mode == "kill" or (mode == "kill once" and not os.path.exists(memory)):
        open(memory, "w").close()
        os.kill(os.getppid(), signal.SIGKILL)
    else:
        with open(memory, "a") as file:
            file.write(line)
        if mode == "imagine":
            say({"worlds": 2})
            with open(memory, "a") as file:
                file.write(sys.stdin.readline())
        say({"move": message["legal"][0]})
"""


def program(folder: Path, mode: str) -> str:
    """The name of a bot that behaves like this."""
    file = folder / "program.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return f"exec:{sys.executable} {file} '{mode}' {folder / 'memory'}"
