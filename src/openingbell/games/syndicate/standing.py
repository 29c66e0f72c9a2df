"""Standing answers of Syndicate. Everything lies open, so they are written on the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openingbell.core.standing import Facts, Standing, View
from openingbell.games.syndicate.standing_keeping import KEPT, Build, Buy, BuyPapers, BuyShares, Insure, Roll
from openingbell.games.syndicate.standing_looks import (
    about,
    can_spare,
    completes,
    is_own,
    me,
    of_kind,
    offered_group,
    paper,
    rival_completes,
    takes,
    too_little,
    worth,
)

DECLINED: Final = {
    "offer-firm": "pass",
    "offer-card": "pass",
    "offer-shares": "pass",
    "borrow": "pass",
    "build": "done",
    "exchange": "done",
    "contraband": "done",
    "insure": "done",
    "sue": "done",
}


class Limit(Standing):
    """*Up to 140*, and when the price falls *take it at 140* (YF-65)."""

    word = "limit"
    questions: tuple[str, ...] = ("auction",)
    number = "price"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        auction = view["auction"]
        if auction is None or view["seat"] in auction["passed"]:
            return []
        return [{"good": auction["good"], "price": max(auction["nominal"], auction["price"] or 0)}]

    def is_over(self, view: View, facts: Facts) -> bool:
        auction = view["auction"]
        return auction is None or auction["good"] != facts["good"]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return too_little(view, facts["price"]) + rival_completes(view, str(facts["good"]))

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        price = view["auction"]["price"]
        return f"bid {price}" if price <= facts["price"] else "pass"


class Decline(Standing):
    """*Nothing of this kind*: cards, papers, credit, contraband, insurance, lawsuits. One decision, for good."""

    word = "decline"
    questions = tuple(DECLINED)

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"question": view["step"]}] if moves and view["step"] in DECLINED else []

    def doubts(self, view: View, facts: Facts) -> list[str]:
        offered = view["auction"]
        if view["step"] != facts["question"] or view["step"] != "offer-firm" or view["actor"] != view["seat"]:
            return []
        return rival_completes(view, offered["good"]) + completes(view, view["seat"], [offered["good"]], "group")

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return DECLINED[view["step"]] if view["step"] == facts["question"] else ""


class NoOffers(Standing):
    """*No offers this round*."""

    word = "no-offers"
    questions: tuple[str, ...] = ("answer",)
    public = True

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"round": view["round"]}]

    def is_over(self, view: View, facts: Facts) -> bool:
        return bool(view["round"] != facts["round"])

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return offered_group(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return "refuse"


class NoOffersFor(Standing):
    """*No offers for my firms of this group*: a trade takes the whole part (YS-16)."""

    word = "no-offers-for"
    questions: tuple[str, ...] = ("answer",)
    public = True

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        own = list(me(view)["firms"])
        if moves and view["step"] == "answer":
            own = [group for group in own if takes(view, group)]
        return [{"group": group} for group in own]

    def is_over(self, view: View, facts: Facts) -> bool:
        return facts["group"] not in me(view)["firms"]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return offered_group(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return "refuse" if takes(view, str(facts["group"])) else ""


class NoOffersBelow(Standing):
    """*No offers that bring me less than 100*, at nominal value."""

    word = "no-offers-below"
    questions: tuple[str, ...] = ("answer",)
    number = "sum"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"sum": 0}]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return offered_group(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        trade = view["trade"]
        brings = sum([worth(view, item) for item in trade["giving"]])
        costs = sum([worth(view, item) for item in trade["taking"]])
        return "refuse" if brings - costs < int(facts["sum"]) else ""


class Papers(Standing):
    """*Debts out of my papers first*: what I hold of rivals' firms and of the exchange, dearest first."""

    word = "papers"
    questions: tuple[str, ...] = ("debt",)

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{}]

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        papers = [move for move in of_kind("sell-share", moves) if not is_own(view, about(move))]
        papers.sort(key=lambda move: -worth(view, paper(about(move))))
        return papers[0] if papers else ""


class SpareShares(Standing):
    """*Shares of my own firms that I can spare, in debt, and before the roll while I have less than 200*, the cheapest
    first (YF-52, YF-61). What a rival could take a firm over with is never sold.
    """

    word = "spare-shares"
    questions: tuple[str, ...] = ("deal", "debt")
    number = "cash"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        has_any = any(firm["owner"] == view["seat"] and firm["shares"] for firm in view["firms"].values())
        return [{"cash": KEPT}] if has_any else []

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        if view["step"] == "deal" and me(view)["cash"] >= facts["cash"]:
            return ""
        own = [move for move in of_kind("sell-share", moves) if is_own(view, about(move))]
        spare = [move for move in own if can_spare(view, about(move))]
        spare.sort(key=lambda move: worth(view, paper(about(move))))
        return spare[0] if spare else ""


# In the order in which they speak: what does something before what ends the question, rivals' papers before one's own.
STANDINGS: Final[tuple[Standing, ...]] = (
    Limit(),
    Build(),
    Papers(),
    SpareShares(),
    Roll(),
    Buy(),
    BuyPapers(),
    BuyShares(),
    Insure(),
    Decline(),
    NoOffers(),
    NoOffersFor(),
    NoOffersBelow(),
)
