"""A position that contradicts itself is found out, and a snapshot of one is not loaded."""

from __future__ import annotations

import pytest

from openingbell.core.errors import AuditFailed, BadRecord
from openingbell.core.rng import Rng
from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.components import FIRM_IDS
from tests.games.syndicate.tables import play, table

MOTOR = FIRM_IDS.index("motor_1")
COAL = FIRM_IDS.index("mineral_1")


@pytest.mark.parametrize(
    ("field", "place", "value", "told"),
    [
        ("step", None, 99, "waits in step 99"),
        ("actor", None, 7, "waits for actor 7"),
        ("turn", None, 9, "turn of seat 9"),
        ("round", None, 500, "in round 500"),
        ("dice", None, 36, "dice 36"),
        ("banker", None, 5, "seat 5 does not exist"),
        ("bank", None, 1, "in money"),
        ("cash", 0, -1, "seat 0 has -1"),
        ("ruined", 1, 1, "seat 1 is ruined or not"),
        ("place", 0, 60, "seat 0 stands on 60"),
        ("prison", 0, 3, "missed 3 turns"),
        ("prison", 0, 1, "imprisoned on"),
        ("laps", 0, 1, "prolonged a credit 1 times"),
        ("owner", MOTOR, 4, "belongs to 4"),
        ("owner", MOTOR, 8, "is in the game or not"),
        ("built", MOTOR, 6, "has 6 structures"),
        ("built", COAL, 1, "is in the bank and has structures"),
        ("mortgage", COAL, 5, "not in anybody's hand"),
        ("mortgage", FIRM_IDS.index("club_1"), 5, "is mortgaged"),
        ("insured", FIRM_IDS.index("club_1"), 1, "is insured or sued"),
        ("plaintiff", MOTOR, 9, "is sued by 9"),
        ("plaintiff", MOTOR, 0, "is sued by 0"),
        ("band_cell", None, 3, "rock band without owner"),
        ("stocks", 0, 19, "more papers are out"),
        ("shares", MOTOR * 8 + 1, 1, "shares of firm"),
        ("before", 0, 6, "a card lies before 6"),
        ("unseen", 0, 0, "there are 0 of WAR"),
        ("mafia", 0, 3, "of MAFIA"),
        ("top", 0, 10, "has its top at 10"),
    ],
)
def test_what_does_not_fit_is_told(field: str, place: int | None, value: int, told: str) -> None:
    everything = table(firms={0: "motor_1 club_1"}).everything()
    if place is None:
        everything[field] = value
    else:
        everything[field][place] = value
    with pytest.raises(BadRecord, match=told):
        SYNDICATE.restore(SYNDICATE.check({"players": 3}), everything)


def test_more_that_does_not_fit() -> None:
    options = SYNDICATE.check({"players": 3})
    ruined = table(ruined=(2,)).everything()
    for field in ("stocks", "loads", "mafia"):
        changed = {**ruined, field: [0, 0, 1]}
        with pytest.raises(BadRecord, match=r"seat 2 is ruined and has something|of MAFIA"):
            SYNDICATE.restore(options, changed)
    control = table(firms={0: "motor_1"}).everything()
    control["shares"][MOTOR * 8 : MOTOR * 8 + 2] = [2, 3]
    with pytest.raises(BadRecord, match="controls firm"):
        SYNDICATE.restore(options, control)
    rings = table().everything()
    rings["ring"][:2] = [0, 0]
    with pytest.raises(BadRecord, match="shows a value too often"):
        SYNDICATE.restore(options, rings)
    money = table(banker=0, cash={0: 3420}).everything()
    money["cash"][0] -= 1
    money["bank"] = 1
    with pytest.raises(BadRecord, match="besides the BANKER's"):
        SYNDICATE.restore(options, money)


