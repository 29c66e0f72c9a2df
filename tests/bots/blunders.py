"""Choices of Stockpile that anybody at the table can see are wrong, counted from what the player's view says.

python -m tests.bots.blunders                      2,000 sales and 500 last bids of greedy and expert
python -m tests.bots.blunders --bot expert --sales 200 --bids 50
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.core.chance import Numbered
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng


class Choices:
    """How many there were of either kind, and the wrong ones."""

    def __init__(self) -> None:
        self.sales = 0
        self.bids = 0
        self.wrong: list[str] = []

    def add(self, view: dict[str, Any], text: str) -> None:
        """One decision and what was chosen."""
        if view["step"] == "sell":
            self.sales += 1
            is_wrong = _is_wrong_sale(view, text.split())
        elif view["step"] == "bid" and _unclaimed(view) == 1:
            self.bids += 1
            is_wrong = _is_wasteful_bid(view, text.split())
        else:
            return
        if is_wrong:
            self.wrong.append(f"round {view['round']}: {text}")


def _is_wrong_sale(view: dict[str, Any], words: list[str]) -> bool:
    companies = [company for company in view["companies"] if company["sales"]]
    if words == ["done"]:
        return any(company["outlook"]["bankrupt"] == "sure" for company in companies)
    return any(company["outlook"]["split"] == "sure" for company in companies if company["name"] == words[1])


def _is_wasteful_bid(view: dict[str, Any], words: list[str]) -> bool:
    _, pile, amount = words
    return view["piles"][int(pile) - 1]["bidder"] is None and int(amount) > 0


def _unclaimed(view: dict[str, Any]) -> int:
    return sum(pile["bidder"] is None for pile in view["piles"])


def count(name: str, sales: int, bids: int, budget: str = "12") -> Choices:
    """What a bot chooses in games against itself, until there was enough of either."""
    game, found, number = find_game("stockpile"), Choices(), 0
    while found.sales < sales or found.bids < bids:
        bot, rng = find_bot(name), Rng(number, 7)
        play = Play.start(game, {"players": 2 + number % 4}, Numbered(number), listens=False)
        while not play.is_over():
            state, seat = play.state, int(play.state.actor)
            action = bot.choose(Observer(state, seat, rng), Budget.of(budget))
            found.add(state.view(seat), game.to_text(state, action))
            play.act(action)
        number += 1
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--bot", choices=("greedy", "expert"), action="append", help="these bots only")
    parser.add_argument("--sales", type=int, default=2000)
    parser.add_argument("--bids", type=int, default=500)
    wanted = parser.parse_args()
    wrong = 0
    for bot in wanted.bot or ["greedy", "expert"]:
        found = count(bot, wanted.sales, wanted.bids)
        sys.stdout.write(f"{bot}: {found.sales} sales and {found.bids} last bids, {len(found.wrong)} wrong\n")
        sys.stdout.write("".join(f"  {text}\n" for text in found.wrong[:10]))
        wrong += len(found.wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
