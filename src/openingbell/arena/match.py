"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field

from openingbell.arena.contest import Contest
from openingbell.bots.bot import Bot, is_told, told_to
from openingbell.bots.errors import CRASHED, BrokenBot
from openingbell.bots.guard import Answer, ask, patience, stand_in
from openingbell.bots.observer import Observer
from openingbell.core.batch import win_shares
from openingbell.core.play import Play
from openingbell.core.record import MAX_NAME, Record

MAX_COMPLAINTS = 20  # about one bot in one game; the others are only counted
MAX_SENTENCE = 1000  # what a bot says in an exception may be of any length


@dataclass
class SeatResult:
    """What became of one seat. `decisions` are those with a choice, `lost` those that greedy made in its place."""

    entrant: int
    score: int = 0
    win: float = 0.0  # its share of the win
    decisions: int = 0
    lost: int = 0
    seconds: float = 0.0  # spent on its decisions


@dataclass(frozen=True)
class Complaint:
    """A decision that a bot lost."""

    entrant: int
    seat: int
    move: int  # how many moves were made before
    kind: str
    sentence: str


@dataclass
class Result:
    """What became of a game."""

    number: int
    moves: int
    sittings: list[SeatResult]
    complaints: list[Complaint] = field(default_factory=list)
    record: str = ""  # the game written down, if that is asked for


def play_match(
    contest: Contest,
    bots: Sequence[Bot],
    number: int,
    barred: Container[int] = (),
    watch: Callable[[int, float], None] = lambda entrant, seconds: None,
) -> Result:
    """Play one game; `bots` are the entrants'. Decisions of `barred` entrants are lost without asking.

    `watch` is told who is about to decide and how long it may take; -1: nobody.
    """
    listens = any(is_told(bot, contest.game) for bot in bots)
    play = Play.start(contest.game, contest.options, contest.chance(number), listens)
    generators = contest.generators(number)
    sittings = [SeatResult(entrant) for entrant in contest.sitting(number)]
    complaints: list[Complaint] = []
    while not play.is_over():
        state = play.state
        actions = state.legal()
        action = actions[0]
        if len(actions) > 1:
            seat = int(state.actor)
            sitting = sittings[seat]
            entrant = sitting.entrant
            bot, budget = bots[entrant], contest.entrants[entrant].budget
            told = told_to(bot, contest.game, play.events, seat)
            observer = Observer(state, seat, generators[entrant], told)
            if entrant in barred:
                answer = _lost(observer, bot)
            else:
                watch(entrant, patience(bot, budget))
                answer = ask(bot, observer, budget)
                watch(-1, 0.0)
            action = answer.action
            sitting.decisions += 1
            sitting.seconds += answer.seconds
            if answer.problem is not None:
                sitting.lost += 1
                if sum(one.entrant == entrant for one in complaints) < MAX_COMPLAINTS:
                    sentence = str(answer.problem)[:MAX_SENTENCE]
                    complaints.append(Complaint(entrant, seat, play.seq, answer.problem.kind, sentence))
        play.act(action)
    for sitting, score, win in zip(sittings, play.state.scores(), win_shares(play.state), strict=True):
        sitting.score = score
        sitting.win = win
    record = _written(play, contest, sittings) if contest.records else ""
    return Result(number, play.seq, sittings, complaints, record)


def _written(play: Play, contest: Contest, sittings: Sequence[SeatResult]) -> str:
    names = [contest.entrants[sitting.entrant].text[:MAX_NAME] for sitting in sittings]
    return Record.of(play, names, {"players": [{"kind": "bot"}] * len(names)}).to_text()


def _lost(observer: Observer, bot: Bot) -> Answer:
    problem = BrokenBot(
        CRASHED, f"{bot.name} was deciding when its process died or hung, and is not asked again in this game"
    )
    return Answer(stand_in(observer), 0.0, problem)
