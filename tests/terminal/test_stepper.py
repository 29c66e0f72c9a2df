"""`bell replay` at a terminal: stepping forwards and backwards, points of view, and a terminal left as it was."""

from __future__ import annotations

import os
import re
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from openingbell.core.chance import Stream
from openingbell.core.events import Event
from openingbell.core.game import Game
from openingbell.core.play import Play
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, State
from openingbell.locales import Words
from openingbell.terminal import keys
from openingbell.terminal.keys import Keyboard, next_key
from openingbell.terminal.stepper import Stepper
from openingbell.terminal.story import EVERYTHING, Story
from tests.cli.bell import BELL
from tests.terminal.window import (
    BACKSPACE,
    CTRL_C,
    CTRL_D,
    DOWN,
    END,
    ENTER,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    UP,
    Terminal,
)

NAMES = ["Ann", "Bob", "Eve"]
TILE = re.compile(r"(?<![0-9A-Za-z])(?:1[0-2]|[1-9])[A-I](?![0-9A-Za-z])")
SETUP = 3 + 3 * 6  # draws before the first turn


def play(seed: int, **options: object) -> Record:
    rng = Rng(seed)
    play = Play.start(find_game("acquire"), {"players": 3, **options}, Stream(rng))
    while not play.is_over():
        play.act(pick(play.state, rng))
    return Record.of(play, NAMES)


@pytest.fixture(scope="module")
def hidden() -> Record:
    return play(4, holdings="hidden")


@pytest.fixture
def file(tmp_path: Path, hidden: Record) -> Path:
    path = tmp_path / "game.json"
    hidden.write(path)
    return path


@pytest.fixture
def short(tmp_path: Path, hidden: Record) -> Path:
    """A game that was broken off."""
    path = tmp_path / "short.json"
    Record(hidden.game, hidden.options, hidden.moves[:60], NAMES).write(path)
    return path


def replay(path: Path, *arguments: str, columns: int = 100, rows: int = 35, **environment: str) -> Terminal:
    return Terminal(BELL, "replay", path, *arguments, columns=columns, rows=rows, environment=environment)


def at(terminal: Terminal, number: int) -> list[str]:
    """The screen, once it shows the position after so many moves."""
    terminal.expect_screen(rf"^(Move|Шаг) {number} (of|из) ")
    return terminal.screen()


# --- forwards and backwards -------------------------------------------------------------------------------------------


def test_a_whole_game_forwards_and_backwards(tmp_path: Path) -> None:
    game = play(369)  # about a hundred moves
    last = len(game.moves)
    game.write(tmp_path / "whole.json")
    with replay(tmp_path / "whole.json") as terminal:
        screens = [at(terminal, 0)]
        for number in range(1, last + 1):
            terminal.send(RIGHT)
            screens.append(at(terminal, number))
        assert screens[-1][-1].startswith(f"Move {last} of {last} · spectator")
        terminal.send(RIGHT + "0x")
        assert at(terminal, last) == screens[last]
        for number in reversed(range(last)):
            terminal.send(LEFT)
            assert at(terminal, number) == screens[number]
        terminal.send(LEFT + "q")
        assert terminal.wait() == 0
    assert len(set(map(tuple, screens))) == last + 1
    for number, (move, screen) in enumerate(zip(game.moves, screens[1:], strict=True), 1):
        secret = move.startswith("draw") and number > len(NAMES)
        assert screen[-2].startswith(f"{number}. {'draw …' if secret else move}  ")


@pytest.mark.parametrize("forwards", [RIGHT, "n", " ", ENTER, "т"])
@pytest.mark.parametrize("backwards", [LEFT, "p", BACKSPACE, "з"])
def test_every_key_for_a_step(short: Path, forwards: str, backwards: str) -> None:
    with replay(short) as terminal:
        at(terminal, 0)
        terminal.send(forwards * 3)
        at(terminal, 3)
        terminal.send(backwards)
        at(terminal, 2)


