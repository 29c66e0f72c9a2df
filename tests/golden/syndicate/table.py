"""Syndicate's table for goldens: scenes set up in a few lines, and the table as everybody sees it."""

from __future__ import annotations

from typing import Any

from openingbell.core.state import State
from openingbell.games.syndicate import SYNDICATE
from openingbell.games.syndicate.components import NOBODY
from tests.games.syndicate.tables import table
from tests.golden.render import Setup, Table, wrapped

FEW = 8


# --- setting up ----------------------------------------------------------------------------------------------------


def arrange(setup: Setup) -> State:
    """A table before its first move, or, if anything else is said, one where a seat is in its deal phase.

    A line of numbers is one for each seat; `firms 0` are a seat's firms with their structures (`motor_1*2`), `shares`
    the shares of each seat in a firm (`motor_1=3/1/0`).
    """
    options: dict[str, Any] = dict(item.split("=") for item in setup["options"][0].split())
    players = int(options.pop("players"))
    if len(setup) == 1:
        return SYNDICATE.start({"players": players, **options})

    def line(key: str, default: str = "") -> str:
        return setup.get(key, [default])[0]

    def by_seat(key: str) -> dict[int, int]:
        return {seat: int(number) for seat, number in enumerate(line(key).split())}

    def by_name(key: str) -> dict[str, int]:
        return {
            name: int(number) for name, _, number in (word.rpartition("=") for word in line(key).split(", ") if word)
        }

    return table(
        players=players,
        turn=int(line("turn", "0")),
        at=by_seat("at"),
        cash=by_seat("cash"),
        bank=int(line("bank")) if "bank" in setup else None,
        firms={seat: line(f"firms {seat}") for seat in range(players)},
        mortgaged=by_name("mortgaged"),
        insured=line("insured"),
        sued=by_name("sued"),
        shares=_shares(line("shares")),
        stocks=by_seat("exchange"),
        loads=by_seat("loads"),
        mafia=by_seat("mafia"),
        credit={int(seat): (receipts, 0) for seat, receipts in by_name("credit").items()},
        before=by_name("before"),
        prison={int(seat): missed for seat, missed in by_name("prison").items()},
        rate=int(line("rate", "25")),
        banker=int(line("banker", str(NOBODY))),
        hold_up=int(line("holdup", str(NOBODY))),
        space=int(line("space", str(NOBODY))),
        band=int(line("band", str(NOBODY))),
        **options,
    )


def _shares(text: str) -> dict[str, dict[int, int]]:
    found: dict[str, dict[int, int]] = {}
    for word in text.split():
        name, _, numbers = word.partition("=")
        found[name] = {seat: int(number) for seat, number in enumerate(numbers.split("/"))}
    return found


# --- looking -------------------------------------------------------------------------------------------------------


def look(state: State) -> list[str]:
    """The bank, the players, the firms that somebody has, and what the decks show."""
    seen = state.view(None)
    lines = [_bank(seen)]
    lines += [line for seat, player in enumerate(seen["players"]) for line in _player(state, seat, player)]
    lines += [line for name, firm in seen["firms"].items() for line in _firm(name, firm)]
    for deck, cards in seen["known"].items():
        if cards:
            lines += wrapped(f"under {deck}: ", cards)
    return lines


def _bank(seen: dict[str, Any]) -> str:
    bank = seen["bank"]
    papers = f"{bank['exchange']} exchange shares, {bank['loads']} loads, receipts {bank['insurance']} insurance"
    return f"bank: {bank['money']}, {papers}, {bank['trial']} trial, {bank['credit']} credit; rate {seen['rate']}"


def _player(state: State, seat: int, player: dict[str, Any]) -> list[str]:
    if player["ruined"]:
        return [f"seat {seat}: ruined"]
    parts = [f"cash {player['cash']}", f"worth {player['worth']}", f"on {player['cell']}"]
    if player["prison"] is not None:
        parts.append(f"in prison, {player['prison']} turns missed")
    parts += ["rests"] * player["rests"]
    parts += [f"{player[key]} {key}" for key in ("exchange", "loads", "mafia") if player[key]]
    if player["credit"]:
        parts.append(f"credit {player['credit']['borrowed']}, due {player['credit']['due']}")
    parts += player["cards"]
    parts += [f"sues {name}" for name in player["lawsuits"]]
    costs = {number: cost for number, cost in enumerate(state.view(seat)["costs"]) if cost}
    dear = [f"{cost} on {number}" for number, cost in list(costs.items())[:FEW]]
    return wrapped(f"seat {seat}: ", parts) + (wrapped("    would owe ", dear) if dear else [])


def _firm(name: str, firm: dict[str, Any]) -> list[str]:
    if firm["owner"] is None and firm["place"] != "auction":
        return []
    parts = [
        f"seat {firm['owner']}" if firm["owner"] is not None else "waits for its auction",
        f"value {firm['value']}",
    ]
    if firm["income"]:
        parts.append(f"earns {firm['income']}")
    if firm["structures"]:
        parts.append(f"{firm['structures']} of {firm['limit']} {firm['structure']}")
    if firm["mortgaged"]:
        parts.append(f"mortgaged for {firm['mortgaged']}, back for {firm['redemption']}")
    parts += ["insured"] * firm["insured"]
    if firm["plaintiff"] is not None:
        parts.append(f"sued by seat {firm['plaintiff']}")
    if name == "ROCK BAND" and firm["cell"] is not None:
        parts.append(f"lies on {firm['cell']}")
    if firm["shares"]:
        shares = firm["shares"]
        parts.append(f"shares {shares['held']}, {shares['exchange']} at the exchange, {shares['cell']} on the cell")
    return wrapped(f"  {name}: ", parts)


TABLE = Table(arrange, look)
