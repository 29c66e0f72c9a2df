"""Sketches of trades: what the rules say of one is what they do when it is proposed and accepted."""

from __future__ import annotations

import random

import pytest

from openingbell.core.chance import Stream
from openingbell.core.errors import BadSketch
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.rng import Rng
from openingbell.core.sketch import Sketch
from openingbell.core.state import State
from openingbell.games.syndicate.game import SYNDICATE
from openingbell.games.syndicate.sketching import SKETCHING
from tests.games.syndicate.tables import table

GAMES = 12


def deals(seed: int) -> list[State]:
    """Positions of a random game in which a trade may be begun, every tenth of them."""
    rng = Rng(seed)
    play = Play.start(SYNDICATE, {"players": 3, "end": "rounds", "rounds": 20}, Stream(rng))
    found = []
    while not play.is_over():
        state = play.state
        if state.step_name() == "deal" and any(text.startswith("trade ") for text in texts(state)):
            found.append(state.clone())
        play.act(pick(state, rng))
    return found[5::10]


def texts(state: State) -> list[str]:
    return [state.game.to_text(state, action) for action in state.legal()]


def partner_of(state: State) -> int:
    return int(next(text for text in texts(state) if text.startswith("trade ")).split()[1])


def some(chance: random.Random, may: dict[str, int]) -> list[str]:
    """A few of the things that may be named, in no order."""
    things = [thing for thing, most in may.items() for _ in range(most if thing != "money" else 0)]
    chosen = chance.sample(things, min(len(things), chance.randint(0, 4)))
    if "money" in may and (not chosen or chance.random() < 0.3):
        chosen.append(str(chance.randint(1, may["money"])))
    return chosen


@pytest.mark.clause("YF-56")
@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_judged_is_what_happens(seed: int) -> None:
    chance = random.Random(seed)
    proposed = 0
    for state in deals(seed):
        me, partner = int(state.actor), partner_of(state)
        may = SKETCHING.judge(state, Sketch(me, partner, [], []))
        gives = some(chance, may["may_give"])
        may = SKETCHING.judge(state, Sketch(me, partner, gives, []))
        takes = some(chance, may["may_take"])
        if not gives or not takes:
            continue
        judged = SKETCHING.judge(state, Sketch(me, partner, gives, takes))
        assert judged["gone"] == []
        before, after = state.view(None), state.clone()
        for move in judged["moves"]:
            action = after.game.from_text(after, move)
            assert after.is_legal(action), f"{move} in {judged['moves']}"
            after.apply(action)
        assert after.step_name() == "answer"
        after.apply(after.game.from_text(after, "accept"))
        then = after.view(None)
        proposed += 1
        changed = []
        for name, firm in before["firms"].items():
            owner = [firm["owner"], then["firms"][name]["owner"]]
            rent = [firm["income"], then["firms"][name]["income"]]
            if owner[0] != owner[1] or rent[0] != rent[1]:
                changed.append({"firm": name, "owner": owner, "rent": rent})
        assert judged["firms"] == changed
        for one in judged["seats"]:
            was, has = (view["players"][one["seat"]] for view in (before, then))
            assert one == {
                "seat": one["seat"],
                "cash": [was["cash"], has["cash"]],
                "worth": [was["worth"], has["worth"]],
            }
    assert proposed > 3


