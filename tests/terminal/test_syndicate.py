"""Syndicate's table: what is on it for whom, and games at a terminal."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.core.state import State
from openingbell.games.syndicate.game import house_edition
from openingbell.locales import Words, languages
from openingbell.terminal.boards import paint, spelled_out
from tests.cli.bell import BELL, bell
from tests.games.syndicate.tables import play, table
from tests.terminal.evening import Evening, is_shown
from tests.terminal.window import ENTER, Terminal

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def painted(state: State, seat: int | None, width: int = 80, language: str = "en") -> list[str]:
    """The lines of the table as a seat sees them."""
    console = Console(file=io.StringIO(), width=width, height=24, highlight=False, markup=False, emoji=False)
    view = state.view(seat)
    console.print(paint("syndicate", view, NAMES[: len(view["players"])], Words(language)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def position() -> State:
    """Ann before the prison, Bob with two munitions firms and works on one, Cid with debts."""
    return table(
        at={0: 12, 1: 40, 2: 40},
        firms={0: "football_1 motor_1", 1: "munitions_1*2 munitions_2", 2: "mineral_1"},
        mortgaged={"mineral_1": 50},
        insured="motor_1",
        sued={"motor_1": 1},
        shares={"munitions_2": {0: 1, 1: 4}},
        stocks={2: 3},
        loads={1: 2},
        mafia={1: 1},
        credit={2: (2, 0)},
        before={"CRISIS 1 1/2": 2},
        cash={0: 650},
    )


# --- what is on the table ---------------------------------------------------------------------------------------------


def test_the_ring_has_its_corners_where_they_belong() -> None:
    """52 cells: 14 above, 12 on the right, 14 below, 12 on the left, clockwise."""
    lines = painted(position(), 0, width=140)
    assert (lines[0].split()[0], lines[0].split()[-1]) == ("Beginning", "Prison")
    assert (lines[14].split()[0], lines[14].split()[-1]) == ("Police", "Park")
    assert lines[2].startswith("Fate ")  # the last cell
    assert lines[13].startswith("Coal ")  # the one after POLICE
    assert lines[2].split()[-2:] == ["B2", "300"]  # the one after PRISON
    assert lines[13].endswith("Prize")  # the one before PARK


def test_owners_structures_mortgages_and_tokens() -> None:
    lines = painted(position(), 0)
    assert re.search(r"^Coal +C/›BC ", lines[13])
    assert re.search(r"Rocket +B2 300$", lines[2])
    assert re.search(r"Fate +#15$", lines[3])
    lions = lines[0].index("Lions")
    assert lines[1][lions] == "A"


def test_what_a_landing_would_cost() -> None:
    """Rocket: 50, two works at 50 each, twice for two firms: 300. Tank: 50 twice, a fifth less for Ann's own share."""
    ahead = "Ahead: +2 Rocket 300, +4 Tank 80"
    assert ahead in "\n".join(painted(position(), 0))
    assert "Ahead" not in "\n".join(painted(position(), None))
    state = position()
    state.apply(state.game.from_text(state, "done"))
    assert ahead in "\n".join(painted(state, 0))


def test_the_players() -> None:
    """Cid borrowed 200 and will owe a tenth more."""
    text = "\n".join(painted(position(), 0))
    assert re.search(r"►A Ann +650 ", text)
    assert re.search(r"  B Bob +700 +[\d,]+ +40 l2 m1 ", text)
    assert re.search(r"  C Cid +700 +[\d,]+ +40 x3 c220 ", text)
    assert "C: Crisis 1½" in text


def test_ones_own_firms_and_shares() -> None:
    text = "\n".join(painted(position(), 0))
    assert "Motor industry: Truck*! 30" in text
    assert "Football: Lions 20" in text
    assert "Shares: Tank 1, Truck 5" in text
    assert "Suing for: Truck" in "\n".join(painted(position(), 1))


def test_the_rock_band_is_on_its_cell() -> None:
    state = table(band=0)
    play(state, "lay 15")
    assert re.search(r"Fate +#15 ♪$", painted(state, 0)[3])


def test_a_loop_that_is_no_ring_is_a_list() -> None:
    """An odd number of cells cannot be put round a rectangle."""
    data = house_edition()
    data["board"]["cells"].remove("IS")
    state = find_game("syndicate").with_data(data).start({"players": 2})
    text = "\n".join(painted(state, 0))
    assert re.search(r"^ 0 Beginning +(›AB)? *\d\d ", text)
    assert re.search(r"50 Fate", text)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [40, 80, 160])
def test_nothing_is_wider_than_the_window_or_left_out(language: str, width: int) -> None:
    """Now and then in a whole game: every player with cash, every firm's owner, every token."""
    words, rng = Words(language), Rng(4)
    state = find_game("syndicate").start({"players": 6, "end": "rounds", "rounds": 8, "trades": False})
    looked = 0
    while state.actor >= -1:
        if state.actor == 0:
            looked += 1
            lines = painted(state, 0, width, language)
            assert max(map(cell_len, lines)) <= width
            text = "\n".join(lines)
            view = state.view(0)
            for seat, player in enumerate(view["players"]):
                cash = re.escape(words.money(player["cash"], "syndicate"))
                assert player["ruined"] or re.search(rf"{'ABCDEF'[seat]} {NAMES[seat]} +{cash} ", text)
            owned = [firm for firm in view["firms"].values() if firm["owner"] is not None and firm["cell"] is not None]
            assert len(re.findall(r"[A-F](?:[1-9]|/)?(?= |›|$)", text, re.MULTILINE)) >= len(owned)
            if width == 160:
                for cell in (cell for cell in view["cells"] if cell["tokens"]):
                    assert "›" + "".join("ABCDEF"[seat] for seat in cell["tokens"]) in text
        legal = state.legal()
        state.apply(int(state.sample(rng)) if state.actor == -1 else int(legal[int(rng.below(len(legal)))]))
    assert looked > 20


