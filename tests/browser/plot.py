"""What two people have in mind at a table of Syndicate: a whole game, played here before they play it in browsers.

All its draws follow from a secret that the table has, too, so that it can be known beforehand what they will meet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from typing import Any

from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.sketch import Sketch
from openingbell.fairness.drawing import FairChance
from openingbell.server.forced import answer_forced

PEOPLE = ANN, BOB = range(2)
ENDINGS = ("done", "pass", "waive", "cancel", "refuse")
FIRST_SUM = 10  # what Ann offers at first
KEPT = 10  # what Bob leaves her
WANTED = {"auction", "trade", "debt"}
FIRST_SECRET = 222  # those before it lead to nothing of the kind
MOST_SCENES = 25


@dataclass(frozen=True)
class Scene:
    """Somebody decides: what about, what their view was before, what they say, and how many moves there are then."""

    kind: str  # a step, or `auction` or `trade` as a whole
    seat: int
    view: dict[str, Any]
    moves: list[str]
    seq: int


class Plot:
    """Both buy what they are offered until each has something, then leave one firm to an auction; and Ann pays for one
    of Bob's groups whatever he wants, which is nearly all she has. Else they do nothing but roll."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.game = find_game("syndicate")
        self.play = Play.start(self.game, {"players": len(PEOPLE)}, FairChance(secret))
        self.done: set[str] = set()

    def scenes(self) -> Iterator[Scene]:
        while not self.play.is_over():
            seat = int(self.play.state.actor)
            view, begin = self.play.state.view(seat), self.play.seq
            kind = self._act(view)
            self.done.add(kind)
            moves = [text for actor, text in self.play.written()[begin:] if actor in PEOPLE]
            yield Scene(kind, seat, view, moves, self.play.seq)

    def _act(self, view: dict[str, Any]) -> str:
        step: str = view["step"]
        if step == "auction" and self._may_bid(view):
            self._bid(view["auction"]["nominal"])
        elif step == "deal" and self._may_trade(view):
            self._trade(view)
            return "trade"
        else:
            self._say(self._answer(view))
        return step

    def _say(self, text: str) -> None:
        self.play.make_text(text)
        self.play.draw()
        answer_forced(self.play, PEOPLE)

    def _legal(self) -> list[str]:
        state = self.play.state
        return [self.game.to_text(state, action) for action in state.legal()]

    def _answer(self, view: dict[str, Any]) -> str:
        """One buys if one may, and else says no."""
        legal = self._legal()
        leaves = self._may_bid(view) and len(tradable(view, view["seat"])) > 0
        buying = [move for move in legal if move.startswith("buy ") and view["step"] == "offer-firm" and not leaves]
        return next((move for move in (*buying, *ENDINGS) if move in legal), legal[0])

    # --- the auction ----------------------------------------------------------------------------------------------

    def _may_bid(self, view: dict[str, Any]) -> bool:
        """For something that both can pay much more for than it is worth, and only once."""
        offered = view["auction"]
        if "auction" in self.done or offered is None:
            return False
        return offered["nominal"] > 50 and all(player["cash"] > 2 * offered["nominal"] for player in view["players"])

    def _bid(self, nominal: int) -> None:
        """Each up to their limit."""
        limits = limits_for(nominal)
        while (auction := self.play.state.view(0)["auction"]) is not None and self.play.state.step_name() == "auction":
            price = auction["price"]
            self._say(f"bid {price}" if price <= limits[int(self.play.state.actor)] else "pass")

    # --- the trade ------------------------------------------------------------------------------------------------

    def _may_trade(self, view: dict[str, Any]) -> bool:
        """Ann has something to give, and Bob something to give and something to keep."""
        has_both = len(tradable(view, ANN)) > 0 and len(tradable(view, BOB)) > 1
        return view["seat"] == ANN and "auction" in self.done and "trade" not in self.done and has_both

    def _trade(self, view: dict[str, Any]) -> None:
        assert self.game.sketching is not None
        mine, theirs = tradable(view, ANN)[0], tradable(view, BOB)[0]
        for money, answer in ((FIRST_SUM, "refuse"), (sum_wanted(view), "accept")):
            sketch = Sketch(ANN, BOB, [mine, str(money)], [theirs])
            for move in self.game.sketching.judge(self.play.state, sketch)["moves"]:
                self.play.make_text(move)
            self._say(answer)


def limits_for(nominal: int) -> list[int]:
    """Ann's and Bob's: no prices that are ever asked, so nobody hears of them."""
    rise = max(1, -(-nominal // 10))
    return [nominal + rise + 1, nominal + 3 * rise + 1]


def sum_wanted(view: dict[str, Any]) -> int:
    return int(view["players"][ANN]["cash"]) - KEPT


def tradable(view: dict[str, Any], seat: int) -> list[str]:
    """The groups of which a seat has a part, none of it mortgaged."""
    held: dict[str, list[str]] = view["players"][seat]["firms"]
    return [group for group, firms in held.items() if all(view["firms"][firm]["mortgaged"] is None for firm in firms)]


def is_eventful(plot: Plot) -> bool:
    """Whether everything happens in a game that is not too long, up to Ann's ruin, before which she is asked."""
    scenes = list(islice(plot.scenes(), MOST_SCENES))
    is_asked = (scenes[-1].kind, scenes[-1].seat) == ("debt", ANN)
    return plot.play.is_over() and plot.done >= WANTED and is_asked


def eventful() -> Plot:
    """A game that has not begun yet, in which everything will happen."""
    secrets = (f"{number:064x}" for number in count(FIRST_SECRET))
    return Plot(next(secret for secret in secrets if is_eventful(Plot(secret))))
