"""The two number spaces: players' actions and chance's outcomes. `notation.py` gives them words.

What is noted in the rulebook with a firm is a number plus that firm. The last actions depend on the edition.
"""

from __future__ import annotations

from typing import Final

from openingbell.games.syndicate.components import FIRMS, MAX_PLAYERS

PASS: Final = 0
DONE: Final = 1
BUY: Final = 2
BUY_CARD: Final = BUY + FIRMS  # ROCK BAND, MAFIA, BANK HOLD-UP, SPACE PROGRAME, BANKER
BUILD: Final = BUY_CARD + 5
MORTGAGE: Final = BUILD + FIRMS
REDEEM: Final = MORTGAGE + FIRMS
SELL_SHARE: Final = REDEEM + FIRMS
SELL_EXCHANGE: Final = SELL_SHARE + FIRMS
BUY_SHARE: Final = SELL_EXCHANGE + 1
BUY_EXCHANGE: Final = BUY_SHARE + FIRMS
BUY_OUT: Final = BUY_EXCHANGE + 1
BUY_CELL: Final = BUY_OUT + FIRMS
SURRENDER: Final = BUY_CELL + FIRMS
INSURE: Final = SURRENDER + FIRMS
SUE: Final = INSURE + FIRMS
TAKE_STRUCTURE: Final = SUE + FIRMS

# What is given and taken, in trades and in payments in kind: groups, firms, shares, loads, tokens. A football team is a
# group by itself (YF-2) and stands among the firms. The numbers go up in the order of YF-56.
ITEM_GROUP: Final = 0
ITEM_FIRM: Final = 6
ITEM_SHARE: Final = ITEM_FIRM + FIRMS
ITEM_EXCHANGE: Final = ITEM_SHARE + FIRMS
ITEM_LOAD: Final = ITEM_EXCHANGE + 1
ITEM_MONEY: Final = ITEM_LOAD + 1
ITEMS: Final = ITEM_MONEY + 6
GIVE: Final = TAKE_STRUCTURE + FIRMS
TAKE: Final = GIVE + ITEMS

TRADE: Final = TAKE + ITEMS
PROPOSE: Final = TRADE + MAX_PLAYERS
CANCEL: Final = PROPOSE + 1
ACCEPT: Final = CANCEL + 1
REFUSE: Final = ACCEPT + 1
REPAY: Final = REFUSE + 1
PROLONG: Final = REPAY + 1
SELL_LOAD: Final = PROLONG + 1
BUY_LOAD: Final = SELL_LOAD + 1
WAIVE: Final = BUY_LOAD + 1
BID: Final = WAIVE + 1  # at the price that is asked; it is part of the notation, not of the number
LAY: Final = BID + 1  # plus the number of the IS or F cell among its kind
# Behind them: `borrow`, one action for each receipt of the edition.

# Chance's outcomes.
FIRST: Final = 0
ROLL: Final = FIRST + MAX_PLAYERS  # the first die times six and the second, both counted from 0
THROW: Final = ROLL + 36
CARD: Final = THROW + 36
# Behind the cards: the values of the rings.
