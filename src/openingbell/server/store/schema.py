"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, false

metadata = MetaData()

keys = Table(  # secrets of this server: what it signs with
    "keys",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", String(100), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger, index=True),  # tokens given until then are known no more
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(20), ForeignKey("guests.id"), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("seq", BigInteger, nullable=False),
    Column("scores", JSON(none_as_null=True)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("actor", BigInteger),
    Column("data", JSON(none_as_null=True)),  # the table's own components
    Index("ix_tables_lobby", "listed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("guest", String(20), ForeignKey("guests.id"), index=True),
    Column("bot", String(40)),
    Column("salted", Boolean, nullable=False, server_default=false()),  # whether whoever sits there brings a salt
)

promises = Table(  # a public list that only grows, whatever becomes of the tables; the secrets in it are not public
    "promises",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(20), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

salts = Table(  # what players add to a promise: its hash first, then the salt itself
    "salts",
    metadata,
    Column("promise", BigInteger, ForeignKey("promises.number"), primary_key=True),
    Column("seat", BigInteger, primary_key=True),
    Column("commitment", String(64), nullable=False),
    Column("salt", String(64)),
)

forgotten = Table(  # tables that people have taken off their lists
    "forgotten",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True, index=True),
)

standing = Table(  # what people have said for questions to come, outside the log
    "standing",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True),
    Column("orders", JSON, nullable=False),
    Column("cancelled", JSON, nullable=False),
)

entries = Table(  # that each (table, seq) exists once is what keeps a move from being made twice
    "entries",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", BigInteger),
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
)
