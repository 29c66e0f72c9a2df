#!/usr/bin/env python3
"""A bot for `exec:`, with nothing but Python: it imagines a few worlds and takes what it can afford.

Try it:  bell bot check examples/bots/thrifty.py
         bell arena acquire --bots exec:examples/bots/thrifty.py,greedy,random --games 12

The protocol is in docs/bots.md: every line in and out is a JSON object. Print nothing else to the standard output;
complaints go to the standard error.
"""

import json
import sys
from typing import Any


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def decide(question: dict[str, Any]) -> str:
    """Here goes your bot. `question` has view, legal, forms, events, seat, options, budget."""
    legal: list[str] = question["legal"]
    # What may be hidden, imagined: whole positions that contradict nothing this seat ever saw.
    say({"worlds": 2})
    worlds = json.loads(sys.stdin.readline())["worlds"]
    assert all(world is not None for world in worlds)
    # Something simple: found, build and buy what it can, and pass only if there is nothing else.
    liked = ("found", "survive", "place", "buy", "sell", "bid", "build")

    def rank(move: str) -> int:
        verb = move.split()[0]
        return liked.index(verb) if verb in liked else len(liked)

    return min(legal, key=rank)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"name": "thrifty", "games": ["acquire", "stockpile", "syndicate"]})
    elif message["type"] == "decide":
        say({"move": decide(message)})
