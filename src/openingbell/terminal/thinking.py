"""What somebody at a table can think about: what they may do, what it would lead to, and what an expert would do.

All of it is worked out on a position that looks as the present one does to whoever thinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.observer import Observer
from openingbell.bots.reasons import Hint, hint
from openingbell.bots.registry import bot_names, find_bot
from openingbell.core.events import seen_events
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.terminal.table import Move, Preview

ADVISER = "expert"
STAND_IN = "random"  # plays everything
ADVICE = Budget(milliseconds=1000)


def moves_of(state: State) -> list[Move]:
    """What the actor may do."""
    game = state.game
    return [Move(game.to_text(state, action), game.to_json(state, action)) for action in state.legal()]


def previewed(state: State, moves: Sequence[str]) -> Preview:
    """What moves of the actor would lead to; events end where something would come to light."""
    seat = int(state.actor)
    trial = Play(state.redeal(seat, Rng(0)))
    for text in moves:
        trial.make_text(text)
    known = list(takewhile(lambda event: not event.tells(seat), trial.events))
    final = trial.state.actor != seat or len(known) < len(trial.events)
    legal = [] if final else moves_of(trial.state)
    return Preview(final, legal, seen_events(known, seat), lambda: trial.state.view(seat))


def adviser(game: Game) -> Bot:
    """Who gives hints in this game."""
    return find_bot(ADVISER if ADVISER in bot_names(game) else STAND_IN)


def advised(bot: Bot, observer: Observer) -> Hint:
    """What a bot would do, and why; then it is dismissed."""
    try:
        return hint(bot, observer, ADVICE)
    finally:
        bot.close()
