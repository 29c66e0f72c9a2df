"""A whole game of Syndicate at a terminal with standing answers: a trade, an auction with a limit, a ruin, the end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from openingbell.core.events import Seen
from openingbell.core.record import Record
from openingbell.core.registry import find_game
from openingbell.core.standing import Order
from openingbell.locales import Words
from openingbell.terminal.log import names_for
from openingbell.terminal.menu import arrange, safe_answer
from openingbell.terminal.offers import NotAnOffer, read_offer
from openingbell.terminal.session import Session
from tests.cli.bell import BELL
from tests.terminal.evening import pass_over
from tests.terminal.window import ENTER, Terminal

OPTIONS: dict[str, object] = {"players": 4, "end": "rounds", "rounds": 30}
LINES = 60  # typed in a game that is not too long for a test
# What is said once and for good, as soon as it can be; with a number of one's own.
FOR_GOOD = {"roll": 0, "buy": 150, "insure": 150, "decline": None, "papers": None, "no-offers-below": 0}


class Person:
    """Says for good what can be said, bids by limits, takes one offer and makes one; else gives nothing away."""

    def __init__(self, game: Session, words: Words) -> None:
        self.game = game
        self.words = words
        self.typed: Counter[str] = Counter()  # commands and answers
        self.spared: Counter[str] = Counter()  # questions that were answered for the person
        self.limits: dict[str, int] = {}
        self.trades: list[list[str]] = []

    def goes_on(self) -> bool:
        """Through everything that nobody asks about; False if the game is over."""
        game = self.game
        while True:
            pass_over(game)
            if game.is_over():
                return False
            view, moves = game.view(game.actor), [move.text for move in game.legal()]
            game.standing.doubts(game.actor, view)
            said = game.standing.answer(game.actor, view, moves)
            if not said:
                return True
            self.spared[view["step"]] += 1
            game.send([said])

    def says(self) -> str:
        """What to type now; the game here does the same."""
        game, seat = self.game, self.game.actor
        view, moves = game.view(seat), [move.text for move in game.legal()]
        offers = game.standing.offers(view, moves)
        standing = {order.word for order in game.standing.orders(seat)}
        for place, order in enumerate(offers, 1):
            if order.word == "limit" and "limit" not in standing:
                return self._limit(order, moves)
            if order.word in FOR_GOOD and order.word not in standing and self.trades:
                number = FOR_GOOD[order.word]
                game.standing.give(seat, view, moves, order, number)
                return self._typed("always", f"always {place}" + ("" if number is None else f" {number}"))
        return self._offer() or self._answer(view["step"])

    def _limit(self, order: Order, moves: list[str]) -> str:
        """Up to the nominal value."""
        price = int(order.facts["price"])
        self.limits[str(order.facts["good"])] = price
        self.game.standing.give(self.game.actor, self.game.view(self.game.actor), moves, order, price)
        return self._typed("limit", f"limit {price}")

    def _offer(self) -> str:
        """The first firm of mine for whatever money its buyer has, to whom the rules allow it."""
        game, words = self.game, self.words
        if self.trades or not any(move.form["type"] == "trade" for move in game.legal()):
            return ""
        mine = [firm for firms in game.view(0)["players"][0]["firms"].values() for firm in firms]
        for firm in mine:
            for name in game.names[1:]:
                line = f"{name}: {words.name('syndicate', firm)} {words.say('syndicate-offer-for')} 5"
                try:
                    offered = read_offer(game, line, [words])
                except NotAnOffer:
                    continue
                self.trades.append(offered)
                game.send(offered)
                return self._typed("offer", f"offer {line}")
        return ""

    def _answer(self, step: str) -> str:
        """Enter where that gives nothing away, else the first choice."""
        choices = arrange(self.game.legal())
        safe = safe_answer(choices)
        self.game.send([(safe or choices[0]).text])
        return self._typed(step, "" if safe else "1")

    def _typed(self, what: str, line: str) -> str:
        self.typed[what] += 1
        return line

    def events(self, kind: str, **facts: object) -> list[Seen]:
        """What happened of a kind, as the person saw it."""
        seen = [event for _, event in self.game.play.seen(0) if event["event"] == kind]
        return [event for event in seen if facts.items() <= event.items()]

    def won_by_limits(self) -> list[Seen]:
        return [event for event in self.events("bought", seat=0) if event["good"] in self.limits]


def a_person(seed: int) -> Person:
    words = Words("en")
    names = [words.say("person", number=1), *words.tell_apart([words.bot("random")] * 3)]
    return Person(Session.start(find_game("syndicate"), OPTIONS, names, [0], seed), words)


def is_eventful(person: Person) -> bool:
    """Whether everything happens in the game that is to be seen, and the person stays in it."""
    while person.goes_on():
        person.says()
        if person.typed.total() > LINES:
            return False
    return (
        bool(person.events("accepted", other=0))
        and bool(person.won_by_limits())
        and bool(person.events("ruined"))
        and not person.events("ruined", seat=0)
    )


def test_a_whole_game_with_standing_answers(tmp_path: Path) -> None:
    """Each line is typed at the terminal and said to the same game here; at its end both are the same."""
    seed = next(seed for seed in range(1, 1000) if is_eventful(a_person(seed)))
    person = a_person(seed)
    command = (BELL, "play", "syndicate", "--bots", "random", "--seed", str(seed), "--players", "4")
    options = ("--option", "end=rounds", "--option", f"rounds={OPTIONS['rounds']}")
    with Terminal(*command, *options, columns=120, rows=40, directory=tmp_path) as terminal:
        while person.goes_on():
            terminal.expect(r"help,?\s+quit")
            terminal.expect_screen(r"^>$")
            line = person.says()
            terminal.send(line + ENTER)
        terminal.expect(person.words.say("play-save-offer")[:20])
        terminal.send("final.json" + ENTER)
        assert terminal.wait() == 0
        told = " ".join(terminal.seen().split())
    assert Record.read(tmp_path / "final.json").replay() == person.game.state
    for kind in ("accepted", "ruined"):
        sentence = person.words.event("syndicate", person.events(kind)[0], names_for(person.game, person.words))
        assert " ".join(sentence.split()) in told
    assert person.spared["auction"] > person.typed["limit"], "limits answered hardly anything"
    assert person.spared.total() > person.typed.total()
