"""A bot that crashes, hangs, answers with garbage or illegally loses that decision to greedy, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.arena.crew import Player
from openingbell.arena.match import MAX_COMPLAINTS, MAX_SENTENCE, Result, play_match
from openingbell.arena.running import run
from openingbell.arena.schedule import NOBODY
from openingbell.bots.bot import Bot
from openingbell.bots.budget import Budget
from openingbell.bots.guard import patience
from openingbell.bots.program import START_SECONDS
from openingbell.bots.registry import find_bot
from tests.arena.contests import Babbles, Cheats, Crashes, Hangs, Impatient, Leaves, contest, outcome
from tests.bots.programs import program

QUICK = "1ms"


def play(bot: Bot, budget: str = "3") -> Result:
    return play_match(contest("random,random", budget=budget), [bot, find_bot("random")], 0)


@pytest.mark.parametrize(
    ("bot", "kind", "sentence"),
    [
        (Crashes(), "crashed", "crashes crashed: ValueError: no idea what to do"),
        (Cheats(), "illegal", "cheats answered with action 100000, which is not legal"),
        (Babbles(), "garbage", "babbles answered with a str instead of an action"),
    ],
)
def test_every_decision_is_greedys(bot: Bot, kind: str, sentence: str) -> None:
    """The game is the very one that greedy would have played."""
    result, proper = play(bot), play(find_bot("greedy"))
    assert outcome(result) == outcome(proper)
    broken, sound = sorted(result.sittings, key=lambda one: one.entrant)
    assert broken.lost == broken.decisions > 10
    assert (sound.lost, proper.sittings[0].lost) == (0, 0)
    assert {(one.entrant, one.kind, one.sentence) for one in result.complaints} == {(0, kind, sentence)}


def test_each_of_several_broken_bots_has_its_complaints() -> None:
    result = play_match(contest("random,random", budget="3"), [Crashes(), Cheats()], 0)
    assert min(sitting.lost for sitting in result.sittings) > MAX_COMPLAINTS
    assert [one.entrant for one in result.complaints].count(0) == MAX_COMPLAINTS
    assert [one.entrant for one in result.complaints].count(1) == MAX_COMPLAINTS


@pytest.mark.parametrize("bot", [Leaves(), Impatient()], ids=["leaves", "impatient"])
def test_neither_leaving_nor_nonsense_about_time_ends_the_game(bot: Bot) -> None:
    result = play(bot)
    assert outcome(result) == outcome(play(find_bot("greedy")))


def test_what_hangs_is_stopped() -> None:
    hanging = Hangs()
    made = contest("random,random", budget=QUICK)
    patient = [hanging, find_bot("random")]
    # One decision is enough to know: from the second one on it is not asked.
    answers = []

    def watch(entrant: int, seconds: float) -> None:
        if entrant == 0:
            answers.append(seconds)
            if len(answers) > 1:
                raise StopIteration

    with pytest.raises(StopIteration):
        play_match(made, patient, 0, watch=watch)
    assert answers == [pytest.approx(0.501)] * 2


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("nan")])
def test_nonsense_about_time_is_not_believed(seconds: float) -> None:
    bot = Hangs()
    bot.patience = lambda budget: seconds  # type: ignore[method-assign]
    assert patience(bot, Budget.of(QUICK)) == pytest.approx(0.501)


def test_a_long_complaint_is_cut() -> None:
    bot = Crashes()
    bot.words = "no idea " * 100_000
    assert {len(one.sentence) for one in play(bot).complaints} == {MAX_SENTENCE}


def test_who_is_barred_is_not_asked() -> None:
    made = contest("random,random", budget=QUICK)
    result = play_match(made, [Hangs(), find_bot("random")], 0, barred=[0])
    assert result.sittings[0].lost == result.sittings[0].decisions
    assert "when its process died or hung" in result.complaints[0].sentence


def test_a_worker_hangs_if_it_had_its_time_since_the_arena_woke_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entrant 1 has had two seconds since a hundred ago, and three more are allowed for."""
    worker = Player.__new__(Player)
    now = 1000.0
    monkeypatch.setattr("openingbell.arena.crew.time.monotonic", lambda: now)
    worker._watched = [1.0, now - 100, 2.0]
    assert worker.hangs(woke=now - 500)
    assert worker.hangs(woke=now - 6)
    assert not worker.hangs(woke=now - 4)
    worker._watched[0] = NOBODY
    assert not worker.hangs(woke=now - 500)


def test_a_worker_that_hangs_for_good_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not even hear its own alarm. The bot that was deciding is barred from that game at once."""
    patient = Player.hangs
    monkeypatch.setattr("openingbell.arena.crew.MARGIN", -START_SECONDS)  # nobody waits for its start here
    monkeypatch.setattr(Player, "hangs", lambda self, woke: self.suspect == 0 and patient(self, woke))
    made = contest(f"{program(tmp_path, 'stop')},random", games=2, budget=QUICK)
    results = list(run(made, workers=1))
    assert sorted(result.number for result in results) == [0, 1]
    for result in results:
        broken = next(one for one in result.sittings if one.entrant == 0)
        assert broken.lost == broken.decisions
        assert {one.entrant for one in result.complaints} == {0}
        assert "when its process died or hung" in result.complaints[0].sentence


@pytest.mark.parametrize(("mode", "games_with_complaints"), [("kill once", 0), ("kill", 2)])
def test_who_kills_its_worker_is_barred_the_second_time(tmp_path: Path, mode: str, games_with_complaints: int) -> None:
    """Anybody may kill a process once. All games are played, each once."""
    made = contest(f"{program(tmp_path, mode)},random", games=2)
    results = list(run(made, workers=1))
    assert sorted(result.number for result in results) == [0, 1]
    assert sum(bool(result.complaints) for result in results) == games_with_complaints
