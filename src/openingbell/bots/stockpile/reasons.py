"""Why a move of Stockpile is advised: what is known of piles, forecasts and majorities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openingbell.bots.reasons import Advice, Reason

THOUSAND = 1000
DIVIDEND = "$$"


def reasons(advice: Advice) -> list[Reason]:
    of = REASONS.get(str(advice.form["type"]))
    return of(advice) if of is not None else []


def _bidding(advice: Advice) -> list[Reason]:
    """What is known of the pile, what it costs, and what the seat's forecasts say of it."""
    view, pile = advice.view, advice.view["piles"][advice.form["pile"] - 1]
    price = view["pays"][view["bids"].index(advice.form["amount"] * THOUSAND)]
    hidden = sum(card["card"] is None for card in pile["cards"])
    found: list[Reason] = [
        {"reason": "pile", "pile": advice.form["pile"], "amount": pile["worth"], "price": price, "cards": hidden}
        if pile["worth"] >= 0
        else {"reason": "cheap", "pile": advice.form["pile"], "price": price, "cards": hidden}
    ]
    for name in dict.fromkeys(card["card"] for card in pile["cards"]):
        company = _company(view, name)
        if company is not None and _rises(company):
            found.append({"reason": "rises", "company": name, "forecast": company["forecast"]})
    return found


def _selling(advice: Advice) -> list[Reason]:
    company = _company(advice.view, str(advice.form["company"]))
    assert company is not None
    about: Reason = {"company": company["name"]}
    outlook = company["outlook"] or {}
    sale = next((one for one in company["sales"] if one["type"] == advice.form["type"]), None)
    found: list[Reason] = []
    if outlook.get("bankrupt") == "sure":
        found.append({"reason": "bankrupt", **about})
    elif company["forecast"] is not None and company["forecast"].startswith("-"):
        found.append({"reason": "falls", **about, "forecast": company["forecast"]})
    elif outlook.get("bankrupt") == "maybe":
        found.append({"reason": "risk", **about})
    if sale is not None:
        found.append({"reason": "sale", **about, "amount": sale["brings"]})
    return found


def _keeping(advice: Advice) -> list[Reason]:
    """What speaks for keeping everything that is left."""
    found: list[Reason] = []
    for company in advice.view["companies"]:
        if not company["sales"]:
            continue
        about: Reason = {"company": company["name"]}
        if (company["outlook"] or {}).get("split") == "sure":
            found.insert(0, {"reason": "splits", **about})
        elif _rises(company):
            found.append({"reason": "rises", **about, "forecast": company["forecast"]})
        elif company["bonuses"] and company["bonuses"][0]["sure"] > 0:
            found.append({"reason": "majority", **about, "amount": company["bonuses"][0]["sure"]})
    return found


def _pushing(advice: Advice) -> list[Reason]:
    company = _company(advice.view, str(advice.form["company"]))
    assert company is not None
    own = company["holders"][advice.seat]["least"]
    up = advice.form["type"] in ("boom", "raise")
    return [{"reason": "push-up" if up else "push-down", "company": company["name"], "shares": own}]


def _laying_down(advice: Advice) -> list[Reason]:
    return [{"reason": "secret", "card": str(advice.form["card"]), "pile": advice.form["pile"]}]


def _laying_up(advice: Advice) -> list[Reason]:
    card, pile = str(advice.form["card"]), advice.form["pile"]
    return [{"reason": "spoils" if card.startswith("fee") else "tempts", "card": card, "pile": pile}]


def _claiming(advice: Advice) -> list[Reason]:
    claim = advice.view["claim"]
    amount = claim["each"] * advice.form["normal"] + claim["each_split"] * advice.form["split"]
    return [{"reason": "claim", "amount": amount}] if amount else []


def _declaring(advice: Advice) -> list[Reason]:
    company = _company(advice.view, str(advice.form["company"]))
    assert company is not None
    return [{"reason": "dividend", "company": company["name"], "shares": company["holders"][advice.seat]["least"]}]


def _company(view: dict[str, Any], name: str | None) -> dict[str, Any] | None:
    return next((one for one in view["companies"] if one["name"] == name), None)


def _rises(company: dict[str, Any]) -> bool:
    return company["forecast"] is not None and company["forecast"].startswith(("+", DIVIDEND))


REASONS: dict[str, Callable[[Advice], list[Reason]]] = {
    "bid": _bidding,
    "sell": _selling,
    "sell-split": _selling,
    "halve": _selling,
    "done": _keeping,
    "boom": _pushing,
    "bust": _pushing,
    "raise": _pushing,
    "lower": _pushing,
    "down": _laying_down,
    "up": _laying_up,
    "claim": _claiming,
    "dividend": _declaring,
}
