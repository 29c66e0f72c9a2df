"""What a view of Syndicate says to standing answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openingbell.core.standing import View


def me(view: View) -> Any:
    return view["players"][view["seat"]]


def left_after(view: View, move: str) -> int:
    """My cash after a move that I may make now."""
    return int(me(view)["cash"] + view["prices"].get(move, 0))


def of_kind(kind: str, moves: Sequence[str]) -> list[str]:
    return [move for move in moves if move.startswith(f"{kind} ")]


def about(move: str) -> str:
    """What a move names: a firm, a card, the exchange."""
    return move.partition(" ")[2]


def too_little(view: View, named: object) -> list[str]:
    """My cash is below what I named."""
    return ["cash"] if me(view)["cash"] < named else []


def is_own(view: View, firm: str) -> bool:
    return firm in view["firms"] and view["firms"][firm]["owner"] == view["seat"]


def is_rivals(view: View, firm: str) -> bool:
    return firm in view["firms"] and view["firms"][firm]["owner"] not in (None, view["seat"])


def can_spare(view: View, firm: str) -> bool:
    """Whether with a share less of my own firm I still hold more than half, so that nobody can take it over (YF-8)."""
    shares = view["firms"][firm]["shares"]
    number = sum(shares["held"]) + shares["exchange"] + shares["cell"]
    return bool(2 * (shares["held"][view["seat"]] - 1) > number)


def paper(name: str) -> str:
    return name if name == "exchange" else f"share {name}"


def worth(view: View, item: str) -> int:
    """The nominal value of a thing that changes hands; of what has none, nothing."""
    if item.isdecimal():
        return int(item)
    if item == "exchange":
        return int(view["rate"] or 0)
    name = item.removeprefix("share ")
    firm = view["firms"].get(name)
    if firm is None:
        return 0
    return int(firm["value"] if name == item else firm["shares"]["nominal"])


def monopolies(view: View) -> list[str]:
    return sorted({firm["monopoly"] for firm in view["firms"].values() if firm["monopoly"] is not None})


def firms_of(view: View, monopoly: str) -> dict[str, Any]:
    return {name: firm for name, firm in view["firms"].items() if firm["monopoly"] == monopoly}


def almost_complete(view: View) -> list[str]:
    """A rival lacks one firm of a monopoly."""
    return [f"rival {monopoly}" for monopoly in monopolies(view) if rival_lacks_one(view, monopoly)]


def rival_lacks_one(view: View, monopoly: str) -> bool:
    owners = [firm["owner"] for firm in firms_of(view, monopoly).values()]
    rivals = {owner for owner in owners if owner is not None and owner != view["seat"]}
    return any(owners.count(rival) == len(owners) - 1 for rival in rivals)


def completes(view: View, seat: int, goods: Sequence[str], word: str) -> list[str]:
    """The monopolies that these firms, none of them the seat's, would complete for it."""
    found = []
    for monopoly in monopolies(view):
        firms = firms_of(view, monopoly)
        gained = [name for name in firms if name in goods]
        if gained and all(name in gained or firm["owner"] == seat for name, firm in firms.items()):
            found.append(f"{word} {monopoly}")
    return found


def rival_completes(view: View, good: str) -> list[str]:
    """A rival would complete a monopoly with it."""
    found: list[str] = []
    for seat in range(len(view["players"])):
        if seat != view["seat"]:
            found += completes(view, seat, [good], "rival")
    return found


def offered_group(view: View) -> list[str]:
    """The trade that I am asked about would complete a monopoly of mine."""
    if view["step"] != "answer" or view["actor"] != view["seat"]:
        return []
    return completes(view, view["seat"], view["trade"]["giving"], "group")


def takes(view: View, group: str) -> bool:
    """Whether the trade on the table takes firms of this group from me."""
    trade = view["trade"]
    return trade is not None and any(name in trade["taking"] for name in me(view)["firms"].get(group, ()))
