"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData()

SECRET = {"secret": True}  # a column that is in no export: what would let somebody in
UNSEEN = {"unseen": True}  # a column that refers to a guest who is not to know of it
COURSE = {"course": True}  # a column that tells how a game goes: in no export of a host who is kept behind
SHARED = {"shared": True}  # a table whose rows are others', too: they outlive whoever they refer to, without a name

keys = Table(  # secrets of this server: what it signs with
    "keys",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", String(100), nullable=False),
)

limits = Table(  # what guests may have, where whoever runs the server has said so
    "limits",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", BigInteger, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger, index=True),  # tokens given until then are known no more
    Column("address", String(50)),  # from where they first came, for whoever has to ban it
    info=SHARED,
)

accounts = Table(  # guests who have a way to log in
    "accounts",
    metadata,
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
    Column("public", String(20), nullable=False, unique=True),  # what others may know them by, for good
    Column("login", String(60), nullable=False),  # as it was typed
    Column("login_key", String(120), nullable=False, unique=True),  # what all spellings of it have in common
    Column("password", String(200), info=SECRET),  # its hash
    Column("recovery", String(64), info=SECRET),  # the hash of the code
    Column("created", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False, info=SECRET),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # the challenge that was last answered is of this moment
)

api_tokens = Table(  # what programs prove with that they may act for somebody
    "api_tokens",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True, info=SECRET),
    Column("purpose", String(60), nullable=False),  # in its owner's words
    Column("scope", String(10), nullable=False),  # what it may do
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
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
    Column("status", String(10), nullable=False, index=True, info=COURSE),
    Column("seq", BigInteger, nullable=False, info=COURSE),
    Column("scores", JSON(none_as_null=True), info=COURSE),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True, info=COURSE),
    Column("actor", BigInteger, info=COURSE),
    Column("data", JSON(none_as_null=True)),  # the table's own components
    Column("hints", Boolean),  # whether they are allowed; nothing: to whoever is alone with bots
    Column("version", BigInteger, nullable=False, server_default="0"),  # counts what is written beside its log
    Column("delay", BigInteger, nullable=False, server_default="0"),  # seconds that spectators are behind
    Column("talk", Boolean, nullable=False, server_default=true()),  # whether people may talk there
    Column("clock", JSON(none_as_null=True)),  # how long people may think
    Column("due", BigInteger, index=True, info=COURSE),  # when somebody's time runs out, or that for telling one's salt
    Column("origin", JSON(none_as_null=True)),  # of a table that did not begin as others do: where it comes from
    Index("ix_tables_lobby", "listed", "status", "changed"),
    info=SHARED,
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
    Column("offered", Boolean, nullable=False, server_default=false()),  # whether somebody else may play on
    info=SHARED,
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

sketches = Table(  # of trades, outside the log: the last one that lies between two seats, `low` below `high`
    "sketches",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("low", BigInteger, primary_key=True),
    Column("high", BigInteger, primary_key=True),
    Column("sender", BigInteger, nullable=False),
    Column("proposer", BigInteger, nullable=False),
    Column("gives", JSON, nullable=False),
    Column("takes", JSON, nullable=False),
    Column("seq", BigInteger, nullable=False),  # of the table, when it was shown
    Column("number", BigInteger, nullable=False),  # of those shown since the last move
)

talk = Table(  # what was said at tables
    "talk",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False),
    Column("seat", BigInteger),
    Column("name", String(60), nullable=False),
    Column("room", String(10), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("words", String(300), nullable=False),
    Index("ix_talk_guest", "guest", "at"),
    info=SHARED,
)

mutes = Table(  # whom people do not want to hear
    "mutes",
    metadata,
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
    Column("muted", String(20), ForeignKey("guests.id"), primary_key=True, info=UNSEEN),
)

deaf = Table(  # who does not want to hear anybody at a table
    "deaf",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
)

blocks = Table(  # whom people do not want to meet: not to hear, and not at the tables they host
    "blocks",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False),
    Column("blocked", String(20), nullable=False, info=UNSEEN),
    Column("name", String(60), nullable=False),  # by which they were known then
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("guest", "blocked", name="uq_blocks"),
)

