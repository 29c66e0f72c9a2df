"""What a position of Acquire can wait for, and what the rules alone do."""

from __future__ import annotations

from typing import Final

from openingbell.core.steps import Steps

# By chance.
STARTING_TILE: Final = 0
DEAL: Final = 1
DRAW: Final = 2
MARKET: Final = 3
# By a seat.
PLACE: Final = 4
FOUND: Final = 5
SURVIVE: Final = 6
ABSORB: Final = 7
DISPOSE: Final = 8
BUY: Final = 9
# By nobody any more.
ENDED: Final = 10
# By the rules.
MERGE: Final = 11
BONUSES: Final = 12
DISPOSALS: Final = 13
TURN_ENDS: Final = 14
NEXT_TURN: Final = 15
FINISH: Final = 16

STEPS: Final = Steps(
    chance={STARTING_TILE: "start", DEAL: "deal", DRAW: "draw", MARKET: "market"},
    seat={PLACE: "place", FOUND: "found", SURVIVE: "survive", ABSORB: "absorb", DISPOSE: "dispose", BUY: "buy"},
    over={ENDED: "over"},
    rules={
        MERGE: "merge",
        BONUSES: "bonuses",
        DISPOSALS: "disposals",
        TURN_ENDS: "turn-ends",
        NEXT_TURN: "next-turn",
        FINISH: "finish",
    },
)
