"""`bell play` at a terminal: whole games, commands, and the curtain between people."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from openingbell.core.record import Record
from openingbell.core.rng import Rng
from openingbell.locales import Words, languages
from tests.cli.bell import BELL, bell, refusal
from tests.terminal.evening import Evening
from tests.terminal.window import CTRL_C, CTRL_D, DOWN, ENTER, UP, Terminal

TILE = re.compile(r"\b(?:1[0-2]|[1-9])[A-I]\b")
NAMES = ["Ann", "Bob", "Rookie", "Rookie 2"]
SEED = 5


def play(folder: Path, *arguments: str, columns: int = 120, rows: int = 60) -> Terminal:
    command = (BELL, "play", "acquire", "--bots", "random", "--seed", str(SEED), *arguments)
    return Terminal(*command, columns=columns, rows=rows, directory=folder)


def marked(terminal: Terminal) -> list[str]:
    """What is shown in reverse, line by line, but for the table above."""
    lines = ["".join(cell.data for cell in line if cell.reverse) for line in terminal.cells()]
    return [line for line in lines if re.match(r" *\d+ ", line)]


class Acquire(Evening):
    """Two people and two bots at Acquire, and no tile on the screen that its reader may not know."""

    def __init__(self, terminal: Terminal) -> None:
        super().__init__("acquire", terminal, {"players": 4}, NAMES, 2, SEED)

    def expect_question(self) -> None:
        self.terminal.expect(rf"{NAMES[self.game.actor]}: ")
        self.terminal.expect(r"help\s+quit")
        self.terminal.expect_screen(r"^>$")
        self.no_tile_of_others_is_shown()

    def check_curtain(self, screen: str) -> None:
        assert TILE.findall(screen) == []

    def no_tile_of_others_is_shown(self) -> None:
        everything = self.game.state.reveal()
        others = [tile for seat, hand in enumerate(everything["hands"]) if seat != self.game.actor for tile in hand]
        shown = set(TILE.findall("\n".join(self.terminal.screen())))
        assert not shown & {*others, *everything["bag"]}
        assert set(everything["hands"][self.game.actor]) <= shown


def test_an_evening_with_two_people_and_two_bots(tmp_path: Path) -> None:
    rng = Rng(1)
    with play(tmp_path, "--players", "4", "--people", "2", "--names", "Ann,Bob") as terminal:
        evening = Acquire(terminal)
        game = evening.game
        decisions = 0
        undone = loaded = False
        while evening.next_decision():
            decisions += 1
            if decisions == 2:
                evening.answer("help")
                terminal.expect("take back your last choice")
                terminal.expect("Press Enter")
                terminal.send(ENTER)
                assert evening.next_decision()
            if decisions > 5 and not undone and game.may_undo():
                before = game.state.save()
                evening.choose(0)
                if evening.next_decision() and game.may_undo():
                    evening.answer("undo")
                    game.undo()
                    undone = game.state.save() == before
                    assert evening.next_decision()
                    terminal.expect_screen("Taken back")
            if decisions > 20 and not loaded and game.state.view(None)["step"] == "place":
                evening.answer("save evening.json")
                assert evening.next_decision()
                terminal.expect_screen(r"Saved to evening\.json")
                evening.choose(0)
                if evening.next_decision() and game.may_undo():
                    evening.answer("load evening.json")
                    terminal.expect("This game is given up")
                    evening.answer("y")
                    game.load(tmp_path / "evening.json")
                    loaded = True
                    assert evening.next_decision()
                    terminal.expect_screen(r"Loaded evening\.json")
            evening.choose(int(rng.below(len(game.legal()))))
        terminal.expect("The game is over")
        terminal.expect("type the name of a file")
        evening.answer("final.json")
        terminal.expect(r"Saved to final\.json")
        assert terminal.wait() == 0
        assert "\x1b[3J" in terminal.raw()
    assert undone
    assert loaded
    assert evening.curtains > 20
    record = Record.read(tmp_path / "final.json")
    assert record.replay() == game.state
    assert record.names == NAMES
    assert record.extra["players"] == [{"kind": "human"}] * 2 + [{"kind": "bot"}] * 2


def test_one_person_answers_in_every_way(tmp_path: Path) -> None:
    with play(tmp_path) as terminal:
        terminal.expect(r"help\s+quit")
        first = re.search(r"Your tiles: (\w+)", "\n".join(terminal.screen()))
        assert first
        terminal.send(DOWN)
        terminal.expect_screen(r"^> 1$")
        assert marked(terminal) == [f"  1  Place {first[1]}"]
        terminal.send(UP)
        terminal.expect_screen(r"^> 6$")
        assert [line[:5] for line in marked(terminal)] == ["  6  "]
        terminal.send("\x15nonsense" + ENTER)
        terminal.expect("“nonsense” is not one of your choices, so nothing was played")
        terminal.expect(r"help\s+quit")
        terminal.send(f"{first[1].lower()}, buy hydra, castle" + ENTER)
        terminal.expect("is not one of your choices, so nothing was played")
        terminal.expect(r"help\s+quit")
        terminal.send("undo" + ENTER)
        terminal.expect("Nothing can be taken back")
        terminal.expect(r"help\s+quit")
        terminal.send("hint" + ENTER)
        terminal.expect(r"Expert would play: Place \w+")
        terminal.expect("Press Enter")
        terminal.send(ENTER)
        terminal.expect(r"help\s+quit")
        terminal.send("rules A-5.5" + ENTER)
        terminal.expect("A-5.5")
        terminal.expect("Press Enter")
        terminal.send(ENTER)
        terminal.expect(r"help\s+quit")
        terminal.send(first[1].lower() + ENTER)
        terminal.expect(f"You place {first[1]}")
        terminal.expect(r"help\s+quit")
        terminal.send("history" + ENTER)
        terminal.expect("Press Enter")
        terminal.send(ENTER)
        terminal.expect(r"help\s+quit")
        terminal.send("quit" + ENTER)
        terminal.expect("type the name of a file")
        terminal.send(ENTER)
        terminal.expect("Goodbye")
        assert terminal.wait() == 0
    assert list(tmp_path.iterdir()) == []


def test_what_was_typed_before_a_question_was_seen_does_not_answer_it(tmp_path: Path) -> None:
    """Eight answers at once are enough for one turn and more; and `news` begins where that turn ended."""
    with play(tmp_path, "--players", "3") as terminal:
        turn = int(terminal.expect(r"Turn (\d+): it is your turn")[1])
        terminal.expect(r"help\s+quit")
        terminal.send(("1" + ENTER) * 8)
        terminal.expect(f"Turn {turn + 3}: it is your turn")
        terminal.expect(r"help\s+quit")
        terminal.expect_screen(r"^>$")
        terminal.send("news" + ENTER)
        told = terminal.expect(r"(?s)> news(.*?)Press Enter")[1]
        assert f"Turn {turn + 2}: " in told
        assert "You place" not in told
        terminal.send(ENTER)
        terminal.expect(r"help\s+quit")
        terminal.send("history" + ENTER)
        terminal.expect("Press Enter")
        assert "\n".join(terminal.screen()).count("You place") == 1
        terminal.send(ENTER)
        terminal.expect(r"help\s+quit")
        terminal.send("quit" + ENTER + ENTER)
        assert terminal.wait() == 0


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_by_a_key_offers_to_save(tmp_path: Path, key: str) -> None:
    (tmp_path / "taken.json").write_text("precious")
    with play(tmp_path) as terminal:
        terminal.expect(r"help\s+quit")
        terminal.expect_screen(r"^>$")
        terminal.send(key)
        terminal.expect("type the name of a file")
        terminal.send("taken.json" + ENTER)
        terminal.expect("taken.json exists already")
        terminal.expect("type the name of a file")
        terminal.send("mine.json" + ENTER)
        terminal.expect("Saved to mine.json")
        terminal.expect("Goodbye")
        assert terminal.wait() == 0
    assert (tmp_path / "taken.json").read_text() == "precious"
    assert Record.read(tmp_path / "mine.json").replay().actor >= 0


@pytest.mark.parametrize("language", languages())
def test_narrow_terminals(tmp_path: Path, language: str) -> None:
    """Forty columns are enough for six players; nothing is wider than the window."""
    with play(tmp_path, "--players", "6", "--lang", language, columns=40, rows=60) as terminal:
        terminal.expect("help")
        terminal.expect_screen(r"^>$")
        screen = terminal.screen()
        assert any(re.match(r"I ( [·□+x] ?){12}$", line) for line in screen)
        assert sum(line.startswith(Words(language).bot("random")[:2]) for line in screen) >= 5
        terminal.send("quit" + ENTER + ENTER)
        assert terminal.wait() == 0


def test_the_board_can_be_read_without_colours(tmp_path: Path) -> None:
    """Whatever is told by a colour is told by a letter too."""
    with Terminal(
        BELL,
        "play",
        "acquire",
        "--bots",
        "random",
        "--seed",
        "5",
        columns=120,
        rows=60,
        directory=tmp_path,
        environment={"NO_COLOR": "1"},
    ) as terminal:
        for _ in range(12):
            terminal.expect_screen(r"^>$")
            terminal.send("1" + ENTER)
            terminal.expect(r"help\s+quit")
        terminal.expect_screen(r"^[A-I] (?:[ >][·□+x] )*(?:[ >][SZAFHPQ] )+")
        assert not re.search(r"\x1b\[[0-9;]*4[0-7]m", terminal.raw())


def test_a_watched_game_is_told_to_spectators() -> None:
    text = bell("watch", "acquire", "--bots", "random", "--players", "3", "--seed", "2", "--speed", "100000").stdout
    assert "The game is over" in text
    assert "draws a tile" in text
    assert not re.search(r"draws \d+[A-I]\.", text)


def test_wrong_seats_are_refused() -> None:
    assert refusal("play", "acquire", "--people", "5", status=2) == "--people 5: there are 4 seats"
    assert refusal("play", "acquire", "--names", "A,B", status=2) == "--names “A,B” should be up to 1 name"
    same = refusal("play", "acquire", "--people", "2", "--names", "Ann,Ann", status=2)
    assert same == "two players have the same name"


@pytest.mark.parametrize("players", ["2", "6"])
def test_the_commonest_window_shows_the_board_and_the_question(tmp_path: Path, players: str) -> None:
    with play(tmp_path, "--players", players, columns=80, rows=24) as terminal:
        terminal.expect("help")
        terminal.expect_screen(r"^>$")
        screen = terminal.screen()
        assert [line[0] for line in screen if re.match(r"[A-I] ( [·□+x] ?){12}", line)] == list("ABCDEFGHI")
        assert any(line.startswith("Your tiles") for line in screen)
        assert any("  1  Place " in line for line in screen)