def test_beginning_end_and_any_move(short: Path) -> None:
    with replay(short) as terminal:
        first = at(terminal, 0)
        assert first[-2] == "Before the first move"
        terminal.send(END)
        at(terminal, 60)
        terminal.send("4")
        terminal.expect_screen("^Go to move 4: press g")
        terminal.send("78" + BACKSPACE)
        terminal.expect_screen("^Go to move 47: press g")
        terminal.send("g")
        at(terminal, 47)
        terminal.send("12" + ENTER)
        at(terminal, 12)
        terminal.send("999999999g")
        at(terminal, 60)
        terminal.send("30n")  # not a number to go to after all
        at(terminal, 60)
        terminal.send(HOME)
        assert at(terminal, 0) == first


@pytest.mark.parametrize(("forwards", "backwards"), [(PAGE_DOWN, PAGE_UP), ("]", "["), ("ъ", "х")])
def test_turn_by_turn(short: Path, hidden: Record, forwards: str, backwards: str) -> None:
    placed = [number for number, move in enumerate(hidden.moves[:60]) if move.startswith("place")]
    assert placed[0] == SETUP
    with replay(short) as terminal:
        for number in [*placed, 60]:
            terminal.send(forwards)
            screen = at(terminal, number)
            assert number == 60 or re.match(r"Turn \d+: it is \w+’s turn|\w+ takes the first turn", screen[-3])
        terminal.send(forwards)
        for number in reversed([0, *placed]):
            terminal.send(backwards)
            at(terminal, number)


def test_the_log_ends_with_what_just_happened(short: Path, hidden: Record) -> None:
    with replay(short, "--to", str(SETUP + 1)) as terminal:
        screen = at(terminal, SETUP + 1)
        tile = hidden.moves[SETUP].split()[1]
        name = re.match(rf"{SETUP + 1}. place {tile}  (\w+): Place {tile}", screen[-2])
        assert name
        assert f"{name[1]} places {tile}." in screen[-5:-2]
        terminal.send(RIGHT + "s")
        terminal.expect_screen(rf"^Move {SETUP + 1} of {SETUP + 1} · Ann")


# --- points of view ---------------------------------------------------------------------------------------------------


def test_points_of_view_in_turn(file: Path, hidden: Record) -> None:
    everything = hidden.replay(150).reveal()
    with replay(file) as terminal:
        terminal.send("150g")
        spectator = at(terminal, 150)
        assert not any("tiles:" in line for line in spectator)
        for seat, name in enumerate(NAMES):
            terminal.send("s")
            terminal.expect_screen(f"^Move 150 of .* · {name} ")
            hand = "\n".join(terminal.screen()).partition("Your tiles:")[2].partition("\n\n")[0]
            assert TILE.findall(hand) == everything["hands"][seat]
        terminal.send("s")
        terminal.expect_screen("^Move 150 of .* · everything ")
        lines = terminal.screen()
        for seat, name in enumerate(NAMES):
            assert f"{name}: {', '.join(everything['hands'][seat])}" in lines
        cash = next(line.partition("Cash")[2] for line in lines if "Cash" in line)
        assert cash.split() == [f"${amount:,}" for amount in everything["cash"]]
        terminal.send("s")
        terminal.expect_screen("^Move 150 of .* · spectator ")
        assert terminal.screen() == spectator


def test_a_seat_is_never_shown_what_it_may_not_know(file: Path, hidden: Record) -> None:
    """Every tile on the screen, whatever is pressed, the seat has had in hand by then or everybody has seen."""
    seat = 1
    states = [state.reveal() for state in Story(hidden, NAMES, Words("en")).states]
    public_or_own = [{*state["hands"][seat], *state["board"], *state["set_aside"]} for state in states]
    known: set[str] = set()
    hidden_once: set[str] = set()
    checked = 0
    with replay(file, "--as", str(seat), columns=80, rows=30) as terminal:
        for number, state in enumerate(states):
            screen = at(terminal, number)
            assert f" · {NAMES[seat]} " in screen[-1]
            known |= public_or_own[number]
            hidden_once |= {tile for hand in state["hands"] for tile in hand} - known
            assert set(TILE.findall(terminal.seen(), checked)) <= known
            checked = len(terminal.seen())
            if number % 50 == 0:
                terminal.send("s")
                terminal.expect_screen("The view is fixed by --as")
                terminal.send("?")
                terminal.expect_screen("next move")
                terminal.send("x")
                assert at(terminal, number) == screen
            terminal.send(RIGHT)
        assert len(hidden_once) > 30
        terminal.send("100g")
        at(terminal, 100)
        checked = len(terminal.seen())
        terminal.send("s" + PAGE_UP + "s90g" + LEFT + "q")
        assert terminal.wait() == 0
        assert set(TILE.findall(terminal.seen(), checked)) <= set().union(*public_or_own[:101])