def test_who_trades_in_a_group_is_told_the_firms() -> None:
    """Bob has two of the four munitions firms: his part of the group is those."""
    view = position().view(0)
    view["trade"] = {"seat": 0, "partner": 1, "giving": [], "taking": []}
    picture = paint("syndicate", view, NAMES, Words("en"))
    take = spelled_out(picture, {"type": "take", "group": "military"})
    assert Words("en").move("syndicate", take) == "Take Rocket and Tank"


# --- at a terminal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "columns", "rows", "players"), [("en", 80, 24, 4), ("ru", 120, 40, 2)])
def test_a_game_of_twenty_rounds(tmp_path: Path, language: str, columns: int, rows: int, players: int) -> None:
    """On every screen everybody's cash and every choice in words with what it costs, on further pages if need be."""
    options: dict[str, object] = {"players": players, "end": "rounds", "rounds": 20}
    command = (BELL, "play", "syndicate", "--bots", "random", "--seed", "8", "--players", str(players))
    settings = ("--lang", language, "--option", "end=rounds", "--option", "rounds=20")
    words, rng = Words(language), Rng(2)
    with Terminal(*command, *settings, columns=columns, rows=rows, directory=tmp_path) as terminal:
        names = [words.say("person", number=1), *words.tell_apart([words.bot("random")] * (players - 1))]
        evening = Evening("syndicate", terminal, options, names, 1, 8, language=language)
        decisions = turned = 0
        while evening.next_decision():
            decisions += 1
            everybodys_cash_is_shown(evening, words)
            shown = " ".join(" ".join(terminal.screen()).split())
            left = [item for item in evening.choices() if not is_shown(item, shown)]
            while left:
                turned += 1
                terminal.send("+" + ENTER)
                terminal.expect(r"help,?\s+quit")
                terminal.expect_screen(r"^>$")
                everybodys_cash_is_shown(evening, words)
                shown = " ".join(" ".join(terminal.screen()).split())
                still = [item for item in left if not is_shown(item, shown)]
                assert len(still) < len(left), f"never shown: {still}"
                left = still
            evening.choose(int(rng.below(len(evening.game.legal()))))
        terminal.expect(words.say("play-save-offer")[:20])
        terminal.send("final.json" + ENTER)
        assert terminal.wait() == 0
    assert decisions > 50
    assert turned > 0 or rows > 24
    assert Record.read(tmp_path / "final.json").replay() == evening.game.state


def everybodys_cash_is_shown(evening: Evening, words: Words) -> None:
    screen = "\n".join(evening.terminal.screen())
    names = [words.say("you"), *evening.game.names[1:]]
    for seat, player in enumerate(evening.game.view(0)["players"]):
        money = words.say("syndicate-ruined") if player["ruined"] else words.money(player["cash"], "syndicate")
        assert re.search(rf"{'ABCD'[seat]} {names[seat][:9]} +{money}\b", screen), screen


def test_who_is_ruined_is_told_and_may_leave(tmp_path: Path) -> None:
    command = (BELL, "play", "syndicate", "--bots", "random", "--seed", "38", "--players", "3")
    with Terminal(*command, columns=120, rows=40, directory=tmp_path) as terminal:
        evening = Evening("syndicate", terminal, {"players": 3}, ["Player 1", "Rookie", "Rookie 2"], 1, 38)
        while evening.next_decision():
            evening.choose(0)
        assert evening.game.state.is_out(0)
        terminal.expect("You are out of the game, and the others play on")
        terminal.send("quit" + ENTER)
        terminal.expect("type the name of a file")
        terminal.send(ENTER)
        assert terminal.wait() == 0


def test_who_is_ruined_may_see_how_it_ends() -> None:
    arguments = ("--bots", "random", "--seed", "38", "--players", "3")
    text = bell("play", "syndicate", *arguments, stdin="1\n" * 100).stdout
    assert text.index("You are out of the game") < text.index("The game is over")


def test_a_tables_own_names_are_shown(tmp_path: Path) -> None:
    """COAL is called otherwise; OIL, as the catalogue says it, is not."""
    data = house_edition()
    data["firms"]["mineral_1"]["name"] = "ANTHRACITE"
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    table = ("--data", str(file), "--players", "3", "--seed", "2", "--option", "end=rounds", "--option", "rounds=9")
    bell("simulate", "syndicate", *table, "--games", "1", "--records", str(tmp_path / "games"))
    (record,) = (tmp_path / "games").iterdir()
    watched = bell("watch", "syndicate", "--bots", "random", *table, "--speed", "100000").stdout
    for text in (bell("replay", str(record)).stdout, bell("replay", str(record), "--lang", "ru").stdout, watched):
        assert "ANTHRACITE" in text
        assert "Coal" not in text
        assert "Уголь" not in text
        assert "Oil" in text or "Нефть" in text


def test_help_explains_the_marks_of_this_game() -> None:
    text = bell("play", "syndicate", "--bots", "random", "--seed", "2", stdin="help\nquit\n").stdout
    assert "the rock band" in text
    assert "corporation" not in text


def test_a_watched_game_is_told_in_words() -> None:
    arguments = ("--players", "3", "--seed", "2", "--speed", "100000", "--option", "end=rounds", "--option", "rounds=3")
    text = bell("watch", "syndicate", "--bots", "random", *arguments).stdout
    assert "The game is over" in text
    assert re.search(r"^\w+ \d rolls \d and \d\.$", text, re.MULTILINE)
