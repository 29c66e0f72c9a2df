"""What it means for the others when somebody leaves a game for good: the words in which a game says it of itself."""

from __future__ import annotations

from typing import Final

PLAYS_ON: Final = "bot"
ENDS: Final = "end"