def test_a_spectator_sees_no_hand_at_all(short: Path, hidden: Record) -> None:
    with replay(short) as terminal:
        for number in range(1, 61):
            terminal.send(RIGHT)
            at(terminal, number)
        revealed = hidden.replay(60).reveal()
        assert set(TILE.findall(terminal.seen())) <= {*revealed["board"], *revealed["set_aside"]}


# --- terminals --------------------------------------------------------------------------------------------------------


def test_a_small_terminal(file: Path) -> None:
    with replay(file, columns=40, rows=20) as terminal:
        terminal.send("150gss")
        terminal.expect_screen("^Move 150 of 350 · Bob +↓ [?] help")
        screen = terminal.screen()
        assert len(screen[9].replace(">", " ").split()) == 1 + 12
        assert not any("tiles:" in line for line in screen)
        terminal.send(DOWN * 30)
        terminal.expect_screen("^Move 150 of 350 · Bob +↑ [?] help")
        assert any("tiles:" in line for line in terminal.screen())
        terminal.send(UP * 30)
        terminal.expect_screen("^Move 150 of 350 · Bob +↓ [?] help")
        assert terminal.screen() == screen
        terminal.send("?")
        terminal.expect_screen("^q .*quit")
        assert len(terminal.screen()) == 20
        terminal.send("q")  # only the help
        terminal.expect_screen("^150. done")
        assert terminal.screen() == screen


def test_the_log_goes_before_anything_else(file: Path, hidden: Record) -> None:
    story = Story(hidden, NAMES, Words("en"))
    console = Console(width=100, height=35)
    height = len(console.render_lines(Stepper(story, None, number=150).position()))
    final = len(console.render_lines(Stepper(story, None, number=350).position()))
    shown = {}
    for rows in (height + 2, height + 4, height + 6, height + 15):
        with replay(file, rows=rows) as terminal:
            terminal.send("150g")
            shown[rows - height] = at(terminal, 150)
            terminal.send(END)
            told = [line for line in at(terminal, 350)[final:-2] if line]
            assert len(told) == max(0, rows - final - 3)
            assert not told or re.fullmatch(r"\w+ wins\.", told[-1])
    for screen in shown.values():
        assert screen[:height] == shown[15][:height]
        assert screen[-2:] == shown[15][-2:]
    assert shown[6][-4:-2] == shown[15][-4:-2]


@pytest.mark.parametrize("size", [(1, 1), (3, 2), (20, 3), (400, 100)])
def test_no_size_is_too_strange(short: Path, size: tuple[int, int]) -> None:
    with replay(short, columns=size[0], rows=size[1]) as terminal:
        terminal.send("nnn?ss]]]sssss" + DOWN + UP + END + "q")
        assert terminal.wait() == 0
        assert "Traceback" not in terminal.seen()
        assert "Move 60 of 60" in terminal.seen() or size[0] < 20


def test_a_new_size_is_used_at_once(file: Path) -> None:
    with replay(file, columns=40, rows=20) as terminal:
        terminal.send("150g")
        small = at(terminal, 150)
        terminal.resize(100, 35)
        terminal.expect_screen(r"^Move 150 of 350 · spectator {40,}[?] help\Z")
        with replay(file, "--to", "150") as other:
            assert terminal.screen()[:-1] == at(other, 150)[:-1]
        terminal.send("?")
        terminal.expect_screen("next move")
        terminal.resize(40, 20)
        terminal.expect_screen(r"next move(.|\n){,700}^Any key goes back\Z")
        terminal.send("q")
        terminal.expect_screen("^I ")
        assert terminal.screen() == small


