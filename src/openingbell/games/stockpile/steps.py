"""What a position of Stockpile can wait for, and what the rules alone do."""

from __future__ import annotations

from typing import Final

from openingbell.core.steps import Steps

# By chance.
SHARE: Final = 0
FIRST: Final = 1
INVESTOR: Final = 2
PAIR: Final = 3
CARD: Final = 4
# By a seat.
CHOOSE: Final = 5
PLACE: Final = 6
PREPARE: Final = 7  # Warren's and Mark's abilities, before demand
PEEK: Final = 8
BID: Final = 9
ACT: Final = 10
SELL: Final = 11
CLAIM: Final = 12
DECLARE: Final = 13
# By nobody any more.
ENDED: Final = 14
# By the rules.
ROUND: Final = 15
PREPARATION: Final = 16
DEMAND: Final = 17
ACTIONS: Final = 18
SELLING: Final = 19
MOVEMENT: Final = 20
TICKER: Final = 21
ROUND_ENDS: Final = 22
FINISH: Final = 23

STEPS: Final = Steps(
    chance={SHARE: "share", FIRST: "first", INVESTOR: "investor", PAIR: "pair", CARD: "card"},
    seat={
        CHOOSE: "choose",
        PLACE: "place",
        PREPARE: "prepare",
        PEEK: "peek",
        BID: "bid",
        ACT: "act",
        SELL: "sell",
        CLAIM: "claim",
        DECLARE: "declare",
    },
    over={ENDED: "over"},
    rules={
        ROUND: "round",
        PREPARATION: "preparation",
        DEMAND: "demand",
        ACTIONS: "actions",
        SELLING: "selling",
        MOVEMENT: "movement",
        TICKER: "ticker",
        ROUND_ENDS: "round-ends",
        FINISH: "finish",
    },
)
