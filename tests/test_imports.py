"""Imports point downwards only: each room may use those listed here, and what it needs from outside."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "openingbell"

ROOMS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "processes": set(),
    "bots": {"core", "games", "processes"},
    "fairness": {"core"},
    "lessons": {"core"},
    "locales": {"core"},
    "testing": {"core"},
    "rating": set(),
    "arena": {"core", "bots", "locales", "processes", "rating"},
    "envs": {"bots", "core", "locales", "processes"},
    "protocol": set(),
    "server": {"core", "arena", "bots", "fairness", "lessons", "locales", "processes", "protocol", "rating"},
    "client": {"core", "protocol"},
    "terminal": {"core", "games", "bots", "arena", "client", "locales", "processes", "protocol"},
    "cli": {
        "core",
        "games",
        "bots",
        "arena",
        "client",
        "envs",
        "fairness",
        "locales",
        "processes",
        "protocol",
        "server",
        "terminal",
    },
}
OUTSIDE: dict[str, set[str]] = {
    "core": {"librt", "mypy_extensions"},
    "games": {"librt", "mypy_extensions"},
    "bots": {"librt", "mypy_extensions"},
    "processes": set(),
    "fairness": set(),
    "lessons": set(),
    "locales": {"fluent", "babel"},
    "testing": set(),
    "rating": {"openskill"},
    "arena": {"pyarrow", "ray"},
    "envs": {"gymnasium", "numpy", "pettingzoo", "pyspiel", "rich"},
    "server": {
        "alembic",
        "argon2",
        "cryptography",
        "fastapi",
        "httpcore",
        "itsdangerous",
        "orjson",
        "prometheus_client",
        "psycopg",
        "resvg_py",
        "pydantic",
        "pydantic_core",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "webauthn",
        "webpush",
        "websockets",
    },
    "protocol": {"pydantic"},
    "client": {"httpx", "pydantic", "websockets"},
    "terminal": {"click", "prompt_toolkit", "rich"},
    "cli": {"click", "rich"},
}


def imported(path: Path) -> set[str]:
    """The full names of all modules a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def files() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE)


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_downwards(path: Path) -> None:
    room, *inside = path.relative_to(PACKAGE).parts
    for name in imported(path):
        parts = name.split(".")
        if parts[0] != "openingbell":
            assert parts[0] in sys.stdlib_module_names | OUTSIDE[room], f"{path} imports {name}"
        elif parts[1] == "games" and room == "games":
            assert parts[2] == inside[0], f"{path}: a game imports another game"
        elif parts[1] not in ("__version__", "extras", room):
            assert parts[1] in ROOMS[room], f"{path} imports {name}"


def test_every_room_is_known() -> None:
    rooms = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == set(ROOMS)
