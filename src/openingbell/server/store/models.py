"""The tables of the database. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

OPEN = "open"
HUMAN = "human"
BOT = "bot"

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"


class Base(DeclarativeBase):
    type_annotation_map = {int: BigInteger, dict[str, Any]: JSON, list[int]: JSON}  # noqa: RUF012


class KeyRow(Base):
    """Secrets of this server: what it signs with."""

    __tablename__ = "keys"
    name: Mapped[str] = mapped_column(String(30), primary_key=True)
    value: Mapped[str] = mapped_column(String(100))


class GuestRow(Base):
    __tablename__ = "guests"
    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    created: Mapped[int]


class TableRow(Base):
    """A table; `seq` is the number of entries in its log."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(20), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    options: Mapped[dict[str, Any]]
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    listed: Mapped[bool]
    status: Mapped[str] = mapped_column(String(10), index=True)
    seq: Mapped[int]
    scores: Mapped[list[int] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[int]
    changed: Mapped[int] = mapped_column(index=True)


class SeatRow(Base):
    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    name: Mapped[str] = mapped_column(String(60))
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))


class EntryRow(Base):
    """An entry of a table's log. That each (table, seq) exists once is what keeps a move from being made twice."""

    __tablename__ = "entries"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(String(200))
    at: Mapped[int]
