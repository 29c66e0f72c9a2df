"""What a search found, and which action it takes for it."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from openingbell.bots.observer import Observer
from openingbell.bots.policy import UNIFORM, Policy, find_policy
from openingbell.bots.root import RootStatistics
from openingbell.bots.search import Search, SearchSettings
from openingbell.core.chance import let_happen
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from tests.bots.positions import decisions, games


def found(*results: tuple[int, float], actions: int = 3, baseline: int = 0) -> RootStatistics:
    """Tries in this order: the action and its share of the win; the score does not matter."""
    root = RootStatistics(actions, baseline)
    for index, share in results:
        root.record(index, share, 100.0)
    return root


def test_a_lead_is_over_the_baseline_in_the_same_try() -> None:
    """The baseline gets 0.9 and 0.1; the other one 0.8, in the lucky world: 0.1 less, though more than its average."""
    root = found((0, 0.9), (0, 0.1), (1, 0.8))
    assert round(root.lead(1), 9) == -0.1
    assert root.lead(0) == 0.0
    assert root.best(0.0) == 0


def test_the_largest_lead_is_taken() -> None:
    root = found((0, 0.5), (1, 0.6), (2, 0.8))
    assert root.best(0.0) == 2


def test_a_lead_has_to_be_sure() -> None:
    """Leads of 0.5 and -0.3 are 0.1 on average, give or take 0.3 or so; sixteen times 0.1 leaves no temperature."""
    tossed = found((0, 0.4), (1, 0.9), (0, 0.4), (1, 0.1))
    assert (tossed.best(0.0), tossed.best(1.0)) == (1, 0)
    steady = found(*[(index, 0.4 + index / 10) for _ in range(16) for index in (0, 1)])
    assert steady.best(1.0) == 1


def test_what_is_not_sure_counts_as_much_as_it_is_likely() -> None:
    """A lead of 0.4 that comes about one time in four; otherwise it would be as with the baseline."""
    root = RootStatistics(2, 0)
    root.record(0, 0.5, 100.0)
    root.record(1, 0.9, 500.0, 0.25)
    assert round(root.lead(1), 9) == 0.1
    assert root.scores[1] == 200.0


def test_par_is_taken_before_anything_was_tried() -> None:
    assert found(baseline=2).best(0.0) == 2


def test_statistics_of_several_searches_are_added_up() -> None:
    """A lead of 0.2 here and one of -0.6 there: together it is behind."""
    root = found((0, 0.5), (1, 0.7))
    root.add(found((0, 0.7), (1, 0.1)).rows())
    assert list(root.visits) == [2, 2, 0]
    assert round(root.lead(1), 9) == -0.2
    assert root.best(0.0) == 0


def test_par_is_always_ahead_in_tries_by_one_at_most() -> None:
    """Or there would be nothing to measure the others by; and more tries of it tell nothing about their leads."""
    for game in games():
        state = next(decisions(game, 1))
        observer = Observer(state, int(state.actor), Rng(4))
        search = Search(observer, UNIFORM, Rng(5), SearchSettings(), observer.world(Rng(6)))
        for _ in range(40):
            search.iterate()
            tried = list(search.root.visits)
            assert tried.pop(search.root.baseline) - max(tried) in (0, 1)
        assert sum(search.root.visits) == 40


def test_who_searches_along_measures_by_the_same_baseline() -> None:
    """In Stockpile first sight depends on the world one imagines; all have the same world at the root."""
    game = find_game("stockpile")
    policy = find_policy(game)
    assert policy is not None
    otherwise = 0
    for state in decisions(game, 60):
        observer = Observer(state, int(state.actor), Rng(4))
        root_world = observer.world(Rng(6))
        own = Search(observer, policy, Rng(5), SearchSettings(), root_world).root.baseline
        helper = Observer(root_world, int(state.actor), Rng(7))
        assert Search(helper, policy, helper.rng, SearchSettings(), root_world).root.baseline == own
        otherwise += Search(helper, policy, helper.rng, SearchSettings(), helper.world(Rng(8))).root.baseline != own
    assert otherwise > 0


def test_the_more_was_tried_the_more_macro_actions_are_considered() -> None:
    """With 40 tries the first four of many bargains, with 160 the first six."""
    game = find_game("syndicate")
    policy = find_policy(game)
    assert policy is not None
    state = next(state for state in decisions(game, 200) if len(policy.macro_actions(state)) > 6)
    observer = Observer(state, int(state.actor), Rng(4))
    search = Search(observer, policy, Rng(5), SearchSettings(), observer.world(Rng(6)))
    for tries, most in ((40, 4), (160, 6)):
        while sum(search.root.visits) < tries:
            search.iterate()
        tried = list(search.root.visits)[len(search.actions) :]
        assert any(tried[:most])
        assert not any(tried[most:])


class Looking(Policy):
    """Knows nothing but finds the first seat's chances better each time it looks; in Acquire a draw ends each turn."""

    def __init__(self) -> None:
        self.horizon = 3
        self.looks = (1, 2)
        self.seen: list[float] = []

    def chances(self, state: State, forecast: vec[float]) -> vec[float]:
        self.seen.append(0.2 * (1 + len(self.seen)))
        return vec[float]([self.seen[-1], 1.0 - self.seen[-1]])


def test_a_rollout_is_judged_on_the_way_and_the_mean_counts() -> None:
    state = find_game("acquire").start({"players": 2})
    let_happen(state, Rng(1))
    policy = Looking()
    observer = Observer(state, int(state.actor), Rng(1))
    search = Search(observer, policy, observer.rng, SearchSettings(), observer.world(observer.rng))
    search.iterate()
    assert policy.seen == pytest.approx([0.2, 0.4, 0.6])
    mean = 0.4 if state.actor == 0 else 0.6
    assert search.root.rows()[int(search.root.baseline)][1] == pytest.approx(mean)
