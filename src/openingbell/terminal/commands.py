"""What a person may say besides moves: to be told something, to take something back, to save, to leave."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from openingbell.core.errors import Refused
from openingbell.core.standing import Order, kind_of
from openingbell.terminal.advice import advice
from openingbell.terminal.debts import cheapest
from openingbell.terminal.log import names_for
from openingbell.terminal.menu import arrange
from openingbell.terminal.offers import NotAnOffer, read_offer
from openingbell.terminal.prompt import is_terminal
from openingbell.terminal.rulebook import show_clause
from openingbell.terminal.table import Move

if TYPE_CHECKING:
    from openingbell.terminal.screen import Screen

COMMANDS = (
    "hint",
    "undo",
    "reset",
    "news",
    "history",
    "always",
    "never",
    "tell",
    "save",
    "load",
    "rules",
    "concede",
    "help",
    "quit",
)
ALIASES = {"q": "quit", "exit": "quit", "?": "help", "h": "help"}
NO_FILES = ("?", "q", "quit", "help")
ROWS = 12  # of a hint, the best first


class Quit(Exception):
    """Somebody has had enough."""


def obey(screen: Screen, line: str) -> bool:
    """Do what a command says; False if the line is none."""
    command, _, argument = ALIASES.get(line, line).partition(" ")
    argument = argument.strip()
    if command == "quit" and not argument:
        raise Quit
    own = OWN.get(screen.table.game_name, {})
    if command in own:
        own[command](screen, argument)
        return True
    plain: dict[str, Callable[[Screen], None]] = {
        "help": _help,
        "hint": _hint,
        "news": _news,
        "history": _history,
        "undo": _undo,
        "reset": _reset,
        "concede": _concede,
    }
    with_argument: dict[str, Callable[[Screen, str], object]] = {
        "save": save,
        "load": _load,
        "rules": _rules,
        "always": _always,
        "never": _never,
        "tell": _tell,
    }
    if command in plain and not argument:
        plain[command](screen)
    elif command in with_argument:
        with_argument[command](screen, argument)
    else:
        return False
    return True


def means(screen: Screen, answer: str, message: str) -> bool:
    """Whether an answer is one of the words that a message lists, in whatever language: hands are slow to change."""
    return any(answer.casefold() in words.say(message).split() for words in screen.languages)


def offer_to_save(screen: Screen, question: str) -> bool:
    """Ask for a file until it can be written, or nobody wants it; False: back to the game."""
    while name := screen.prompt.ask(screen.words.say(question) + " "):
        if means(screen, name, "play-answer-back") and not screen.table.is_over():
            return False
        if name in NO_FILES or means(screen, name, "play-answer-yes") or means(screen, name, "play-answer-no"):
            continue
        saved = save(screen, name)
        screen.console.print(screen.note)
        if saved:
            break
    return True


def save(screen: Screen, name: str) -> bool:
    if not name:
        screen.note = screen.words.say("play-file-wanted", command="save")
        return False
    try:
        screen.table.save(Path(name).expanduser())
    except (Refused, RuntimeError) as error:  # RuntimeError: there is no such home folder
        screen.note = str(error)
        return False
    screen.note = screen.words.say("play-saved", file=name)
    return True


def _load(screen: Screen, name: str) -> None:
    """A game that was begun is not given up without a question."""
    words = screen.words
    if not name:
        screen.note = words.say("play-file-wanted", command="load")
        return
    try:
        path = Path(name).expanduser()
        if is_terminal() and path.exists() and not _is_sure(screen, name):
            screen.note = words.say("play-load-not")
            return
        screen.table.load(path)
    except (Refused, RuntimeError) as error:
        screen.note = str(error)
        return
    screen.begin_anew()
    screen.note = words.say("play-loaded", file=name)


def _is_sure(screen: Screen, name: str) -> bool:
    return means(screen, screen.prompt.ask(screen.words.say("play-load-sure", file=name) + " "), "play-answer-yes")


def _help(screen: Screen) -> None:
    """How to answer, and what the marks on this game's table mean."""
    table, words = screen.table, screen.words
    help_text = words.say("play-help", move=arrange(table.legal())[0].text)
    more = [f"{table.game_name}-{part}" for part in ("help", "legend")]
    screen.page("\n\n".join([help_text, *(words.say(message) for message in more if words.has(message))]))


