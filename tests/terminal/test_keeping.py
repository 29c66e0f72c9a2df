"""Games are kept as they are played, and gone on with."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from openingbell.arena.entrants import Entrant
from openingbell.bots.budget import Budget
from openingbell.core.errors import Refused
from openingbell.core.registry import find_game
from openingbell.terminal.keeping import MAX_KEPT, folder, kept_games, last_kept
from openingbell.terminal.session import Session
from tests.cli.bell import BELL, refusal
from tests.terminal.evening import everywhere
from tests.terminal.window import ENTER, Terminal

BOTS = [Entrant.of("greedy@5", Budget(milliseconds=7))]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path


def game() -> Session:
    session = Session.start(find_game("acquire"), {"players": 2}, ["Ann", "Bob"], [0, 1], 1, BOTS)
    session.keep()
    return session


def test_every_move_is_kept_and_those_taken_back_are_not() -> None:
    session = game()
    session.send([session.legal()[0].text])
    assert Session.resume(last_kept()).state == session.state
    session.undo()
    assert Session.resume(last_kept()).state == session.state
    session.send([session.legal()[1].text])
    session.send(["done"])
    again = Session.resume(last_kept())
    assert (again.state, again.play.actions) == (session.state, session.play.actions)
    assert (again.names, again.people, again._entrants) == (session.names, session.people, BOTS)


def test_who_has_given_up_is_a_bot_afterwards_and_the_others_are_who_they_were() -> None:
    session = game()
    session.concede(0)
    again = Session.resume(last_kept())
    assert (again.people, again._conceded) == ([1], [0])
    again.keep()
    assert Session.resume(last_kept()).people == [1]


def test_what_was_cut_short_is_left_out() -> None:
    session = game()
    session.send([session.legal()[0].text])
    with last_kept().open("a") as file:
        file.write("[12, 4")
    assert Session.resume(last_kept()).state == session.state


def test_nobody_else_can_read_them_and_old_ones_go() -> None:
    for _ in range(MAX_KEPT + 2):
        game()
    assert len(kept_games()) == MAX_KEPT
    assert stat.S_IMODE(folder().stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in kept_games()} == {0o600}


def test_a_game_that_is_over_is_let_go() -> None:
    session = game()
    while not session.is_over():
        session.send([session.legal()[-1].text])
    session.close()
    assert kept_games() == []
    with pytest.raises(Refused, match="no game was left unfinished"):
        last_kept()


@pytest.mark.parametrize("text", ["", "{}", "[]\n", '{"format": "openingbell-kept/1"}\n[1]\n', "\x00"])
def test_what_is_no_game_is_refused_in_a_sentence(text: str) -> None:
    folder().mkdir(parents=True)
    (folder() / "1-x.jsonl").write_text(text)
    with pytest.raises(Refused, match=r"cannot be|is not a game"):
        Session.resume(last_kept())


def test_it_is_gone_on_with_as_it_was() -> None:
    assert refusal("play", "--resume", status=1) == "no game was left unfinished"
    sentence = "--resume goes on with a game as it was: only --lang may stand beside it"
    assert refusal("play", "--resume", "--players", "3", status=2) == sentence
    assert refusal("play", status=2) == "GAME is missing"


SAID = {
    "en": ("bell play --resume goes on", "back", "given up"),
    "ru": ("bell play --resume её продолжит", "назад", "будет брошена"),
}


@everywhere
def test_closing_the_window_loses_nothing(home: Path, columns: int, rows: int, language: str) -> None:
    """A move, the window is closed, the game goes on; then one nearly leaves, and nearly loads another."""
    kept, back, sure = SAID[language]
    state = {"XDG_STATE_HOME": str(home / "state")}
    size = {"columns": columns, "rows": rows, "environment": state, "directory": home}
    begin = (BELL, "play", "acquire", "--bots", "random", "--players", "2", "--seed", "5")
    with Terminal(*begin, "--lang", language, **size) as terminal:  # type: ignore[arg-type]
        terminal.expect(r"help,?\s+quit")
        terminal.expect_screen(r"^>$")
        before = Session.resume(last_kept())
        terminal.send("1" + ENTER)
        terminal.expect(r"help,?\s+quit")
    session = Session.resume(last_kept())
    assert session.seq > before.seq
    with Terminal(BELL, "play", "--resume", "--lang", language, **size) as terminal:  # type: ignore[arg-type]
        terminal.expect_screen(r"^>$")
        terminal.send("save mine.json" + ENTER)
        terminal.expect_screen(r"mine\.json\.(.|\n)*^>$")
        terminal.send("load mine.json" + ENTER)
        terminal.expect(sure)
        terminal.send("n" + ENTER)
        terminal.expect_screen(r"^>$")
        terminal.send("quit" + ENTER)
        terminal.expect(back)
        terminal.send(back + ENTER)
        terminal.expect_screen(r"^>$")
        assert Session.resume(last_kept()).play.actions[: session.seq] == session.play.actions
        terminal.send("quit" + ENTER)
        terminal.expect(back)
        terminal.send(ENTER)
        terminal.expect(kept)
        assert terminal.wait() == 0
