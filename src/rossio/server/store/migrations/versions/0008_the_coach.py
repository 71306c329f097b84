"""A table may have the coach of a first game, and what somebody was told is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("coach", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "coached",
        sa.Column("account", sa.String(20), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("met", sa.Text(), nullable=False),
        sa.Column("silent", sa.Boolean(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("coached")
    op.drop_column("tables", "coach")
