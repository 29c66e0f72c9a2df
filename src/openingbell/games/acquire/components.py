"""A-1 Components: tiles, corporations, shares and the price card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The board: a tile's number is its row times 12 plus its column.
COLUMNS: Final[i64] = 12
ROWS: Final = 9
TILES: Final[i64] = 108
TILE_NAMES: Final = tuple(f"{tile % COLUMNS + 1}{'ABCDEFGHI'[tile // COLUMNS]}" for tile in range(TILES))

# In the board's array one space before every row stays empty, and so does a whole row above and one below: the four
# neighbours of any tile are then at fixed distances, and nobody has to ask for the edge.
ROW: Final = 13
SPACES: Final[i64] = 143
SPACE_OF: Final = vec[i64]([(tile // COLUMNS + 1) * ROW + tile % COLUMNS + 1 for tile in range(TILES)])

# Corporations, in the order of the price card.
CORPORATIONS: Final[i64] = 7
SHARES: Final = 25
NAMES_1999: Final = ("Sackson", "Zeta", "America", "Fusion", "Hydra", "Phoenix", "Quantum")
NAMES_CLASSIC: Final = ("Luxor", "Tower", "American", "Festival", "Worldwide", "Continental", "Imperial")
TIERS: Final = (0, 0, 1, 1, 1, 2, 2)

# A space of the board holds the bit of its corporation, or UNINCORPORATED, or EMPTY.
EMPTY: Final = 0
UNINCORPORATED: Final = 1 << CORPORATIONS
ALL_CORPORATIONS: Final = UNINCORPORATED - 1

# From this size on a corporation is safe; from that size on it can end the game.
SAFE_SIZE: Final = 11
GIANT_SIZE: Final = 41

# The price card: for each corporation the price at each size, 0 while it is not on the board.
PRICE_ROW: Final = TILES + 1


def _price(tier: int, size: int) -> int:
    if size < 2:
        return 0
    steps = (2, 3, 4, 5, 6, 11, 21, 31, 41)
    return 100 * (1 + sum(size >= step for step in steps) + tier)


PRICE_CARD: Final = vec[i64]([_price(tier, size) for tier in TIERS for size in range(PRICE_ROW)])
MAJORITY: Final = 10
MINORITY: Final = 5

#
STARTING_CASH: Final = 6000
HAND: Final[i64] = 6

#
PURCHASES: Final = 3

# Where a tile is: with the seat of that number, or in one of these places.
MAX_PLAYERS: Final = 6
IN_BAG: Final = 6
ON_BOARD: Final = 7
SET_ASIDE: Final = 8

# The bank's row in the table of shares.
BANK: Final = 6