def _hint(screen: Screen) -> None:
    """What an expert would do in one's place, knowing what one knows."""
    table, words = screen.table, screen.words
    names = names_for(table, words)
    forms = {move.text: move.form for move in table.legal()}

    def in_words(text: str) -> str:
        return words.move(table.game_name, forms[text], names) if text in forms else text

    screen.console.print(Text(words.say("play-thinks", name=words.bot("expert")), "dim"))
    given = table.advice()
    why = [words.reason(table.game_name, reason, names) for reason in given.reasons]
    screen.page(advice(given.decision, in_words, table.game_name, words, why, rows=ROWS))


def _news(screen: Screen) -> None:
    """What happened since one's last turn."""
    seat = screen.table.actor
    screen.page("\n".join(screen.log(seat).since(screen.news_from[seat])))


def _history(screen: Screen) -> None:
    screen.page("\n".join(screen.log(screen.table.actor).since(0)), whole=True)


def _undo(screen: Screen) -> None:
    _take_back(screen, screen.table.undo)


def _reset(screen: Screen) -> None:
    _take_back(screen, screen.table.reset)


def _take_back(screen: Screen, choices: Callable[[], None]) -> None:
    if screen.table.may_undo():
        choices()
        screen.note = screen.words.say("play-undone")
    else:
        screen.note = screen.words.say("play-no-undo")


def _concede(screen: Screen) -> None:
    """To give up is to let a bot play on, so that nobody else's game is spoilt."""
    table, words = screen.table, screen.words
    seat = table.actor
    if means(screen, screen.prompt.ask(words.say("play-concede-sure") + " "), "play-answer-yes"):
        table.concede(seat)
        screen.note = words.say("play-conceded", name=table.names[seat])


def _always(screen: Screen, argument: str) -> None:
    """What answers for somebody, what could, and what everybody was told; with a number, one of these from now on."""
    if argument:
        _give(screen, "always", argument, told=False)
        return
    table = screen.table
    stands = _listed(screen, table.standing.orders(table.actor), "play-standing")
    told = [_told(screen, seat, order) for seat, order in table.standing.told()]
    screen.page("\n".join([*stands, "", *_listed(screen, _offers(screen), "play-standing-offers"), "", *told]))


def _tell(screen: Screen, argument: str) -> None:
    """One of what could be said, from now on and told to everybody at the table."""
    _give(screen, "tell", argument, told=True)


def _give(screen: Screen, command: str, argument: str, told: bool) -> None:
    table, words = screen.table, screen.words
    offers, numbers = _offers(screen), argument.split()
    if not re.fullmatch("[0-9]{1,2}( [0-9]{1,6})?", " ".join(numbers)) or not 1 <= int(numbers[0]) <= len(offers):
        screen.note = words.say("play-standing-wrong", command=command)
        return
    wanted = offers[int(numbers[0]) - 1]
    if told and not kind_of(table.game, wanted).public:
        screen.note = words.say("play-standing-private", order=_in_words(screen, wanted))
        return
    seat, number = table.actor, int(numbers[1]) if len(numbers) > 1 else None
    given = table.standing.give(seat, table.view(seat), [move.text for move in table.legal()], wanted, number, told)
    said = "play-standing-told" if told else "play-standing-given"
    screen.note = words.say(said, order=_in_words(screen, given))


def _offers(screen: Screen) -> list[Order]:
    table = screen.table
    return table.standing.offers(table.view(table.actor), [move.text for move in table.legal()])


