"""A whole game looked at again: what each player gave up at each decision, and what was luck."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from openingbell.arena.judging import judge, observer_of
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.core.record import Record, apply_text
from openingbell.core.state import CHANCE, OVER, State

COSTLIEST = 3
SHORTEST = 10  # milliseconds for a decision


@dataclass(frozen=True)
class Judged:
    """A decision. `given_up` is the chance to win that the advice has beyond the move played, `error` how sure that is
    (a standard error), `money` the same in expected score; below 0 the player knew better. `chances` are everybody's
    after the move, as far as the player could know.
    """

    number: int  # of the move
    seat: int
    played: str
    advice: str
    options: int
    given_up: float
    error: float
    money: float
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Account:
    """A seat's game in chances to win, in parts that add up: an equal share, less what it gave up, with what came from
    the others and luck, make the result. An unfinished game has neither luck nor a result.
    """

    seat: int
    decisions: int
    given_up: float
    error: float
    money: float
    from_others: float
    luck: float | None
    result: float | None
    score: int


@dataclass(frozen=True)
class Review:
    game: str
    names: tuple[str, ...]
    decisions: tuple[Judged, ...]
    accounts: tuple[Account, ...]

    def costliest(self) -> list[Judged]:
        """The decisions that surely cost most."""
        ranked = sorted(self.decisions, key=lambda one: one.error - one.given_up)
        return [one for one in ranked[:COSTLIEST] if one.given_up > one.error]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "names": list(self.names),
            "players": [_plain(asdict(account)) for account in self.accounts],
            "costliest": [one.number for one in self.costliest()],
            "decisions": [_plain(asdict(one)) for one in self.decisions],
        }


def decisions_of(record: Record) -> Iterator[tuple[int, State]]:
    """Every real decision: the number of its move, and the position before it."""
    state = record.replay(0)
    for number, text in enumerate(record.moves, 1):
        if state.actor != CHANCE and len(state.legal()) > 1:
            yield number, state
        apply_text(state, text, number)


def share_out(seconds: float, decisions: int) -> Budget:
    """The budget of each decision if all together take so many seconds: half of it to find advice, half to judge."""
    return Budget(milliseconds=max(SHORTEST, math.floor(1000 * seconds / (2 * max(1, decisions)))))


def judge_decision(record: Record, number: int, state: State, adviser: Bot, budget: Budget, seed: int) -> Judged:
    """One decision: advice comes from what the seat knew, and both moves are tried in worlds that it could imagine."""
    game = record.game
    played = int(game.from_text(state, record.moves[number - 1]))
    observer = observer_of(state, seed, number)
    advice = int(adviser.choose(observer, budget))
    worth = judge(observer, [advice] if advice == played else [advice, played], budget)[-1]
    return Judged(
        number=number,
        seat=int(state.actor),
        played=game.to_text(state, played),
        advice=game.to_text(state, advice),
        options=len(state.legal()),
        given_up=worth.behind,
        error=worth.error,
        money=worth.score_behind,
        chances=worth.chances,
    )


def sum_up(record: Record, names: Sequence[str], judged: Sequence[Judged]) -> Review:
    """What the decisions add up to for each seat."""
    final = record.replay()
    scores = final.scores()
    seats = len(scores)
    winners = final.winners() if final.actor == OVER else []
    own = [[one for one in judged if one.seat == seat] for seat in range(seats)]
    given_up = [sum(one.given_up for one in decisions) for decisions in own]
    accounts: list[Account] = []
    for seat in range(seats):
        # What somebody gives up goes to the others; to whom, nobody can say, so in equal parts.
        from_others = (sum(given_up) - given_up[seat]) / (seats - 1)
        result = None if not winners else (1 / len(winners) if seat in winners else 0.0)
        accounts.append(
            Account(
                seat=seat,
                decisions=len(own[seat]),
                given_up=given_up[seat],
                error=math.sqrt(sum(one.error**2 for one in own[seat])),
                money=sum(one.money for one in own[seat]),
                from_others=from_others,
                luck=None if result is None else result - 1 / seats + given_up[seat] - from_others,
                result=result,
                score=scores[seat],
            )
        )
    return Review(record.game.name, tuple(names), tuple(judged), tuple(accounts))


def _plain(data: dict[str, Any]) -> dict[str, Any]:
    return {key: round(value, 4) if isinstance(value, float) else value for key, value in data.items()}
