"""What a game of this repository owes besides its rules, and what is missing of it.

Whatever can be tried at any table is tried for every game of the registry as it is: the contract, the soak, what is
hidden, the environments. What has to be written for each game is listed here, so that a new one cannot go without.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from openingbell.locales import languages
from tests.clauses import named_ids

ROOT = Path(__file__).parent.parent

Look = Callable[[Path, str], bool]


def _has(*patterns: str) -> Look:
    """Whether there is a file for each of these; GAME stands for the name."""
    return lambda root, game: all(any(root.glob(pattern.replace("GAME", game))) for pattern in patterns)


def _in_every_language(file: str) -> Look:
    return _has(*(f"src/openingbell/locales/{language}/{file}" for language in languages()))


def _names_clauses(root: Path, game: str) -> bool:
    return bool(named_ids(root / "tests" / "games" / game))


def _is_played_in_the_browser(root: Path, game: str) -> bool:
    return any(f'"{game}"' in path.read_text(encoding="utf-8") for path in (root / "tests" / "browser").glob("*.py"))


OWED: dict[str, Look] = {
    "words: src/openingbell/locales/*/GAME.ftl": _in_every_language("GAME.ftl"),
    "rules in words: src/openingbell/locales/*/GAME.rules.md": _in_every_language("GAME.rules.md"),
    "example sentences: tests/locales/sentences/GAME.json": _has("tests/locales/sentences/GAME.json"),
    "tests that name its clauses: tests/games/GAME": _names_clauses,
    "goldens: tests/golden/GAME/table.py, and scripts beside it": _has(
        "tests/golden/GAME/table.py", "tests/golden/GAME/*.script"
    ),
    "records of whole games: tests/records/GAME": _has("tests/records/GAME/*.json"),
    "a painted table: src/openingbell/terminal/boards/GAME.py": _has("src/openingbell/terminal/boards/GAME.py"),
    "a policy for the bots: src/openingbell/bots/GAME": _has("src/openingbell/bots/GAME"),
    "a page of the documentation: docs/games/GAME.md": _has("docs/games/GAME.md"),
    "a test that plays it in the browser: tests/browser": _is_played_in_the_browser,
}


def missing(game: str, root: Path = ROOT) -> list[str]:
    """A sentence for everything a game owes and does not have."""
    return [f"{game} lacks {what.replace('GAME', game)}" for what, is_there in OWED.items() if not is_there(root, game)]
