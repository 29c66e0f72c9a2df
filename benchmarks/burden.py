"""How often a person is asked in a game of Syndicate of four against bots, with standing answers and without.

    python benchmarks/burden.py                 50 games; more than 3 questions a round make the exit status 1
    python benchmarks/burden.py --games 5

The person decides as the bot `greedy` does, and uses standing answers in the obvious way: whoever has nothing to do
before the roll says so for the next turns, too, an auction is answered with the highest price one would pay, what one
does not want is declined for good, and whoever refuses an offer wants none in this round. Whoever builds a structure,
buys a share at the exchange, or sells one of their own firms, says to go on like that until they have as much cash as
they would stop at themselves. A question is a decision with several legal answers that the person has to take: moves
that a client sends as a whole, such as a trade out of the builder, count one by one, too.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.registry import find_bot
from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.standing import Order, answer, give, same_subject, trouble
from openingbell.core.state import State
from openingbell.games.syndicate.position import Position, current_auction

PROMISED = 3.0
OPTIONS = {"players": 4, "end": "rounds"}
HURRY = Budget(iterations=1)
SEAT = 0


class Person:
    """Somebody who decides as a bot does, and gives standing answers if `orders` are wanted."""

    def __init__(self, with_orders: bool) -> None:
        self.questions: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()  # by what stood
        self.cancelled: Counter[str] = Counter()
        self._with_orders = with_orders
        self._orders: list[Order] = []

    def at_a_new_table(self) -> Person:
        """Nothing stands there yet."""
        self._orders = []
        return self

    def decide(self, state: State, choose: Callable[[State], int]) -> int:
        game, legal = state.game, state.legal()
        if len(legal) == 1:
            return int(legal[0])
        moves = [game.to_text(state, action) for action in legal]
        view = state.view(SEAT)
        self._look(state, view)
        said = answer(game, view, moves, self._orders)
        if said:
            self.answered[view["step"]] += 1
            return int(game.from_text(state, said))
        self.questions[view["step"]] += 1
        action = choose(state)
        if self._with_orders:
            self._from_now_on(state, view, moves, moves[list(legal).index(action)], choose)
        return action

    def _look(self, state: State, view: dict[str, Any]) -> None:
        """What has become doubtful stands no longer."""
        for order in list(self._orders):
            doubt = trouble(state.game, view, order)
            if doubt:
                self._orders.remove(order)
                self.cancelled[f"{order.word}: {doubt.split()[0]}"] += 1

    def _from_now_on(
        self, state: State, view: dict[str, Any], moves: list[str], chosen: str, choose: Callable[[State], int]
    ) -> None:
        """And so from now on, if the answer is one that could be given to the next such question as well."""
        step, cash = view["step"], view["players"][SEAT]["cash"]
        kind, _, thing = chosen.partition(" ")
        if kind in ("build", "buy-share") or (step == "deal" and kind == "sell-share"):
            self._go_on(state, view, moves, kind, thing, cash_after(state, choose, kind))
        elif step == "auction":
            self._give(state, view, moves, "limit", good=view["auction"]["good"], price=highest_bid(state, choose))
        elif step == "answer" and chosen == "refuse":
            self._give(state, view, moves, "no-offers", round=view["round"])
        elif step == "deal" and chosen == "done":
            costs = [view["firms"][move.split()[1]]["structure_cost"] for move in moves if move.startswith("build ")]
            self._give(state, view, moves, "roll", keep=max(0, cash - min(costs) + 1) if costs else 0)
        elif step == "offer-firm" and chosen != "pass":
            self._give(state, view, moves, "buy", keep=100)
        elif step == "debt":
            self._give(state, view, moves, "papers")
        elif chosen in ("done", "pass"):
            self._give(state, view, moves, "decline", question=step)

    def _go_on(self, state: State, view: dict[str, Any], moves: list[str], kind: str, thing: str, stop: int) -> None:
        """More of what was just done to a firm or a paper, until there is so much cash."""
        owner = view["firms"][thing]["owner"] if thing in view["firms"] else None
        if kind == "build":
            self._give(state, view, moves, "build", monopoly=view["firms"][thing]["monopoly"], keep=stop)
        elif kind == "sell-share" and owner == SEAT:
            self._give(state, view, moves, "spare-shares", cash=stop)
        elif kind == "buy-share" and thing == "exchange":
            self._give(state, view, moves, "buy-shares", paper="exchange", rate=view["rate"], keep=stop)
        elif kind == "buy-share" and owner not in (None, SEAT):
            self._give(state, view, moves, "buy-shares", paper="firms", keep=stop)

    def _give(self, state: State, view: dict[str, Any], moves: list[str], word: str, **facts: int | str) -> None:
        given = give(state.game, view, moves, word, facts)
        self._orders = [order for order in self._orders if not same_subject(state.game, order, given)]
        self._orders.append(given)


def highest_bid(state: State, choose: Callable[[State], int]) -> int:
    """The highest price at which the person would still bid; 0 if they would not at all."""
    trial = state.clone()
    auction = current_auction(cast(Position, trial))
    cash = trial.cash_in_hand()[SEAT]
    highest = 0
    for price in range(max(1, auction.nominal // 10), cash + 1, max(1, auction.nominal // 10)):
        auction.price = price
        if not trial.game.to_text(trial, choose(trial)).startswith("bid"):
            break
        highest = price
    return highest


def cash_after(state: State, choose: Callable[[State], int], kind: str) -> int:
    """What the person would have when they would stop doing this of their own accord."""
    trial = state.clone()
    while trial.actor == SEAT:
        action = choose(trial)
        if not trial.game.to_text(trial, action).startswith(f"{kind} "):
            break
        trial.apply(action)
    return int(trial.cash_in_hand()[SEAT])


def play_game(number: int, person: Person) -> tuple[int, int, bool]:
    """One game: how many rounds the person was in it, their final worth, and whether they won."""
    bot: Bot = find_bot("greedy")
    rng = Rng(number, 1)
    play = Play.start(find_game("syndicate"), OPTIONS, Stream(Rng(number)), listens=False)
    rounds = 0

    def choose(state: State) -> int:
        return int(bot.choose(Observer(state, int(state.actor), rng), HURRY))

    while not play.is_over():
        state = play.state
        if not state.is_out(SEAT):
            rounds = int(cast(Position, state).round)
        play.act(person.decide(state, choose) if state.actor == SEAT else choose(state))
    return rounds, play.state.scores()[SEAT], SEAT in play.state.winners()


def measure(games: int, with_orders: bool) -> tuple[Person, int, float, float]:
    """The person, the rounds they played, their mean worth and how many of the games they won."""
    person = Person(with_orders)
    played = [play_game(number, person.at_a_new_table()) for number in range(games)]
    rounds = sum(one[0] for one in played)
    return person, rounds, sum(one[1] for one in played) / games, sum(one[2] for one in played) / games


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=50)
    games = parser.parse_args().games
    reached = 0.0
    for with_orders in (False, True):
        person, rounds, worth, wins = measure(games, with_orders)
        reached = person.questions.total() / rounds
        print(f"{'with' if with_orders else 'without'} standing answers: {reached:.2f} questions a round")
        print(f"  {games} games, {rounds} rounds; worth at the end {worth:.0f}, won {100 * wins:.0f} %")
        for step, number in person.questions.most_common():
            print(f"  {number / rounds:5.2f}  {step:13} answered by what stood: {person.answered[step] / rounds:.2f}")
        for why, number in person.cancelled.most_common():
            print(f"  {number / rounds:5.2f}  cancelled: {why}")
    return int(reached > PROMISED)


if __name__ == "__main__":
    sys.exit(main())
