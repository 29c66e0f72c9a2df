"""Buying, offering and answering in Syndicate at a terminal: what is asked can be judged from what is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from openingbell.core.play import Play
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.rng import Rng
from openingbell.locales import Words
from openingbell.terminal.boards.firm_cards import firm_cards
from openingbell.terminal.offers import NotAnOffer, read_offer, written_offer
from openingbell.terminal.session import Session
from tests.cli.bell import BELL
from tests.games.syndicate.tables import table
from tests.terminal.evening import Evening, everywhere, is_shown, joined, scripted
from tests.terminal.window import DOWN, ENTER, Terminal

LANGUAGES = [Words("en"), Words("ru")]

# Ann buys Opera, Bob Cement, the bot Glass; a double takes Ann on to the Recording Studio.
TO_THE_STUDIO = (
    *("first 0", "list 25", "roll 4 5", "buy music_1", "roll 1 3", "buy building_2"),
    *("roll 2 4", "buy building_3", "roll 1 1"),
)


@everywhere
def test_an_evening_of_bargaining(tmp_path: Path, columns: int, rows: int, language: str) -> None:
    """Two people and a bot. Ann buys what completes a monopoly and offers it to Bob, who refuses with Enter."""
    words = Words(language)
    names = ["Ann", "Bob", words.bot("random")]
    studio = tmp_path / "studio.json"
    scripted(find_game("syndicate"), {"players": 3}, names, 2, TO_THE_STUDIO).write(studio)
    command = (BELL, "play", "syndicate", "--bots", "random", "--seed", "8", "--players", "3", "--lang", language)
    with Terminal(
        *command, "--people", "2", "--names", "Ann,Bob", columns=columns, rows=rows, directory=tmp_path
    ) as terminal:
        evening = Evening("syndicate", terminal, {"players": 3}, names, 2, 8, language=language)
        assert evening.next_decision()
        evening.load(studio)
        evening.expect_question()
        a_purchase_is_explained(evening)
        the_expert_is_asked(evening)
        said = words.move("syndicate", {"type": "buy", "firm": "music_2"})
        evening.say(said.upper(), "buy music_2")
        evening.expect_question()
        an_offer_that_the_rules_refuse_changes_nothing(evening)
        opera, recording = (words.name("syndicate", firm) for firm in ("music_1", "music_2"))
        both, wanted = words.say("syndicate-offer-and"), words.say("syndicate-offer-for")
        evening.say(f"offer bob: {opera} {both} {recording} {wanted} 115", *OFFERED)
        evening.expect_question()
        an_offer_is_explained(evening)
        evening.say("", "refuse")  # Enter
        evening.expect_question()
        the_choice_is_marked_and_the_window_followed(evening, (200 - columns, 64 - rows))
        evening.answer("\x15save final.json")
        terminal.expect_screen(re.escape(words.say("play-saved", file="final.json")))
        terminal.expect_screen(r"^>$")
        terminal.send("quit" + ENTER + ENTER)
        assert terminal.wait() == 0
        assert words.say("play-curtain", name="Bob") not in terminal.seen()  # nothing is hidden
        begun = words.event("syndicate", {"event": "trade-begun", "seat": 0, "other": 1}, names)
        assert begun not in terminal.seen()
    assert Record.read(tmp_path / "final.json").replay() == evening.game.state


OFFERED = ("trade 1", "give entertainment", "take 100", "take 10", "take 5", "propose")


def a_purchase_is_explained(evening: Evening) -> None:
    """The roll that led there, the firm's card, everybody's cash, and first the answer that costs nothing."""
    words, screen, middle = evening.words, evening.screen(), evening.middle()
    assert (
        joined([words.event("syndicate", {"event": "rolled", "seat": 0, "first": 1, "second": 1}, ["Ann"])]) in middle
    )
    card = firm_cards(evening.game.view(0), evening.game.names, words)[0].plain
    assert words.name("syndicate", "entertainment") in card
    assert re.search(r" 70\b.* 60\b.* 2 \w+ 5 ", card)  # its price, twice 30 a stop, two of five firms
    assert words.join([words.name("syndicate", firm) for firm in ("music_1", "music_2")]) in card  # … a monopoly
    assert joined([card]) in middle
    for name, cash in (("Ann", 630), ("Bob", 640), (evening.game.names[2], 640)):
        assert re.search(rf"{name[:9]} +{cash}\b", screen)
    first, second = evening.choices()
    assert first.words == words.move("syndicate", {"type": "pass"})
    assert first.money.plain.endswith("Enter")
    assert second.money.plain.strip() == words.money(-70, "syndicate")
    assert all(is_shown(item, screen) for item in (first, second))


def the_expert_is_asked(evening: Evening) -> None:
    words, terminal = evening.words, evening.terminal
    evening.answer("hint")
    terminal.expect(words.say("hint-advice", bot=words.bot("expert"), move=""))
    terminal.expect_screen(rf"{words.say('play-press-enter')}$")
    terminal.send(ENTER)
    evening.expect_question()


def an_offer_that_the_rules_refuse_changes_nothing(evening: Evening) -> None:
    """What somebody has of a group goes together; and nobody has money that is not there."""
    words, names = evening.words, evening.game.names
    opera, recording, cement = (words.name("syndicate", firm) for firm in ("music_1", "music_2", "building_2"))
    wanted = words.say("syndicate-offer-for")
    for line, sentence in (
        (f"B: {opera} {wanted} 10", words.say("syndicate-offer-together", things=words.join([opera, recording]))),
        (f"{names[1]}: 900 {wanted} {cement}", words.say("syndicate-offer-not", side="give", thing="900")),
        (f"{names[1]}: 10 {wanted} {opera}", words.say("syndicate-offer-not", side="take", thing=opera)),
    ):
        evening.answer(f"offer {line}")
        evening.expect_question()
        assert joined([sentence]) in evening.screen()
        assert is_shown(evening.choices()[0], evening.screen())


def an_offer_is_explained(evening: Evening) -> None:
    """Firm by firm and with the money, to refuse comes first, and what each firm completes for whom is told."""
    words, screen = evening.words, evening.screen()
    assert joined([words.prompt("syndicate", "answer", evening.game.view(1))]) in screen
    firms = [words.name("syndicate", firm) for firm in ("music_1", "music_2")]
    question = screen[screen.index("Bob: ") :]
    assert all(firm in question for firm in firms)
    assert "115" in question
    cards = [card.plain for card in firm_cards(evening.game.view(1), evening.game.names, words)]
    assert len(cards) == 2
    assert all(joined([card]) in evening.middle() or joined([card]) in screen for card in cards)
    first, second = evening.choices()
    assert first.words == words.move("syndicate", {"type": "refuse"})
    assert is_shown(first, screen)
    assert is_shown(second, screen)
    assert words.money(115, "syndicate") in second.money.plain


def the_choice_is_marked_and_the_window_followed(evening: Evening, other: tuple[int, int]) -> None:
    """What is chosen by an arrow key is in reverse, also after the window has got another size."""
    terminal = evening.terminal
    terminal.send(DOWN + DOWN)
    for resized in (False, True):
        if resized:
            terminal.resize(*other)
            terminal.expect_screen(rf"^─{{{other[0]}}}$")
        terminal.expect_screen(r"^> 2$")
        reverse = ["".join(cell.data for cell in line if cell.reverse).strip() for line in terminal.cells()]
        marked = [line for line in reverse if re.match(r"\d", line)]
        item = evening.choices()[1]
        assert [joined([line]) for line in marked] == [joined([f"2 {item.words}", item.money.plain])]


# --- an offer in one line ---------------------------------------------------------------------------------------------


def bargaining() -> Session:
    """Ann has an opera, two motor firms, exchange shares and shares of Bob's Rocket; Bob has coal and contraband."""
    state = table(
        firms={0: "music_1 motor_1 motor_2", 1: "munitions_1 mineral_1"},
        loads={1: 2},
        stocks={0: 3},
        cash={0: 650, 1: 300},
        shares={"munitions_1": {0: 2, 1: 3}},
    )
    return Session(Play(state), ["Ann", "Bob", "Bob 2"], [0], Rng(1))


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("Bob: Opera for 115", ["trade 1", "give entertainment", "take 100", "take 10", "take 5"]),
        ("bob 2 опера за 7", ["trade 2", "give entertainment", "take 5", "take 1", "take 1"]),
        ("C: entertainment for 75", ["trade 2", "give entertainment", "take 75"]),
        ("B: 10, Sports Car + truck for Coal and load 2",
         ["trade 1", "give motor", "give 10", "take mineral_super", "take load", "take load"]),
        ("B: exchange 2, share Rocket 2 for Ракеты",
         ["trade 1", "give share munitions_1", "give share munitions_1", "give exchange", "give exchange",
          "take military"]),
        ("B: a share of Rocket; акция биржи for 149",
         ["trade 1", "give share munitions_1", "give exchange", "take 100", *["take 10"] * 4, "take 5",
          *["take 1"] * 4]),
    ],
)  # fmt: skip
def test_an_offer_is_read_as_moves(line: str, moves: list[str]) -> None:
    """In any language, by names, letters or the notation's words, in any order."""
    assert read_offer(bargaining(), line, LANGUAGES) == [*moves, "propose"]


