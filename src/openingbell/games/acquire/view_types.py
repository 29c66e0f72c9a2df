"""What a view of Acquire looks like: types alone, left uncompiled so that they can be read at run time."""

from __future__ import annotations

from typing import TypedDict


class CorporationView(TypedDict):
    name: str
    size: int
    price: int
    majority: int
    minority: int
    safe: bool
    unsold: int
    leaders: list[list[int]] | None  # who has the majority, and who the minority, as things stand; None: hidden


class TileView(TypedDict):
    tile: str
    effect: str  # alone, founds, grows, merges; or not to be placed: eighth, dead
    corporations: list[str]  # those it would enlarge or join


class MergerView(TypedDict):
    survivor: str | None
    defunct: str | None  # the one being settled; at the end of the game too
    waiting: list[str]
    settled: list[str]
    market: int | None  # with two players: the shares of the market


class LimitView(TypedDict):
    """At most so many tiles of this seat's hand are in a set, given as a hexadecimal mask (the lowest bit is 1A)."""

    seat: int
    most: int
    among: str


class AcquireView(TypedDict):
    seat: int | None
    actor: int
    step: str
    turn: int
    turn_number: int
    placed: str | None
    bought: int
    announced: bool
    passes: int
    board: dict[str, str]  # tile to corporation, or to nothing if unincorporated
    corporations: list[CorporationView]
    merger: MergerView | None
    hand: list[TileView] | None
    hand_sizes: list[int]
    bag: int
    set_aside: list[str]
    cash: list[int | None]  # None: hidden
    shares: list[list[int | None]]
    limits: list[LimitView]
    scores: list[int] | None
    winners: list[int]
