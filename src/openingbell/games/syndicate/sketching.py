"""Trades that somebody only thinks about: composed, weighed and exchanged on a copy (YF-56, YF-57)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from mypy_extensions import i64

from openingbell.core.errors import BadSketch
from openingbell.core.sketch import Sketch, Sketching, require_things
from openingbell.core.state import OVER, State
from openingbell.games.syndicate import moves, proposal, trade
from openingbell.games.syndicate.components import (
    GROUP_IDS,
    GROUP_OF,
    ILLEGAL,
    IN_BANK,
    MONOPOLY_BITS,
    MONOPOLY_IDS,
    NONE,
    ROCK_BAND,
    TOKENS,
    WITH_BAND,
)
from openingbell.games.syndicate.firms import income, monopolized, nominal, value
from openingbell.games.syndicate.names import good_name
from openingbell.games.syndicate.position import Position, current_trade
from openingbell.games.syndicate.worth import net_worth

THINGS: Final = [trade.item_name(i64(item)) for item in range(moves.ITEM_MONEY)]


class TradeSketches(Sketching):
    def opening(self, state: State, sketch: Sketch) -> str:
        return f"trade {sketch.partner}"

    def judge(self, state: State, sketch: Sketch) -> dict[str, Any]:
        require_things([*sketch.gives, *sketch.takes], THINGS)
        p = begun(state, sketch)
        texts = [self.opening(state, sketch)]
        gone = _name_all(p, 0, sketch.gives, texts) + _name_all(p, 1, sketch.takes, texts)
        composed = current_trade(p)
        may_propose = trade.may_propose(composed)
        after = cast(Position, p.clone())
        proposal.exchange(after, current_trade(after), None)
        trade.close(after)
        return {
            "moves": [*texts, "propose"] if may_propose else [],
            "gives": _named(p, 0),
            "takes": _named(p, 1),
            "gone": gone,
            "may_give": _most(p, 0),
            "may_take": _most(p, 1),
            "firms": _firms_changed(p, after),
            "monopolies": _monopolies_changed(p, after),
            "seats": _seats_changed(p, after, sketch),
        }


def begun(state: State, sketch: Sketch) -> Position:
    """A copy in which the proposer has just begun a trade, whoever's turn it is; or BadSketch."""
    p = cast(Position, state.clone())
    if not p.trades:
        raise BadSketch("sketch-none")
    living = 0 <= sketch.proposer < p.players and p.ruined[sketch.proposer] == 0
    if p.actor == OVER or not living or not p.is_rival(sketch.proposer, sketch.partner):
        raise BadSketch("sketch-seat")
    p.turn = sketch.proposer
    p.trades_begun = 0
    trade.begin(p, sketch.partner, None)
    return p


# --- naming ---------------------------------------------------------------------------------------------------------


def _name_all(p: Position, side: i64, things: Sequence[str], texts: list[str]) -> list[str]:
    """Name the things of a side in the order of the notation, money last; returns what cannot be named."""
    gone: list[str] = []
    for item in sorted([THINGS.index(thing) for thing in things if not thing.isdecimal()]):
        if not _name(p, side, i64(item), texts):
            gone.append(THINGS[item])
    money = sum([int(thing) for thing in things if thing.isdecimal()])
    if money > most_money(p, side):
        return [*gone, str(money)]
    for token in range(i64(6)):
        while TOKENS[token] <= money and _name(p, side, moves.ITEM_MONEY + token, texts):
            money -= int(TOKENS[token])
    return gone


def _name(p: Position, side: i64, item: i64, texts: list[str]) -> bool:
    action = moves.GIVE + side * moves.ITEMS + item
    if not trade.is_legal(p, action):
        return False
    texts.append(p.game.to_text(p, action))
    trade.compose(p, action, None)
    return True


def most_money(p: Position, side: i64) -> int:
    """One side alone names money (YF-56)."""
    composed = current_trade(p)
    return 0 if composed.payer == 1 - side else int(p.cash[trade.giver_of(p, composed, side)])


