"""A whole game looked at again: what each player gave up at each decision, and what was luck."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from openingbell.arena.judging import judge, observer_of
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.core.batch import win_shares
from openingbell.core.record import Record
from openingbell.core.state import CHANCE, OVER, State

COSTLIEST = 3
SHORTEST = 10  # milliseconds for a decision
LEAST = 50  # … with less, what is found is mostly noise
SURE = 2.0  # standard errors
CLEAR_PART = 0.15  # of the moves that were not as advised


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

    @property
    def sure(self) -> str:
        """How sure it is that something was given up, or gained: a difference within its error may be noise."""
        errors = abs(self.given_up) / self.error if self.error > 0 else SURE * (self.given_up != 0)
        return "yes" if errors >= SURE else "likely" if errors >= 1 else "noise"


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

    def is_mostly_noise(self) -> bool:
        """Whether hardly any of the moves that were not as advised can be told from the advice."""
        differ = [one for one in self.decisions if one.played != one.advice]
        return sum(one.sure == "yes" for one in differ) < CLEAR_PART * len(differ)

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "names": list(self.names),
            "players": [_plain(asdict(account)) for account in self.accounts],
            "costliest": [one.number for one in self.costliest()],
            "mostly_noise": self.is_mostly_noise(),
            "decisions": [{**_plain(asdict(one)), "sure": one.sure} for one in self.decisions],
        }


@dataclass
class Question:
    """A real decision of a record: the position before it, what was played, and the advice: one action,
    or several that belong together.

    `leads_to` is the next one, if the same seat has it at once, before chance or anybody else; `forced` are the moves
    without a choice on the way there.
    """

    number: int  # of the move
    state: State
    played: int
    advice: list[int] = field(default_factory=list)
    forced: list[int] = field(default_factory=list)
    leads_to: Question | None = None


def questions_of(record: Record) -> list[Question]:
    """Every real decision, in order."""
    found: list[Question] = []
    play = record.play(listens=False)
    before: Question | None = None  # the last decision, as long as its seat goes on
    for number, (state, action) in enumerate(zip(play.states(), play.actions, strict=False), 1):
        if before is not None and state.actor != before.state.actor:
            before = None
        if state.actor != CHANCE and len(state.legal()) > 1:
            question = Question(number, state.clone(), action)
            if before is not None:
                before.leads_to = question
            found.append(question)
            before = question
        elif before is not None:
            before.forced.append(action)
    return found


def share_out(seconds: float, decisions: int) -> Budget:
    """The budget of each decision if all together take so many seconds: half of it to find advice, half to judge."""
    return Budget(milliseconds=max(SHORTEST, math.floor(1000 * seconds / (2 * max(1, decisions)))))


def seconds_needed(decisions: int) -> int:
    """How long a review of so many decisions should take at least."""
    return math.ceil(2 * decisions * LEAST / 1000)


def advise(question: Question, adviser: Bot, budget: Budget, seed: int) -> None:
    """What the adviser would play, from what the seat knew."""
    action = int(adviser.choose(observer_of(question.state, seed, question.number), budget))
    decision = adviser.explain()
    question.advice = [action] if decision is None else [*decision.steps]


def judge_question(question: Question, budget: Budget, seed: int) -> Judged:
    """What was given up: the advice is compared with the move played, in worlds that the seat could imagine.

    After the move played the seat may still follow the advice at its next decision, if that comes at once: what can be
    made good is not given up yet. So the parts of a turn are not charged for the same thing twice.
    """
    state, played, advice = question.state, question.played, question.advice
    line = [played]
    if question.leads_to is not None:
        line += [*question.forced, *question.leads_to.advice]
    observer = observer_of(state, seed + 1, question.number)
    agrees = played == advice[0]
    worth = judge(observer, [line] if agrees else [advice, line], budget)[-1]
    return Judged(
        number=question.number,
        seat=int(state.actor),
        played=state.game.to_text(state, played),
        advice=state.game.to_text(state, advice[0]),
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
    results = win_shares(final) if final.actor == OVER else None
    own = [[one for one in judged if one.seat == seat] for seat in range(seats)]
    given_up = [sum(one.given_up for one in decisions) for decisions in own]
    accounts: list[Account] = []
    for seat in range(seats):
        # What somebody gives up goes to the others; to whom, nobody can say, so in equal parts.
        from_others = (sum(given_up) - given_up[seat]) / (seats - 1)
        result = None if results is None else results[seat]
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
