"""Positions of Syndicate in a few words, and short ways to play and look at them.

    state = table(players=3, firms={0: "munitions_1*4 landing", 1: "motor_1"}, cash={0: 100}, at={0: 11})
    play(state, "done", "roll 1 2", "pass")

`*4` is a number of structures. Who is not mentioned stands on BEGINNING with 700 and owns nothing; the bank has the
rest of 4820. An owner holds all shares of his firms, unless `shares` says otherwise; what nobody holds is the bank's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

from openingbell.core.errors import BadMove, IllegalMove
from openingbell.core.events import Event
from openingbell.core.playout import apply_audited
from openingbell.core.state import CHANCE, State
from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.components import FIRM_IDS, IS_NAMES, NOBODY, ROCK_BAND
from openingbell.games.syndicate.position import AT_EXCHANGE, ON_CELL, SHARE_ROW, Position
from openingbell.games.syndicate.steps import DEAL

SUPPLY = 4820
CARDS = SYNDICATE.full.printed.card_names
ROCK_BAND_CARD, MAFIA_CARD, HOLD_UP_CARD, SPACE_CARD, BANKER_CARD = range(11, 16)


def table(
    *,
    players: int = 3,
    turn: int = 0,
    at: Mapping[int, int] | None = None,
    cash: Mapping[int, int] | None = None,
    bank: int | None = None,
    firms: Mapping[int, str] | None = None,
    mortgaged: Mapping[str, int] | None = None,
    insured: str = "",
    sued: Mapping[str, int] | None = None,
    shares: Mapping[str, Mapping[int, int]] | None = None,
    stocks: Mapping[int, int] | None = None,
    loads: Mapping[int, int] | None = None,
    mafia: Mapping[int, int] | None = None,
    credit: Mapping[int, tuple[int, int]] | None = None,
    before: Mapping[str, int] | None = None,
    prison: Mapping[int, int] | None = None,
    ruined: tuple[int, ...] = (),
    rate: int = 25,
    banker: int = NOBODY,
    hold_up: int = NOBODY,
    space: int = NOBODY,
    band: int = NOBODY,
    seen: bool = False,
    **options: object,
) -> State:
    """A seat is in its deal phase. `band` is the owner of the ROCK BAND; `bank` leaves the rest to the last seat.

    With `seen` all cards of F but those held lie in their printed order, ROCK BAND first.
    """
    chosen = SYNDICATE.check({"players": players, **options})
    everything = SYNDICATE.start(chosen).everything()
    everything.update(step=DEAL, actor=turn, turn=turn, starter=turn, rate=rate)
    _put_money(everything, players, dict(cash or {}), bank, ruined, banker)
    _put_firms(everything, firms or {}, shares or {})
    for firm, sum_lent in (mortgaged or {}).items():
        everything["mortgage"][FIRM_IDS.index(firm)] = sum_lent
    for firm in insured.split():
        everything["insured"][FIRM_IDS.index(firm)] = 1
    for firm, seat in (sued or {}).items():
        everything["plaintiff"][FIRM_IDS.index(firm)] = seat
    for seat, cell in (at or {}).items():
        everything["place"][seat] = cell
    for seat, missed in (prison or {}).items():
        everything["place"][seat], everything["prison"][seat] = 13, missed
    for seat in ruined:
        everything["ruined"][seat], everything["place"][seat] = 1, -1
    for field, held in (("stocks", stocks), ("loads", loads), ("mafia", mafia)):
        for seat, number in (held or {}).items():
            everything[field][seat] = number
    for seat, (receipts, laps) in (credit or {}).items():
        everything["credit"][seat], everything["laps"][seat] = receipts, laps
    for name, seat in (before or {}).items():
        everything["before"][IS_NAMES.index(name)] = seat
        everything["unseen"][IS_NAMES.index(name)] -= 1
    everything.update(banker=banker, hold_up=hold_up, space=space)
    held_cards = {HOLD_UP_CARD: hold_up, SPACE_CARD: space, BANKER_CARD: banker, ROCK_BAND_CARD: band}
    for card, holder in held_cards.items():
        everything["unseen"][card] -= 1 if holder != NOBODY else 0
    everything["unseen"][MAFIA_CARD] -= sum((mafia or {}).values())
    if band != NOBODY:
        everything["owner"][ROCK_BAND] = band
    if seen:
        everything["known_f"] = [card for card in range(11, len(CARDS)) for _ in range(everything["unseen"][card])]
        everything["unseen"][11:] = [0] * (len(CARDS) - 11)
    state = SYNDICATE.restore(chosen, everything)
    state.audit()
    return state


def _put_money(
    everything: dict[str, Any],
    players: int,
    cash: dict[int, int],
    bank: int | None,
    ruined: tuple[int, ...],
    banker: int,
) -> None:
    has = [0 if seat in ruined else cash.get(seat, 700) for seat in range(players)]
    if banker != NOBODY:
        bank = 0
        if banker not in cash:
            has[banker] += SUPPLY - sum(has)
    if bank is not None:
        last = next(
            seat for seat in reversed(range(players)) if seat not in ruined and (seat not in cash or seat == banker)
        )
        has[last] += SUPPLY - bank - sum(has)
    everything["cash"] = has
    everything["bank"] = SUPPLY - sum(has)


def _put_firms(everything: dict[str, Any], firms: Mapping[int, str], shares: Mapping[str, Mapping[int, int]]) -> None:
    for seat, owned in firms.items():
        for word in owned.split():
            name, _, built = word.partition("*")
            firm = FIRM_IDS.index(name)
            everything["owner"][firm] = seat
            everything["built"][firm] = int(built or 0)
            number = int(SYNDICATE.full.shares[firm])
            _deal_shares(everything, firm, {seat: number})
    for name, holders in shares.items():
        _deal_shares(everything, FIRM_IDS.index(name), holders)


def _deal_shares(everything: dict[str, Any], firm: int, holders: Mapping[int, int]) -> None:
    row = [holders.get(seat, 0) for seat in range(6)] + [0, 0]
    left = int(SYNDICATE.full.shares[firm]) - sum(row)
    row[AT_EXCHANGE] = min(2, left)
    row[ON_CELL] = left - row[AT_EXCHANGE]
    everything["shares"][firm * SHARE_ROW : (firm + 1) * SHARE_ROW] = row


def start(players: int = 3, *moves: str, **options: object) -> State:
    """A game from the very beginning, after these moves."""
    state = SYNDICATE.start({"players": players, **options})
    play(state, *moves)
    return state


def land(cell: int, **given: Any) -> State:
    """M, seat 0 unless told otherwise, has moved three cells and stands on this one."""
    return landing(cell, **given)[0]


def landing(cell: int, **given: Any) -> tuple[State, list[Event]]:
    """The same, with what was told on the way."""
    turn = given.get("turn", 0)
    given["at"] = {turn: (cell - 3) % 52, **given.get("at", {})}
    state = table(**given)
    return state, play(state, "done", "roll 1 2")


# --- playing ----------------------------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> list[Event]:
    """Make these moves. After each the position is audited, and the money has to have moved as the events say."""
    events: list[Event] = []
    for move in moves:
        action = SYNDICATE.from_text(state, move)
        assert state.is_legal(action), f"{move} is not legal; legal: {legal(state)}"
        events += apply_audited(state, action)
    return events


def legal(state: State) -> list[str]:
    """What the actor may do. Both ways of asking have to agree, for every number."""
    actions = list(state.legal())
    numbers = SYNDICATE.chance_outcomes if state.actor == CHANCE else SYNDICATE.actions
    assert actions == [number for number in range(numbers) if state.is_legal(number)]
    return [SYNDICATE.to_text(state, action) for action in actions]


def deals(state: State) -> list[str]:
    """What the actor may do, but for beginning a trade."""
    return [text for text in legal(state) if not text.startswith("trade ")]


def refuse(state: State, *moves: str) -> str:
    """None of these moves is accepted, and none changes anything; returns the last refusal."""
    before = state.everything()
    said = ""
    for move in moves:
        with pytest.raises((IllegalMove, BadMove)) as refused:
            state.apply(SYNDICATE.from_text(state, move))
        said = str(refused.value)
        assert move not in legal(state)
    assert state.everything() == before
    return said


def auction_off(state: State) -> list[Event]:
    """Everybody passes until nobody is asked for a bid any more."""
    events: list[Event] = []
    while step(state) == "auction":
        events += play(state, "pass")
    return events


# --- looking ----------------------------------------------------------------------------------------------------------


def step(state: State) -> str:
    return str(state.view(None)["step"])


def cash(state: State) -> list[int]:
    return state.cash_in_hand()


def in_bank(state: State) -> int:
    return int(cast(Position, state).bank)


def firm(state: State, name: str) -> dict[str, Any]:
    return dict(state.view(None)["firms"][name])


def owner(state: State, name: str) -> Any:
    """A seat, or `bank`, `auction`, `deck`."""
    seen = firm(state, name)
    return seen["owner"] if seen["owner"] is not None else seen["place"]


def owners(state: State, names: str) -> list[Any]:
    return [owner(state, name) for name in names.split()]


def player(state: State, seat: int) -> dict[str, Any]:
    return dict(state.view(None)["players"][seat])


def held(state: State, name: str) -> list[int]:
    """The shares of a firm: each seat's, then those at the exchange and on the cell."""
    shares = firm(state, name)["shares"]
    return [*shares["held"], shares["exchange"], shares["cell"]]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    forms = [event.seen_by(None) for event in events if event.kind == kind]
    return [{key: value for key, value in form.items() if key != "event"} for form in forms if form is not None]
