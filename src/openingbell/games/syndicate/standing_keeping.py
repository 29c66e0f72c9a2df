"""Standing answers of Syndicate that hold as long as one keeps so much in cash."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openingbell.core.standing import Facts, Standing, View
from openingbell.games.syndicate.standing_looks import (
    about,
    almost_complete,
    firms_of,
    is_rivals,
    left_after,
    monopolies,
    of_kind,
    too_little,
)

KEPT: Final = 200  # what one is offered to keep in cash


class Keeping(Standing):
    """What holds as long as one keeps so much in cash."""

    number = "keep"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"keep": KEPT}]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return too_little(view, facts["keep"])


class Build(Keeping):
    """*On these firms whatever I can, evenly, as long as I keep 200* (YF-50, YF-81)."""

    word = "build"
    questions: tuple[str, ...] = ("deal", "build")

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        here = {view["firms"][about(move)]["monopoly"] for move in of_kind("build", moves)}
        found = [monopoly for monopoly in monopolies(view) if monopoly in here or _is_open(view, monopoly)]
        return [{"monopoly": monopoly, "keep": KEPT} for monopoly in found]

    def is_over(self, view: View, facts: Facts) -> bool:
        return not any(
            firm["owner"] == view["seat"] and firm["structures"] < firm["limit"]
            for firm in firms_of(view, str(facts["monopoly"])).values()
        )

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return super().doubts(view, facts) + almost_complete(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        firms = firms_of(view, str(facts["monopoly"]))
        here = [move for move in of_kind("build", moves) if about(move) in firms]
        kept = [move for move in here if _keeps(view, move, facts)]
        if kept:
            return min(kept, key=lambda move: int(firms[about(move)]["structures"]))
        return "done" if here and view["step"] == "build" else ""


class Roll(Keeping):
    """*Nothing before the roll, unless I can build and keep 200* (YF-50)."""

    word = "roll"
    questions: tuple[str, ...] = ("deal",)

    def doubts(self, view: View, facts: Facts) -> list[str]:
        return super().doubts(view, facts) + almost_complete(view)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        can_build = any(_keeps(view, move, facts) for move in of_kind("build", moves))
        return "" if can_build else "done"


class Buy(Keeping):
    """*Every firm that is offered to me, as long as I keep 200* (YF-60)."""

    word = "buy"
    questions: tuple[str, ...] = ("offer-firm",)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return next((move for move in of_kind("buy", moves) if _keeps(view, move, facts)), "")


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
            if move.startswith("buy") and move != "buy BANKER" and _keeps(view, move, facts):
                return move
        return ""


class BuyShares(Keeping):
    """*At the exchange, shares of rivals' firms*, those that earn most first, or *its own up to this rate*, *as long as
    I keep 200* (YF-83).
    """

    word = "buy-shares"
    questions: tuple[str, ...] = ("exchange",)

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        if not moves or view["step"] != "exchange":
            return []
        return [{"paper": "firms", "keep": KEPT}, {"paper": "exchange", "rate": view["rate"], "keep": KEPT}]

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        kept = [move for move in of_kind("buy-share", moves) if _keeps(view, move, facts)]
        if facts["paper"] == "exchange":
            return "buy-share exchange" if "buy-share exchange" in kept and view["rate"] <= facts["rate"] else ""
        rivals = [move for move in kept if is_rivals(view, about(move))]
        rivals.sort(key=lambda move: -int(view["firms"][about(move)]["income"] or 0))
        return rivals[0] if rivals else ""


class Insure(Keeping):
    """*Whatever can be insured, as long as I have 200*."""

    word = "insure"
    questions: tuple[str, ...] = ("insure",)

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return next(iter(of_kind("insure", moves)), "done")


def _keeps(view: View, move: str, facts: Facts) -> bool:
    return left_after(view, move) >= int(facts["keep"])


def _is_open(view: View, monopoly: str) -> bool:
    """Whether all of it is mine and unmortgaged, and something can still be built."""
    firms = firms_of(view, monopoly).values()
    is_mine = all(firm["owner"] == view["seat"] and firm["mortgaged"] is None for firm in firms)
    return is_mine and any(firm["structures"] < firm["limit"] for firm in firms)
