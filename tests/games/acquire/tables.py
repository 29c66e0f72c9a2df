"""Positions of Acquire drawn as text, and short ways to play and look at them.

    state = table(
        '''
          123456789012
        C SS.HHH......
        D ..o.........
        ''',
        hands={0: "3C 9I", 1: "1A"},
        shares={0: "S3 H1"},
    )
    play(state, "place 3C", "sell", "keep", "done")

A dot is an empty space, `o` an unincorporated tile, a letter the corporation whose 1999 name begins with it. Rows that
are left out are empty, and so is the rest of a short row; a line that begins with a digit is only a ruler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from openingbell.core.errors import BadMove, IllegalMove
from openingbell.core.events import Event
from openingbell.core.playout import apply_audited
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State
from openingbell.games.acquire import ACQUIRE
from openingbell.games.acquire.components import (
    BANK,
    EMPTY,
    HAND,
    IN_BAG,
    ON_BOARD,
    SET_ASIDE,
    SPACE_OF,
    SPACES,
    TILE_NAMES,
    UNINCORPORATED,
)
from openingbell.games.acquire.position import NONE
from openingbell.games.acquire.steps import PLACE

LETTERS = "SZAFHPQ"
BITS = {".": EMPTY, "o": UNINCORPORATED, **{letter: 1 << number for number, letter in enumerate(LETTERS)}}

# Seven small corporations: another one cannot be founded. 2E, 5E and 8E would found one.
SEVEN = """
  123456789012
A SS.ZZ.AA.FF.
C HH.PP.QQ....
E o..o..o.....
"""

# Two safe corporations: 1B to 11B can never be placed.
TWO_SAFE = """
  123456789012
A SSSSSSSSSSS.
C ZZZZZZZZZZZ.
"""

# 3C merges America (two tiles, price 300, bonuses 3000 and 1500) into Hydra (three tiles).
AMERICA_INTO_HYDRA = """
  123456789012
C AA.HHH......
"""

# 6E merges Fusion (three tiles, price 400) and America (two tiles, price 300) into Hydra (four tiles).
THREE = """
  123456789012
C .....A......
D .....A......
E ..FFF.HHHH..
"""


def table(
    board: str = "",
    *,
    players: int = 3,
    hands: Mapping[int, str] | None = None,
    cash: Mapping[int, int] | None = None,
    shares: Mapping[int, str] | None = None,
    turn: int = 0,
    passes: int = 0,
    bag: str | None = None,
    aside: str = "",
    **options: str,
) -> State:
    """A seat is about to place a tile, and nothing is known about any hand.

    Who is not mentioned has no tiles, $6,000 and no shares. The bag holds all other tiles; if it is given, the others
    lie set aside.
    """
    chosen = ACQUIRE.check({"players": players, **options})
    everything = ACQUIRE.start(chosen).everything()
    spaces = [EMPTY] * SPACES
    holder = [IN_BAG if bag is None else SET_ASIDE] * len(TILE_NAMES)
    for tile, bit in _tiles_on(board).items():
        spaces[SPACE_OF[tile]] = bit
        holder[tile] = ON_BOARD
    for seat, tiles in (hands or {}).items():
        _put(holder, tiles, seat)
    _put(holder, bag or "", IN_BAG)
    _put(holder, aside, SET_ASIDE)
    in_hands = [[tile for tile, where in enumerate(holder) if where == seat] for seat in range(players)]
    sizes = [spaces.count(1 << number) for number in range(len(LETTERS))]
    everything.update(
        actor=turn,
        turn=turn,
        passes=passes,
        turn_number=1,
        step=PLACE,
        dealt=players * (1 + HAND),
        board=spaces,
        holder=holder,
        hands=[tile for hand in in_hands for tile in hand + [NONE] * (HAND - len(hand))],
        held=[len(hand) for hand in in_hands],
        fresh=[len(hand) for hand in in_hands],
        bag=holder.count(IN_BAG),
        size=sizes,
        active=_bits(sizes, 2),
        safe=_bits(sizes, 11),
        giant=_bits(sizes, 41),
        cash=[(cash or {}).get(seat, 6000) for seat in range(players)],
        shares=_all_shares(shares or {}),
    )
    return ACQUIRE.restore(chosen, everything)


def _tiles_on(board: str) -> dict[int, int]:
    """Every tile on a drawn board and the bit of what it belongs to."""
    tiles: dict[int, int] = {}
    for line in board.split("\n"):
        if line.strip() and not line.strip()[0].isdigit():
            row, cells = line.split()
            assert len(cells) <= 12, line
            for column, cell in enumerate(cells):
                if cell != ".":
                    tiles["ABCDEFGHI".index(row) * 12 + column] = BITS[cell]
    return tiles


def _put(holder: list[int], tiles: str, place: int) -> None:
    for name in tiles.split():
        tile = TILE_NAMES.index(name)
        assert holder[tile] in (IN_BAG, SET_ASIDE), f"{name} is elsewhere already"
        holder[tile] = place


def _bits(sizes: list[int], least: int) -> int:
    return sum(1 << number for number, size in enumerate(sizes) if size >= least)


def _all_shares(shares: Mapping[int, str]) -> list[int]:
    """`{0: "S3 H1"}` as rows of seven, one for each seat there can be, and the bank's."""
    rows = [[0] * len(LETTERS) for _ in range(BANK)]
    for seat, holdings in shares.items():
        for holding in holdings.split():
            rows[seat][LETTERS.index(holding[0])] = int(holding[1:])
    rows.append([25 - sum(column) for column in zip(*rows, strict=True)])
    return [number for row in rows for number in row]