def test_without_colour(file: Path) -> None:
    coloured = re.compile(r"\x1b\[[0-9;]*(?<![0-9])(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9]+)*m")
    with replay(file, "--to", "150") as terminal:
        screen = at(terminal, 150)
        assert coloured.search(terminal.raw())
    with replay(file, "--to", "150", NO_COLOR="1") as terminal:
        assert at(terminal, 150) == screen
        assert not coloured.search(terminal.raw())


def test_in_russian(short: Path) -> None:
    with replay(short, "--lang", "ru", columns=40, rows=30) as terminal:
        terminal.send("47п")
        terminal.expect_screen("^Шаг 47 из 60 · зритель +[?] клавиши")
        terminal.send("?")
        terminal.expect_screen(r"^\[ PageUp +предыдущий ход$")
        terminal.send("xй")
        assert terminal.wait() == 0


# --- the terminal is left as it was -----------------------------------------------------------------------------------


def is_restored(terminal: Terminal) -> bool:
    return (
        terminal.settings() == terminal.settings_before
        and not terminal.is_alternate()
        and not terminal.is_cursor_hidden()
        and terminal.raw().rindex("\x1b[?7h") > terminal.raw().rindex("\x1b[?7l")
    )


@pytest.mark.parametrize("key", ["q", "й", CTRL_C, CTRL_D, "?" + CTRL_C, "12" + CTRL_D])
def test_every_way_out_restores_the_terminal(short: Path, key: str) -> None:
    with replay(short) as terminal:
        at(terminal, 0)
        assert terminal.is_alternate()
        assert terminal.settings() != terminal.settings_before
        terminal.send("40g")
        board = at(terminal, 40)[:10]
        terminal.send(key)
        assert terminal.wait() == 0
        assert is_restored(terminal)
        shown = terminal.screen()
        assert shown[0] == "Move 40 of 60 · spectator"
        assert shown[2:12] == board
        assert "help" not in "\n".join(shown)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_restore_the_terminal(short: Path, number: signal.Signals) -> None:
    with replay(short) as terminal:
        at(terminal, 0)
        terminal.signal(number)
        assert terminal.wait() == 128 + number
        assert is_restored(terminal)
        assert "Traceback" not in terminal.seen()


def test_what_was_on_the_terminal_before_is_still_there(short: Path) -> None:
    with Terminal("sh", "-c", f"echo before; '{BELL}' replay '{short}'; echo after", columns=100, rows=60) as terminal:
        at(terminal, 0)
        terminal.send(END)
        at(terminal, 60)
        assert "before" not in terminal.screen()
        terminal.send("q")
        assert terminal.wait() == 0
        shown = terminal.screen()
        assert shown[:2] == ["before", "Move 60 of 60 · spectator"]
        assert "after" in shown
        assert not any(line.startswith("Ann draws") for line in shown)


def test_suspended_and_continued(short: Path) -> None:
    """Ctrl-Z gives the terminal back to the shell, and `fg` goes on."""
    with Terminal(
        "bash", "--norc", "--noprofile", "-i", columns=100, rows=60, environment={"PS1": "shell> "}
    ) as terminal:
        terminal.expect("shell> ")
        terminal.send(f"'{BELL}' replay '{short}'\r")
        terminal.send("12g")
        at(terminal, 12)
        terminal.send("\x1a")
        terminal.expect_screen(r"Stopped(.|\n)*shell>\Z|Stopped(.|\n)*shell>\s*\Z")
        assert not terminal.is_alternate()
        assert not terminal.is_cursor_hidden()
        terminal.send("fg\r")
        at(terminal, 12)
        assert terminal.is_alternate()
        terminal.send("nq")
        terminal.expect("Move 13 of 60 · spectator")
        terminal.send("exit\r")
        assert terminal.wait() == 0


# --- when there is nobody to press keys -------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["{} replay {} | cat", "{} replay {} </dev/null", "TERM=dumb {} replay {}"])
def test_without_a_keyboard_or_a_screen_the_whole_story_is_told(short: Path, command: str) -> None:
    with Terminal("sh", "-c", command.format(f"'{BELL}'", f"'{short}'"), columns=100, rows=100) as terminal:
        assert terminal.wait() == 0
        assert "\x1b[?1049h" not in terminal.raw()
        assert "\x1b[?25l" not in terminal.raw()
        assert re.search(r"^Ann draws \S+ as a starting tile\.$", terminal.seen(), re.MULTILINE)
        assert any(re.match(r"A( +[·□]){12}", line) for line in terminal.screen())


