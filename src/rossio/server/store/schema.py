"""What is stored. Moves are only ever added; everything else can be read off the tables beside them."""

from __future__ import annotations

from sqlalchemy import (
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
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Serial = BigInteger().with_variant(Integer, "sqlite")

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), unique=True),  # guests have none: several may share a name
    Column("password", Text),  # none: a guest
    Column("email", String(254)),
    Column("email_key", String(300), unique=True),
    Column("language", String(2), nullable=False),
    Column("settings", Text, nullable=False),  # the client's own preferences, as JSON
    Column("notices", Text, nullable=False),  # how and when to be told, as JSON
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("banned", Boolean, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("csrf", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

resets = Table(
    "resets",
    metadata,
    Column("token", String(64), primary_key=True),  # hashed
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(32), nullable=False),
    Column("pack", String(60), nullable=False, server_default=""),  # what a pack of people's own is called
    Column("seat_count", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, finished, abandoned, study
    Column("pace", String(16), nullable=False),
    Column("clock", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hotseat", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("host", ForeignKey("accounts.id"), nullable=False),
    Column("title", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("touched", Float, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("entry", Integer, nullable=False),  # the length of the journal of moves
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=False),  # the seat that decides, -1: nobody
    Column("bot_turn", Boolean, nullable=False),
    Column("turn_since", Float),
    Column("deadline", Float, index=True),
    Column("undo", Text),  # an open wish to go back, as JSON
    Column("outcome", Text),
    Column("lesson", Text),  # the chapter that is played here, and where it stands, as JSON
    Column("puzzle", Text),  # the puzzle that is set here, as JSON
    Column("forked_from", String(20)),
    Column("forked_ply", Integer),
    Column("auto_start", Boolean, nullable=False, server_default=false()),
    Column("ending", Text),  # an open wish to end without a result, as JSON
    Column("rematch", String(20)),  # the table at which the same people play again
    Column("keepers", Boolean, nullable=False, server_default=false()),  # only for people who keep their games
    Column("coach", Boolean, nullable=False, server_default=false()),  # the coached first game
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_public_created", "public", "created"),
    Index("ix_tables_public_status_created", "public", "status", "created"),
    Index("ix_tables_public_status_game_pace_created", "public", "status", "game", "pace", "created"),
    Index("ix_tables_bot_turn_status", "bot_turn", "status"),
)

packs = Table(
    "packs",
    metadata,
    Column("digest", String(32), primary_key=True),
    Column("game", String(20), nullable=False, index=True),
    Column("title", String(60), nullable=False),  # empty: the edition that came with some version of this server
    Column("house", Boolean, nullable=False),  # whether everybody may open tables with it
    Column("files", Text, nullable=False),  # JSON, by name
    Column("created", Float, nullable=False),
)

pack_shelves = Table(
    "pack_shelves",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", ForeignKey("packs.digest"), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("created", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),  # a seat that was a bot's from the start
    Column("stand_in", String(40)),  # the bot that plays while the person is away
    Column("reserve", Float, nullable=False),
    Column("score", Integer),
    Column("rank", Integer),
    Column("stood_since", Float),  # since when the bot stands in
    Column("stood_why", String(8)),  # left, time, given
    Column("offered", Boolean, nullable=False, server_default=false(), index=True),  # somebody else may take it
    Column("kept_for", String(20), index=True),  # before the game: the account that may sit here
)

put_away = Table(
    "put_away",  # tables that somebody does not want in their list any more
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

lessons = Table(
    "lessons",  # how far somebody came in the chapters of a game
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("chapter", String(40), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("done", Integer, nullable=False),  # the revision in which it was finished, 0: never
    Column("table", String(20), nullable=False),
    Column("touched", Float, nullable=False),
)

coached = Table(
    "coached",  # what the coach of a first game said to somebody
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("met", Text, nullable=False),  # the cards, as JSON
    Column("silent", Boolean, nullable=False),
)

reviews = Table(
    "reviews",  # of finished games, kept for ever; while one is made, what is done so far
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("account", String(20), nullable=False),  # who asked: it is made in their turn
    Column("until", Float, nullable=False),  # until when some process is at it
    Column("tries", Integer, nullable=False),  # how often it went wrong
    Column("done", Boolean, nullable=False, index=True),
    Column("rows", Text, nullable=False),  # what is known of each ply, as JSON; empty once it is done
    Column("result", Text, nullable=False),  # the review, or as much of it as there is, as JSON
)

puzzle_tries = Table(
    "puzzle_tries",  # what became of a puzzle that somebody tried, and when it comes back
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("stage", Integer, nullable=False),  # how often it has come back; 0: never failed
    Column("due", Float),  # when it comes back; none: it does not
    Column("touched", Float, nullable=False),
    Column("line", Text),  # a puzzle of one's own, made of a decision that went wrong
    Index("ix_puzzle_tries_account_game_due", "account", "game", "due"),
)

puzzle_ratings = Table(
    "puzzle_ratings",  # people and puzzles on one scale, by who solves what at the first try
    metadata,
    Column("who", String(60), primary_key=True),  # an account, or puzzle:<id>
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", Integer, nullable=False),  # all entries before this one were seen
    Column("told", Integer, nullable=False),  # greater than seen: told, and has not looked since
)

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),  # the ply a move answers; the ply an undo goes back to
    Column("move", String(120), nullable=False),  # empty: an undo
    Column("seat", Integer, nullable=False),
    Column("account", String(20)),  # none: a bot
    Column("key", String(80), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "ply", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("account", ForeignKey("accounts.id"), nullable=False),
    Column("person", String(20)),
    Column("table", String(20)),
    Column("text", String(2000), nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Boolean, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(60), primary_key=True),  # an account, or bot:<name>
    Column("game", String(20), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table", String(20), primary_key=True),
    Column("who", String(60), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_rating_changes_who_game_at", "who", "game", "at"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1000), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("table", String(20), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

facts = Table(
    "facts",  # what the server knows of itself, such as its push keys
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