@pytest.mark.clause("YF-56", "YF-12")
def test_a_monopoly_changes_hands_with_its_rent_and_its_worth() -> None:
    """The three firms of building: each costs 60 and brings 20 for each of them that one has."""
    state = table(firms={0: "building_2 building_3", 1: "building_1 football_1"})
    judged = SKETCHING.judge(state, Sketch(0, 1, ["200"], ["building"]))
    assert judged["moves"] == ["trade 1", "give 100", "give 100", "take building", "propose"]
    assert judged["gives"] == [{"item": "money", "number": 200, "worth": 200, "goods": []}]
    assert judged["takes"] == [{"item": "building", "number": 1, "worth": 60, "goods": ["building_1"]}]
    assert judged["firms"] == [
        {"firm": "building_1", "owner": [1, 0], "rent": [20, 60]},
        {"firm": "building_2", "owner": [0, 0], "rent": [40, 60]},
        {"firm": "building_3", "owner": [0, 0], "rent": [40, 60]},
    ]
    assert judged["monopolies"] == [{"monopoly": "building", "seat": 0, "gained": True}]
    mine, theirs = judged["seats"]
    assert mine == {"seat": 0, "cash": [700, 500], "worth": [820, 680]}
    assert theirs["cash"] == [700, 900]


def test_only_what_may_be_named_can_be() -> None:
    """One more of anything than `may_give` says, money on both sides, and things of nobody are gone."""
    state = deals(1)[-1]
    me, partner = int(state.actor), partner_of(state)
    may = SKETCHING.judge(state, Sketch(me, partner, [], []))
    for thing, most in may["may_give"].items():
        named = [str(most)] if thing == "money" else [thing] * most
        more = [str(most + 1)] if thing == "money" else [thing] * (most + 1)
        assert SKETCHING.judge(state, Sketch(me, partner, named, []))["gone"] == []
        assert SKETCHING.judge(state, Sketch(me, partner, more, []))["gone"] == [more[0]]
    both = SKETCHING.judge(state, Sketch(me, partner, ["1"], ["1"]))
    assert both["gone"] == ["1"]
    assert both["moves"] == []
    assert "money" not in both["may_take"]


def test_a_sketch_may_be_made_at_any_time_and_changes_nothing() -> None:
    """It is judged as if its proposer could begin it now, whoever is asked."""
    state = deals(2)[-1]
    me, partner = int(state.actor), partner_of(state)
    before = state.save()
    theirs = SKETCHING.judge(state, Sketch(partner, me, ["5"], ["exchange"]))
    assert theirs["moves"] in ([], [f"trade {me}", "give 5", "take exchange", "propose"])
    assert state.save() == before


def test_the_order_of_the_notation_is_found() -> None:
    state = next(
        state
        for seed in range(50)
        for state in deals(seed)
        if state.view(None)["players"][int(state.actor)]["cash"] > 188
        and state.view(None)["players"][partner_of(state)]["exchange"] > 1
    )
    me, partner = int(state.actor), partner_of(state)
    judged = SKETCHING.judge(state, Sketch(me, partner, ["37", "100", "51"], ["exchange", "exchange"]))
    sums = ["give 100", "give 75", "give 10", "give 1", "give 1", "give 1"]
    assert judged["moves"] == [f"trade {partner}", *sums, "take exchange", "take exchange", "propose"]
    assert [one["number"] for one in judged["gives"]] == [188]


@pytest.mark.parametrize(
    ("sketch", "word"),
    [
        (Sketch(0, 0, [], []), "sketch-seat"),
        (Sketch(0, 7, [], []), "sketch-seat"),
        (Sketch(-1, 0, [], []), "sketch-seat"),
        (Sketch(0, 1, ["gold"], []), "sketch-thing"),
        (Sketch(0, 1, ["9999999"], []), "sketch-thing"),
        (Sketch(0, 1, ["-5"], []), "sketch-thing"),
    ],
)
def test_what_makes_no_sense_is_refused(sketch: Sketch, word: str) -> None:
    with pytest.raises(BadSketch) as refused:
        SKETCHING.judge(deals(3)[0], sketch)
    assert refused.value.word == word


def test_a_table_without_trades_has_no_sketches() -> None:
    play = Play.start(SYNDICATE, {"players": 2, "trades": False}, Stream(Rng(1)))
    with pytest.raises(BadSketch) as refused:
        SKETCHING.judge(play.state, Sketch(0, 1, [], []))
    assert refused.value.word == "sketch-none"
