"""What a position of Syndicate can wait for, and what the rules alone do."""

from __future__ import annotations

from typing import Final

from openingbell.core.steps import Steps

# By chance.
FIRST_PLAYER: Final = 0
ROLL: Final = 1
THROW: Final = 2
DRAW_IS: Final = 3
DRAW_F: Final = 4
TURN_LIST: Final = 5
TURN_FILM: Final = 6
TURN_SPY: Final = 7
# By a seat.
DEAL: Final = 8
COMPOSE: Final = 9
ANSWER: Final = 10
CREDIT_DUE: Final = 11
OFFER_FIRM: Final = 12
OFFER_CARD: Final = 13
OFFER_SHARES: Final = 14
BUILD: Final = 15
TRADE_SHARES: Final = 16
BORROW: Final = 17
TRADE_LOADS: Final = 18
INSURE: Final = 19
SUE: Final = 20
BID: Final = 21
DEBT: Final = 22
IN_KIND: Final = 23
# By nobody any more.
ENDED: Final = 24
# By the rules, which ask again and again, until there is no choice (YF-30) …
DEALS: Final = 25
BUILDS: Final = 26
SHARE_DEALS: Final = 27
LOAD_DEALS: Final = 28
INSURES: Final = 29
SUES: Final = 30
SHARES_OFFERED: Final = 31
# … or let a turn and a move go on …
TURN_BEGINS: Final = 32
TURN_ENDS: Final = 33
WALK: Final = 34
MEETING: Final = 35
BAND: Final = 36
CELL: Final = 37
MOVED: Final = 38
# … or what takes several steps.
SETTLE: Final = 39
AUCTIONS: Final = 40
AUCTION: Final = 41
DUEL: Final = 42
SPOILS: Final = 43
RENT_PAID: Final = 44
DIVIDENDS: Final = 45
CASES: Final = 46

STEPS: Final = Steps(
    chance={
        FIRST_PLAYER: "first",
        ROLL: "roll",
        THROW: "throw",
        DRAW_IS: "is",
        DRAW_F: "f",
        TURN_LIST: "list",
        TURN_FILM: "film",
        TURN_SPY: "espionage",
    },
    seat={
        DEAL: "deal",
        COMPOSE: "trade",
        ANSWER: "answer",
        CREDIT_DUE: "credit-due",
        OFFER_FIRM: "offer-firm",
        OFFER_CARD: "offer-card",
        OFFER_SHARES: "offer-shares",
        BUILD: "build",
        TRADE_SHARES: "exchange",
        BORROW: "borrow",
        TRADE_LOADS: "contraband",
        INSURE: "insure",
        SUE: "sue",
        BID: "auction",
        DEBT: "debt",
        IN_KIND: "in-kind",
    },
    over={ENDED: "over"},
    rules={
        DEALS: "deals",
        BUILDS: "builds",
        SHARE_DEALS: "share-deals",
        LOAD_DEALS: "load-deals",
        INSURES: "insures",
        SUES: "sues",
        SHARES_OFFERED: "shares-offered",
        TURN_BEGINS: "turn-begins",
        TURN_ENDS: "turn-ends",
        WALK: "walk",
        MEETING: "meeting",
        BAND: "band",
        CELL: "cell",
        MOVED: "moved",
        SETTLE: "settle",
        AUCTIONS: "auctions",
        AUCTION: "auction",
        DUEL: "duel",
        SPOILS: "spoils",
        RENT_PAID: "rent-paid",
        DIVIDENDS: "dividends",
        CASES: "cases",
    },
)