@pytest.mark.parametrize(
    ("line", "message", "facts"),
    [
        ("Bob: Truck for 10", "syndicate-offer-together", {"things": "Truck and Sports Car"}),
        ("Bob: 1,435 for Coal", "syndicate-offer-not", {"side": "give", "thing": "1435"}),
        ("Bob: Opera for 301", "syndicate-offer-not", {"side": "take", "thing": "301"}),
        ("Bob: 20 for 30", "syndicate-offer-not", {"side": "take", "thing": "30"}),
        ("Bob: Rocket for 1", "syndicate-offer-not", {"side": "give", "thing": "Rocket"}),  # only shares of it
        ("Bob: load 3 for 1", "syndicate-offer-not", {"side": "give", "thing": "load 3"}),
        ("Bob: Opera for load 3", "syndicate-offer-not", {"side": "take", "thing": "a load of contraband"}),
        ("Bob: 0 for Coal", "syndicate-offer-how", {"name": "Bob"}),
        ("Bob: Opera", "syndicate-offer-how", {"name": "Bob"}),
        ("Bob: Opera for ", "syndicate-offer-how", {"name": "Bob"}),
        ("Bob:", "syndicate-offer-how", {"name": "Bob"}),
        ("Eve: Opera for 1", "syndicate-offer-how", {"name": "Bob"}),
        ("", "syndicate-offer-how", {"name": "Bob"}),
    ],
)
def test_an_offer_that_cannot_be_made_is_refused_in_a_sentence(line: str, message: str, facts: dict[str, str]) -> None:
    session = bargaining()
    before = session.state.save()
    with pytest.raises(NotAnOffer) as refusal:
        read_offer(session, line, LANGUAGES)
    assert (refusal.value.message, refusal.value.facts) == (message, facts)
    assert all(words.say(message, **facts) for words in LANGUAGES)
    assert session.state.save() == before


