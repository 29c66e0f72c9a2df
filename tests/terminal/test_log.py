"""Each event is put into words once, however often the screen is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from openingbell.core.chance import Stream
from openingbell.core.events import Seen
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.terminal.log import Log
from openingbell.terminal.session import Session


class Counting(Session):
    """A table that knows how many events it was asked for."""

    asked = 0

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Seen]]:
        found = super().events(seat, since)
        self.asked += len(found)
        return found


def play_on(session: Session, events: int) -> None:
    rng = Rng(4)
    while len(session.play.events) < events:
        session.play.act(pick(session.play.state, rng))


@pytest.mark.parametrize("events", [100, 3000])
def test_drawing_again_costs_the_same_at_any_time(events: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is asked for or worded again, and of a further move only what is new."""
    play = Play.start(find_game("syndicate"), {"players": 6}, Stream(Rng(2)))
    session = Counting(play, [f"Player {seat}" for seat in range(6)], [0], Rng(1))
    log = Log(session, 0, Words("en"))
    play_on(session, events)
    told = log.since(0)
    worded: list[Seen] = []
    word = Words.event

    def count(words: Words, game: str, seen: Seen, names: Sequence[str]) -> str:
        worded.append(seen)
        return word(words, game, seen, names)

    monkeypatch.setattr(Words, "event", count)
    session.asked = 0
    assert log.last(40) == told[-40:]
    assert (session.asked, worded) == (0, [])
    before = len(play.events)
    play_on(session, before + 1)
    log.last(40)
    assert session.asked == len(play.events) - before
    assert len(worded) <= session.asked


def test_it_follows_the_table_back() -> None:
    session = Session.start(find_game("acquire"), {"players": 2}, ["Ann", "Bob"], [0, 1], seed=1)
    log = Log(session, session.actor, Words("en"))
    before = log.since(0)
    session.send([session.legal()[0].text])
    assert len(log.since(0)) > len(before)
    session.undo()
    assert log.since(0) == before


def test_what_somebody_only_thinks_about_is_not_told() -> None:
    session = Session.start(find_game("syndicate"), {"players": 3}, ["Ann", "Bob", "Cid"], [0, 1, 2], seed=1)
    log = Log(session, 0, Words("en"))
    before = log.since(0)
    offer = next(move.text for move in session.legal() if move.form["type"] == "trade")
    session.send([offer, "cancel"])
    assert log.since(0) == before
