"""The screen that people sit at: it shows the table, asks, and draws a curtain between people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.rule import Rule
from rich.segment import Segment, Segments
from rich.text import Text

from openingbell.locales import Words, languages
from openingbell.terminal.boards import paint, shorten, spelled_out, strip, tell, told_by
from openingbell.terminal.commands import ALIASES, Quit, commands_of, commands_of_use, means, obey, offer_to_save
from openingbell.terminal.finale import finale
from openingbell.terminal.log import Log, names_for
from openingbell.terminal.menu import Item, Menu, arrange, items, lay_out, safe_answer
from openingbell.terminal.prompt import Prompt, is_terminal
from openingbell.terminal.show import plain_console
from openingbell.terminal.table import Move, Table
from openingbell.terminal.turns import NotAMove, read_turn

HIGH = 30
MAX_ANSWER = 60
NEWS = 40  # sentences that a board may show in its middle


@dataclass(frozen=True)
class Scene:
    """What a screen has to show for a decision, however large the window is."""

    seat: int
    board: RenderableType
    question: Text
    choices: list[Item]
    commands: list[str]  # those of the game that are of use now
    below: list[RenderableType]


class Screen:
    """One terminal for everybody who sits at this side of the table."""

    def __init__(self, table: Table, words: Words) -> None:
        self.table = table
        self.words = words
        self.console = plain_console()
        self.prompt = Prompt()
        self.note = ""
        self.news_from = [0] * len(table.names)  # how many moves there were when a seat's last turn ended
        self.languages = [words, *(words.in_language(other) for other in languages() if other != words.language)]
        self._logs: dict[int | None, Log] = {}
        self._seated = table.people[0] if len(table.people) == 1 else None  # with several, the curtain is down
        self._moved_last = -1
        self._left_at = [0] * len(table.names)  # … and when a seat last decided
        self._told_to = [0] * len(table.names)  # where there is no terminal: up to which move a seat was told
        self._all_out = False
        self._hurries = False
        self._page = 0

    def play(self) -> None:
        """Until the game is over or somebody quits."""
        table = self.table
        try:
            while True:
                try:
                    self._play_on()
                    self._end()
                    return
                except (Quit, EOFError, KeyboardInterrupt):
                    if self._leave():
                        return
        finally:
            table.close()

    def begin_anew(self) -> None:
        """Another game is on the table."""
        self._logs.clear()
        self._left_at = self._told_to = [self.table.seq] * len(self.table.names)
        self._moved_last = -1

    def log(self, seat: int | None) -> Log:
        if seat not in self._logs:
            self._logs[seat] = Log(self.table, seat, self.words)
        return self._logs[seat]

    def page(self, *parts: RenderableType, whole: bool = False) -> None:
        """Something to read before the game goes on, a window at a time unless the `whole` is wanted at once."""
        self.console.print()
        lines = [line for part in parts for line in self.console.render_lines(part, pad=False)]
        at_once = max(1, self.console.height - 3) if is_terminal() and not whole else max(1, len(lines))
        for first in range(0, len(lines), at_once):
            for line in lines[first : first + at_once]:
                self.console.print(Segments([*line, Segment.line()]), end="")
            if is_terminal():
                self.console.print()
                is_last = first + at_once >= len(lines)
                if self.prompt.ask(self.words.say("play-press-enter" if is_last else "play-read-on") + " "):
                    return

    def _play_on(self) -> None:
        table = self.table
        while not table.is_over():
            seat = table.actor
            if seat in table.people:
                self._turn()
                self._left_at[seat] = table.seq
            else:
                self._let_others_play()
            self._moved_last = seat
            self.note = table.complaint or self.note
            table.complaint = ""

    def _let_others_play(self) -> None:
        """What bots do is told at once, to a person who is alone with them."""
        table = self.table
        if not self._all_out and all(table.is_out(seat) for seat in table.people):
            self._all_out = True
            self._say_out()
        alone = is_terminal() and len(table.people) <= 1 and not self._hurries
        before = table.seq
        if alone:
            thinks = Text(self.words.say("play-thinks", name=table.names[table.actor]), "dim")
            self.console.print(thinks, end="\r")
        table.wait()
        if alone:
            self.console.file.write("\x1b[K")
            for sentence in self.log(self._onlooker()).since(before):
                self.console.print(sentence)

    def _onlooker(self) -> int | None:
        """Through whose eyes the others are watched: those of the only person here, or a spectator's."""
        people = self.table.people
        return people[0] if len(people) == 1 else None

    def _say_out(self) -> None:
        """Nobody here will be asked again, but the others play on: with every move told, or quickly to the end."""
        words = self.words
        self._show_table(self._onlooker())
        self.prompt.forget_typed()
        self.console.print(words.say("play-out" if self.table.people else "play-out-conceded"), style="bold")
        if not is_terminal():
            return
        line = self.prompt.ask("> ").casefold()
        if ALIASES.get(line, line) == "quit":
            raise Quit
        if means(self, line, "play-answer-end"):
            self.table.hurry()
            self._hurries = True
            self.console.print(words.say("play-hurries"), style="dim")

    # --- one decision ---------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        """One decision of a person; one that is forced is only asked if something could be taken back instead."""
        table = self.table
        seat = table.actor
        moves = arrange(table.legal())
        if len(moves) == 1 and not table.may_undo():
            table.send([moves[0].text])
            return
        stood = self._what_stands(seat, moves)
        if stood:
            table.send([stood])
            return
        self._take_seat(seat)
        if self._moved_last != seat:
            self.news_from[seat] = self._left_at[seat]
            self.prompt.forget_typed()
        scene = self._prepare(seat, moves)
        self._draw(scene)
        known = [*(move.text for move in moves), *commands_of(table.game_name)]
        line = self.prompt.ask("> ", known, len(moves), lambda chosen: self._draw(scene, chosen))
        self.note = ""
        page, self._page = self._page, 0
        safe = safe_answer(moves)
        if line in ("+", "-"):
            self._page = page + (1 if line == "+" else -1)
        elif not line and safe is not None:
            table.send([safe.text])
        elif re.fullmatch("[0-9]{1,4}", line) and 1 <= int(line) <= len(moves):
            table.send([moves[int(line) - 1].text])
        elif line and not obey(self, line):
            self._move(line)

    def _what_stands(self, seat: int, moves: Sequence[Move]) -> str:
        """What answers for the seat; whatever has become doubtful does no longer, and that is said."""
        table, words = self.table, self.words
        view = table.view(seat)
        for order, doubt in table.standing.doubts(seat, view):
            said = words.standing(table.game_name, order.word, order.facts)
            self.note = words.say("play-standing-doubt", order=said, doubt=words.doubt(table.game_name, doubt))
        return table.standing.answer(seat, view, [move.text for move in moves])

    def _move(self, line: str) -> None:
        try:
            self.table.send(read_turn(self.table, line, self.languages))
        except NotAMove as error:
            message = "play-later" if error.later else "play-not-a-move"
            self.note = self.words.say(message, answer=error.part[:MAX_ANSWER])

    def _take_seat(self, seat: int) -> None:
        """Somebody else comes to the keyboard: what the one before hides may not be seen any more."""
        if self._seated == seat:
            return
        self._seated = seat
        if not self.table.hides:
            return
        self.note = ""
        self._clear()
        self.console.print(self.words.say("play-curtain", name=self.table.names[seat]))
        self.prompt.ask(self.words.say("play-press-enter") + " ")

    # --- what is shown --------------------------------------------------------------------------------------------

    def _prepare(self, seat: int, moves: Sequence[Move]) -> Scene:
        """The table, the question and the choices, once for a decision however often they are drawn."""
        table, words = self.table, self.words
        view = table.view(seat)
        board = self._picture(seat, view)
        who = f"{table.names[seat]}: " if len(table.people) > 1 else ""
        question = Text(who + words.prompt(table.game_name, view["step"], view), "bold")
        choices = items(table, moves, words, lambda form: spelled_out(board, form))
        commands = commands_of_use(table.game_name, moves)
        below: list[RenderableType] = []
        if orders := table.standing.orders(seat):
            said = [words.standing(table.game_name, order.word, order.facts) for order in orders]
            below.append(Text(words.say("play-stands", orders="; ".join(said)), "dim"))
        if self.note:
            below.append(Text(self.note, "yellow"))
        return Scene(seat, board, question, choices, commands, below)

    def _draw(self, scene: Scene, chosen: int | None = None) -> None:
        """The log, the table, the question and the choices: never more than the window has lines for."""
        words = self.words
        self.prompt.note_size()
        commands = "".join(f"{command}, " for command in scene.commands)
        if self.console.height >= HIGH:
            how = words.say("play-how", commands=commands.replace(",", ""))
        else:
            how = words.say("play-how-short", commands=commands)
        below = [*scene.below, Text(how, "dim")]
        rule = Rule(style="dim")

        def menu_below(top: RenderableType, page: int) -> Menu:
            room = self.console.height - self._height([top, rule, scene.question, *below]) - 1
            return lay_out(
                self.console.width, room if is_terminal() else len(scene.choices), scene.choices, page, chosen
            )

        picture, menu = scene.board, menu_below(scene.board, self._page)
        if menu.pages > 1:
            picture = strip(picture)
            menu = menu_below(picture, self._page)
        short = shorten(picture) if menu.pages > 1 and (menu.page if chosen else self._page) else None
        if short is not None:
            picture, menu = short, menu_below(short, self._page - 1)
            if chosen is None and self._page > menu.pages:
                self._page = 0
                picture = strip(scene.board)
                menu = menu_below(picture, 0)
        more = [Text(words.say("play-more"), "dim")] if menu.pages > 1 else []
        screen = [picture, rule, scene.question, *menu.lines, *more, *below]
        self._clear()
        self._tell(scene.seat, picture, self._height(screen) + 2)
        for part in screen:
            self.console.print(part)

    def _show_table(self, seat: int | None) -> None:
        """The table as everybody may see it, and what happened last."""
        picture = self._picture(seat, self.table.view(None))
        self._clear()
        self._tell(seat, picture, self._height([picture]) + 3)
        self.console.print(picture)

    def _picture(self, seat: int | None, view: dict[str, object]) -> RenderableType:
        picture = paint(self.table.game_name, view, names_for(self.table, self.words), self.words)
        if is_terminal():
            tell(picture, self.log(seat).last(NEWS))
        return picture

    def _tell(self, seat: int | None, picture: RenderableType, taken: int) -> None:
        """What happened: at a terminal as much of the latest as there is room for, elsewhere all that is new."""
        log = self.log(seat)
        if is_terminal():
            inside = told_by(picture)
            room = max(0, self.console.height - taken)
            sentences = log.last(inside + room)[: -inside or None]
            while sentences and self._height([*map(Text, sentences)]) > room:
                del sentences[0]
            if sentences:
                sentences.append("")
        else:
            at = seat if seat is not None else 0
            sentences = log.since(self._told_to[at])
            self._told_to[at] = self.table.seq
        for sentence in sentences:
            self.console.print(sentence)

    def _height(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part)) for part in parts)

    def _clear(self) -> None:
        """An empty screen, with nothing left to scroll back to if several people share it."""
        if is_terminal():
            self.console.clear()
            if self.table.hides and len(self.table.people) > 1:
                self.console.file.write("\x1b[3J")

    # --- the end --------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """How it was counted, step by step; the last events and the final table, which has nothing hidden any more but
        the tiles."""
        if is_terminal():
            for step in finale(self.table, self._seated, self.words):
                self._clear()
                self.page(step)
        self._show_table(self._seated if self._seated is not None else 0)
        if self.note:
            self.console.print(self.note, style="bold")
        if is_terminal():
            self.prompt.forget_typed()
            offer_to_save(self, "play-save-final")

    def _leave(self) -> bool:
        """Whether it is really the end: whoever is asked where to save may go back to the game."""
        self.console.print()
        if is_terminal() and self.table.seq and not self.table.is_over() and not self.table.elsewhere:
            try:
                if not offer_to_save(self, "play-save-offer"):
                    return False
            except (EOFError, KeyboardInterrupt):
                self.console.print()
        if self.table.is_kept():
            self.console.print(self.words.say("play-kept"))
        self.console.print(self.words.say("goodbye"))
        return True
