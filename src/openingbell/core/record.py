"""A game is its record: the options and every move in order, chance included. The state is a fold over it."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from openingbell.core.chance import Chance
from openingbell.core.errors import BadOptions, BadRecord, Refused, quoted, reason
from openingbell.core.game import Game
from openingbell.core.options import Options
from openingbell.core.play import Play
from openingbell.core.registry import find_game
from openingbell.core.state import State

FORMAT = "openingbell/1"
MAX_NAME = 60


class Record:
    """What a record file holds."""

    def __init__(
        self,
        game: Game,
        options: Options,
        moves: Sequence[str] = (),
        names: Sequence[str] = (),
        scores: Sequence[int] | None = None,
        extra: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.moves = list(moves)
        self.names = list(names)
        self.scores = None if scores is None else list(scores)
        self.extra: dict[str, Any] = {} if extra is None else extra  # `times`, `players`, and what others wrote

    # --- play and replay ------------------------------------------------------------------------------------------

    @staticmethod
    def of(play: Play, names: Sequence[str] = (), extra: dict[str, Any] | None = None) -> Record:
        """A game as it stands, written down."""
        moves = [text for _, text in play.written()]
        return Record(play.game, play.game.options_of(play.state), moves, names, play.result(), extra)

    def play(self, to: int | None = None, chance: Chance | None = None, listens: bool = True) -> Play:
        """The game under way after the first `to` moves, or after all; then a final result has to agree."""
        play = Play(self.game.start(self.options), chance, 0, listens)
        for text in self.moves[:to]:
            play.make_text(text)
        if play.seq == len(self.moves) and self.scores is not None:
            if not play.is_over():
                raise BadRecord("the record has a result, but its moves do not finish the game")
            if play.state.scores() != self.scores:
                raise BadRecord(f"the record's scores are {self.scores}, but its moves give {play.state.scores()}")
        return play

    def replay(self, to: int | None = None) -> State:
        """The state after the first `to` moves, or after all."""
        return self.play(to, None, False).state

    # --- files ----------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": self.options,
            "names": self.names,
            "moves": self.moves,
        }
        if self.game.data is not None:
            data["data"] = self.game.data
        if self.scores is not None:
            data["result"] = {"scores": self.scores}
        data.update(self.extra)
        return data

    def to_text(self) -> str:
        """One line of JSON for each part, and the moves in lines of a readable width."""
        lines = [f"{json.dumps(key)}: {_wrapped(value)}" for key, value in self.to_json().items()]
        return "{" + ",\n ".join(lines) + "}\n"

    def write(self, path: Path) -> None:
        """Write a new file, whole or not at all; one that exists already is left alone."""
        write_new(path, self.to_text())

    @staticmethod
    def read(path: Path) -> Record:
        """Read a file, or say in a sentence what is wrong with it."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BadRecord(f"{path} cannot be read: {reason(error)}") from error
        try:
            return Record.from_text(text)
        except Refused as error:
            raise BadRecord(f"{path}: {error}") from error

    @staticmethod
    def from_text(text: str) -> Record:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not JSON: {reason(error)}") from error
        return Record.from_json(data)

    @staticmethod
    def from_json(data: object) -> Record:
        if not isinstance(data, dict):
            raise BadRecord("a record is a JSON object")
        if data.get("format") != FORMAT:
            raise BadRecord(f"the format is {quoted(data.get('format'))}, but this version reads {FORMAT!r}")
        if not isinstance(data.get("game"), str):
            raise BadRecord("'game' is not the name of a game")
        game = find_game(data["game"], data.get("data"))
        rules = data.get("rules", game.rules_version)
        if type(rules) is not int or rules != game.rules_version:
            raise BadRecord(f"rules {quoted(rules)} of {game.name} are not known here, only {game.rules_version}")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadRecord("'options' is not an object")
        moves = _strings(data, "moves")
        names = _strings(data, "names") if "names" in data else []
        scores = _scores(data["result"]) if "result" in data else None
        known = ("format", "game", "rules", "data", "options", "moves", "names", "result")
        extra = {key: value for key, value in data.items() if key not in known}
        try:
            record = Record(game, game.check(options), moves, names, scores, extra)
        except BadOptions as error:
            raise BadRecord(str(error)) from error
        seats = game.seats(record.options)
        if names and len(names) != seats:
            raise BadRecord(f"there are {len(names)} names for {seats} seats")
        if any(len(name) > MAX_NAME or not name.isprintable() for name in names):
            raise BadRecord(f"a name is longer than {MAX_NAME} letters or cannot be printed")
        return record


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet, whole or not at all."""
    draft = path.parent / f".{secrets.token_hex(8)}.part"
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
        os.link(draft, path)  # unlike a rename, never overwrites
    except FileExistsError as error:
        raise BadRecord(f"{path} exists already") from error
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path} cannot be written: {reason(error)}") from error
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def _strings(data: dict[str, Any], key: str) -> list[str]:
    value = data.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadRecord(f"{key!r} is not a list of texts")
    return value


def _scores(result: object) -> list[int]:
    scores = result.get("scores") if isinstance(result, dict) else None
    if not isinstance(scores, list) or not all(type(score) is int for score in scores):
        raise BadRecord("'result' has no list of scores")
    return scores


def _wrapped(value: object) -> str:
    """JSON in one line, or in several of some hundred characters for a long list."""
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    lines = [""]
    for item in value:
        text = json.dumps(item, ensure_ascii=False)
        if len(lines[-1]) + len(text) > 100:
            lines.append("")
        lines[-1] += f" {text}," if lines[-1] else f"{text},"
    return "[" + "\n  ".join(lines).removesuffix(",") + "]"