removals = Table(  # whom hosts have removed from tables that wait, and from which seat
    "removals",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("seat", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
)

reports = Table(  # what people say of others, with what was said at the table; it outlives the table, and the people
    "reports",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(20), nullable=False, index=True),
    Column("reported", String(20), nullable=False),
    Column("name", String(60), nullable=False),  # by which they were known there
    Column("reason", String(20), nullable=False),
    Column("words", String(300), nullable=False),
    Column("table_id", String(20), nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("talk", JSON, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
)

bans = Table(  # guests, or networks of addresses, that whoever runs the server does not let in
    "bans",
    metadata,
    Column("whom", String(50), primary_key=True),
    Column("is_guest", Boolean, nullable=False),
    Column("reason", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

takings = Table(  # what was taken of something of which there is only so much in an hour
    "takings",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("what", String(20), nullable=False),
    Column("whose", String(50), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index("ix_takings_whose", "what", "whose", "at"),
)

notes = Table(  # what people write down for themselves
    "notes",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True),
    Column("text", Text, nullable=False),
)

ways = Table(  # that notices go: of a guest's own turns, or of everybody's at a table
    "ways",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False, index=True),
    Column("table_id", String(20), ForeignKey("tables.id"), index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON(none_as_null=True)),  # what a browser's push subscription is encrypted for
    Column("label", String(60), nullable=False),
    Column("site", Text, nullable=False),  # where its owner finds the page
    Column("failed", BigInteger, nullable=False),  # notices in a row that did not arrive
)

wishes = Table(  # how people want to be told, and when they last were
    "wishes",
    metadata,
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
    Column("language", String(10), nullable=False),
    Column("quiet", JSON(none_as_null=True)),
    Column("told", BigInteger, nullable=False),
)

unnoticed = Table(  # tables of which people do not want to be told
    "unnoticed",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True),
)

turns = Table(  # of people who want to be told: when they are to be, and, if `public`, whoever reads what a table tells
    "turns",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("public", Boolean, primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), nullable=False),
    Column("due", BigInteger, nullable=False, index=True),
)

reviews = Table(  # of games that are over; while one is made, how far it is, and until when somebody works on it
    "reviews",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("review", JSON(none_as_null=True)),
    Column("done", BigInteger, nullable=False),
    Column("steps", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
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
    # Who has left a seat is found without reading all moves that were ever made.
    Index("ix_entries_seats", "kind", sqlite_where=text("kind = 'seat'"), postgresql_where=text("kind = 'seat'")),
)

starts = Table(  # what was before a table's own first move: moves of another game, or a position
    "starts",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("moves", JSON, nullable=False),
    Column("position", Text),
)

deals = Table(  # the same chance for many; its secret is that of its promise
    "deals",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", BigInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),  # the bot of each, nothing for whoever plays it
    Column("budget", String(20), nullable=False),  # of the bots, in iterations
    Column("host", String(20), ForeignKey("guests.id"), index=True),
    Column("day", String(10)),  # of which it is the deal
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
    UniqueConstraint("day", "game", name="uq_deals_day"),
    info=SHARED,
)

attempts = Table(  # who has played a deal, and how it went; they stay when the table they were played at is deleted
    "attempts",
    metadata,
    Column("deal", String(20), ForeignKey("deals.id"), primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("number", BigInteger, primary_key=True),
    Column("played_at", String(20), nullable=False, unique=True),  # a table's id
    Column("counts", Boolean, nullable=False),  # whether it was the first of an account
    Column("begun", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("scores", JSON(none_as_null=True)),
)

workers = Table(  # processes that serve this store, and until when by the database's clock they are known to live
    "workers",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

leases = Table(  # which worker plays the bots, runs the clocks and sends the notices of a bucket of tables
    "leases",
    metadata,
    Column("bucket", BigInteger, primary_key=True, autoincrement=False),
    Column("worker", String(20)),
)

presence = Table(  # who looks at a table through which worker
    "presence",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("worker", String(20), primary_key=True),
    Column("viewers", JSON, nullable=False),
)

uncounted = Table(  # games that are over and of which nothing else tells yet, and from when on somebody may
    "uncounted",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("due", BigInteger, nullable=False, index=True),
)

results = Table(  # games that are over, whatever becomes of their tables: who lost cannot make that undone
    "results",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("unrated", String(20)),  # why it does not count for ratings; nothing: it does
    Column("facts", JSON, nullable=False),  # what statistics are made of
    Index("ix_results_pool", "game", "seats", "ended", "table_id"),
)

places = Table(  # what became of each seat, and of the rating of whoever began the game there
    "places",
    metadata,
    Column("table_id", String(20), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", BigInteger, primary_key=True),
    Column("guest", String(20), ForeignKey("guests.id")),
    Column("bot", String(40)),
    Column("rank", BigInteger, nullable=False),
    Column("score", BigInteger),
    Column("won", Boolean, nullable=False),  # alone or with others
    Column("gone", Boolean, nullable=False),  # whether they left before the end
    Column("ended", BigInteger, nullable=False),  # as the result says, to find somebody's last games
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Index("ix_places_guest", "guest", "ended", "table_id"),
    Index("ix_places_bot", "bot", "ended", "table_id"),
    info=SHARED,
)

pools = Table(  # games that were rated together; all of them together have no name, and whoever counts locks that row
    "pools",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", BigInteger, primary_key=True, autoincrement=False),
    Column("games", BigInteger, nullable=False),
)

ratings = Table(  # here and below a player is a guest's id, or `bot:` and a name; all of it follows from the places
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", BigInteger, primary_key=True, autoincrement=False),
    Column("player", String(60), primary_key=True, index=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("ranks", BigInteger, nullable=False),  # the sum of them
)

meetings = Table(  # how often two have met in a game, and how often the first was ahead and behind
    "meetings",
    metadata,
    Column("player", String(60), primary_key=True),
    Column("other", String(60), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("games", BigInteger, nullable=False),
    Column("ahead", BigInteger, nullable=False),
    Column("behind", BigInteger, nullable=False),
)

tallies = Table(  # statistics of games: how often a fact was so, and the wins of those of whom it was
    "tallies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("seats", BigInteger, primary_key=True, autoincrement=False),
    Column("fact", String(40), primary_key=True),
    Column("value", String(60), primary_key=True),
    Column("times", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
)
