"""The two number spaces: players' actions and chance's outcomes. `notation.py` gives them words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from openingbell.games.stockpile.components import (
    COMPANIES,
    FORECASTS,
    INVESTORS,
    KINDS,
    MAX_PILES,
    MAX_PLAYERS,
    MAX_STOCK,
)

# A card that Mark moves is a kind, or one of a pile's face-down cards. Never more than six lie face down: one of each
# of five players and Stuart's other one, or with two players two of each and Stuart's other two.
MAX_HIDDEN: Final = 6
MOVABLE: Final[i64] = KINDS + MAX_HIDDEN
CLAIMS: Final = MAX_STOCK + 1

# Players' actions. A number plus what is named, the first thing named being the most significant.
CHOOSE: Final = 0
UP: Final = CHOOSE + INVESTORS
DOWN: Final = UP + KINDS * MAX_PILES
LOOK: Final = DOWN + KINDS * MAX_PILES
MOVE: Final = LOOK + MAX_PILES
PEEK: Final = MOVE + MAX_PILES * MAX_PILES * MOVABLE
PEEK_SECOND: Final = PEEK + MAX_PLAYERS  # two players: each seat's first pair, then its second
PEEK_DOWN: Final = PEEK_SECOND + 4
SKIP: Final = PEEK_DOWN + 2
BOOM: Final = SKIP + 1
BUST: Final = BOOM + COMPANIES
RAISE: Final = BUST + COMPANIES
LOWER: Final = RAISE + COMPANIES
SELL: Final = LOWER + COMPANIES
SELL_SPLIT: Final = SELL + COMPANIES
HALVE: Final = SELL_SPLIT + COMPANIES
DONE: Final = HALVE + COMPANIES
CLAIM: Final = DONE + 1
DIVIDEND: Final = CLAIM + CLAIMS * CLAIMS
BID: Final = DIVIDEND + COMPANIES  # … for each pile the spaces of the bidding track, as many as the data say

# Chance's outcomes.
SHARE: Final = 0
FIRST: Final = SHARE + COMPANIES
INVESTOR: Final = FIRST + MAX_PLAYERS
PAIR: Final = INVESTOR + INVESTORS
CARD: Final = PAIR + COMPANIES * FORECASTS
CHANCE_OUTCOMES: Final = CARD + KINDS
