"""The few numbers that greedy play of Stockpile rests on, found by playing variants against each other; in dollars."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Weights:
    def __init__(self) -> None:
        # What a share gains in every round to come.
        self.drift = 500.0
        # What a part in the majorities is worth against money in hand.
        self.majority = 0.6
        # A card that nobody showed.
        self.unknown = 3000.0
        # Boom, for each share of the company that one has most of; Bust.
        self.boom = 1500.0
        self.bust = 1500.0
        # Money is worth more than its amount the less there is of this reserve, but for the last round.
        self.need = 0.3
        self.reserve = 12000.0
        # How much the gains of the others, on average, spoil one's own; and cards that others get too cheap.
        self.envy = 0.7
        self.gift = 0.3
        # How uncertain the result is: at the end, and for each round to come.
        self.spread = 3000.0
        self.per_round = 2000.0


# What an investor's ability is worth beside the money, in the order of the cards (S-13).
ABILITIES = vec[i64]([0, 12000, 8000, 12000, 6000, 12000, 4000, 6000, 6000, 7000])