def _told(screen: Screen, seat: int, order: Order) -> str:
    """What somebody has told everybody."""
    words, table = screen.words, screen.table
    group = words.name(table.game_name, str(order.facts.get("group", "")))
    name, round_number = table.names[seat], order.facts.get("round", 0)
    return words.say(f"sketch-told-{order.word}", name=name, round=round_number, group=group)


def _never(screen: Screen, argument: str) -> None:
    """One of what stands no longer."""
    table, words = screen.table, screen.words
    orders = table.standing.orders(table.actor)
    if re.fullmatch("[0-9]{1,2}", argument) and 1 <= int(argument) <= len(orders):
        unwanted = orders[int(argument) - 1]
        table.standing.cancel(table.actor, unwanted)
        screen.note = words.say("play-standing-cancelled", order=_in_words(screen, unwanted))
    else:
        screen.note = words.say("play-standing-wrong", command="never")


def _limit(screen: Screen, argument: str) -> None:
    """Up to so much in the present auction: the standing answer one needs most, in a word."""
    place = next((place for place, offer in enumerate(_offers(screen), 1) if offer.word == "limit"), 0)
    _always(screen, f"{place} {argument}")


def _listed(screen: Screen, orders: Sequence[Order], heading: str) -> list[str]:
    if not orders:
        return [screen.words.say(f"{heading}-none")]
    lines = [f"{number:4}  {_in_words(screen, order)}" for number, order in enumerate(orders, 1)]
    return [screen.words.say(heading), *lines]


def _in_words(screen: Screen, order: Order) -> str:
    return screen.words.standing(screen.table.game_name, order.word, order.facts)


def _offer(screen: Screen, line: str) -> None:
    """A whole offer, if the rules allow all of it."""
    try:
        screen.table.send(read_offer(screen.table, line, screen.languages))
    except NotAnOffer as refused:
        screen.note = screen.words.say(refused.message, **refused.facts)


def _settle(screen: Screen, argument: str) -> None:
    """The cheapest way to pay a debt, sent as a whole if that is wanted."""
    table, words = screen.table, screen.words
    plan = cheapest(table)
    if plan is None:
        screen.note = words.say("syndicate-settle-none")
        return
    in_words = [words.move(table.game_name, move.form, table.names) for move in plan.moves]
    said = words.say(
        "syndicate-settle-ruin" if plan.ruins else "syndicate-settle",
        moves=words.join([_times(said, number) for said, number in Counter(in_words).items()]),
        brings=plan.brings,
        owed=plan.owed,
        interest=plan.interest,
        rent=plan.rent,
    )
    screen.console.print(Text(said, "bold"))
    if not screen.prompt.ask(words.say("syndicate-settle-ask") + " "):
        table.send([move.text for move in plan.moves])


def _times(said: str, number: int) -> str:
    return said if number == 1 else f"{said} ×{number}"


def _rules(screen: Screen, clause: str) -> None:
    try:
        with screen.console.capture() as captured:
            show_clause(screen.console, screen.table.game_name, clause, screen.words)
    except Refused as error:
        screen.note = str(error)
        return
    screen.page(Text.from_ansi(captured.get()))


# What only one game has.
OWN: dict[str, dict[str, Callable[[Screen, str], None]]] = {
    "syndicate": {"offer": _offer, "settle": _settle, "limit": _limit}
}


# … and among which moves such a command is of use: where one may trade, and where there is nothing but raising money.
OF_USE: dict[str, Callable[[set[str]], bool]] = {
    "offer": lambda kinds: "trade" in kinds,
    "limit": lambda kinds: "bid" in kinds,
    "settle": lambda kinds: kinds <= {"mortgage", "sell-share", "surrender", "give"},
}


def commands_of(game: str) -> list[str]:
    return [*OWN.get(game, ()), *COMMANDS]


def commands_of_use(game: str, moves: Sequence[Move]) -> list[str]:
    """The game's own commands that would do something now."""
    kinds = {move.form["type"] for move in moves}
    return [command for command in OWN.get(game, ()) if OF_USE[command](kinds)]
