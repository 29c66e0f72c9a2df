"""Bargains promise most for what a rival may want; the expert tries them, and carries through what it decided on."""

from __future__ import annotations

from typing import cast

from openingbell.bots.budget import Budget
from openingbell.bots.expert import Expert
from openingbell.bots.observer import Observer
from openingbell.bots.policy import win_chances
from openingbell.bots.syndicate.answering import demand_of, readiness
from openingbell.bots.syndicate.bargaining import bargains
from openingbell.bots.syndicate.books import Books
from openingbell.bots.syndicate.manners import Manners
from openingbell.bots.syndicate.policy import SYNDICATE_POLICY
from openingbell.bots.syndicate.trading import answer_gain
from openingbell.bots.syndicate.weights import Weights
from openingbell.core.events import Seen
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.components import FIRM_IDS
from openingbell.games.syndicate.position import Position
from tests.bots.asking import ask
from tests.bots.pool import knowing
from tests.games.syndicate.tables import play, table


def availability(state: State) -> list[list[str]]:
    """The bargains of the seat that decides, if it knows what greedy wants, in notation."""
    found = []
    for steps in bargains(Books(cast(Position, state), knowing(), Manners())):
        world = state.clone()
        texts = []
        for step in steps:
            texts.append(world.game.to_text(world, step))
            world.apply(step)
        found.append(texts)
    return found


def money_of(steps: list[str]) -> int:
    """What is paid; below 0 the rival does."""
    tokens = [step.split() for step in steps if step.split()[-1].isdigit() and not step.startswith("trade")]
    return sum(int(token) if side == "give" else -int(token) for side, token in tokens)


def suffices(state: State, *steps: str) -> bool:
    """Whether a proposal gives the rival what greedy wants, by what is traded."""
    world = state.clone()
    play(world, *steps)
    return answer_gain(books(world)) > 0.0


def tokens(money: int) -> list[str]:
    """How a sum is given."""
    named = []
    for token, most in ((100, 40), (75, 1), (50, 1), (10, 4), (5, 1)):
        number = min(money // token, most)
        named += [f"give {token}"] * number
        money -= number * token
    assert money == 0
    return named


def test_who_knows_the_rival_offers_what_he_accepts_and_nothing_less() -> None:
    """Seat 1 has a motor firm, which seat 0 wants for its other two."""
    state = table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500})
    (found,) = [steps for steps in availability(state) if steps[-2] == "take motor"]
    paid = money_of(found)
    assert found == ["trade 1", *tokens(paid), "take motor", "propose"]
    assert suffices(state, *found)
    assert not suffices(state, "trade 1", *tokens(paid - 5), "take motor", "propose")


def test_every_bargain_gives_the_rival_what_he_wants() -> None:
    firms = {0: "building_1 football_1 club_1", 1: "building_2 motor_1", 2: "munitions_1*2 mineral_1 cinema_1"}
    state = table(firms=firms, cash={0: 300, 1: 900, 2: 80})
    found = availability(state)
    assert {steps[0] for steps in found} == {"trade 1", "trade 2"}
    for steps in found:
        assert suffices(state, *steps)


def test_no_price_is_accepted_that_leaves_its_maker_far_ahead() -> None:
    """The third motor firm is cheap by what it earns by itself, but seat 0 may build then."""
    state = table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500})
    for hundreds, answer in ((3, "refuse"), (8, "accept")):
        steps = ["trade 1", *["give 100"] * hundreds, "take motor", "propose"]
        assert suffices(state, *steps)
        world = state.clone()
        play(world, *steps)
        assert ask("greedy", world) == answer


def books(state: State, *told: Seen) -> Books:
    return Books(cast(Position, state), Weights(), Manners(told))


