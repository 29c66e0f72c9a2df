"""Events, questions and moves in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set

from openingbell.core.errors import BadData
from openingbell.core.events import Seen
from openingbell.core.game import Game
from openingbell.locales.catalogue import catalogue

NOT_IN_IDS = re.compile("[^A-Za-z0-9_-]")


class Words:
    """Everything the program says to a person, in one language."""

    def __init__(self, language: str) -> None:
        self._catalogue = catalogue(language)
        self._own_names: dict[str, str] = {}
        self.language = language

    def at(self, game: Game) -> Words:
        """The words of a table: its own data file may call things otherwise."""
        words = Words(self.language)
        words._own_names = game.own_names or {}
        return words

    def in_language(self, language: str) -> Words:
        """The same table's words in another language."""
        words = Words(language)
        words._own_names = self._own_names
        return words

    def say(self, message_id: str, **arguments: object) -> str:
        """A message by its id; LookupError if it or one of its variables is missing."""
        return self._catalogue.say(message_id, arguments)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message: a game may say some things or leave them out."""
        return self._catalogue.has(message_id)

    def flaw(self, bad: BadData) -> str:
        """What is wrong with a data file; games from outside may say it in English only."""
        return self.say(f"data-{bad.word}", **bad.facts) if bad.word else str(bad)

    def bot(self, name: str) -> str:
        """How strong a bot is, in a word, and its personality if it has one; one from outside goes by its own name."""
        level, _, personality = name.partition(":")
        if self._catalogue.has(f"bot-personality-{NOT_IN_IDS.sub('_', personality)}"):
            said = self.say(f"bot-personality-{personality}")
            return self.say("bot-with-personality", level=self.bot(level), personality=said)
        message_id = f"bot-level-{NOT_IN_IDS.sub('_', name)}"
        return self.say(message_id) if self._catalogue.has(message_id) else name

    def tell_apart(self, levels: Sequence[str]) -> list[str]:
        """Names for bots of these levels: where there are several of one, all but the first are numbered."""
        return [
            level if level not in levels[:at] else self.say("bot", level=level, number=levels[: at + 1].count(level))
            for at, level in enumerate(levels)
        ]

    def money(self, amount: int, game_name: str = "") -> str:
        """A sum of money, in the way of a game if it has its own."""
        return self._catalogue.money(amount, game_name)

    def number(self, amount: int) -> str:
        """A sum whose unit stands elsewhere, as the language writes it."""
        return self._catalogue.units(amount)

    def join(self, items: Sequence[str]) -> str:
        """A list of texts in one."""
        return self._catalogue.join(items)

    def event(self, game_name: str, seen: Seen, names: Sequence[str]) -> str:
        """What happened, from the form of an event that this reader may see.

        A seat whose name is the catalogue's own word for "you" is spoken to instead of about. What an event may have
        or not can be told apart: without another player $whom is `nobody`; $flow says whether the money went `out` or
        `in`, and without any it is `none`.
        """
        message_id = _event_id(game_name, seen)
        arguments: dict[str, object] = {"who": "nobody", "whom": "nobody", "flow": "none"}
        for key, value in seen.items():
            if key in ("seat", "other") and isinstance(value, int):
                arguments[key] = names[value]
            elif key == "seats" and isinstance(value, list):
                arguments[key] = self.join([names[seat] for seat in value if isinstance(seat, int)])
            elif key == "amount" and isinstance(value, int):
                arguments[key] = abs(value)
                arguments["flow"] = "out" if value < 0 else "in"
            elif isinstance(value, list) and self._catalogue.has(message_id, key):
                arguments[key] = self._seat_by_seat(message_id, key, value, names)
            else:
                arguments |= self._fact_of(game_name, key, value)
        for player, pronoun in (("seat", "who"), ("other", "whom")):
            if player in arguments:
                arguments[pronoun] = self._who(str(arguments[player]))
        several = self._several(message_id, seen) if "times" in seen else ""
        sentence = self._catalogue.say(message_id, arguments, several)
        if "times" in seen and not several:
            return self._catalogue.say("said-times", {"sentence": sentence, "times": seen["times"]})
        return sentence

    def reason(self, game_name: str, reason: Seen, names: Sequence[str]) -> str:
        """Why a move is advised: `GAME-reason-WORD`, or what can be said in any game, `hint-reason-WORD`."""
        message_id = f"{game_name}-reason-{reason['reason']}"
        if not self._catalogue.has(message_id):
            message_id = f"hint-reason-{reason['reason']}"
        facts = self._facts_of(game_name, reason)
        seat = reason.get("seat")
        if isinstance(seat, int):
            facts["seat"] = names[seat]
        return self._catalogue.say(message_id, facts)

    def together(self, game_name: str, one: Seen, another: Seen) -> Seen | None:
        """An event and the next one as one that happened so many `times`; None if they are to be told apart.

        Any that are quite alike can be. A message may say more: its attribute `times` tells several that differ in the
        sum, `each-FACT` several that differ in this fact, too, and names all of them.
        """
        several = self._several(_event_id(game_name, one), one)
        listed = several.partition("each-")[2]
        may_differ = {"times", "amount", listed} if several else {"times"}
        if _without(may_differ, one) != _without(may_differ, another):
            return None
        both: Seen = {**one, "times": _number(one.get("times", 1)) + 1}
        if several and "amount" in one:
            both["amount"] = _number(one["amount"]) + _number(another["amount"])
        if listed in one:
            both[listed] = [*_texts(one[listed]), *_texts(another[listed])]
        return both

    def _several(self, message_id: str, seen: Seen) -> str:
        """The attribute that tells several such events; empty if there is none."""
        attributes = ["times", *(f"each-{key}" for key in seen)]
        return next((name for name in attributes if self._catalogue.has(message_id, name)), "")

    def prompt(self, game_name: str, step: str, view: Mapping[str, object] | None = None) -> str:
        """What a seat is asked in this step; with its view, the question says more where there is more to say."""
        message_id = f"{game_name}-prompt-{step}"
        if view is None or not self._catalogue.has(message_id, "about"):
            return self._catalogue.say(message_id, {})
        return self._catalogue.say(message_id, self._facts_of(game_name, _flat(view)), "about")

    def move(self, game_name: str, form: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """A move, from its typed form. Chance's moves are named in full: show them only to those who may know.

        A move that can have different parts has an attribute for those forms that have the part of that name, or
        exactly the parts whose names are in it, joined by -.
        """
        message_id = f"{game_name}-move-{form['type']}"
        facts = self._facts_of(game_name, form)
        seat = form.get("seat")
        if isinstance(seat, int) and seat < len(names):
            facts["seat"] = names[seat]
        parts = [key for key in form if key != "type"]
        part = next((key for key in ("-".join(parts), *parts) if self._catalogue.has(message_id, key)), "")
        return self._catalogue.say(message_id, facts, part)

    def standing(self, game_name: str, word: str, facts: Mapping[str, object]) -> str:
        """What answers for somebody from now on; an attribute named like one of the facts says it if there is one."""
        message_id = f"{game_name}-standing-{word}"
        part = next((str(fact) for fact in facts.values() if self._catalogue.has(message_id, str(fact))), "")
        return self._catalogue.say(message_id, self._facts_of(game_name, facts), part)

    def doubt(self, game_name: str, doubt: str) -> str:
        """Why something answers for somebody no longer: a word, and the thing it is about if there is one."""
        word, _, thing = doubt.partition(" ")
        return self._catalogue.say(f"{game_name}-doubt-{word}", {"thing": self.name(game_name, thing)} if thing else {})

    def refusal(self, word: str, facts: Mapping[str, object], otherwise: str) -> str:
        """Why a server refused something, in this language; as the server says it, if it knows more reasons than we."""
        message_id = f"refused-{word}"
        return self._catalogue.say(message_id, facts) if self._catalogue.has(message_id) else otherwise

    def name(self, game_name: str, thing: str) -> str:
        """What a thing of the game is called: the message `GAME-name-THING`, with _ for signs that no id can have.

        What is no name but an ordinary word is `GAME-item-WORD`; if another thing stands behind it, as in `share Zeta`,
        its attribute `of` says both. What has none, such as a tile, is called as the notation calls it.
        """
        if thing in self._own_names:
            return self._own_names[thing]
        for kind in ("name", "item"):
            message_id = f"{game_name}-{kind}-{NOT_IN_IDS.sub('_', thing)}"
            if self._catalogue.has(message_id):
                return self._catalogue.say(message_id, {})
        word, _, rest = thing.partition(" ")
        if rest and self._catalogue.has(f"{game_name}-item-{word}", "of"):
            return self._catalogue.say(f"{game_name}-item-{word}", {"thing": self.name(game_name, rest)}, "of")
        return thing

    def _facts_of(self, game_name: str, form: Mapping[str, object]) -> dict[str, object]:
        facts: dict[str, object] = {}
        for key, value in form.items():
            facts |= self._fact_of(game_name, key, value)
        return facts

    def _fact_of(self, game_name: str, key: str, value: object) -> dict[str, object]:
        """A fact as messages want it: things by their names, lists joined and, as `key-number`, counted; yes and no in
        the words `true` and `false`, to choose by. What is not known is no fact.
        """
        if value is None:
            return {}
        if isinstance(value, list):
            return {key: self.join([self._told(game_name, item) for item in value]), f"{key}-number": len(value)}
        return {key: value if type(value) is int else self._told(game_name, value)}

    def _told(self, game_name: str, value: object) -> str:
        if isinstance(value, bool):
            return "true" if value else "false"
        return self.name(game_name, value) if isinstance(value, str) else str(value)

    def _seat_by_seat(self, message_id: str, key: str, values: Sequence[object], names: Sequence[str]) -> str:
        """A list with an item for each seat, in words that the message has as an attribute of the list's name.

        Items beyond the last seat have their own attribute; items that come out empty are left out.
        """
        items: list[str] = []
        for seat, value in enumerate(values):
            if seat < len(names):
                arguments = {"name": names[seat], "who": self._who(names[seat]), "value": value}
                items.append(self._catalogue.say(message_id, arguments, key))
            else:
                items.append(self._catalogue.say(message_id, {"value": value}, f"{key}-beyond"))
        return self.join([item for item in items if item])

    def _who(self, name: str) -> str:
        return "you" if name == self._catalogue.say("you", {}) else "other"


def _event_id(game_name: str, seen: Seen) -> str:
    kind = str(seen["event"])
    if kind.startswith("table-"):
        return kind  # what happened at the table, whatever is played there
    return f"{game_name}-event-{kind}" + ("-hidden" if seen.get("hidden") is True else "")


def _without(keys: Set[str], seen: Seen) -> Seen:
    return {key: value for key, value in seen.items() if key not in keys}


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _texts(value: object) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def _flat(view: Mapping[str, object]) -> dict[str, object]:
    """The known, plain facts of a view; those of an object inside it as `object-fact`."""
    facts: dict[str, object] = {}
    for key, value in view.items():
        if isinstance(value, Mapping):
            facts.update({f"{key}-{inner}": fact for inner, fact in _flat(value).items()})
        elif isinstance(value, int | str) or (isinstance(value, list) and all(isinstance(item, str) for item in value)):
            facts[key] = value
    return facts
