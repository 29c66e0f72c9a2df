"""What the catalogue holds, and what it is asked for: the messages as parsed, and what happens in random games."""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import openingbell
from openingbell.core.events import Event, Seen
from openingbell.core.game import Game
from openingbell.core.playout import pick
from openingbell.core.record import Record
from openingbell.core.registry import find_game, game_names
from openingbell.core.rng import Rng
from openingbell.core.state import CHANCE, OVER, State
from openingbell.locales import languages
from openingbell.locales.entries import Body, Entry, bodies_of, entries_of
from tests.tables import combinations

GAMES = 400  # some moves are rare: `absorb` once in forty games of Acquire, `pass` once in sixty
EXAMPLES = 6
RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="session")
def source() -> Path:
    return Path(openingbell.__file__).parent


@pytest.fixture(scope="session")
def page_sources() -> dict[str, str]:
    """The page's own files, by name."""
    folder = Path(__file__).parent.parent.parent / "web" / "src"
    paths = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


@pytest.fixture(scope="session")
def page_texts(page_sources: dict[str, str]) -> set[str]:
    """Every text between quotation marks in the page's files that can be an id, or with gaps become one."""
    written = re.compile(r"""["'`]((?:[\w-]|\$\{[^}`]*\})+)["'`]""")
    return {text for source in page_sources.values() for text in written.findall(source)}


@pytest.fixture(scope="session")
def files(source: Path) -> dict[str, dict[str, Body]]:
    """By language and file: everything in the file."""
    return {language: bodies_of(source / "locales" / language) for language in languages()}


@pytest.fixture(scope="session")
def entries(files: dict[str, dict[str, Body]]) -> dict[str, dict[str, Entry]]:
    """By language and id: every message, and every attribute as `id.attribute`."""
    return {language: entries_of([*itertools.chain(*bodies.values())]) for language, bodies in files.items()}


class Heard:
    """What came up in random games at every kind of table, and in the games that are kept: some examples of each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: set[str] = set()
        self.seen: dict[tuple[str, int, int | None], list[Seen]] = defaultdict(list)  # kind, seats, viewer
        self.views: dict[int, list[dict[str, Any]]] = defaultdict(list)  # step
        self.choices: dict[int, list[list[dict[str, Any]]]] = defaultdict(list)  # step
        self.forms: dict[str, dict[str, Any]] = {}  # notation
        tables = combinations(game)
        for stream, table in enumerate(tables):
            for number in range(GAMES // len(tables) + 1):
                self._play(self.game.start(table), Rng(number, stream))
        for path in sorted((RECORDS / game.name).glob("*.json")):
            record = Record.read(path)
            self._play(record.replay(to=0), iter(record.moves))

    def _play(self, state: State, moves: Rng | Iterator[str]) -> None:
        """Until the game is over: at random, or as written down."""
        log: list[Event] = []
        while state.actor != OVER:
            if state.actor != CHANCE and len(self.views[state.step]) < 10 * EXAMPLES:
                self.views[state.step].append(state.view(int(state.actor)))
                self.choices[state.step].append([self.game.to_json(state, action) for action in state.legal()])
            action = pick(state, moves) if isinstance(moves, Rng) else self.game.from_text(state, next(moves))
            self.forms.setdefault(self.game.to_text(state, action), self.game.to_json(state, action))
            state.apply(action, log)
        for event in log:
            self.kinds.add(event.kind)
            self._see(event, len(state.scores()))

    def _see(self, event: Event, seats: int) -> None:
        for viewer in (None, *range(seats)):
            examples = self.seen[event.kind, seats, viewer]
            seen = event.seen_by(viewer)
            if seen is not None and len(examples) < EXAMPLES:
                examples.append(seen)


@pytest.fixture(scope="session", params=game_names())
def heard(request: pytest.FixtureRequest) -> Heard:
    return Heard(find_game(request.param))
