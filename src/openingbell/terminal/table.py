"""The screen that people sit at: it shows the table, asks, obeys commands, and draws a curtain between people."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from openingbell.core.errors import Refused
from openingbell.core.events import Seen, seen_events
from openingbell.locales import Words
from openingbell.terminal.boards import paint
from openingbell.terminal.choices import lay_out
from openingbell.terminal.preview import money_in, preview
from openingbell.terminal.prompt import Prompt, is_terminal
from openingbell.terminal.rulebook import show_clause
from openingbell.terminal.session import Session
from openingbell.terminal.show import plain_console
from openingbell.terminal.turns import NotAMove, read_turn

NOT_A_FILE = ("n", "no", "y", "yes", "н", "нет", "д", "да", "?", "q", "quit", "help")
COMMANDS = ("hint", "undo", "reset", "news", "history", "save", "load", "rules", "help", "quit")
ALIASES = {"q": "quit", "exit": "quit", "?": "help", "h": "help"}
TABLE_LINES = 32  # what the table and the choices take in a wide terminal
HIGH = 30
LONGEST_ANSWER = 60


class Quit(Exception):
    """Somebody has had enough."""


class Screen:
    """One terminal for everybody at the table."""

    def __init__(self, session: Session, words: Words) -> None:
        self.session = session
        self.words = words
        self.console = plain_console()
        self.prompt = Prompt()
        self._seated = session.people[0] if len(session.people) == 1 else None  # with several, the curtain is down
        self._note = ""
        self._moved_last = -1
        self._left_at = [0] * len(session.names)  # how many events there were when a seat last decided …
        self._news_from = [0] * len(session.names)  # … and when its last turn ended
        self._all_out = False

    def play(self) -> None:
        """Until the game is over or somebody quits."""
        session = self.session
        try:
            while not session.is_over():
                seat = session.actor
                if seat in session.people:
                    self._turn()
                    self._left_at[seat] = len(session.play.events)
                else:
                    self._let_bot_play()
                self._moved_last = seat
            self._end()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()
        finally:
            session.close()

    def _let_bot_play(self) -> None:
        """What bots do is told at once, to a person who is alone with them."""
        session = self.session
        if not self._all_out and all(session.state.is_out(seat) for seat in session.people):
            self._all_out = True
            self._say_out()
        session.act_as_bot()
        self._note = session.complaint or self._note
        session.complaint = ""
        if is_terminal() and len(session.people) == 1:
            for sentence in self._sentences(session.news(session.people[0])):
                self.console.print(sentence)

    def _say_out(self) -> None:
        """Nobody here will be asked again, but the others play on."""
        seat = self.session.people[0]
        picture = paint(self.session.game.name, self.session.state.view(None), self._names(), self.words)
        self._clear()
        self._tell(seat, self._height([picture]) + 3)
        self.console.print(picture)
        self.console.print(self.words.say("play-out"), style="bold")
        if is_terminal():
            self.prompt.forget_typed()
            line = self.prompt.ask("> ")
            if ALIASES.get(line, line) == "quit":
                raise Quit

    # --- one decision ---------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """One decision of a person; one that is forced is only asked if something could be taken back instead."""
        session = self.session
        seat = session.actor
        actions = session.legal()
        if len(actions) == 1 and not session.may_undo():
            session.act(actions[0])
            return
        self._take_seat(seat)
        if self._moved_last != seat:
            self._news_from[seat] = self._left_at[seat]
            self.prompt.forget_typed()
        self._show(seat)
        line = self.prompt.ask("> ", session.texts(), COMMANDS)
        self._note = ""
        if not line and len(actions) == 1:
            session.act(actions[0])
        elif re.fullmatch("[0-9]{1,4}", line) and 1 <= int(line) <= len(actions):
            session.act(actions[int(line) - 1])
        elif line and not self._obey(line):
            self._move(line)

    def _move(self, line: str) -> None:
        try:
            for action in read_turn(self.session.state, line):
                self.session.act(action)
        except NotAMove as error:
            message = "play-later" if error.later else "play-not-a-move"
            self._note = self.words.say(message, answer=error.part[:LONGEST_ANSWER])

    # --- what is shown --------------------------------------------------------------------------------------------

    def _take_seat(self, seat: int) -> None:
        """Somebody else comes to the keyboard: nothing of the one before may be seen any more."""
        if self._seated == seat:
            return
        self._seated = seat
        self._note = ""
        self._clear()
        self.console.print(self.words.say("play-curtain", name=self.session.names[seat]))
        self.prompt.ask(self.words.say("play-press-enter") + " ")

    def _show(self, seat: int) -> None:
        """The log, the table, the question and the choices."""
        session, words = self.session, self.words
        view = session.state.view(seat)
        who = f"{session.names[seat]}: " if len(session.people) > 1 else ""
        above: list[RenderableType] = [
            Rule(style="dim"),
            paint(session.game.name, view, self._names(), words),
            Rule(style="dim"),
            Text(who + words.prompt(session.game.name, view["step"], view), "bold"),
        ]
        below: list[RenderableType] = [
            *([Text(self._note, "yellow")] if self._note else []),
            Text(words.say("play-how" if self.console.height >= HIGH else "play-how-short"), "dim"),
        ]
        room = self.console.height - self._height([*above[1:], *below]) - 1
        screen = [*above, *self._choices(room), *below]
        if self._height(screen) >= self.console.height:
            del screen[0]  # there is nothing above that it would set apart
        self._clear()
        self._tell(seat, self._height(screen) + 1)
        for part in screen:
            self.console.print(part)

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    def _names(self) -> list[str]:
        """The players' names; a person who is alone with the bots is addressed."""
        names = list(self.session.names)
        if len(self.session.people) == 1:
            names[self.session.people[0]] = self.words.say("you")
        return names

    def _tell(self, seat: int, taken: int) -> None:
        """What happened: at a terminal as much of the latest as there is room for, elsewhere all that is new."""
        if is_terminal():
            room = max(0, self.console.height - taken)
            sentences = self._sentences(self.session.history(seat))
            sentences = sentences[len(sentences) - room :] if room < len(sentences) else sentences
        else:
            sentences = self._sentences(self.session.news(seat))
        for sentence in sentences:
            self.console.print(sentence)

    def _choices(self, room: int) -> Sequence[RenderableType]:
        """All choices; if they take more lines than there are at a terminal, side by side or as notation."""
        long = [self._choice(number, action) for number, action in enumerate(self.session.legal(), 1)]
        if not is_terminal():
            return long

        def short() -> list[Text]:
            digits = len(str(len(long)))
            return [Text(f"{number:>{digits}} {notation}") for number, notation in enumerate(self.session.texts(), 1)]

        return lay_out(self.console.width, room, long, short)

    def _choice(self, number: int, action: int) -> Text:
        """A choice by number and in words, with the money it would move at once."""
        session, words = self.session, self.words
        names = self._names()
        line = Text(f"{number:>3}  ")
        line.append(self._in_words(action))
        for seat, amount in money_in(preview(session.state, action)).items():
            sign = "+" if amount > 0 else ""
            line.append(
                f"  {names[seat]} {sign}{words.money(amount, session.game.name)}", "green" if amount > 0 else "red"
            )
        return line

    def _in_words(self, action: int) -> str:
        game = self.session.game
        return self.words.move(game.name, game.to_json(self.session.state, action), self._names())

    def _sentences(self, seen: list[Seen]) -> list[str]:
        """Events in words; several draws that nobody may see are told as one."""
        names = self._names()
        told: list[str] = []
        for event in seen:
            sentence = self.words.event(self.session.game.name, event, names)
            if not (event.get("hidden") and told and told[-1] == sentence):
                told.append(sentence)
        return told

    def _clear(self) -> None:
        """An empty screen, with nothing left to scroll back to if several people share it."""
        if is_terminal():
            self.console.clear()
            if len(self.session.people) > 1:
                self.console.file.write("\x1b[3J")

    # --- commands -------------------------------------------------------------------------------------------------

    def _obey(self, line: str) -> bool:
        """Do what a command says; False if the line is none."""
        command, _, argument = ALIASES.get(line, line).partition(" ")
        argument = argument.strip()
        obey = {
            "help": self._help,
            "hint": self._hint,
            "news": self._news,
            "history": self._history,
            "undo": self._undo,
            "reset": self._reset,
        }.get(command)
        if obey is not None and not argument:
            obey()
        elif command == "quit" and not argument:
            raise Quit
        elif command in ("save", "load"):
            self._file(command, argument)
        elif command == "rules":
            self._rules(argument)
        else:
            return False
        return True

    def _help(self) -> None:
        """How to answer, and what the marks on this game's table mean."""
        session, words = self.session, self.words
        help_text = words.say("play-help", move=session.texts()[0])
        legend = f"{session.game.name}-legend"
        self._page(f"{help_text}\n\n{words.say(legend)}" if words.has(legend) else help_text)

    def _hint(self) -> None:
        """What is legal and what it would do."""
        session = self.session
        lines: list[str] = []
        for number, action in enumerate(session.legal(), 1):
            lines.append(f"{number:>3}  {self._in_words(action)}")
            events = [event.seen_by(session.actor) for event in preview(session.state, action)]
            lines += [f"       {told}" for told in self._sentences([seen for seen in events if seen])]
        self._page("\n".join(lines))

    def _news(self) -> None:
        """What happened since one's last turn."""
        seat = self.session.actor
        self._page("\n".join(self._sentences(seen_events(self.session.play.events[self._news_from[seat] :], seat))))

    def _history(self) -> None:
        self._page("\n".join(self._sentences(self.session.history(self.session.actor))))

    def _undo(self) -> None:
        self._take_back(self.session.undo)

    def _reset(self) -> None:
        self._take_back(self.session.reset)

    def _take_back(self, choices: Callable[[], None]) -> None:
        if self.session.may_undo():
            choices()
            self._note = self.words.say("play-undone")
        else:
            self._note = self.words.say("play-no-undo")

    def _file(self, command: str, name: str) -> None:
        if not name:
            self._note = self.words.say("play-file-wanted", command=command)
            return
        try:
            if command == "save":
                self.session.save(Path(name).expanduser())
                self._note = self.words.say("play-saved", file=name)
            else:
                self.session.load(Path(name).expanduser())
                self._left_at = [len(self.session.play.events)] * len(self.session.names)
                self._moved_last = -1
                self._note = self.words.say("play-loaded", file=name)
        except (Refused, RuntimeError) as error:  # RuntimeError: there is no such home folder
            self._note = str(error)

    def _rules(self, clause: str) -> None:
        try:
            show_clause(self.console, self.session.game.name, clause, self.words)
            self._wait()
        except Refused as error:
            self._note = str(error)

    def _page(self, text: str) -> None:
        self.console.print()
        self.console.print(text)
        self._wait()

    def _wait(self) -> None:
        if is_terminal():
            self.console.print()
            self.prompt.ask(self.words.say("play-press-enter") + " ")

    # --- the end --------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """The last events and the final table, which has nothing hidden any more but the tiles."""
        session = self.session
        picture = paint(session.game.name, session.state.view(None), self._names(), self.words)
        self._clear()
        self._tell(self._seated if self._seated is not None else 0, len(self.console.render_lines(picture)) + 3)
        self.console.print(picture)
        if is_terminal():
            self.prompt.forget_typed()
            self._offer_to_save()

    def _leave(self) -> None:
        self.console.print()
        if is_terminal() and self.session.play.seq:
            try:
                self._offer_to_save()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
        self.console.print(self.words.say("goodbye"))

    def _offer_to_save(self) -> None:
        """Ask for a file until it can be written, or nobody wants it."""
        while name := self.prompt.ask(self.words.say("play-save-offer") + " "):
            if name.casefold() in NOT_A_FILE:
                continue
            self._file("save", name)
            self.console.print(self._note)
            if self._note == self.words.say("play-saved", file=name):
                return
