"""Y-33 to Y-37 Building: by a monopolist before his roll (see dealing.py), by anybody on his own cell."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from openingbell.core.state import RULES, Log
from openingbell.games.syndicate import moves
from openingbell.games.syndicate.bank import price_for, spend
from openingbell.games.syndicate.position import Position
from openingbell.games.syndicate.steps import BUILD, BUILDS


def has_room(p: Position, firm: i64) -> bool:
    """M's own unmortgaged firm below its limit, and money for one more structure."""
    return (
        p.owner[firm] == p.turn
        and p.built[firm] < p.edition.limit[firm]
        and p.mortgage[firm] == 0
        and p.cash[p.turn] >= price_for(p, p.turn, p.edition.build_cost[firm])
    )


def build(p: Position, firm: i64, log: Log | None) -> None:
    """One structure."""
    p.set_structures(firm, p.built[firm] + 1)
    spend(p, p.turn, price_for(p, p.turn, p.edition.build_cost[firm]), "built", firm, log)


# --- on one's own cell ----------------------------------------------------------------------------------------------


def ask(p: Position) -> None:
    """YF-81 M stands on his own firm and may build there, one at a time."""
    if has_room(p, _here(p)):
        p.decide(BUILD, p.turn)
    else:
        p.decided()


def _here(p: Position) -> i64:
    return p.edition.firm_at[p.place[p.turn]]


def legal(p: Position) -> vec[i64]:
    actions = vec[i64](capacity=2)
    actions = append(actions, moves.DONE)
    return append(actions, moves.BUILD + _here(p))


def build_here(p: Position, action: i64, log: Log | None) -> None:
    if action == moves.DONE:
        p.decided()
    else:
        build(p, action - moves.BUILD, log)
        p.decide(BUILDS, RULES)
