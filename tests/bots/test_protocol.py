"""The protocol: names, refusals, forced moves, and that a bot's choice is legal and explained."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.errors import UnknownBot
from openingbell.bots.levels import LEVELS
from openingbell.bots.observer import Observer
from openingbell.bots.policy import Policy
from openingbell.bots.registry import bot_names, find_bot
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from tests.bots.positions import decisions, games
from tests.games.acquire.tables import table

FEW = Budget(iterations=8)


class Picky(Bot):
    """Knows one game only, thinks never, and counts how often it was asked to."""

    name = "picky"

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def plays(self, game: Game) -> bool:
        return game.name == "syndicate"

    def think(self, observer: Observer, budget: Budget) -> Decision:
        self.asked += 1
        action = int(observer.legal()[-1])
        return Decision(action, [Choice(action, observer.to_text(action))])


class Stubborn(Picky):
    """Plays everything."""

    def plays(self, game: Game) -> bool:
        return True


def test_the_installed_bots() -> None:
    assert bot_names() == [*LEVELS, "expert", "greedy", "learned", "random"]
    assert [find_bot(name).name for name in bot_names()] == bot_names()
    assert find_bot("expert") is not find_bot("expert")


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=r"there is no bot 'grandmaster'; there are: beginner, .*, expert, greedy, learned, random"
    ):
        find_bot("grandmaster")


def test_a_package_that_is_broken_is_told_and_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    information = tmp_path / "broken-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("[openingbell.bots]\ngone = nowhere:Bot\nodd = builtins:dict\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert bot_names() == [*LEVELS, "expert", "gone", "greedy", "learned", "odd", "random"]
    assert bot_names(find_game("acquire")) == [*LEVELS, "expert", "greedy", "random"]
    with pytest.raises(UnknownBot, match="gone cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"):
        find_bot("gone")
    with pytest.raises(UnknownBot, match="odd cannot be loaded: builtins:dict does not make a Bot"):
        find_bot("odd")


def test_a_game_that_a_bot_does_not_play_is_refused() -> None:
    state = table("C HH", hands={0: "9I 1A"})
    bot = Picky()
    with pytest.raises(UnknownBot, match="picky does not play acquire"):
        bot.choose(Observer(state, 0, Rng(1)), FEW)
    assert bot.asked == 0


def test_a_forced_move_is_free() -> None:
    """One tile, one thing to do: nobody thinks, and no time goes by."""
    state = table("C HH", hands={0: "9I"})
    assert len(state.legal()) == 1
    bot = Stubborn()
    assert bot.choose(Observer(state, 0, Rng(1)), FEW) == state.legal()[0]
    assert bot.asked == 0
    for name in bot_names(state.game):
        thinker = find_bot(name)
        assert thinker.choose(Observer(state, 0, Rng(1)), Budget(milliseconds=60_000)) == state.legal()[0]
        decision = thinker.explain()
        assert decision is not None
        assert (decision.iterations, decision.line) == (0, ("place 9I",))


def test_a_bot_written_outside_is_asked_and_explains_itself() -> None:
    state = table("C HH", hands={0: "9I 1A"})
    bot = Stubborn()
    assert bot.explain() is None
    assert bot.choose(Observer(state, 0, Rng(1)), FEW) == state.legal()[-1]
    decision = bot.explain()
    assert decision is not None
    assert (bot.asked, decision.chosen().text) == (1, "place 9I")


def test_nobody_decides_for_another_seat() -> None:
    state = table("C HH", hands={0: "9I", 1: "1A"})
    observer = Observer(state, 1, Rng(1))
    assert not observer.is_asked()
    assert list(observer.legal()) == []
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        find_bot("random").choose(observer, FEW)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["random", "greedy", "expert"])
def test_choices_are_legal_and_explained(game: Game, name: str) -> None:
    bot = find_bot(name)
    for number, state in enumerate(decisions(game, 12)):
        seat = int(state.actor)
        action = bot.choose(Observer(state, seat, Rng(2, number)), FEW)
        assert state.is_legal(action)
        decision = bot.explain()
        assert decision is not None
        assert decision.bot == name
        assert decision.action == action
        assert sorted(choice.action for choice in decision.choices) == list(state.legal())
        assert decision.line[0] == game.to_text(state, action) == decision.chosen().text
        told = decision.to_json()
        assert json.loads(json.dumps(told)) == told
        if name == "expert":
            tried = [choice for choice in decision.choices if choice.visits]
            assert sum(choice.visits or 0 for choice in tried) == decision.iterations
            assert decision.choices[0] is decision.chosen()
            assert decision.iterations == (8 if tried else 0)  # where all but one are ruled out, none is tried
            assert not tried or decision.chosen() in tried
            assert all(0 <= (choice.chance or 0) <= 1 for choice in decision.choices)


def test_without_a_policy_all_actions_look_equal() -> None:
    """So an expert can play a game that nobody wrote a policy for."""
    state = table("C HH", hands={0: "9I 1A 5E"})
    assert list(Policy().appraise(state, state.legal())) == [0.0, 0.0, 0.0]
    assert list(Policy().forecast(state)) == [6000.0, 6000.0, 6000.0]
