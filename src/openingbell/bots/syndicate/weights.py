"""The few numbers that greedy play of Syndicate rests on, found by playing variants against each other."""

from __future__ import annotations


class Weights:
    def __init__(self) -> None:
        # For so many rounds income is counted, at most.
        self.rounds = 20.0
        # What the right to build is worth, against the structures that may be built.
        self.monopoly = 0.3
        # What it is worth that a rival does not get a firm, against its worth to him.
        self.denial = 0.2
        # Money below this reserve, and below this part of the dearest visit, is missed so much.
        self.reserve = 100.0
        self.danger = 1.0
        self.need = 0.5
        # What a trade has to gain whoever proposes or accepts it, and how much a rival's gain spoils one's own.
        self.margin = 20.0
        self.envy = 0.6
        # What one wants at least of a trade that is proposed, against what it gains its maker.
        self.fair = 1.0
        # The whole win in money, where what is traded looks better than how one stands after it.
        self.win = 5000.0
        # His part of what a trade gains the two of them.
        self.share = 0.5
        # What a proposal has to leave a rival at least, beyond what he consents to.
        self.tip = 1.0
        # What a rival is taken to want of a bargain, against what it gains its maker, as long as nobody knows him; how
        # much more for each time he refused, and less for each time he accepted something; how uncertain that is.
        self.demand = 0.8
        self.hardened = 0.3
        self.softened = 0.2
        self.doubt = 0.25
        # How bad a bargain may look at first sight, how many are worth trying, and how many rivals are asked in one
        # turn, each of them once.
        self.slack = 300.0
        self.bargains = 30
        self.asked = 3
        # The mean rate at the exchange.
        self.rate = 27.5
        # A load of contraband; the chances of a lawsuit, of a hold-up, and that a firm is lost.
        self.load = -1.0
        self.court = 0.0
        self.hold_up = 0.1
        self.loss = 0.15
        # A share that one's own firm can do without, against its price.
        self.guard = 1.05
        # The BANKER against its price, and what a credit costs until the next lap.
        self.bank = 0.3
        self.interest = 0.1


class Outlook:
    """For telling who is ahead: what the root of the earnings counts against net worth, and how uncertain that is, at
    first and more in every round. Fitted to who won in greedy games.
    """

    def __init__(self) -> None:
        self.earnings = 55.0
        self.spread = 1400.0
        self.per_round = 45.0
