"""The few numbers that greedy play of Stockpile rests on, found by playing variants against each other; in dollars."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Weights:
    def __init__(self) -> None:
        # What a share gains in every round to come.
        self.drift = 500.0
        # What a part in the majorities is worth against money in hand.
        self.majority = 0.42
        # A card that nobody showed, against a share of unknown company.
        self.unknown = 1.0
        # Boom, for each share of the company that one has most of; Bust.
        self.boom = 4000.0
        self.bust = 1500.0
        # Money is worth more than its amount the less there is of this reserve, but for the last round.
        self.need = 1.2
        self.reserve = 46000.0
        # How much the gains of the others, on average, spoil one's own; and cards that others get too cheap.
        self.envy = 1.4
        self.gift = 0.15


class Outlook:
    """For telling who is ahead: what shares and parts in the majorities count against money, and how uncertain that is,
    at the end and for each round to come. Fitted to who won in greedy games.
    """

    def __init__(self) -> None:
        self.shares = 0.93
        self.majority = 0.4
        self.spread = 9800.0
        self.per_round = 1800.0


# What an investor's ability is worth beside the money, in the order of the cards (S-13).
ABILITIES = vec[i64]([0, 12000, 8000, 12000, 6000, 12000, 4000, 6000, 6000, 7000])
