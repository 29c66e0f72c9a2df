"""An offer in one line, such as `offer Expert: Opera for 115`, as the moves that the notation has for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from openingbell.locales import Words
from openingbell.terminal.table import Move, Table
from openingbell.terminal.turns import plain

SIDES = ("give", "take")
SUM = re.compile(r"\d{1,9}")
GROUPED = re.compile("(?<=[0-9])[,\u00a0\u202f ](?=[0-9]{3}(?![0-9]))")  # the comma in 1,435
COUNTED = re.compile(r"(.*\D) ([1-9]\d?)")


class NotAnOffer(Exception):
    """Why a line cannot be offered: a message of the catalogue and its variables."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


def written_offer(
    table: Table, partner: int, gives: Sequence[str], takes: Sequence[str], words: Words
) -> tuple[str, str, str]:
    """The two sides in words, and the line that would make this offer."""
    giving, taking = (_in_words(table, side, words) for side in (gives, takes))
    return giving, taking, f"offer {table.names[partner]}: {giving} {words.say('syndicate-offer-for')} {taking}"


def _in_words(table: Table, side: Sequence[str], words: Words) -> str:
    things = [item if SUM.fullmatch(item) else words.name(table.game_name, item) for item in side]
    return f" {words.say('syndicate-offer-and')} ".join(things)


def read_offer(table: Table, line: str, languages: Sequence[Words]) -> list[str]:
    """The moves of an offer, tried in a preview: the rules allow all of them, or NotAnOffer."""
    name, rest = _partner(table, line)
    begin = next((move for move in table.legal() if move.form == {"type": "trade", "seat": name}), None)
    if begin is None:
        raise NotAnOffer("syndicate-offer-none", name=table.names[name])
    return _Offer(table, begin, name, languages).composed(_two_sides(rest, languages, table.names[name]))


def _partner(table: Table, line: str) -> tuple[int, str]:
    """Whom the line is for, and what follows; a letter of the board will do."""
    others = [seat for seat in range(len(table.names)) if seat != table.actor]
    called = [(table.names[seat], seat) for seat in others] + [("ABCDEF"[seat], seat) for seat in others]
    for name, seat in sorted(called, key=lambda pair: -len(pair[0])):
        if found := re.match(rf"{re.escape(name)}\s*(?::|\s)(.+)", line, re.IGNORECASE):
            return seat, found[1]
    raise NotAnOffer("syndicate-offer-how", name=table.names[others[0]])


def _two_sides(text: str, languages: Sequence[Words], name: str) -> list[list[str]]:
    """What stands before `for`, and behind it, thing by thing."""
    between = "|".join(re.escape(words.say("syndicate-offer-for")) for words in languages)
    both = "|".join(re.escape(words.say("syndicate-offer-and")) for words in languages)
    sides = re.split(rf"\s+(?:{between})\s+", text.strip(), flags=re.IGNORECASE)
    things = [re.split(rf"\s*[,;+]\s*|\s+(?:{both})\s+", GROUPED.sub("", side), flags=re.IGNORECASE) for side in sides]
    if len(things) != len(SIDES) or not all(thing.strip() for side in things for thing in side):
        raise NotAnOffer("syndicate-offer-how", name=name)
    return [[" ".join(thing.split()) for thing in side] for side in things]


class _Offer:
    """What can be named, as the table calls it, and what is."""

    def __init__(self, table: Table, begin: Move, partner: int, languages: Sequence[Words]) -> None:
        self._table = table
        self._moves = [begin.text]
        self._legal = table.preview(self._moves).legal
        self._givers = (table.actor, partner)
        self._players: list[dict[str, Any]] = table.view(table.actor)["players"]
        self._languages = languages

    def composed(self, sides: Sequence[Sequence[str]]) -> list[str]:
        """Everything is looked up first, and then named in the order that the rules want."""
        wanted = [self._look_up(side, things) for side, things in enumerate(sides)]
        for side, (moves, money) in enumerate(wanted):
            while moves:
                move = next((move for move in self._legal if moves[move.text] > 0), None)
                if move is None:
                    raise self._refused(side, self._said(next(iter(moves))))
                moves -= Counter([move.text])
                self._name(move)
            self._pay(side, money)
        propose = [move.text for move in self._legal if move.form["type"] == "propose"]
        if not propose:  # 0 is nothing
            raise NotAnOffer("syndicate-offer-how", name=self._table.names[self._givers[1]])
        return [*self._moves, *propose]

    def _name(self, move: Move) -> None:
        self._moves.append(move.text)
        self._legal = self._table.preview(self._moves).legal

    def _pay(self, side: int, money: int) -> None:
        left = money
        while left:
            tokens = [move for move in self._legal if move.form["type"] == SIDES[side] and "money" in move.form]
            move = next((move for move in tokens if move.form["money"] <= left), None)
            if move is None:
                raise self._refused(side, str(money))
            left -= move.form["money"]
            self._name(move)

    def _look_up(self, side: int, things: Sequence[str]) -> tuple[Counter[str], int]:
        """The moves that name these things, how often each, and the money among them."""
        moves: Counter[str] = Counter()
        firms: list[str] = []
        money = 0
        for thing in things:
            if SUM.fullmatch(thing):
                money += int(thing)
                continue
            counted = COUNTED.fullmatch(thing)
            found = self._find(side, thing)
            number = 1
            if found is None and counted is not None:
                found, number = self._find(side, counted[1]), int(counted[2])
            if found is None:
                raise self._refused(side, thing)
            move, firm = found
            firms.append(firm)
            if "group" not in move.form or move.text not in moves:
                moves[move.text] += number
        self._check_lots(side, moves, firms)
        return moves, money

    def _find(self, side: int, thing: str) -> tuple[Move, str] | None:
        """The move that names a thing, and which firm of a group was meant, if not the group."""
        wanted = plain(thing)
        for move in (move for move in self._legal if move.form["type"] == SIDES[side]):
            if wanted in self._names(move.text.partition(" ")[2]):
                return move, ""
            for firm in self._firms(side, move):
                if wanted in self._names(firm):
                    return move, firm
        return None

    def _firms(self, side: int, move: Move) -> list[str]:
        """What a giver has of the group that a move names."""
        firms: list[str] = self._players[self._givers[side]]["firms"].get(move.form.get("group"), [])
        return firms

    def _names(self, thing: str) -> set[str]:
        """All that a thing of the notation may be called, in any language; of a share the word and the firm."""
        word, _, firm = thing.partition(" ")
        names = {plain(thing)}
        for words in self._languages:
            called = words.name("syndicate", thing)
            names |= {plain(called), plain(called.removeprefix("a "))}
            if firm:
                names.add(plain(f"{word} {words.name('syndicate', firm)}"))
        return names

    def _check_lots(self, side: int, moves: Counter[str], named: Sequence[str]) -> None:
        """YS-16 What somebody has of a group changes hands together: nothing goes along that was not named."""
        for move in (move for move in self._legal if moves[move.text] and "group" in move.form):
            firms = self._firms(side, move)
            rest = [firm for firm in firms if firm not in named]
            if rest and len(rest) < len(firms):
                words = self._languages[0]
                together = words.join([words.name("syndicate", firm) for firm in firms])
                raise NotAnOffer("syndicate-offer-together", things=together)

    def _said(self, text: str) -> str:
        return self._languages[0].name("syndicate", text.partition(" ")[2])

    def _refused(self, side: int, thing: str) -> NotAnOffer:
        return NotAnOffer("syndicate-offer-not", thing=thing, side=SIDES[side])