def test_a_broken_record_is_refused_before_the_screen_opens(tmp_path: Path, hidden: Record) -> None:
    moves = [*hidden.moves[:56], "buy Nothing", *hidden.moves[57:]]
    path = tmp_path / "broken.json"
    Record(hidden.game, hidden.options, moves, NAMES).write(path)
    with replay(path) as terminal:
        assert terminal.wait() == 1
        assert "\x1b[?1049h" not in terminal.raw()
        assert "move 57, 'buy Nothing', is not a move here; legal: " in terminal.seen()
    with replay(path, "--to", "56") as terminal:
        at(terminal, 56)


# --- keys -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("x", "x"),
        ("ж", "ж"),
        ("\r", "enter"),
        ("\n", "enter"),
        ("\x7f", "backspace"),
        ("\x08", "backspace"),
        ("\x03", "ctrl-c"),
        ("\x1b", "escape"),
        ("\x1b[C", "right"),
        ("\x1bOC", "right"),
        ("\x1b[1;1C", "right"),
        ("\x1b[1;5C", "modified-right"),
        ("\x1b[1;3D", "modified-left"),
        ("\x1b\x1b[C", "alt-right"),
        ("\x1bq", "alt-q"),
        ("\x1bп", "alt-п"),
        ("\x1b\x7f", "alt-backspace"),
        ("\x1b[H", "home"),
        ("\x1bOF", "end"),
        ("\x1b[1~", "home"),
        ("\x1b[4~", "end"),
        ("\x1b[7~", "home"),
        ("\x1b[8~", "end"),
        ("\x1b[5~", "page-up"),
        ("\x1b[6~", "page-down"),
        ("\x1b[6;5~", "modified-page-down"),
        ("\x1b[3~", "unknown"),
        ("\x1b[24~", "unknown"),
        ("\x1b[[A", "unknown"),
        ("\x1b[Z", "unknown"),
        ("\x1b[?62;22c", "unknown"),
        ("\x1b[12;40R", "unknown"),
    ],
)
def test_names_of_keys(typed: str, key: str) -> None:
    assert next_key(typed) == (key, len(typed))
    assert next_key(typed + "qq") == (key, len(typed)) or typed == "\x1b"


@pytest.fixture
def line() -> Iterator[tuple[int, Keyboard]]:
    """The far end of a line, and the keyboard at the near one."""
    far, near = os.openpty()
    with Keyboard(near) as keyboard:
        yield far, keyboard
    os.close(near)
    os.close(far)


@pytest.mark.parametrize(
    "parts", [["\x1b", "[C"], ["\x1b[", "C"], ["\x1b", "[", "1", ";1", "C"], ["\x1b", "O", "C"]], ids=repr
)
def test_a_key_may_come_in_parts(line: tuple[int, Keyboard], parts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "AFTER_ESCAPE", 10)
    monkeypatch.setattr(keys, "IN_SEQUENCE", 10)
    far, keyboard = line
    timers = [threading.Timer(0.02 * number, os.write, (far, part.encode())) for number, part in enumerate(parts)]
    for timer in timers:
        timer.start()
    assert keyboard.read() == "right"
    for timer in timers:
        timer.join()


def test_letters_may_come_in_parts_and_several_keys_at_once(line: tuple[int, Keyboard]) -> None:
    far, keyboard = line
    first, second = "ж".encode()[:1], "ж".encode()[1:]
    os.write(far, b"nn\x1b[C\x1b[D\x1bq" + first)
    assert [keyboard.read() for _ in range(5)] == ["n", "n", "right", "left", "alt-q"]
    os.write(far, second)
    assert keyboard.read() == "ж"


def test_escape_alone_and_sequences_that_never_end(line: tuple[int, Keyboard]) -> None:
    far, keyboard = line
    os.write(far, b"\x1b")
    assert keyboard.read() == "escape"
    os.write(far, b"\x1b[1;")
    assert keyboard.read() == "unknown"
    os.write(far, b"q")
    assert keyboard.read() == "q"


