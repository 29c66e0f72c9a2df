"""Standing answers of Acquire: to buy nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openingbell.core.standing import Facts, Standing, View

SPARE: Final = 1000  # what one is offered to save up for


class BuyNothing(Standing):
    """*I buy nothing as long as I have less than 1000*. Doubtful when others hold more of a corporation than I."""

    word = "nothing"
    questions: tuple[str, ...] = ("buy",)
    number = "cash"

    def offers(self, view: View, moves: Sequence[str]) -> list[Facts]:
        return [{"cash": max(SPARE, int(view["cash"][view["seat"]]) + 1)}]

    def doubts(self, view: View, facts: Facts) -> list[str]:
        own = view["shares"][view["seat"]]
        return [
            f"behind {corporation['name']}"
            for place, corporation in enumerate(view["corporations"])
            if own[place] > 0 and corporation["leaders"] and view["seat"] not in corporation["leaders"][0]
        ]

    def answer(self, view: View, moves: Sequence[str], facts: Facts) -> str:
        return "done" if view["cash"][view["seat"]] < int(facts["cash"]) else ""


STANDINGS: Final[tuple[Standing, ...]] = (BuyNothing(),)
