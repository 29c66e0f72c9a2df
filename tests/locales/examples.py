"""Example sentences: facts, and what is to be said of them in every language.

`sentences/GAME.json` has examples of each event, question and move of a game, `sentences/shared.json` those that belong
to none. The same files are read by the page's tests (`web/tests/sentences.test.ts`): both sides have to make the same
of them. An example is an object with one of these:

    event     what happened, as it is seen, at a table of `players`; told to a spectator (`everybody`) and to players
    prompt    a step, with those facts of the `view` that the question asks for
    move      the typed form of a move
    name      a thing; with `own_names`, at a table that calls things otherwise
    money     a sum, in the way of the game
    join      several texts in one
    bots      the levels of the bots at a table

Write the facts of a new example into the file, and `UPDATE_GOLDENS=1` adds what is said of them. Then read it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from openingbell.core.game import Game
from openingbell.locales import Words, languages

FOLDER = Path(__file__).parent / "sentences"
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
SPECTATOR = "everybody"
FACTS = ("players", "event", "prompt", "view", "move", "own_names", "name", "money", "join", "bots")

Example = dict[str, Any]


class Renamed(Game):
    """A game on a data file that calls things otherwise."""

    def __init__(self, own_names: dict[str, str]) -> None:
        self.own_names = own_names


def path_of(game_name: str) -> Path:
    return FOLDER / f"{game_name}.json"


def read(game_name: str) -> list[Example]:
    examples: list[Example] = json.loads(path_of(game_name).read_text(encoding="utf-8"))
    return examples


def facts_of(example: Example) -> Example:
    """An example without what is said of it."""
    return {key: example[key] for key in FACTS if key in example}


def readers_of(example: Example) -> list[str]:
    """Whom an event is told to: a spectator, and those it is about; from its own seat nothing is hidden."""
    event = example["event"]
    about = [event[key] for key in ("seat", "other") if key in event and not (key == "seat" and "hidden" in event)]
    return [SPECTATOR, *(NAMES[seat] for seat in dict.fromkeys(about))]


def said_of(game_name: str, example: Example) -> Example:
    """The whole example: its facts, and what each language says, to every reader of an event."""
    facts = facts_of(example)
    if "event" in facts:
        return facts | {
            reader: {language: _telling(language, game_name, facts, reader) for language in languages()}
            for reader in readers_of(facts)
        }
    return facts | {language: _said(Words(language), game_name, facts) for language in languages()}


def _telling(language: str, game_name: str, facts: Example, reader: str) -> str:
    words = Words(language)
    names = [words.say("you") if name == reader else name for name in NAMES[: facts["players"]]]
    return words.event(game_name, facts["event"], names)


def _said(words: Words, game_name: str, facts: Example) -> str:
    words = words.at(Renamed(facts.get("own_names", {})))
    if "prompt" in facts:
        return words.prompt(game_name, facts["prompt"], facts.get("view"))
    if "move" in facts:
        return words.move(game_name, facts["move"], NAMES)
    if "money" in facts:
        return words.money(facts["money"], game_name)
    if "join" in facts:
        return words.join(facts["join"])
    if "bots" in facts:
        return words.join(words.tell_apart([words.bot(level) for level in facts["bots"]]))
    return words.name(game_name, facts["name"])


def write(game_name: str, examples: list[Example]) -> None:
    """One line for each fact and for each reader, so that a person can read through it."""
    texts = [
        "  {\n" + ",\n".join(f"    {_line(key, value)}" for key, value in one.items()) + "\n  }" for one in examples
    ]
    path_of(game_name).write_text("[\n" + ",\n".join(texts) + "\n]\n", encoding="utf-8")


def _line(key: str, value: object) -> str:
    return f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"


def message_of(example: Mapping[str, Any]) -> str:
    """The end of the id of the message that an example is about: `event-drew-hidden`."""
    if "event" in example:
        return f"event-{example['event']['event']}" + ("-hidden" if example["event"].get("hidden") is True else "")
    if "prompt" in example:
        return f"prompt-{example['prompt']}"
    return f"move-{example['move']['type']}" if "move" in example else ""
