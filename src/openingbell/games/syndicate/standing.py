"""Standing answers of Syndicate. Everything lies open, so they are written on the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from openingbell.core.standing import Facts, Standing, View

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
KEPT: Final = 200  # what one is offered to keep in cash


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
        return _too_little(view, facts["price"]) + _rivals(view, str(facts["good"]))

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        price = view["auction"]["price"]
        return f"bid {price}" if price <= facts["price"] else "pass"


class Keeping(Standing):
    """What holds as long as one keeps so much in cash."""

    number = "keep"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"keep": KEPT}]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return _too_little(view, facts["keep"])


class Roll(Keeping):
    """*Nothing before the roll, unless I can build and keep 200* (YF-50)."""

    word = "roll"
    questions: tuple[str, ...] = ("deal",)

    def doubts(self, view: View, facts: Facts) -> list[str]:
        almost = [f"rival {monopoly}" for monopoly in _monopolies(view) if _rival_lacks_one(view, monopoly)]
        return super().doubts(view, facts) + almost

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        cash = _me(view)["cash"]
        for move in moves:
            kind, _, firm = move.partition(" ")
            if kind == "build" and cash - view["firms"][firm]["structure_cost"] >= facts["keep"]:
                return ""
        return "done"


class Buy(Keeping):
    """*Every firm that is offered to me, as long as I keep 200* (YF-60)."""

    word = "buy"
    questions: tuple[str, ...] = ("offer-firm",)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        offered = view["auction"]
        left = _me(view)["cash"] - offered["nominal"]
        return f"buy {offered['good']}" if left >= facts["keep"] else ""


class BuyPapers(Keeping):
    """*Every card that is offered to me*, or *all shares on cells*, *as long as I keep 200* (YF-80, YF-94).

    Not the bank itself: whoever has the BANKER plays another game from then on.
    """

    word = "buy-papers"
    questions: tuple[str, ...] = ("offer-shares", "offer-card")

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"question": question, "keep": KEPT} for question in self.questions]

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        if view["step"] != facts["question"]:
            return ""
        for move in moves:
            left = _me(view)["cash"] + view["prices"].get(move, 0)
            if move.startswith("buy") and move != "buy BANKER" and left >= facts["keep"]:
                return move
        return ""


class Insure(Keeping):
    """*Whatever can be insured, as long as I have 200*."""

    word = "insure"
    questions: tuple[str, ...] = ("insure",)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return next((move for move in moves if move.startswith("insure ")), "done")


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
        return _rivals(view, offered["good"]) + _completes(view, view["seat"], [offered["good"]], "group")

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
        return _offered_group(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return "refuse"


class NoOffersFor(Standing):
    """*No offers for my firms of this group*: a trade takes the whole part (YS-16)."""

    word = "no-offers-for"
    questions: tuple[str, ...] = ("answer",)
    public = True

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        own = list(_me(view)["firms"])
        if moves and view["step"] == "answer":
            own = [group for group in own if _takes(view, group)]
        return [{"group": group} for group in own]

    def is_over(self, view: View, facts: Facts) -> bool:
        return facts["group"] not in _me(view)["firms"]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return _offered_group(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return "refuse" if _takes(view, str(facts["group"])) else ""


class NoOffersBelow(Standing):
    """*No offers that bring me less than 100*, at nominal value."""

    word = "no-offers-below"
    questions: tuple[str, ...] = ("answer",)
    number = "sum"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"sum": 0}]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return _offered_group(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        trade = view["trade"]
        brings = sum([_worth(view, item) for item in trade["giving"]])
        costs = sum([_worth(view, item) for item in trade["taking"]])
        return "refuse" if brings - costs < int(facts["sum"]) else ""


class Papers(Standing):
    """*Debts out of my papers first*: what I hold of rivals' firms and of the exchange, dearest first."""

    word = "papers"
    questions: tuple[str, ...] = ("debt",)

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{}]

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        papers = [move for move in moves if move.startswith("sell-share ") and not _is_own(view, move.split()[1])]
        papers.sort(key=lambda move: -_worth(view, _paper(move.split()[1])))
        return papers[0] if papers else ""


# --- what a view says -------------------------------------------------------------------------------------------------


def _me(view: View) -> Any:
    return view["players"][view["seat"]]


def _too_little(view: View, named: object) -> list[str]:
    """My cash is below what I named."""
    return ["cash"] if _me(view)["cash"] < named else []


def _is_own(view: View, firm: str) -> bool:
    return firm in view["firms"] and view["firms"][firm]["owner"] == view["seat"]


def _paper(name: str) -> str:
    return name if name == "exchange" else f"share {name}"


def _worth(view: View, item: str) -> int:
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


def _monopolies(view: View) -> list[str]:
    return sorted({firm["monopoly"] for firm in view["firms"].values() if firm["monopoly"] is not None})


def _owners(view: View, monopoly: str) -> list[int | None]:
    return [firm["owner"] for firm in view["firms"].values() if firm["monopoly"] == monopoly]


def _rival_lacks_one(view: View, monopoly: str) -> bool:
    owners = _owners(view, monopoly)
    rivals = {owner for owner in owners if owner is not None and owner != view["seat"]}
    return any(owners.count(rival) == len(owners) - 1 for rival in rivals)


def _completes(view: View, seat: int, goods: Sequence[str], word: str) -> list[str]:
    """The monopolies that these firms, none of them the seat's, would complete for it."""
    found = []
    for monopoly in _monopolies(view):
        firms = {name: firm for name, firm in view["firms"].items() if firm["monopoly"] == monopoly}
        gained = [name for name in firms if name in goods]
        if gained and all(name in gained or firm["owner"] == seat for name, firm in firms.items()):
            found.append(f"{word} {monopoly}")
    return found


def _rivals(view: View, good: str) -> list[str]:
    """A rival would complete a monopoly with it."""
    found: list[str] = []
    for seat in range(len(view["players"])):
        if seat != view["seat"]:
            found += _completes(view, seat, [good], "rival")
    return found


def _offered_group(view: View) -> list[str]:
    """The trade that I am asked about would complete a monopoly of mine."""
    if view["step"] != "answer" or view["actor"] != view["seat"]:
        return []
    return _completes(view, view["seat"], view["trade"]["giving"], "group")


def _takes(view: View, group: str) -> bool:
    """Whether the trade on the table takes firms of this group from me."""
    trade = view["trade"]
    return trade is not None and any(name in trade["taking"] for name in _me(view)["firms"].get(group, ()))


STANDINGS: Final[tuple[Standing, ...]] = (
    Limit(),
    Roll(),
    Buy(),
    BuyPapers(),
    Insure(),
    Decline(),
    NoOffers(),
    NoOffersFor(),
    NoOffersBelow(),
    Papers(),
)
