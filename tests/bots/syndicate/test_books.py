"""Books are kept through a turn: they say what new ones would."""

from __future__ import annotations

from typing import cast

from openingbell.bots.policy import best_at_random
from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.manners import Manners
from openingbell.bots.syndicate.policy import SYNDICATE_POLICY
from openingbell.bots.syndicate.trading import Plan, most_united
from openingbell.bots.syndicate.weights import Weights
from openingbell.core.chance import Numbered
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import DEAL
from tests.bots.asking import ask
from tests.games.syndicate.tables import play, table


def books(p: Position) -> Books:
    return Books(p, Weights(), Manners())


def test_building_changes_the_books_as_making_them_anew_would() -> None:
    under_way = Play.start(find_game("syndicate"), {"players": 3}, Numbered(4), listens=False)
    rng = Rng(1)
    built = 0
    while not under_way.is_over() and built < 12:
        p = cast(Position, under_way.state)
        actions = under_way.state.legal()
        action = actions[best_at_random(SYNDICATE_POLICY.appraise(under_way.state, actions), rng)]
        b, turn, step = books(p), p.turn, p.step
        b.wanted(turn)
        under_way.make(action)
        if moves.BUILD <= action < moves.MORTGAGE and step == p.step == DEAL:
            b.note_building(action - moves.BUILD)
            built += 1
            fresh = books(p)
            assert list(b.returns) == list(fresh.returns)
            assert list(b.firms) == list(fresh.firms)
            assert b.wanted(turn) == fresh.wanted(turn)
        under_way.draw()
    assert built == 12


def test_a_trade_is_proposed_at_once_as_it_is_step_by_step() -> None:
    firms = {0: "motor_1 motor_2", 1: "motor_3"}
    at_once, by_steps = table(firms=firms, cash={0: 1500}), table(firms=firms, cash={0: 1500})
    SYNDICATE_POLICY.play(at_once, Rng(1))
    while by_steps.actor == 0:
        play(by_steps, ask("greedy", by_steps))
    assert at_once.view(None)["step"] == "answer"
    assert at_once.view(None) == by_steps.view(None)


def test_no_plan_gains_more_than_uniting_groups_does() -> None:
    """So where no group is shared nothing is planned, and nothing is missed."""
    apart = cast(Position, table(firms={0: "motor_1", 1: "building_1"}, cash={0: 1500}))
    assert most_united(books(apart), 0, 1) == 0
    assert Plan(books(apart), 1).gain == 0
    shared = cast(Position, table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500}))
    assert most_united(books(shared), 0, 1) >= Plan(books(shared), 1).gain > 0