def block(letter: str, size: int) -> str:
    """A board with one corporation of this size, row by row from 1A on."""
    return "\n".join(f"{row} {letter * min(12, size - 12 * n)}" for n, row in enumerate("ABCDEFGHI") if size > 12 * n)


def start(players: int, *tiles: str, **options: str) -> State:
    """A game from the very beginning, after these tiles were drawn."""
    state = ACQUIRE.start({"players": players, **options})
    play(state, *(f"draw {tile}" for tile in tiles))
    return state


# --- playing ----------------------------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> list[Event]:
    """Make these moves. After each the position is audited, and the money has to have moved as the events say."""
    events: list[Event] = []
    for move in moves:
        action = ACQUIRE.from_text(state, move)
        assert state.is_legal(action), f"{move} is not legal; legal: {legal(state)}"
        events += apply_audited(state, action)
    return events


def end_turn(state: State) -> list[Event]:
    """`done`, and whatever tiles then have to be drawn; which does not matter."""
    events = play(state, "done")
    while state.actor == CHANCE:
        assert step(state) == "draw"
        events += apply_audited(state, state.legal()[0])
    return events


def legal(state: State) -> list[str]:
    """What the actor may do. Both ways of asking have to agree, for every number."""
    actions = list(state.legal())
    numbers = ACQUIRE.chance_outcomes if state.actor == CHANCE else ACQUIRE.actions
    assert actions == [number for number in range(numbers) if state.is_legal(number)]
    return [ACQUIRE.to_text(state, action) for action in actions]


def refuse(state: State, *moves: str) -> None:
    """None of these moves is accepted, and none changes anything."""
    before = state.everything()
    for move in moves:
        with pytest.raises((IllegalMove, BadMove)):
            state.apply(ACQUIRE.from_text(state, move))
        assert move not in legal(state)
    assert state.everything() == before


def redeals(state: State, seat: int, number: int = 200) -> list[State]:
    """What this seat thinks possible, many times; each is audited."""
    dealt = [state.redeal(seat, Rng(seed)) for seed in range(number)]
    for deal in dealt:
        deal.audit()
    return dealt


# --- looking ----------------------------------------------------------------------------------------------------------


def step(state: State) -> str:
    return str(state.view(None)["step"])


def corporation(state: State, name: str) -> dict[str, Any]:
    """What everybody sees of a corporation: size, price, majority, minority, safe, unsold."""
    (found,) = [seen for seen in state.view(None)["corporations"] if seen["name"] == name]
    return dict(found)


def owners(state: State, tiles: str) -> list[str]:
    """Whom these tiles on the board belong to; nothing for an unincorporated one."""
    board = state.view(None)["board"]
    return [board[tile] for tile in tiles.split()]


def shares(state: State, name: str) -> list[int]:
    """How many shares of a corporation each seat has."""
    called = [seen["name"] for seen in state.view(None)["corporations"]]
    return [state.view(seat)["shares"][seat][called.index(name)] for seat in range(len(state.scores()))]


def hand(state: State, seat: int) -> list[str]:
    return [seen["tile"] for seen in state.view(seat)["hand"]]


def bag(state: State) -> list[str]:
    return [TILE_NAMES[tile] for tile, where in enumerate(state.everything()["holder"]) if where == IN_BAG]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str, to: int | None = None) -> list[dict[str, Any]]:
    """What a seat, or a spectator, is told in the events of one kind."""
    forms = [event.seen_by(to) for event in events if event.kind == kind]
    return [{key: value for key, value in form.items() if key != "event"} for form in forms if form is not None]