def test_the_more_a_bargain_leaves_a_rival_the_likelier_he_accepts() -> None:
    b = books(table())
    chances = [readiness(b, 1.0, 100.0, his) for his in (-50.0, 0.0, 50.0, 100.0, 250.0)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.9
    assert readiness(b, 1.0, 300.0, 150.0) < readiness(b, 1.0, 100.0, 150.0)  # the maker's part counts as well


def test_who_refused_is_taken_to_want_more_and_who_accepted_less() -> None:
    offer: Seen = {"event": "proposed", "seat": 0, "other": 1, "gives": ["100"], "takes": ["motor"]}
    stranger = demand_of(books(table()), 1)
    assert demand_of(books(table(), offer, {"event": "trade-refused"}), 1) > stranger
    assert demand_of(books(table(), offer, {"event": "accepted"}), 1) < stranger
    assert demand_of(books(table(), offer, {"event": "trade-refused"}), 2) == stranger


def test_several_are_asked_in_a_turn_each_of_them_once() -> None:
    state = table(firms={0: "motor_1 building_1", 1: "motor_2", 2: "building_2"}, cash={0: 1500})
    assert {steps[0] for steps in bargains(books(state))} == {moves.TRADE + 1, moves.TRADE + 2}
    play(state, "trade 1", "give 1", "take motor", "propose", "refuse")
    offer: Seen = {"event": "proposed", "seat": 0, "other": 1, "gives": ["1"], "takes": ["motor"]}
    told: list[Seen] = [{"event": "turn", "seat": 0, "round": 1}, offer, {"event": "trade-refused"}]
    assert {steps[0] for steps in bargains(books(state, *told))} == {moves.TRADE + 2}


def test_bargains_that_look_bad_are_tried_after_those_that_look_good() -> None:
    """What they are good for shows only in play: money before one's own roll, a group before the others'."""
    firms = {0: "building_1 football_1 club_1", 1: "building_2 motor_1", 2: "munitions_1*2 mineral_1 cinema_1"}
    state = table(firms=firms, cash={0: 300, 1: 900, 2: 80})
    own = []
    for bargain in SYNDICATE_POLICY.macro_actions(state):
        agreed = state.clone()
        for step in bargain.steps:
            agreed.apply(step)
        agreed.apply(bargain.answer)
        own.append(chance(agreed) - chance(state))
    assert own[0] > 0.0
    assert min(own) < 0.0
    first_bad = next(number for number, gain in enumerate(own) if gain < 0.0)
    assert all(gain < 0.0 for gain in own[first_bad:])


def chance(state: State) -> float:
    """Of seat 0 to win."""
    return float(win_chances(SYNDICATE_POLICY, state, SYNDICATE_POLICY.forecast(state))[0])


def test_in_a_rollout_everybody_answers_as_he_did_before() -> None:
    """Greedy would refuse this, but seat 1 sold everything so far; or he refused everything."""
    offer: Seen = {"event": "proposed", "seat": 0, "other": 1, "gives": ["100"], "takes": ["building"]}
    state = table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500})
    play(state, "trade 1", *["give 100"] * 3, "take motor", "propose")
    assert ask("greedy", state) == "refuse"
    for answer, owner in (("accepted", 0), ("trade-refused", 1)):
        told: list[Seen] = [offer, {"event": answer}] * 12
        world = cast(Position, state.clone())
        SYNDICATE_POLICY.recalling(told).play(world, Rng(1))
        assert world.owner[FIRM_IDS.index("motor_3")] == owner


def test_what_is_named_already_stays_named() -> None:
    state = table(firms={0: "building_1 football_1", 1: "building_2 motor_1"}, cash={0: 700})
    whole = [steps for steps in availability(state) if steps[:2] == ["trade 1", "give football_1"]]
    play(state, "trade 1", "give football_1")
    assert availability(state) == [steps[2:] for steps in whole]
    assert whole


def test_the_expert_carries_a_bargain_through() -> None:
    """It thinks about the first step, and not again until the rival has to answer."""
    state = table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500}, bank=0)  # which buys no shares
    bot = Expert()
    iterations = []
    steps: list[str] = []
    while state.actor == 0:
        action = bot.choose(Observer(state, 0, Rng(1, len(steps))), Budget(iterations=60))
        steps.append(state.game.to_text(state, action))
        decision = bot.explain()
        assert decision is not None
        iterations.append(decision.iterations)
        state.apply(action)
    assert (steps[0], steps[-1]) == ("trade 1", "propose")
    assert iterations == [60] + [0] * (len(steps) - 1)


def test_the_expert_thinks_again_if_things_are_not_as_foreseen() -> None:
    state = table(firms={0: "motor_1 motor_2", 1: "motor_3"}, cash={0: 1500}, bank=0)  # which buys no shares
    bot = Expert()
    assert state.game.to_text(state, bot.choose(Observer(state, 0, Rng(1)), Budget(iterations=60))) == "trade 1"
    play(state, "trade 1", "give 1")
    assert state.game.to_text(state, bot.choose(Observer(state, 0, Rng(2)), Budget(iterations=7))) == "cancel"
