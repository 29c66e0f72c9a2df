"""Why a move of Syndicate is advised: groups that become whole, what firms earn, and visits that threaten."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from openingbell.bots.reasons import Advice, Reason

AHEAD = 12  # cells: as far as two dice go


def reasons(advice: Advice) -> list[Reason]:
    of = REASONS.get(str(advice.form["type"]))
    return of(advice) if of is not None else []


def _buying(advice: Advice) -> list[Reason]:
    return _gaining(advice, [str(advice.form["firm"])]) if "firm" in advice.form else []


def _bidding(advice: Advice) -> list[Reason]:
    auction = advice.view["auction"] or {}
    good = str(auction.get("good", ""))
    if good not in advice.view["firms"]:
        return []
    price = advice.form.get("price")
    cheap: list[Reason] = []
    if isinstance(price, int) and price < auction["nominal"]:
        cheap = [{"reason": "cheap", "firm": good, "amount": price, "nominal": auction["nominal"]}]
    return [*_gaining(advice, [good]), *cheap]


def _gaining(advice: Advice, firms: Iterable[str], giving: Iterable[str] = ()) -> list[Reason]:
    """What firms are good for in one's hand: a group whole, a rival kept from one, income."""
    view, found = advice.view, []
    gained, given = set(firms), set(giving)
    for group in dict.fromkeys(str(view["firms"][firm]["group"]) for firm in gained):
        members = [name for name, firm in view["firms"].items() if firm["group"] == group]
        own = [name for name in members if (_owner(view, name) == advice.seat or name in gained) and name not in given]
        if len(own) == len(members):
            found.append(_reason("completes", group=group))
        elif len(own) > 1:
            found.append(_reason("group", group=group, firms=len(own), members=len(members)))
        for seat in range(len(view["players"])):
            theirs = [name for name in members if _owner(view, name) == seat]
            lacking = [name for name in members if name not in theirs]
            if seat != advice.seat and len(theirs) > 1 and len(lacking) == 1 and lacking[0] in gained:
                found.append(_reason("blocks", group=group, seat=seat))
    for firm in sorted(gained, key=lambda name: -view["yours"][name])[:1]:
        if view["yours"][firm]:
            found.append(_reason("income", firm=firm, amount=view["yours"][firm]))
    return found


def _building(advice: Advice) -> list[Reason]:
    firm = str(advice.form["firm"])
    return [_reason("building", firm=firm, amount=advice.view["firms"][firm]["structure_cost"])]


def _redeeming(advice: Advice) -> list[Reason]:
    firm = str(advice.form["firm"])
    yours = advice.view["yours"][firm]
    return [_reason("income", firm=firm, amount=yours)] if yours else []


def _insuring(advice: Advice) -> list[Reason]:
    firm = str(advice.form["firm"])
    return [_reason("insurance", firm=firm, amount=advice.view["firms"][firm]["value"])]


def _raising(advice: Advice) -> list[Reason]:
    """Money for a debt."""
    debt = advice.view["debt"]
    if not debt:
        return []
    return [_reason("debt", amount=debt["amount"])]


def _accepting(advice: Advice) -> list[Reason]:
    trade = advice.view["trade"]
    gained = [good for good in trade["giving"] if good in advice.view["firms"]]
    given = [good for good in trade["taking"] if good in advice.view["firms"]]
    return _gaining(advice, gained, given)


def _refusing(advice: Advice) -> list[Reason]:
    """A whole group for the other one, or one's own broken."""
    view, trade = advice.view, advice.view["trade"]
    given = {good for good in trade["taking"] if good in view["firms"]}
    for group in dict.fromkeys(str(view["firms"][firm]["group"]) for firm in given):
        members = [name for name, firm in view["firms"].items() if firm["group"] == group]
        theirs = [name for name in members if _owner(view, name) == trade["seat"] or name in given]
        if len(theirs) == len(members):
            return [_reason("arms", group=group, seat=trade["seat"])]
    return [_reason("too-little", seat=trade["seat"])]


def _proposing(advice: Advice) -> list[Reason]:
    """A trade that was composed with its first step."""
    gained = _goods(advice, "take")
    found = _gaining(advice, gained, _goods(advice, "give"))
    return [*found, _reason("fair", seat=advice.form["seat"])] if "seat" in advice.form else found


def _goods(advice: Advice, kind: str) -> list[str]:
    firms = advice.view["firms"]
    found: list[str] = []
    for form in advice.forms:
        if form["type"] == kind and "firm" in form:
            found.append(str(form["firm"]))
        elif form["type"] == kind and "group" in form:
            partner = advice.forms[0].get("seat")
            owner = advice.seat if kind == "give" else partner
            found += [
                name for name in firms if firms[name]["group"] == form["group"] and _owner(advice.view, name) == owner
            ]
    return [name for name in found if name in firms]


def _saving(advice: Advice) -> list[Reason]:
    """The dearest visit that the next roll may bring."""
    view = advice.view
    me = view["players"][advice.seat]
    if me["cell"] is None:
        return []
    cells, costs = view["cells"], view["costs"]
    ahead = [(me["cell"] + step) % len(cells) for step in range(2, AHEAD + 1)]
    dearest = max((cell for cell in ahead if cells[cell]["firm"]), key=lambda cell: costs[cell], default=None)
    if dearest is None or not costs[dearest]:
        return []
    return [_reason("visit", firm=cells[dearest]["firm"], amount=costs[dearest], cash=me["cash"])]


def _owner(view: dict[str, Any], firm: str) -> int | None:
    found: int | None = view["firms"][firm]["owner"]
    return found


def _reason(word: str, **facts: int | str) -> Reason:
    return {"reason": word, **facts}


REASONS: dict[str, Callable[[Advice], list[Reason]]] = {
    "buy": _buying,
    "bid": _bidding,
    "build": _building,
    "redeem": _redeeming,
    "insure": _insuring,
    "mortgage": _raising,
    "sell-share": _raising,
    "accept": _accepting,
    "refuse": _refusing,
    "trade": _proposing,
    "pass": _saving,
    "done": _saving,
}
