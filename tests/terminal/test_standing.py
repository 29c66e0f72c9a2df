"""Standing answers at a terminal: given, shown, used, cancelled, and called off with the reason."""

from __future__ import annotations

import pytest

from openingbell.core.play import Play
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words, languages
from openingbell.terminal import commands
from openingbell.terminal.screen import Screen
from openingbell.terminal.session import Session
from tests.games.syndicate.tables import play, table


def screen(state: State, language: str = "en") -> Screen:
    return Screen(Session(Play(state), ["Ann", "Bob", "Cid"], [0], Rng(1)), Words(language))


def asked(at: Screen) -> str:
    """What answers for the seat that is asked now."""
    return at._what_stands(at.table.actor, at.table.legal())


def auction() -> State:
    """Seat 2 did not want motor_1, and seat 0 is asked first."""
    cell = table().view(0)["firms"]["motor_1"]["cell"]
    state = table(turn=2, at={2: cell - 3})
    play(state, "done", "roll 1 2", "pass")
    return state


def test_a_limit_answers_until_it_is_cancelled() -> None:
    at = screen(auction())
    assert asked(at) == ""
    assert commands.obey(at, "limit 300")
    assert "300" in at.note
    price = at.table.view(0)["auction"]["price"]
    assert asked(at) == f"bid {price}"
    assert commands.obey(at, "limit 10")
    assert asked(at) == "pass"
    assert commands.obey(at, "never 1")
    assert asked(at) == ""


def test_what_can_be_said_is_listed_with_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    at = screen(table())
    assert commands.obey(at, "always")
    listed = capsys.readouterr().out
    assert "Nothing answers for you." in listed
    number = next(line.split()[0] for line in listed.splitlines() if "Roll at once" in line)
    assert commands.obey(at, f"always {number} 50")
    assert asked(at) == "done"
    for wrong in ("always 99", "always x", "never 7", "limit", "limit 5"):
        at.note = ""
        assert commands.obey(at, wrong)
        assert at.note, wrong


def test_whoever_builds_says_to_go_on(capsys: pytest.CaptureFixture[str]) -> None:
    """A factory costs 40."""
    at = screen(table(firms={0: "motor_1 motor_2 motor_3"}, cash={0: 300}))
    assert commands.obey(at, "always")
    number = next(line.split()[0] for line in capsys.readouterr().out.splitlines() if "build evenly" in line)
    assert commands.obey(at, f"always {number} 260")
    assert "Motor industry" in at.note
    assert "260" in at.note
    assert asked(at) == "build motor_1"
    assert commands.obey(at, f"always {number} 261")
    assert asked(at) == ""


@pytest.mark.parametrize("language", languages())
def test_what_becomes_doubtful_is_said_in_every_language(language: str) -> None:
    at = screen(table(cash={0: 300}), language)
    view, moves = at.table.view(0), [move.text for move in at.table.legal()]
    roll = next(order for order in at.table.standing.offers(view, moves) if order.word == "roll")
    at.table.standing.give(0, view, moves, roll, 300)
    assert asked(at) == "done"
    state = table(cash={0: 299})
    at.table.play.state = state  # type: ignore[attr-defined]
    assert asked(at) == ""
    assert at.note == at.words.say(
        "play-standing-doubt",
        order=at.words.standing("syndicate", "roll", {"keep": 300}),
        doubt=at.words.doubt("syndicate", "cash"),
    )


def test_the_table_is_told_of_what_may_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    at = screen(table(firms={0: "motor_1"}))
    assert commands.obey(at, "always")
    lines = capsys.readouterr().out.splitlines()
    none, roll = (
        next(line.split()[0] for line in lines if sentence in line) for sentence in ("every offer in round", "Roll at")
    )
    assert commands.obey(at, f"tell {roll}")
    assert at.table.standing.told() == []
    assert commands.obey(at, f"tell {none}")
    assert "everybody knows" in at.note
    assert [(seat, order.word) for seat, order in at.table.standing.told()] == [(0, "no-offers")]
    assert commands.obey(at, "always")
    assert "Ann: no offers in round 1, please." in capsys.readouterr().out
    assert commands.obey(at, "never 1")
    assert at.table.standing.told() == []
