"""Cards of the firms that a decision in Syndicate is about: what is bought, bid for, traded or built on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from openingbell.locales import Words

AT_THE_CELL = ("offer-shares", "build")  # steps that are about the firm on which one stands


def firm_cards(view: dict[str, Any], names: Sequence[str], words: Words) -> list[Text]:
    """For each firm at stake: its group and worth, what it brings, its structures, and what it completes for whom."""
    viewer = view["seat"]
    if viewer is None:
        return []
    moving = [*_moving(view, viewer)]
    return [_card(view, names, words, firm, taker, moving) for firm, taker in moving]


def _moving(view: dict[str, Any], viewer: int) -> Iterator[tuple[str, int]]:
    """Firms that may change hands, each with whoever would get it."""
    auction, trade = view["auction"], view["trade"]
    at_stake: list[tuple[str, int]] = []
    if auction is not None:
        at_stake.append((auction["good"], viewer))
    if trade is not None:
        at_stake += [(good, trade["partner"]) for good in trade["giving"]]
        at_stake += [(good, trade["seat"]) for good in trade["taking"]]
    cell = view["players"][viewer]["cell"]
    if view["step"] in AT_THE_CELL and cell is not None:
        at_stake.append((view["cells"][cell]["firm"], viewer))
    for good, taker in at_stake:
        if good in view["firms"]:
            yield good, taker


def _card(
    view: dict[str, Any],
    names: Sequence[str],
    words: Words,
    firm: str,
    taker: int,
    moving: Sequence[tuple[str, int]],
) -> Text:
    seen, firms = view["firms"][firm], view["firms"]
    coming = {good for good, seat in moving if seat == taker}
    his = {name for name, other in firms.items() if other["owner"] == taker} | coming
    group = [name for name, other in firms.items() if other["group"] == seen["group"]]
    monopoly = [name for name, other in firms.items() if other["monopoly"] == seen["monopoly"] is not None]
    whole = len(monopoly) > 1 and his.issuperset(monopoly)
    said = words.say(
        "syndicate-card",
        firm=words.name("syndicate", firm),
        group=words.name("syndicate", seen["group"]) if len(group) > 1 else words.say("syndicate-note-teams"),
        value=seen["value"],
        brings=view["yours"].get(firm, 0),
        structures=seen["structures"],
        limit=seen["limit"],
        each=seen["structure_cost"],
        who="you" if taker == view["seat"] else "other",
        seat=names[taker],
        have=len(his.intersection(group)),
        all=len(group),
        monopoly=words.join([words.name("syndicate", name) for name in monopoly]),
        completes="true" if whole else "false",
    )
    return Text(said, "bold")
