"""Asking a bot that may be broken: what it cannot decide, `greedy` decides in its place."""

from __future__ import annotations

import signal
import threading
import time
from types import FrameType
from typing import Final

from mypy_extensions import i64

from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.errors import CRASHED, GARBAGE, ILLEGAL, TOO_SLOW, BrokenBot
from openingbell.bots.greedy import Greedy
from openingbell.bots.observer import Observer
from openingbell.bots.random_bot import RandomBot

# An alarm that was swallowed rings again; until then a bot may let go of what it holds.
AGAIN: Final = 0.2
# Whatever a bot says about its patience, in seconds.
MAX_WAIT: Final = 3600.0


class TimeUp(BaseException):
    """Rings in the middle of a bot's thinking; no `except Exception` of its own may keep it."""


class Answer:
    """What was decided, how many seconds that took, and what was wrong with the bot, if anything was."""

    def __init__(self, action: i64, seconds: float, problem: BrokenBot | None = None) -> None:
        self.action = action
        self.seconds = seconds
        self.problem = problem


def ask(bot: Bot, observer: Observer, budget: Budget) -> Answer:
    """The bot's decision, or, if it fails, that of `greedy`, or in a game without a policy, a random one.

    What hangs is stopped where Python can be stopped at all: in the main thread, and not inside compiled code that
    never comes back to the interpreter.
    """
    begin = time.perf_counter()
    seconds = patience(bot, budget)
    try:
        action = _within(seconds, bot, observer, budget)
        if not _is_legal(observer, action):
            raise BrokenBot(ILLEGAL, f"{bot.name} answered with action {action}, which is not legal")
        return Answer(action, time.perf_counter() - begin)
    except BrokenBot as broken:
        problem = broken
    except TimeUp:
        signal.setitimer(signal.ITIMER_REAL, 0)  # in case it rang once more before it was switched off
        problem = BrokenBot(TOO_SLOW, f"{bot.name} did not decide within {seconds:g} s")
    except (Exception, SystemExit) as error:
        problem = BrokenBot(CRASHED, f"{bot.name} crashed: {type(error).__name__}: {error}")
    taken = time.perf_counter() - begin
    return Answer(stand_in(observer), taken, problem)


def patience(bot: Bot, budget: Budget) -> float:
    """How long a bot is waited for: what it says itself, if that is a time at all."""
    try:
        seconds = float(bot.patience(budget))
    except Exception:
        return budget.limit()
    return min(seconds, MAX_WAIT) if seconds > 0.0 else budget.limit()


def stand_in(observer: Observer) -> i64:
    """The decision of a bot that does not fail."""
    greedy = Greedy()
    deputy: Bot = greedy if greedy.plays(observer.game) else RandomBot()
    return deputy.choose(observer, Budget(iterations=1))


def _within(seconds: float, bot: Bot, observer: Observer, budget: Budget) -> i64:
    if threading.current_thread() is not threading.main_thread():
        return _number(bot.choose(observer, budget), bot)
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        return _number(bot.choose(observer, budget), bot)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)


def _number(answer: object, bot: Bot) -> i64:
    """What a bot written elsewhere returns may be anything."""
    if not isinstance(answer, int):
        raise BrokenBot(GARBAGE, f"{bot.name} answered with a {type(answer).__name__} instead of an action")
    return answer


def _is_legal(observer: Observer, action: i64) -> bool:
    for legal in observer.legal():
        if legal == action:
            return True
    return False


def _ring(number: int, frame: FrameType | None) -> None:
    raise TimeUp
