"""Seats are stood in for, offered and kept; games end by agreement and are put away; a game leads to its rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stood_since", sa.Float()))
    op.add_column("seats", sa.Column("stood_why", sa.String(8)))
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("kept_for", sa.String(20)))
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.create_index("ix_seats_offered", "seats", ["offered"])
    op.add_column("tables", sa.Column("ending", sa.Text()))
    op.add_column("tables", sa.Column("rematch", sa.String(20)))
    op.add_column("tables", sa.Column("keepers", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "put_away",
        sa.Column("table", sa.String(20), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("account", sa.String(20), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("put_away")
    op.drop_column("tables", "keepers")
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "ending")
    op.drop_index("ix_seats_offered", "seats")
    op.drop_index("ix_seats_kept_for", "seats")
    for column in ("kept_for", "offered", "stood_why", "stood_since"):
        op.drop_column("seats", column)
