"""The two number spaces: players' actions and chance's outcomes. `notation.py` gives them words."""

from __future__ import annotations

from typing import Final

from openingbell.games.acquire.components import CORPORATIONS, TILES

# Players' actions. A number plus a tile or corporation where one is named.
PLACE: Final = 0
FOUND: Final = PLACE + TILES
SURVIVE: Final = FOUND + CORPORATIONS
ABSORB: Final = SURVIVE + CORPORATIONS
BUY: Final = ABSORB + CORPORATIONS
SELL: Final = BUY + CORPORATIONS
TRADE: Final = SELL + 1
KEEP: Final = TRADE + 1
ANNOUNCE: Final = KEEP + 1
DONE: Final = ANNOUNCE + 1
PASS: Final = DONE + 1
ACTIONS: Final = PASS + 1

# Chance's outcomes.
DRAW: Final = 0
MARKET: Final = DRAW + TILES  # the market's number is one higher than its distance from here
CHANCE_OUTCOMES: Final = MARKET + 12
