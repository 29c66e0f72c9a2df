"""Looking into what was sent, whatever its shape is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = tuple[str, ...]


def walk(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a message with the keys that lead there; places in a list are not told apart. What a dictionary is
    keyed by is told as well, as the value `key` of a path that ends in `*`."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, "*"), key
            yield from walk(inner, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner, path)


def views(message: dict[str, Any], seq: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """The views in a message, each with the number of the position that it is of; `seq` if it does not say."""
    if isinstance(message.get("view"), dict):
        yield message.get("seq", seq), message["view"]
    for stop in message.get("stops", ()):
        yield stop["seq"], stop["view"]


def parts(message: Any) -> Iterator[Any]:
    """The positions that a message has in it, and the message without them."""
    if not isinstance(message, dict):
        yield message
        return
    yield {name: value for name, value in message.items() if name not in ("position", "positions")}
    if isinstance(message.get("position"), dict):
        yield message["position"]
    yield from message.get("positions", ())
