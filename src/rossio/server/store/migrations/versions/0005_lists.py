"""Lists are found by an index, however many tables there are; a move no longer moves a table within one."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"

ADDED = {
    "ix_tables_host_status": ["host", "status"],
    "ix_tables_public_created": ["public", "created"],
    "ix_tables_public_status_created": ["public", "status", "created"],
    "ix_tables_public_status_game_pace_created": ["public", "status", "game", "pace", "created"],
}


def upgrade() -> None:
    for name, columns in ADDED.items():
        op.create_index(name, "tables", columns)
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.drop_index("ix_tables_status_public_touched", "tables")
    op.drop_index("ix_tables_created", "tables")


def downgrade() -> None:
    op.create_index("ix_tables_created", "tables", ["created"])
    op.create_index("ix_tables_status_public_touched", "tables", ["status", "public", "touched"])
    op.drop_index("ix_ratings_game", "ratings")
    for name in ADDED:
        op.drop_index(name, "tables")
