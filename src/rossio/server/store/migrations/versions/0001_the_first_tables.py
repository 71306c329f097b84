"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("email", sa.String(length=254), nullable=True),
        sa.Column("email_key", sa.String(length=300), nullable=True),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("notices", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("email_key", name=op.f("uq_accounts_email_key")),
        sa.UniqueConstraint("name_key", name=op.f("uq_accounts_name_key")),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "who", name=op.f("pk_rating_changes")),
    )
    with op.batch_alter_table("rating_changes", schema=None) as batch_op:
        batch_op.create_index("ix_rating_changes_who_game_at", ["who", "game", "at"], unique=False)

    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name=op.f("pk_ratings")),
    )
    op.create_table(
        "blocks",
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("blocked", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_blocks_account"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["accounts.id"], name=op.f("fk_blocks_blocked"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "blocked", name=op.f("pk_blocks")),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_outbox_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_due"), ["due"], unique=False)

    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_pushes_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_pushes")),
    )
    with op.batch_alter_table("pushes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_pushes_account"), ["account"], unique=False)

    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("table", sa.String(length=20), nullable=True),
        sa.Column("text", sa.String(length=2000), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_reports_account")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_table(
        "resets",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_resets_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_resets")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("csrf", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_sessions_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_account"), ["account"], unique=False)
        batch_op.create_index(batch_op.f("ix_sessions_expires"), ["expires"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("content", sa.String(length=32), nullable=False),
        sa.Column("seat_count", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("hotseat", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("stand_in", sa.String(length=40), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("host", sa.String(length=20), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("bot_turn", sa.Boolean(), nullable=False),
        sa.Column("turn_since", sa.Float(), nullable=True),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("undo", sa.Text(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("forked_from", sa.String(length=20), nullable=True),
        sa.Column("forked_ply", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["accounts.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_bot_turn_status", ["bot_turn", "status"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_created"), ["created"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_deadline"), ["deadline"], unique=False)
        batch_op.create_index("ix_tables_status_public_touched", ["status", "public", "touched"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=1000), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_chat_account")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_table"), ["table"], unique=False)

    op.create_table(
        "moves",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=120), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=True),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_moves_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "entry", name=op.f("pk_moves")),
        sa.UniqueConstraint("table", "ply", "key", name=op.f("uq_moves_table_ply_key")),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("stand_in", sa.String(length=40), nullable=True),
        sa.Column("reserve", sa.Float(), nullable=False),
        sa.Column("seen_entry", sa.Integer(), nullable=False),
        sa.Column("told_entry", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_seats_account")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_account"), ["account"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_account"))

    op.drop_table("seats")
    op.drop_table("moves")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_table"))

    op.drop_table("chat")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_status_public_touched")
        batch_op.drop_index(batch_op.f("ix_tables_deadline"))
        batch_op.drop_index(batch_op.f("ix_tables_created"))
        batch_op.drop_index("ix_tables_bot_turn_status")

    op.drop_table("tables")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_expires"))
        batch_op.drop_index(batch_op.f("ix_sessions_account"))

    op.drop_table("sessions")
    op.drop_table("resets")
    op.drop_table("reports")
    with op.batch_alter_table("pushes", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_pushes_account"))

    op.drop_table("pushes")
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_outbox_due"))

    op.drop_table("outbox")
    op.drop_table("blocks")
    op.drop_table("ratings")
    with op.batch_alter_table("rating_changes", schema=None) as batch_op:
        batch_op.drop_index("ix_rating_changes_who_game_at")

    op.drop_table("rating_changes")
    op.drop_table("facts")
    op.drop_table("accounts")
