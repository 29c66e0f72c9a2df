"""Check that nobody changed a draw of finished games: an independent verifier.

Everything about promises and draws is written out here, from what docs/fairness.md says. Of the engine it takes the
game, to follow its moves, and what a draw can bring: `legal()` and `weights()`.

A deal, which many play, needs `sample()` and `Rng` as well, and cannot do without: each of its draws is defined as what
the rules sample with that generator, in tries that are the game's own, so no list of outcomes and weights tells it.
Whoever does not trust these two reads them: they are short.

    python examples/verify.py RECORD.json ...
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from pathlib import Path
from typing import Any

from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State


def sha256(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


def promise_of(record: dict[str, Any]) -> str:
    fair = record["fair"]
    said = ["openingbell/promise/1", fair["table"], record["game"], record["rules"], record["options"]]
    said += [record.get("data"), fair["secret"]]
    return sha256(json.dumps(said, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode())


def draw(fair: dict[str, Any], number: int, weights: list[int]) -> int:
    salts = hashlib.sha256(bytes.fromhex("".join(one["salt"] for one in fair["salts"]))).digest()
    total = sum(weights)
    for attempt in range(2**32):
        message = b"openingbell/draw/1" + salts + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        digest = hmac.new(bytes.fromhex(fair["secret"]), message, hashlib.sha256).digest()
        value = int.from_bytes(digest[:8], "big")
        if value < 2**64 // total * total:
            break
    chosen = value % total
    return next(index for index in range(len(weights)) if chosen < sum(weights[: index + 1]))


def drawn(fair: dict[str, Any], number: int, state: State) -> int:
    if not fair.get("shared"):
        return state.legal()[draw(fair, number, list(state.weights()))]
    message = b"openingbell/deal/1" + number.to_bytes(8, "big")
    digest = hmac.new(bytes.fromhex(fair["secret"]), message, hashlib.sha256).digest()
    return state.sample(Rng(int.from_bytes(digest[:8], "big")))


def is_good(record: dict[str, Any]) -> bool:
    fair = record["fair"]
    if promise_of(record) != fair["commitment"]:
        return False
    seats = [one["seat"] for one in fair["salts"]]
    if seats != sorted(set(seats)):  # else whoever knows all salts could choose their order
        return False
    house = bytes.fromhex(fair["commitment"])
    if any(sha256(bytes.fromhex(one["salt"]), house) != one["commitment"] for one in fair["salts"]):
        return False
    game = find_game(record["game"], record.get("data"))
    state = game.start(record["options"])
    listed = fair.get("draws")  # where moves were taken back: else the draws are counted
    numbers = iter(range(1, len(record["moves"]) + 1) if listed is None else listed)
    number = 0
    for place, text in enumerate(record["moves"], 1):
        action = game.from_text(state, text)
        if state.actor == CHANCE:
            before, number = number, next(numbers, 0)
            if number <= before or (place > fair.get("after", 0) and drawn(fair, number, state) != action):
                return False
        state.apply(action)
    return listed is None or next(numbers, None) is None


if __name__ == "__main__":
    verdicts = [(path, is_good(json.loads(Path(path).read_text(encoding="utf-8")))) for path in sys.argv[1:]]
    for path, good in verdicts:
        print(f"{path}: {'good' if good else 'changed'}")
    sys.exit(0 if all(good for _, good in verdicts) else 1)
