"""Content packs are kept, and a table may be played with one of people's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("house", sa.Boolean(), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_packs_game", "packs", ["game"])
    op.create_table(
        "pack_shelves",
        sa.Column("account", sa.String(20), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.String(32), sa.ForeignKey("packs.digest"), primary_key=True),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("pack", sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "pack")
    op.drop_table("pack_shelves")
    op.drop_table("packs")