@pytest.mark.parametrize(
    ("part", "moves", "changes", "told"),
    [
        ("trade", "trade 1", {"partner": 0}, "a trade with 0"),
        ("trade", "trade 1", {"partner": 2, "named": []}, "a trade with 2"),
        ("trade", "trade 1, give load, take 5, propose", {"partner": 2}, "a trade with 2 that seat 1 thinks about"),
        ("auction", "done, roll 1 2, pass", {"good": 90}, "good 90 is auctioned"),
        ("auction", "done, roll 1 2, pass", {"bidder": 3}, "seat 3 having bid"),
        ("auction", "done, roll 1 2, pass", {"price": 701}, "is auctioned at 701"),
        ("auction", "done, roll 1 2, pass", {"tenths": 0}, "is auctioned at 50"),
    ],
)
def test_parts_that_do_not_fit(part: str, moves: str, changes: dict[str, object], told: str) -> None:
    state = table(at={0: 11}, loads={0: 1})
    play(state, *moves.split(", "))
    everything = state.everything()
    assert SYNDICATE.load(state.save()) == state
    everything[part].update(changes)
    with pytest.raises(BadRecord, match=told):
        SYNDICATE.restore(SYNDICATE.options_of(state), everything)


def test_a_duel_that_does_not_fit() -> None:
    state = table(at={0: 11, 1: 14}, mafia={0: 1, 1: 2})
    play(state, "done", "roll 1 2", "throw 1 1")
    assert SYNDICATE.load(state.save()) == state
    for changes in ({"best": [2, 0]}, {"winner": 3}, {"group": 40}, {"thrower": 4}):
        everything = state.everything()
        everything["duel"].update(changes)
        with pytest.raises(BadRecord, match="a duel over"):
            SYNDICATE.restore(SYNDICATE.options_of(state), everything)


@pytest.mark.parametrize(
    ("part", "told"),
    [("trade", "a trade or none in step"), ("auction", "an auction or none in step")],
)
def test_parts_that_should_not_be_there_or_should(part: str, told: str) -> None:
    """Taken from a position that has them, put into one that waits for something else; and the other way round."""
    trading, bidding = table(at={0: 11}), table(at={0: 11})
    play(trading, "trade 1")
    play(bidding, "done", "roll 1 2", "pass")
    for state, other in ((trading, bidding), (bidding, trading)):
        everything = state.everything()
        everything[part] = other.everything()[part]
        with pytest.raises(BadRecord, match=told):
            SYNDICATE.restore(SYNDICATE.options_of(state), everything)


@pytest.mark.parametrize("holdings", ["firms", "papers"])
def test_holdings_from_both_sides(holdings: str) -> None:
    state = table(firms={0: "motor_1"})
    getattr(state, holdings)[1] ^= 1 << MOTOR
    with pytest.raises(AuditFailed, match=f"seat 1 has firm {MOTOR} or its shares, and has not"):
        state.audit()


@pytest.mark.parametrize(
    ("bits", "told"),
    [
        ("pledged", f"firm {MOTOR} is mortgaged, and is not"),
        ("bank_papers", f"the bank has shares of firm {MOTOR}, and has not"),
        ("unfinished", f"there is room for structures of firm {MOTOR}, and there is not"),
        ("lent_on", f"firm {MOTOR} was used in this deal phase, and was not"),
        ("bought_out", f"firm {MOTOR} was used in this deal phase, and was not"),
    ],
)
def test_bits_of_firms(bits: str, told: str) -> None:
    state = table(firms={0: "motor_1"})
    setattr(state, bits, getattr(state, bits) ^ (1 << MOTOR))
    with pytest.raises(AuditFailed, match=told):
        state.audit()


def test_bounds_and_copies() -> None:
    options = {"players": 6}
    assert SYNDICATE.max_length(options) < 2**31
    assert SYNDICATE.score_bounds(options) == (-1601, 17210)
    state = table(firms={0: "motor_1"})
    twin = state.clone()
    twin.apply(SYNDICATE.from_text(twin, "mortgage motor_1"))
    assert state.view(0)["firms"]["motor_1"]["mortgaged"] is None
    assert state.redeal(1, Rng(1)) == state
    with pytest.raises(ValueError, match="there is no seat 3"):
        state.view(3)
