"""What comes with an extra: the rules need next to nothing, and whoever needs more says so in one sentence."""

from __future__ import annotations

from importlib.util import find_spec

# What is imported of each extra of pyproject.toml.
PACKAGES = {
    "terminal": ("click", "rich", "prompt_toolkit", "fluent"),
    "client": ("httpx", "websockets", "pydantic"),
    "server": (
        *("fastapi", "uvicorn", "httptools", "sqlalchemy", "alembic"),
        *("itsdangerous", "orjson", "prometheus_client", "argon2", "webauthn"),
        *("httpcore", "webpush", "cryptography"),
    ),
    "postgresql": ("psycopg",),
    "arena": ("openskill",),
    "cluster": ("ray",),
    "parquet": ("pyarrow",),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
}


class MissingExtra(ImportError):
    """A package that comes with an extra is not installed."""


def need(extra: str, *packages: str) -> None:
    """Refuse to go on without these packages of an extra; without any named, without all of them."""
    for package in packages or PACKAGES[extra]:
        if not is_installed(package):
            raise MissingExtra(
                f"{package} is not installed; it comes with the extra {extra}: pip install 'openingbell[{extra}]'"
            )


def is_installed(package: str) -> bool:
    return find_spec(package) is not None
