"""The fitted judgement: its weights belong to the features, and it gives chances that tell something."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from benchmarks import fit
from openingbell.bots.judgement import FILE, Judgement
from openingbell.bots.policy import find_policy, win_chances
from openingbell.core.game import Game
from openingbell.core.state import OVER
from tests.bots.positions import decisions, games

NAMES = ("cash", "shares")


@pytest.mark.parametrize("name", sorted(fit.SUBJECTS))
def test_weights_belong_to_the_features(name: str) -> None:
    subject = fit.SUBJECTS[name]
    text = (fit.BOTS / name / FILE).read_text(encoding="utf-8")
    facts = json.loads(text)
    assert tuple(facts["weights"]) == subject.names
    assert facts["phases"] == subject.phases
    assert all(len(row) == subject.phases for row in facts["weights"].values())
    assert all(math.isfinite(weight) for row in facts["weights"].values() for weight in row)
    assert fit.text_of(facts) == text, "written by hand; `make fit` writes it"


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.name))
def test_chances_are_shares_of_one(game: Game) -> None:
    policy = find_policy(game)
    assert policy is not None
    for state in decisions(game, 30):
        assert state.actor != OVER
        chances = list(win_chances(policy, state, policy.forecast(state)))
        assert len(chances) == state.players
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(chances[seat] == 0.0 for seat in range(state.players) if state.is_out(seat))


@pytest.mark.parametrize("name", sorted(fit.SUBJECTS))
def test_every_seat_has_its_row(name: str) -> None:
    """What is better for a seat is told by its own numbers, and only by them."""
    for sample in fit.played(name, 3, 1):
        assert len(sample.features) == len(sample.won) * len(fit.SUBJECTS[name].names)
        assert 0.0 <= sample.ahead <= 1.0
        assert sum(sample.won) == pytest.approx(1.0)
        assert sum(sample.by_hand) == pytest.approx(1.0)


def judgement_of(folder: Path, weights: dict[str, list[float]]) -> Judgement:
    (folder / FILE).write_text(json.dumps({"phases": 2, "weights": weights}))
    return Judgement.beside(str(folder / "policy.py"), NAMES)


def test_weights_are_blended_between_phases(tmp_path: Path) -> None:
    """Money decides at the end, shares at the beginning."""
    judgement = judgement_of(tmp_path, {"cash": [1.0, 0.0], "shares": [0.0, 1.0]})
    rows = vec[float]([2.0, 0.0, 0.0, 2.0])
    assert judgement.chances(rows, 0.0)[0] == pytest.approx(1 / (1 + math.exp(-2)))
    assert judgement.chances(rows, 0.5)[0] == pytest.approx(0.5)
    assert judgement.chances(rows, 1.0)[1] == pytest.approx(1 / (1 + math.exp(-2)))
    assert list(judgement.chances(rows, 7.0)) == list(judgement.chances(rows, 1.0))


def test_a_file_of_other_features_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="other features: cash"):
        judgement_of(tmp_path, {"cash": [1.0, 1.0]}).chances(vec[float]([1.0, 2.0]), 0.0)


def test_fitting_finds_what_decides(tmp_path: Path) -> None:
    """Who wins follows from the first of two numbers; the fitting blends as the judgement does."""
    luck = np.random.default_rng(1)
    samples = []
    for number in range(2000):
        rows = luck.normal(size=(3, 2))
        chances = np.exp(2 * rows[:, 0])
        won = np.eye(3)[luck.choice(3, p=chances / chances.sum())]
        by_hand = [1 / 3] * 3
        samples.append(fit.Sample(number, luck.random(), rows.reshape(-1).tolist(), [True] * 3, won.tolist(), by_hand))
    table = fit.Table(samples, 2)
    weights = fit.fitted(table, 2)
    assert weights == pytest.approx([2, 0, 2, 0], abs=0.3)
    shares = fit.chances(table.by_phase(2), table.alive, weights)
    found = {name: weights.reshape(2, 2)[:, place].tolist() for place, name in enumerate(NAMES)}
    judgement = judgement_of(tmp_path, found)
    for row, sample in enumerate(samples[:20]):
        assert list(judgement.chances(vec[float](sample.features), sample.ahead)) == pytest.approx(shares[row, :3])
    assert fit.losses(table, shares).mean() < 0.8 < fit.losses(table, table.by_hand).mean()


def test_fitting_again_gives_the_same() -> None:
    first, _, _ = fit.fit("acquire", 8, 5, 1)
    assert fit.text_of(first) == fit.text_of(fit.fit("acquire", 8, 5, 2)[0])
