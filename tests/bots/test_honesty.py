"""Bots never cheat: what they reach is a re-deal, and it decides alone."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.decision import Choice, Decision
from openingbell.bots.observer import Observer, fork
from openingbell.bots.registry import find_bot
from openingbell.core.build import is_compiled
from openingbell.core.game import Game
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.bots.positions import decisions, games

POSITIONS = 60 if is_compiled() else 8
FEW = Budget(iterations=12)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", ["random", "greedy", "expert", "casual", "skilled:raider"])
def test_states_that_look_alike_get_the_same_decision(game: Game, name: str) -> None:
    for number, state in enumerate(decisions(game, POSITIONS)):
        seat = int(state.actor)
        alike = state.redeal(seat, Rng(77, number))
        thoughts = []
        for twin in (state, alike):
            bot = find_bot(name)
            bot.choose(Observer(twin, seat, Rng(5, number)), FEW)
            decision = bot.explain()
            assert decision is not None
            thoughts.append(decision.to_json())
        assert thoughts[0] == thoughts[1]


class Spy(Bot):
    """Follows everything it can reach from what it is given and remembers every state and generator it finds."""

    name = "spy"

    def __init__(self) -> None:
        super().__init__()
        self.states: list[State] = []
        self.generators: list[Rng] = []

    def think(self, observer: Observer, budget: Budget) -> Decision:
        for found in reachable(observer):
            if isinstance(found, State):
                self.states.append(found)
            elif isinstance(found, Rng):
                self.generators.append(found)
        action = int(observer.legal()[0])
        return Decision(action, [Choice(action, observer.to_text(action))])


def reachable(root: object) -> Iterator[object]:
    """Everything that attributes and the garbage collector's references lead to; types and modules are no secret."""
    seen = {id(root)}
    waiting = [root]
    while waiting:
        item = waiting.pop()
        yield item
        following = [*gc.get_referents(item)]
        following += [value for name in dir(item) if (value := _attribute(item, name)) is not None]
        for found in following:
            if id(found) not in seen and _may_lead_on(found):
                seen.add(id(found))
                waiting.append(found)


def _may_lead_on(found: object) -> bool:
    if isinstance(found, type):
        return False
    return isinstance(found, dict | list | tuple | set) or type(found).__module__.startswith("openingbell")


def _attribute(item: object, name: str) -> object:
    try:
        return getattr(item, name)
    except AttributeError:
        return None


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_spy_finds_only_the_re_deal(game: Game) -> None:
    """What it reaches is the state that the same generator deals from another state that looks alike, bit by bit."""
    for number, state in enumerate(decisions(game, POSITIONS)):
        seat = int(state.actor)
        alike = state.redeal(seat, Rng(123, number))
        spy = Spy()
        spy.choose(Observer(state, seat, Rng(9, number)), FEW)
        imagined = alike.redeal(seat, fork(Rng(9, number)))
        assert spy.states
        assert all(found is not state for found in spy.states)
        assert all(found == imagined for found in spy.states)


@pytest.mark.parametrize("name", ["acquire", "stockpile"])
def test_a_spy_finds_other_cards_than_the_true_ones(name: str) -> None:
    """The test above would mean little if re-deals were the truth. In Syndicate nothing lies hidden: what is not known
    is not yet drawn.
    """
    differ = 0
    for number, state in enumerate(decisions(find_game(name), 20)):
        spy = Spy()
        spy.choose(Observer(state, int(state.actor), Rng(9, number)), FEW)
        differ += any(found.reveal() != state.reveal() for found in spy.states)
    assert differ == 20


def test_the_tables_own_generator_is_out_of_reach() -> None:
    """Who had it could foretell every draw."""
    state = next(decisions(find_game("acquire"), 1))
    own = Rng(4)
    spy = Spy()
    spy.choose(Observer(state, int(state.actor), own), FEW)
    assert spy.generators
    assert all(found is not own for found in spy.generators)
    ahead = [own.word() for _ in range(4)]
    for found in spy.generators:
        assert [found.word() for _ in range(4)] != ahead


def test_worlds_look_alike_to_the_seat() -> None:
    for game in games():
        for number, state in enumerate(decisions(game, 5)):
            seat = int(state.actor)
            observer = Observer(state, seat, Rng(6, number))
            assert observer.view() == state.view(seat)
            assert list(observer.legal()) == list(state.legal())
            assert observer.world(Rng(8)).view(seat) == state.view(seat)
