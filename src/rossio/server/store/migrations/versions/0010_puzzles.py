"""A table may hold a puzzle; what became of somebody's tries is kept, and how hard each puzzle is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("puzzle", sa.Text()))
    op.create_table(
        "puzzle_tries",
        sa.Column("account", sa.String(20), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("stage", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("line", sa.Text()),
    )
    op.create_index("ix_puzzle_tries_account_game_due", "puzzle_tries", ["account", "game", "due"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzle_ratings")
    op.drop_index("ix_puzzle_tries_account_game_due", "puzzle_tries")
    op.drop_table("puzzle_tries")
    op.drop_column("tables", "puzzle")
