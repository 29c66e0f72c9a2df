"""Chance that many tables share: each draw follows from the secret and its number, whatever was drawn before."""

from __future__ import annotations

import pickle

import pytest

from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.state import CHANCE
from openingbell.fairness.promise import new_secret
from openingbell.fairness.sharing import SharedChance, bot_seeds, generator


@pytest.mark.parametrize("name", ["acquire", "stockpile", "syndicate"])
def test_a_draw_follows_from_the_secret_its_number_and_the_position_alone(name: str) -> None:
    secret, drawn = new_secret(), 0
    play = Play.start(find_game(name), find_game(name).check({}), SharedChance(secret))
    for _ in range(40):
        play.act(play.state.legal()[0])
    for state, action in zip(play.states(), play.actions, strict=False):
        if state.actor == CHANCE:
            drawn += 1
            assert state.sample(generator(secret, drawn)) == action
    assert drawn > 0


def test_it_goes_on_from_any_number_and_survives_pickling() -> None:
    secret = new_secret()
    one, other = SharedChance(secret), SharedChance(secret, 1)
    one.next()
    assert pickle.loads(pickle.dumps(one)).next().word() == other.next().word()


def test_bots_are_seeded_by_the_position_and_the_secret() -> None:
    game, secret = find_game("acquire"), new_secret()
    first, other = (Play.start(game, game.check({}), SharedChance(secret)).state for _ in range(2))
    assert bot_seeds(secret, first) == bot_seeds(secret, other)
    assert bot_seeds(secret, first) != bot_seeds(new_secret(), first)
    other.apply(other.legal()[0])
    assert bot_seeds(secret, first) != bot_seeds(secret, other)
