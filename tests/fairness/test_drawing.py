"""Draws follow from secret, salts and number; every outcome is as likely as its weight."""

from __future__ import annotations

import hashlib
import hmac
import pickle
from collections import Counter

import pytest

from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE
from openingbell.fairness.drawing import FairChance, outcome

SECRET, SALTS = "ab" * 32, ["01" * 32, "fe" * 32]


def test_the_first_draw_is_the_one_the_docs_describe() -> None:
    """Written out, so that a changed scheme cannot pass unnoticed: records of earlier games must stay good."""
    salted = hashlib.sha256(bytes.fromhex("01" * 32 + "fe" * 32)).digest()
    said = b"openingbell/draw/1" + salted + (1).to_bytes(8, "big") + (0).to_bytes(4, "big")
    value = int.from_bytes(hmac.new(bytes.fromhex(SECRET), said, hashlib.sha256).digest()[:8], "big")
    assert outcome(SECRET, SALTS, 1, [1] * 1000) == value % 1000


def test_outcomes_come_as_often_as_they_weigh() -> None:
    weights = [1, 0, 3, 6]
    found = Counter(outcome(SECRET, SALTS, number, weights) for number in range(10_000))
    assert found[1] == 0
    assert all(abs(found[index] - 1000 * weight) < 150 for index, weight in enumerate(weights))


def test_numbers_that_would_favour_some_outcomes_are_tried_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def value(secret: str, salts: list[str], number: int, attempt: int) -> int:
        tried.append(attempt)
        return 2**64 - 1 if attempt == 0 else 5

    monkeypatch.setattr("openingbell.fairness.drawing._value", value)
    assert outcome(SECRET, SALTS, 1, [1, 1, 1]) == 2
    assert tried == [0, 1]


@pytest.mark.parametrize("changed", [("cd" * 32, SALTS), (SECRET, SALTS[::-1]), (SECRET, SALTS[:1]), (SECRET, [])])
def test_whoever_changes_anything_changes_the_draws(changed: tuple[str, list[str]]) -> None:
    def draws(secret: str, salts: list[str]) -> list[int]:
        return [outcome(secret, salts, number, [1] * 100) for number in range(20)]

    assert draws(*changed) != draws(SECRET, SALTS)


@pytest.mark.parametrize("game", ["acquire", "stockpile", "syndicate"])
def test_a_game_is_drawn_by_number_and_from_anywhere(game: str) -> None:
    """A play that begins with the draws that were made already, or was copied, goes on alike."""
    rng = Rng(7)
    play = Play.start(find_game(game), {}, FairChance(SECRET, SALTS))
    for _ in range(60):
        if play.is_over():
            break
        drawn = sum(actor == CHANCE for actor, _ in play.written())
        action = pick(play.state, rng)
        twin = play.branch()
        twin.chance = pickle.loads(pickle.dumps(FairChance(SECRET, SALTS, drawn)))
        twin.act(action)
        play.act(action)
        assert twin.state == play.state
