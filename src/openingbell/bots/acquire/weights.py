"""The few numbers that greedy play of Acquire rests on, found by playing variants against each other."""

from __future__ import annotations


class Growth:
    """How corporations grow while tiles are left: so many tiles each, and so many for each they have; safe ones so many
    times as much.
    """

    def __init__(self, tiles: float, expansion: float, safe: float) -> None:
        self.tiles = tiles
        self.expansion = expansion
        self.safe = safe


class Weights:
    """For weighing actions."""

    def __init__(self) -> None:
        self.growth = Growth(3.2, 0.8, 1.0)
        # What a part of the bonuses is worth against money in hand.
        self.bonuses = 0.45
        # How much the gains of the others, on average, spoil one's own.
        self.envy = 1.0
        # Money in hand is worth more than its amount, and still more the less there is of this reserve.
        self.thrift = 0.05
        self.need = 1.3
        self.reserve = 4500.0
        # A kept share of a corporation that is gone, with a full bag.
        self.keep = 200.0
        # A tile that touches nothing, against one that changes nothing.
        self.alone = -70.0
        # What comes on top for founding.
        self.founding = 0.0


class Outlook:
    """For telling who is ahead: growth until the corporations pay, what money in hand is worth by then, and how
    uncertain all that is, at the end and for each tile in the bag. Fitted to who won in greedy games.
    """

    def __init__(self) -> None:
        self.growth = Growth(-1.0, 0.6, 2.3)
        self.cash = 1.2
        self.spread = 2000.0
        self.per_tile = 80.0