def _most(p: Position, side: i64) -> dict[str, int]:
    """How many of each thing a side may name in all, the order aside: what is left out was never named before."""
    found: dict[str, int] = {}
    for item in range(i64(moves.ITEM_MONEY)):
        probe = current_trade(p).copy()
        probe.side = 0
        probe.item = NONE
        place = side * moves.ITEMS + item
        while trade.may_name(p, probe, side, item):
            probe.named[place] += 1
        if probe.named[place] > 0:
            found[trade.item_name(item)] = int(probe.named[place])
    money = most_money(p, side)
    if money > 0:
        found["money"] = money
    return found


# --- weighing -------------------------------------------------------------------------------------------------------


def _named(p: Position, side: i64) -> list[dict[str, Any]]:
    """What a side names, with what it counts in net worth (YF-12)."""
    composed = current_trade(p)
    giver = trade.giver_of(p, composed, side)
    found: list[dict[str, Any]] = []
    for item in range(i64(moves.ITEM_MONEY)):
        number = composed.named[side * moves.ITEMS + item]
        if number > 0:
            name = trade.item_name(item)
            goods = trade.part_of(p, giver, GROUP_IDS.index(name)) if name in GROUP_IDS else [name]
            worth = int(number * _worth(p, giver, item))
            found.append({"item": name, "number": int(number), "worth": worth, "goods": goods})
    money = int(trade.money_on(composed, side))
    if money > 0:
        found.append({"item": "money", "number": money, "worth": money, "goods": []})
    return found


def _worth(p: Position, giver: i64, item: i64) -> i64:
    if item == moves.ITEM_LOAD:
        return p.edition.load_buy
    if item == moves.ITEM_EXCHANGE:
        return p.rate
    if item >= moves.ITEM_SHARE:
        return nominal(p, item - moves.ITEM_SHARE)
    group = GROUP_IDS.index(trade.item_name(item))
    total: i64 = p.mafia[giver] * p.edition.mafia_cost if group == ILLEGAL else 0
    for firm in range(i64(WITH_BAND)):
        if p.owner[firm] == giver and GROUP_OF[firm] == group:
            total += p.edition.cost[ROCK_BAND] if firm == ROCK_BAND else value(p, firm)
    return total


# --- what changes ---------------------------------------------------------------------------------------------------


def _firms_changed(p: Position, after: Position) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for firm in range(i64(WITH_BAND)):
        if p.edition.exists[firm]:
            owner = [_owner(p, firm), _owner(after, firm)]
            rent = [_rent(p, firm), _rent(after, firm)]
            if owner[0] != owner[1] or rent[0] != rent[1]:
                found.append({"firm": good_name(firm), "owner": owner, "rent": rent})
    return found


def _owner(p: Position, firm: i64) -> int | None:
    return int(p.owner[firm]) if p.owner[firm] < IN_BANK else None


def _rent(p: Position, firm: i64) -> int | None:
    """What it brings its owner, levies aside; nothing, if it has none or is mortgaged."""
    return int(income(p, firm)) if p.owner[firm] < IN_BANK and p.mortgage[firm] == 0 else None


def _monopolies_changed(p: Position, after: Position) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat in range(p.players):
        had, has = monopolized(p, seat), monopolized(after, seat)
        for number, bits in enumerate(MONOPOLY_BITS):
            if (had ^ has) & bits != 0:
                found.append({"monopoly": MONOPOLY_IDS[number], "seat": int(seat), "gained": has & bits != 0})
    return found


def _seats_changed(p: Position, after: Position, sketch: Sketch) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat in range(p.players):
        cash = [int(p.cash[seat]), int(after.cash[seat])]
        worth = [int(net_worth(p, seat)), int(net_worth(after, seat))]
        if seat in (sketch.proposer, sketch.partner) or cash[0] != cash[1] or worth[0] != worth[1]:
            found.append({"seat": int(seat), "cash": cash, "worth": worth})
    return found


SKETCHING: Final[Sketching] = TradeSketches()