def test_two_offers_in_a_turn_are_enough() -> None:
    session = bargaining()
    for _ in range(2):
        session.send(read_offer(session, "Bob: Opera for 1", LANGUAGES))
        session.send(["refuse"])
    with pytest.raises(NotAnOffer) as refusal:
        read_offer(session, "Bob: Opera for 1", LANGUAGES)
    assert refusal.value.message == "syndicate-offer-none"


@pytest.mark.parametrize("language", ["en", "ru", "it", "ko"])
def test_the_line_that_is_written_for_an_offer_makes_it(language: str) -> None:
    words = Words(language)
    state = table(firms={0: "music_1 motor_1", 1: "building_2"}, stocks={0: 2}, shares={"motor_1": {0: 3, 1: 2}})
    at = Session(Play(state), ["Ann", "Bob", "Cid"], [0], Rng(1))
    gives, takes = ["entertainment", "exchange", "exchange", "10"], ["building", "share motor_1"]
    giving, taking, line = written_offer(at, 1, gives, takes, words)
    assert line.startswith("offer Bob: ")
    assert giving in line
    assert taking in line
    named = read_offer(at, line.removeprefix("offer "), [words])
    assert sorted(named[1:-1]) == sorted([*[f"give {item}" for item in gives], *[f"take {item}" for item in takes]])