def test_the_end_of_the_input(line: tuple[int, Keyboard]) -> None:
    far, keyboard = line
    os.write(far, b"n")
    assert keyboard.has_more()
    assert keyboard.read() == "n"
    assert not keyboard.has_more()
    os.kill(os.getpid(), signal.SIGWINCH)
    assert keyboard.read() == "resize"


def test_alt_and_unknown_keys_do_nothing(short: Path) -> None:
    with replay(short) as terminal:
        at(terminal, 0)
        terminal.send("\x1bq\x1b[3~\x1bn\x1b[1;5C\x1b\x1b[C~z\tn")
        at(terminal, 1)


# --- stories ----------------------------------------------------------------------------------------------------------


class Cards(Game):
    """Chance turns over a card that nobody sees and nobody is told about, or the seat does something in secret."""

    def __init__(self) -> None:
        self.name = "cards"
        self.rules_version = 1
        self.options = ()
        self.actions = self.chance_outcomes = 9

    def start(self, options: Any) -> State:
        return Deck(self)

    def to_text(self, state: State, action: int) -> str:
        return f"card {action}"

    def from_text(self, state: State, text: str) -> int:
        return int(text.split()[1])

    def to_json(self, state: State, action: int) -> dict[str, Any]:
        return {"type": "card", "card": action}


class Deck(State):
    def __init__(self, game: Game, actor: int = CHANCE) -> None:
        self.game = game
        self.actor = actor

    def legal(self) -> Any:
        return [1, 2, 3]

    def is_legal(self, action: int) -> bool:
        return True

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        if self.actor == 0 and log is not None:
            log.append(Event("played", 0, secret={"card": action}, knows=(0,)))
        self.actor = 0 if self.actor == CHANCE else CHANCE

    def clone(self) -> State:
        return Deck(self.game, self.actor)

    def view(self, seat: int | None, other: dict[str, Any] | None = None) -> dict[str, Any]:
        return {"seat": seat, "cards": None if seat is None else {"red": seat}}

    def scores(self) -> list[int]:
        return [0, 0]


class FewWords(Words):
    def event(self, game_name: str, seen: Any, names: Any) -> str:
        return str(seen)

    def move(self, game_name: str, form: Any, names: Any = ()) -> str:
        return str(form)


def test_other_games() -> None:
    story = Story(Record(Cards(), {}, ["card 2"] * 24), ["Ann", "Bob"], FewWords("en"))
    assert [story.next_turn(number) for number in (0, 13, 20, 24)] == [10, 23, 24, 24]
    assert [story.previous_turn(number) for number in (0, 5, 13)] == [0, 0, 3]
    assert [story.notation(1, viewer) for viewer in story.viewers()] == ["card …", "card …", "card …", "card 2"]
    assert [story.notation(2, viewer) for viewer in story.viewers()] == ["…", "card 2", "…", "card 2"]
    assert story.in_words(1, None) == "…"
    assert "hidden" in story.in_words(2, 1)
    assert story.in_words(2, 0) == "Ann: {'type': 'card', 'card': 2}"
    assert story.told(2, EVERYTHING) == ["{'event': 'played', 'seat': 0, 'card': 2}"]
    assert story.view(2, EVERYTHING) == {"seat": None, "cards": None}
    assert story.hands(2) == ["red 0", "red 1"]
    stepper = Stepper(story, EVERYTHING)
    text = ["".join(segment.text for segment in line) for line in stepper.screen(Console(width=60, height=12))]
    assert "{'seat': None, 'cards': None}" in text
    assert "Bob: red 1" in text


def test_a_record_without_moves() -> None:
    stepper = Stepper(Story(Record(find_game("acquire"), {"players": 2}), ["Ann", "Bob"], Words("en")), None)
    for key in ("right", "left", "page-down", "page-up", "home", "end", "5", "g", "s", "?", "x"):
        assert stepper.press(key)
        assert stepper.number == 0
        assert len(stepper.screen(Console(width=40, height=20))) == 20
    assert not stepper.press("q")
