"""A table may be a lesson, and how far somebody came in each chapter is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("account", sa.String(20), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("chapter", sa.String(40), primary_key=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("table", sa.String(20), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
    )
    op.add_column("tables", sa.Column("lesson", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
    op.drop_table("lessons")
