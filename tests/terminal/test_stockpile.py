"""Stockpile's table: what is on it for whom, and whole games at a terminal."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.locales import Words, languages
from openingbell.terminal.boards import paint
from openingbell.terminal.boards.stockpile import outcome
from openingbell.terminal.finale import finale
from openingbell.terminal.story import EVERYTHING, Story
from tests.cli.bell import BELL, bell
from tests.games.stockpile.tables import table
from tests.terminal.evening import Evening
from tests.terminal.window import ENTER, Terminal

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]
COMPANIES = ("American", "Bottomline", "Cosmic", "Epic", "Leading", "Stanford")
STANDARD = tuple(range(1, 11))


def painted(state: State, seat: int | None, width: int = 80, height: int = 24, language: str = "en") -> list[str]:
    """The lines of the table as a seat sees them."""
    console = Console(file=io.StringIO(), width=width, height=height, highlight=False, markup=False, emoji=False)
    view = state.view(seat)
    console.print(paint("stockpile", view, NAMES[: len(view["cash"])], Words(language)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def row(lines: Sequence[str], beginning: str) -> str:
    (found,) = (line for line in lines if line.lstrip(" ►").startswith(beginning))
    return " ".join(found.split())


# --- what follows from a forecast -------------------------------------------------------------------------------------


def company(
    space: int, forecast: str, track: Sequence[int] = STANDARD, start: int = 5, split: int = 6
) -> dict[str, Any]:
    return {"space": space, "forecast": forecast, "track": track, "start_space": start, "split_space": split}


@pytest.mark.parametrize(
    ("space", "forecast", "expected"),
    [
        (5, "+2", "→7"),
        (8, "+2", "→10"),
        (9, "+2", "→6◇"),  # the second step is the split space
        (9, "+4", "→8◇"),  # two steps to the split space, two from 6 on
        (3, "-2", "→1"),
        (2, "-3", "→5✗"),  # the second step is bankruptcy, the third is dropped
        (5, "$$", ""),
    ],
)
def test_where_a_forecast_leads(space: int, forecast: str, expected: str) -> None:
    assert outcome(company(space, forecast)) == expected


def test_where_a_forecast_leads_on_a_track_of_its_own() -> None:
    """Cosmic on the advanced board, 1 3 5 7 9: from 7 four spaces are 9, the split, and two from the third space on."""
    cosmic = (1, 3, 5, 7, 9)
    assert outcome(company(4, "+4", cosmic, start=3, split=3)) == "→9◇"
    assert outcome(company(4, "-2", cosmic, start=3, split=3)) == "→3"
    assert outcome(company(1, "-2", cosmic, start=3, split=3)) == "→5✗"


# --- what is on the table ---------------------------------------------------------------------------------------------


def bidding() -> State:
    """Seat 1 is to bid; the pairs are American +1 of seat 0, Bottomline +2 of seat 1, Epic $$ for everybody."""
    return table(
        "bid",
        actor=1,
        prices={"American": 10, "Cosmic": 3},
        normal={0: "Epic", 1: "Cosmic Cosmic"},
        split={0: "Leading"},
        piles=("Epic ?Cosmic@1", "fee2", "boom ?bust@0"),
        owed={2: "fee1 fee3"},
        cash={0: 20000, 1: 7000, 2: 0},
    )


def test_secret_and_public_forecasts() -> None:
    lines = painted(bidding(), 1)
    assert row(lines, "A  American").split()[:4] == ["A", "American", "10", "·····◇···●"]
    assert " ? " in row(lines, "A  American")
    assert "5 ····●◇···· [+2] →7" in row(lines, "B  Bottomline")
    assert "5 ····●◇···· $$" in row(lines, "E  Epic")
    assert "? = +4 +1 -2 -3" in "\n".join(lines)
    assert "[+1] →6◇" in row(painted(bidding(), 0), "A  American")
    spectator = "\n".join(painted(bidding(), None))
    assert "→" not in spectator
    assert "? = +4 +2 +1 -2 -3" in spectator


def test_face_down_cards_are_known_to_those_who_laid_them() -> None:
    beside = "\n".join(painted(bidding(), 1))
    assert "Epic [Cosmic]" in beside
    assert "Boom [?]" in beside
    other = "\n".join(painted(bidding(), 0))
    assert "Epic [?]" in other
    assert "Boom [Bust]" in other
    wide = "\n".join(painted(bidding(), 0, width=170))
    assert "Epic [? Bob]" in wide


def test_portfolios_and_debts() -> None:
    lines = painted(bidding(), 1)
    assert row(lines, "Bob") == "Bob 7 · · 2 · · ·"
    assert row(lines, "Cid") == "Cid 0 f1 f3 · · · · · ·"
    assert row(lines, "Ann").startswith("►Ann 20 · · · · +1 ·")
    assert row(painted(bidding(), 0), "Ann") == "►Ann 20 · · · 1 +1 ·"


def test_a_bid_is_shown_with_its_piece() -> None:
    state = bidding()
    state.apply(state.game.from_text(state, "bid 2 6"))
    assert "2 6 Bob" in row(painted(state, 0), "B  Bottomline")
    assert "0 1 3 (6 Bob) 10 15 20 25" in row(painted(state, 0, width=170), "B  Bottomline")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 80, 170])
@pytest.mark.parametrize("options", [{"players": 5}, {"players": 5, "investors": True, "board": "advanced"}])
def test_nothing_is_wider_than_the_window_or_left_out(language: str, width: int, options: dict[str, object]) -> None:
    """Whenever seat 0 decides in a whole game: all companies, all piles that have cards, all players."""
    words, rng = Words(language), Rng(3)
    state = find_game("stockpile").start(options)
    while state.actor >= -1:
        if state.actor == 0:
            lines = painted(state, 0, width, language=language)
            assert max(map(cell_len, lines)) <= width
            text = "\n".join(lines)
            view = state.view(0)
            for one in view["companies"]:
                label = words.name("stockpile", one["name"])
                assert re.search(rf"^ {label[0]}  {label.split()[0]}\b.* {one['price'] // 1000} ", text, re.MULTILINE)
            for seat, cash in enumerate(view["cash"]):
                assert re.search(rf"^[ ►]{NAMES[seat]} +{cash // 1000}\b", text, re.MULTILINE)
            assert not view["hand"] or words.say("stockpile-heading-hand") in text
        legal = state.legal()
        state.apply(int(state.sample(rng)) if state.actor == -1 else int(legal[int(rng.below(len(legal)))]))


# --- at a terminal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "columns", "rows", "options"),
    [
        ("en", 80, 24, {"players": 4, "investors": True}),
        ("ru", 120, 40, {"players": 2, "investors": True, "board": "advanced"}),
    ],
)
def test_a_whole_game(tmp_path: Path, language: str, columns: int, rows: int, options: dict[str, object]) -> None:
    settings = [
        part for name, value in options.items() for part in ("--option", f"{name}={value}") if name != "players"
    ]
    command = (
        BELL,
        "play",
        "stockpile",
        "--bots",
        "random",
        "--seed",
        "8",
        "--players",
        str(options["players"]),
        "--lang",
        language,
    )
    rng = Rng(2)
    with Terminal(*command, *settings, columns=columns, rows=rows, directory=tmp_path) as terminal:
        words = Words(language)
        bots = words.tell_apart([words.bot("random")] * (int(str(options["players"])) - 1))
        names = [words.say("person", number=1), *bots]
        evening = Evening("stockpile", terminal, options, names, 1, 8)
        decisions = 0
        while evening.next_decision():
            decisions += 1
            evening.choose(int(rng.below(len(evening.game.legal()))))
        for step in finale(evening.game, 0, words):  # nothing of it is told otherwise than the game has it
            title, *_, total = step.split("\n")
            terminal.expect_screen(rf"{title}(.|\n)*{words.say('play-press-enter')}$")
            assert " ".join(total.split()) in " ".join(" ".join(terminal.screen()).split())
            terminal.send(ENTER)
        terminal.expect(Words(language).say("play-save-offer")[:20])
        terminal.send("final.json" + ENTER)
        assert terminal.wait() == 0
    assert decisions > 25
    assert Record.read(tmp_path / "final.json").replay() == evening.game.state


def test_two_people_at_one_keyboard(tmp_path: Path) -> None:
    """The curtain falls between them; then each sees the own hand only."""
    names = ["Ann", "Bob", "Rookie"]
    command = (
        BELL,
        "play",
        "stockpile",
        "--bots",
        "random",
        "--seed",
        "3",
        "--players",
        "3",
        "--people",
        "2",
        "--names",
        "Ann,Bob",
    )
    with Terminal(*command, columns=120, rows=50, directory=tmp_path) as terminal:
        evening = Evening("stockpile", terminal, {"players": 3}, names, 2, 3, COMPANIES)
        hands = 0
        for _ in range(25):
            assert evening.next_decision()
            hand = evening.game.state.reveal()["hands"][evening.game.actor]
            if hand:
                hands += 1
                called = [Words("en").name("stockpile", card) for card in hand]
                shown = " ".join(
                    name.split()[0] if card in COMPANIES else name for card, name in zip(hand, called, strict=True)
                )
                terminal.expect_screen(rf"Your cards: {shown}  ")
            evening.choose(0)
        assert evening.curtains > 3
        assert hands > 3


def test_five_players_in_the_commonest_window(tmp_path: Path) -> None:
    """At the first bid all companies, piles, players and forty choices are on the screen."""
    command = (BELL, "play", "stockpile", "--bots", "random", "--seed", "4", "--players", "5", "--option", "first=0")
    with Terminal(*command, directory=tmp_path) as terminal:
        for _ in range(2):  # lays out two cards
            terminal.expect("help, quit")
            terminal.expect_screen(r"^>$")
            terminal.send("1" + ENTER)
        terminal.expect("Put a bidding piece")
        terminal.expect_screen(r"^>$")
        screen = terminal.screen()
        text = "\n".join(screen)
        assert [line[1] for line in screen if re.match(r" [A-Z]  \w+ +\d+ ", line)] == list("ABCELS")
        assert all(re.search(rf"  {pile} –", text) for pile in range(1, 6))
        assert len([line for line in screen if re.match(r"[ ►](You|Rookie|Rookie \d) +20 ", line)]) == 5
        assert re.search(r"Pile 5:.*\n? +.*\b35 \$20,000", text)
        terminal.send("bid 5 20" + ENTER)
        terminal.expect_screen(
            r"You bid \$20,000 for pile 5|Round 1 of 5: (Action|Selling|Movement)|Round 1 of 5: Demand"
        )
        terminal.send("quit" + ENTER + ENTER)


def test_help_explains_the_marks_of_this_game() -> None:
    text = bell("play", "stockpile", "--bots", "random", "--seed", "2", stdin="help\nquit\n").stdout
    assert "two cards, and one split card" in text
    assert "corporation" not in text


def test_a_watched_game_tells_no_secrets() -> None:
    text = bell("watch", "stockpile", "--bots", "random", "--players", "3", "--seed", "2", "--speed", "100000").stdout
    assert "The game is over" in text
    assert "draws a market card." in text
    assert not re.search(
        r"draws a market card:|lays a card face down on pile \d:|learns the forecast for .+ secret", text
    )


def test_a_replay_that_hides_nothing_shows_every_portfolio_and_pile() -> None:
    """At every position of a game, the portfolios, piles and forecasts are those of the state."""
    game, rng, moves = find_game("stockpile"), Rng(6), list[str]()
    state = game.start({"players": 3, "investors": True})
    while state.actor >= -1:
        legal = state.legal()
        action = int(state.sample(rng)) if state.actor == -1 else int(legal[int(rng.below(len(legal)))])
        moves.append(game.to_text(state, action))
        state.apply(action)
    story = Story(Record(game, game.check({"players": 3, "investors": True}), moves), NAMES[:3], Words("en"))
    for number, state in enumerate(story.states):
        seen, truth = story.view(number, EVERYTHING), state.reveal()
        assert [portfolio["known"] for portfolio in seen["portfolios"]] == truth["normal"]
        known = [[card["card"] for card in pile["cards"] if card["laid_by"] is not None] for pile in seen["piles"]]
        assert known == [
            [card["card"] for card in pile["cards"] if card["laid_by"] is not None] for pile in truth["piles"]
        ]
    rounds = [story.next_turn(0)]
    while rounds[-1] < story.last:
        rounds.append(story.next_turn(rounds[-1]))
    assert len(rounds) == 7 + 1  # with three players a game has seven rounds
