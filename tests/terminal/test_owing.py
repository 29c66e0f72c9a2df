"""Debts in Syndicate at a terminal: the cheapest way out, giving up, and seeing how it ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words
from openingbell.terminal.debts import cheapest
from openingbell.terminal.session import Session, people_of
from tests.cli.bell import BELL
from tests.games.syndicate.tables import land, table
from tests.terminal.evening import Evening, everywhere, joined
from tests.terminal.window import ENTER, Terminal


def owing(state: State) -> Session:
    return Session(Play(state), ["Ann", "Bob", "Cid"], [0], Rng(1))


def settled(state: State) -> tuple[list[str], int, int, int, int, bool]:
    """Moves, what they bring, interest and rent, what was lacking, and whether that is ruin."""
    plan = cheapest(owing(state))
    assert plan is not None
    return [move.text for move in plan.moves], plan.brings, plan.interest, plan.rent, plan.owed, plan.ruins


def test_without_a_debt_there_is_nothing_to_settle() -> None:
    assert cheapest(owing(table(firms={0: "motor_1"}))) is None


def test_what_earns_least_goes_first() -> None:
    """150 is due for Rocket with two works, and 100 there. LANDING brings 50 and earns nothing, TRUCK's 45 earn 30."""
    state = land(14, firms={1: "munitions_1*2", 0: "motor_1 landing"}, cash={0: 100})
    assert settled(state) == (["mortgage landing"], 50, 5, 0, 50, False)


def test_as_much_as_it_takes_and_no_more() -> None:
    """Half of TRUCK is 45, five too little. With a share sold for 18 first, a mortgage brings half of the other 72: 54.
    That costs 4 of interest, 30 a stop and 18 out of hand; with an exchange share instead, 25 more a stop, not 18."""
    state = land(14, firms={1: "munitions_1*2", 0: "motor_1"}, cash={0: 100}, stocks={0: 1}, rate=25)
    assert settled(state) == (["sell-share motor_1", "mortgage motor_1"], 18 + 36, 4, 30, 50, False)


def test_rather_than_be_ruined_one_sells_ones_own_shares() -> None:
    """86 lacking: TRUCK's mortgage brings 45, but its five shares 18 each."""
    state = land(14, firms={1: "munitions_1*2", 0: "motor_1"}, cash={0: 64})
    assert settled(state) == (["sell-share motor_1"] * 5, 90, 0, 0, 86, False)


def test_what_was_insured_is_surrendered_if_nothing_else_is_enough() -> None:
    state = land(14, firms={1: "munitions_1*2", 0: "football_1"}, cash={0: 120}, insured="football_1")
    assert settled(state) == (["surrender football_1"], 40, 0, 20, 30, False)


def test_who_cannot_pay_is_told_so() -> None:
    """LANDING brings 50 of 150."""
    moves, brings, *_, owed, ruins = settled(land(14, firms={1: "munitions_1*2", 0: "landing"}, cash={0: 0}))
    assert (moves, brings, owed, ruins) == (["mortgage landing"], 50, 150, True)


@pytest.fixture(scope="module")
def in_debt() -> Record:
    """A random game up to a debt of the first seat that takes two kinds of moves."""
    play = Play.start(find_game("syndicate"), {"players": 3}, Stream(Rng(8)))
    rng = Rng(8, 1)
    while play.state.actor != 0 or play.state.view(0)["step"] != "debt":
        play.act(pick(play.state, rng))
    return Record.of(play, ["Ann", "Bob", "Cid"], {"players": [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}]})


@everywhere
def test_an_evening_of_debts(tmp_path: Path, in_debt: Record, columns: int, rows: int, language: str) -> None:
    """The cheapest way is proposed, refused, accepted; then one gives up and sees how it ends."""
    words = Words(language)
    in_debt.write(tmp_path / "debt.json")
    command = (BELL, "play", "syndicate", "--bots", "random", "--seed", "8", "--players", "3", "--lang", language)
    with Terminal(*command, "--names", "Ann", columns=columns, rows=rows, directory=tmp_path) as terminal:
        names = ["Ann", *words.tell_apart([words.bot("random")] * 2)]
        evening = Evening("syndicate", terminal, {"players": 3}, names, 1, 8, language=language)
        assert evening.next_decision()
        evening.answer("settle")
        evening.expect_question()
        assert joined([words.say("syndicate-settle-none")]) in evening.screen()
        evening.load(tmp_path / "debt.json")
        evening.expect_question()
        plan = cheapest(evening.game)
        assert plan is not None
        sums = {"brings": plan.brings, "owed": plan.owed, "interest": plan.interest, "rent": plan.rent}
        proposal = words.say("syndicate-settle", moves="…", **sums).split("…")[1]
        for answer in ("no", ""):
            evening.answer("settle")
            terminal.expect_screen(rf"{words.say('syndicate-settle-ask')}$")
            assert joined([proposal]) in evening.screen()
            assert words.move("syndicate", plan.moves[-1].form) in evening.screen()
            evening.answer(answer)
            if answer:
                evening.expect_question()
        evening.game.send([move.text for move in plan.moves])
        assert evening.next_decision()
        evening.answer("concede")
        terminal.expect_screen(joined([words.say("play-concede-sure")])[:20])
        evening.answer("y")
        terminal.expect_screen(words.say("play-out-conceded")[:20])
        terminal.expect_screen(r"^>$")
        evening.answer("end")
        terminal.expect(words.say("play-save-final")[:20])
        terminal.send("final.json" + ENTER)
        assert terminal.wait() == 0
        assert terminal.seen().count(words.say("play-thinks", name=names[1])) < 30  # nobody waits, nothing is told
    record = Record.read(tmp_path / "final.json")
    assert record.replay().actor < 0
    assert people_of(record) == []
    assert record.moves[: evening.game.seq] == [text for _, text in evening.game.play.written()]
