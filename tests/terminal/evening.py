"""A game at a terminal, followed move by move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.locales import Words
from openingbell.terminal.boards import paint, spelled_out
from openingbell.terminal.log import names_for
from openingbell.terminal.menu import Item, arrange, items
from openingbell.terminal.session import Session
from tests.terminal.window import ENTER, Terminal

# Everything at a terminal is tried in these windows and languages.
everywhere = pytest.mark.parametrize(
    ("columns", "rows", "language"), [(80, 24, "en"), (80, 24, "ru"), (120, 40, "en"), (120, 40, "ru")]
)


class Evening:
    """People and bots at one terminal, and beside them the same game played here, where nothing is hidden."""

    def __init__(
        self,
        game: str,
        terminal: Terminal,
        options: dict[str, object],
        names: list[str],
        people: int,
        seed: int,
        curtained: Sequence[str] = (),  # what nobody may see between two people
        language: str = "en",
    ) -> None:
        self.words = Words(language)
        self.terminal = terminal
        self.people = people
        self.game = Session.start(find_game(game), options, names, range(people), seed)
        self.curtained = curtained
        self.seated = -1 if people > 1 else 0
        self.curtains = 0

    def next_decision(self) -> bool:
        """Until somebody is asked; False if the game is over."""
        game = self.game
        pass_over(game)
        if game.is_over():
            return False
        if game.actor != self.seated and game.hides:
            self._curtain()
        self.expect_question()
        return True

    def expect_question(self) -> None:
        """Whoever sits there is asked."""
        self.terminal.expect(r"help,?\s+quit")
        self.terminal.expect_screen(r"^>$")

    def _curtain(self) -> None:
        self.seated = self.game.actor
        self.curtains += 1
        self.terminal.expect(self.words.say("play-curtain", name=self.game.names[self.seated])[:20])
        self.terminal.expect(self.words.say("play-press-enter"))
        self.check_curtain("\n".join(self.terminal.screen()))
        self.terminal.send(ENTER)

    def check_curtain(self, screen: str) -> None:
        """Between two people nothing is to be seen that one of them hides."""
        assert not any(name in screen for name in self.curtained)

    def answer(self, line: str) -> None:
        self.terminal.send(line + ENTER)

    def load(self, path: Path) -> None:
        """Go on with a game from a file, giving up this one."""
        self.answer(f"load {path}")
        self.terminal.expect(self.words.say("play-load-sure", file="")[:20])
        self.answer("y")
        self.game.load(path)

    def say(self, line: str, *moves: str) -> None:
        """Type something that stands for these moves."""
        self.answer(line)
        self.game.send(moves)

    def screen(self) -> str:
        """What is shown, in one line."""
        return joined(self.terminal.screen())

    def middle(self) -> str:
        """What is shown inside Syndicate's ring of cells, in one line."""
        lines = self.terminal.screen()
        corner = self.words.name("syndicate", self.game.view(None)["cells"][0]["kind"])[:4]
        top = next(number for number, line in enumerate(lines) if line.startswith(corner))
        width = len(self.terminal.cells()[0])
        return joined([line[20 : width - 20] for line in lines[top + 2 : top + 14]])

    def choices(self) -> list[Item]:
        """What the actor may do, as a menu says it."""
        game, words = self.game, self.words
        picture = paint(game.game_name, game.view(game.actor), names_for(game, words), words)
        return items(game, arrange(game.legal()), words, lambda form: spelled_out(picture, form))

    def choose(self, number: int) -> None:
        """By its number in the menu."""
        self.answer(str(number + 1))
        self.game.send([arrange(self.game.legal())[number].text])


def pass_over(game: Session) -> None:
    """Everything that nobody is asked about: the bots' moves, and moves without a choice."""
    while not game.is_over() and (game.actor not in game.people or (len(game.legal()) == 1 and not game.may_undo())):
        if game.actor in game.people:
            game.send([game.legal()[0].text])
        else:
            game.wait()


def joined(lines: Sequence[str]) -> str:
    return " ".join(" ".join(lines).split())


def is_shown(item: Item, screen: str) -> bool:
    """By its number, the words that tell it from others, and its money."""
    money = joined([item.money.plain])
    ends = [" ".join(item.words.split(" ")[-number:]) for number in range(1, len(item.words.split(" ")) + 1)]
    return any(f" {item.number} {joined([end])} {money}".rstrip() in screen for end in ends)


def scripted(game: Game, options: dict[str, object], names: list[str], people: int, moves: Sequence[str]) -> Record:
    """A game in which these moves are made, chance's too, and before each of them nobody does anything else."""
    play = Play(game.start(options))
    for wanted in moves:
        while wanted not in (legal := [game.to_text(play.state, action) for action in play.state.legal()]):
            play.make_text(next(text for text in ("done", "pass", "skip") if text in legal))
        play.make_text(wanted)
    kinds = [{"kind": "human" if seat < people else "bot"} for seat in range(len(names))]
    return Record.of(play, names, {"players": kinds})
