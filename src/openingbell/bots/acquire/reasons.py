"""Why a move of Acquire is advised: bonuses, ranks among the holders, and what tiles could still do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openingbell.bots.reasons import Advice, Reason

RANKS = {"bonus-majority": "first", "bonus-sole": "sole", "bonus-tied": "tied", "bonus-minority": "second"}


def reasons(advice: Advice) -> list[Reason]:
    of = REASONS.get(str(advice.form["type"]))
    return [*_bonuses(advice), *(of(advice) if of is not None else [])]


def _bonuses(advice: Advice) -> list[Reason]:
    """What a merger pays at once."""
    return [
        {
            "reason": "bonus",
            "rank": RANKS[str(event["event"])],
            "corporation": event["corporation"],
            "amount": event["amount"],
        }
        for event in advice.events
        if event["event"] in RANKS and event["seat"] == advice.seat
    ]


def _placing(advice: Advice) -> list[Reason]:
    tile = next((one for one in advice.view["hand"] or [] if one["tile"] == advice.form.get("tile")), None)
    if tile is None:
        return []
    if tile["effect"] == "founds":
        return [{"reason": "founding"}]
    if tile["effect"] in ("grows", "merges"):
        largest = max(map(_by_name(advice.view), tile["corporations"]), key=lambda one: int(one["size"]))
        return _holding(advice, "growth", largest)
    return []


def _holding(advice: Advice, word: str, corporation: dict[str, Any]) -> list[Reason]:
    held = _shares(advice.view, advice.seat, corporation)
    return [{"reason": word, "corporation": corporation["name"], "shares": held}] if held else []


def _founding(advice: Advice) -> list[Reason]:
    corporation = _named(advice)
    return [{"reason": "free-share", "corporation": corporation["name"]}] if corporation["unsold"] else []


def _surviving(advice: Advice) -> list[Reason]:
    return _holding(advice, "growth", _named(advice))


def _buying(advice: Advice) -> list[Reason]:
    corporation = _named(advice)
    return [*_rank(advice, corporation), *_mergers(advice, corporation)]


def _rank(advice: Advice, corporation: dict[str, Any]) -> list[Reason]:
    """What one more share changes among the holders, where everybody's are open."""
    own = _shares(advice.view, advice.seat, corporation)
    others = _others(advice, corporation)
    if own is None or others is None:
        return []
    after, best = own + 1, max(others, default=0)
    about: Reason = {"corporation": corporation["name"], "shares": after}
    if after > best + int(corporation["unsold"]) - 1:
        return [{"reason": "unassailable", **about, "amount": corporation["majority"]}]
    if own <= best < after:
        return [{"reason": "first", **about, "amount": corporation["majority"]}]
    if own > best:
        return [{"reason": "ahead", **about, "lead": after - best}]
    if after == best:
        return [{"reason": "level", **about}]
    if sum(other > after for other in others) == 1 and sum(other >= own for other in others) > 1:
        return [{"reason": "second", **about, "amount": corporation["minority"]}]
    return []


def _mergers(advice: Advice, corporation: dict[str, Any]) -> list[Reason]:
    """A tile in one's own hand by which it would be absorbed, and what that would pay as things stand."""
    own, others = _shares(advice.view, advice.seat, corporation), _others(advice, corporation)
    if own is None or others is None or corporation["safe"] or own + 1 <= max(others, default=0):
        return []
    look_up = _by_name(advice.view)
    for tile in advice.view["hand"] or []:
        if tile["effect"] == "merges" and corporation["name"] in tile["corporations"]:
            sizes = [int(look_up(name)["size"]) for name in tile["corporations"] if name != corporation["name"]]
            if max(sizes, default=0) > int(corporation["size"]):
                amount = corporation["majority"]
                return [
                    {"reason": "own-merger", "tile": tile["tile"], "corporation": corporation["name"], "amount": amount}
                ]
    return []


def _selling(advice: Advice) -> list[Reason]:
    return _disposal(advice, "sale", "defunct")


def _trading(advice: Advice) -> list[Reason]:
    return _disposal(advice, "exchange", "survivor")


def _disposal(advice: Advice, word: str, which: str) -> list[Reason]:
    name = (advice.view["merger"] or {}).get(which)
    if name is None:
        return []
    corporation = _by_name(advice.view)(name)
    return [{"reason": word, "corporation": name, "amount": corporation["price"]}] if corporation["price"] else []


def _keeping(advice: Advice) -> list[Reason]:
    return [{"reason": "keeping", "corporation": advice.view["merger"]["defunct"], "tiles": advice.view["bag"]}]


def _saving(advice: Advice) -> list[Reason]:
    cash = advice.view["cash"][advice.seat]
    return [{"reason": "saving", "amount": cash}]


def _ending(advice: Advice) -> list[Reason]:
    return [{"reason": "ending"}]


def _named(advice: Advice) -> dict[str, Any]:
    return _by_name(advice.view)(str(advice.form["corporation"]))


def _by_name(view: dict[str, Any]) -> Callable[[str], dict[str, Any]]:
    return {str(one["name"]): one for one in view["corporations"]}.__getitem__


def _shares(view: dict[str, Any], seat: int, corporation: dict[str, Any]) -> int | None:
    """A seat's shares, if the viewer may know them."""
    found: int | None = view["shares"][seat][view["corporations"].index(corporation)]
    return found


def _others(advice: Advice, corporation: dict[str, Any]) -> list[int] | None:
    """What the others hold; with two players the stock market is a holder nobody knows."""
    seats = len(advice.view["shares"])
    held = [_shares(advice.view, seat, corporation) for seat in range(seats) if seat != advice.seat]
    known = [one for one in held if one is not None]
    return known if len(known) == len(held) and seats > 2 else None


REASONS: dict[str, Callable[[Advice], list[Reason]]] = {
    "place": _placing,
    "found": _founding,
    "survive": _surviving,
    "buy": _buying,
    "sell": _selling,
    "trade": _trading,
    "keep": _keeping,
    "done": _saving,
    "announce": _ending,
}
