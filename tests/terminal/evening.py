"""A game at a terminal, followed move by move."""

from __future__ import annotations

from collections.abc import Sequence

from openingbell.core.registry import find_game
from openingbell.terminal.menu import arrange
from openingbell.terminal.session import Session
from tests.terminal.window import ENTER, Terminal


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
    ) -> None:
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
        if game.actor != self.seated:
            self._curtain()
        self.expect_question()
        return True

    def expect_question(self) -> None:
        """Whoever sits there is asked."""
        self.terminal.expect("help,? quit")
        self.terminal.expect_screen(r"^>$")

    def _curtain(self) -> None:
        self.seated = self.game.actor
        self.curtains += 1
        self.terminal.expect(f"{self.game.names[self.seated]}, it is your turn")
        self.terminal.expect("Press Enter")
        self.check_curtain("\n".join(self.terminal.screen()))
        self.terminal.send(ENTER)

    def check_curtain(self, screen: str) -> None:
        """Between two people nothing is to be seen that one of them hides."""
        assert not any(name in screen for name in self.curtained)

    def answer(self, line: str) -> None:
        self.terminal.send(line + ENTER)

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
