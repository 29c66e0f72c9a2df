"""What the table calls a thing is understood when it is typed, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from openingbell.core.chance import Stream
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.locales import Words, languages
from openingbell.terminal.boards.names import short_name
from openingbell.terminal.log import names_for
from openingbell.terminal.session import Session
from openingbell.terminal.turns import find_move, read_turn
from tests.cli.bell import BELL
from tests.games.syndicate.tables import table
from tests.terminal.evening import everywhere
from tests.terminal.window import ENTER, Terminal

LANGUAGES = [Words(language) for language in languages()]
DECISIONS = 120


def decisions(game: str) -> Iterator[Session]:
    """The first decisions of a random game."""
    rng = Rng(3)
    play = Play.start(find_game(game), {}, Stream(rng))
    names = [f"Player {seat + 1}" for seat in range(play.state.players)]
    session = Session(play, names, range(len(names)), Rng(1))
    for _ in range(DECISIONS):
        yield session
        play.act(pick(play.state, rng))


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("words", LANGUAGES, ids=languages())
def test_every_choice_is_found_by_its_words(game: str, words: Words) -> None:
    """In every language, whichever one the table speaks; only where two choices are called alike is it not clear."""
    looked = 0
    for session in decisions(game):
        said = [words.move(game, move.form, names_for(session, words)) for move in session.legal()]
        for move, sentence in zip(session.legal(), said, strict=True):
            if said.count(sentence) == 1:
                looked += 1
                assert find_move(session, session.legal(), sentence, LANGUAGES) == move
    assert looked > DECISIONS


@pytest.mark.parametrize("typed", ["mortgage tank", "Mortgage Tank", "mortgage танки", "mortgage munitions_2"])
def test_a_firm_is_called_by_its_name(typed: str) -> None:
    state = table(firms={0: "munitions_2"})
    session = Session(Play(state), ["Ann", "Bob", "Cid"], [0], Rng(1))
    assert read_turn(session, typed, LANGUAGES) == ["mortgage munitions_2"]


@everywhere
def test_at_a_terminal_a_whole_turn_in_one_line(columns: int, rows: int, language: str) -> None:
    """A card of one's own that is laid face up tells oneself nothing: the other one may follow in the same line,
    and it can be taken back."""
    command = (BELL, "play", "stockpile", "--bots", "random", "--players", "4", "--seed", "8", "--lang", language)
    words = Words(language)
    with Terminal(*command, columns=columns, rows=rows) as terminal:
        terminal.expect(r"help,?\s+quit")
        terminal.expect_screen(r"^>$")
        terminal.send("up American 1" + ENTER)
        terminal.expect(r"help,?\s+quit")
        terminal.expect_screen(r"^>$")
        terminal.send("undo" + ENTER)
        terminal.expect(words.say("play-undone"))
        terminal.expect_screen(r"^>$")
        terminal.send("up American 4, down boom 2" + ENTER)
        terminal.expect(words.prompt("stockpile", "bid")[:12])


@pytest.mark.parametrize(
    ("name", "width", "short"),
    [("Expert", 6, "Expert"), ("Expert 2", 6, "Exp… 2"), ("Charlotte", 6, "Charl…"), ("고수 2", 6, "고수 2")],
)
def test_a_short_name_still_tells_two_players_apart(name: str, width: int, short: str) -> None:
    assert short_name(name, width) == short
