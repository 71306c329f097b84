"""Who has looked and who was told stands apart from the seats, which change only with their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "looks",
        sa.Column("table", sa.String(length=20), nullable=False),
        sa.Column("account", sa.String(length=20), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_looks_account"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_looks_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "account", name=op.f("pk_looks")),
    )
    op.execute(
        'INSERT INTO looks ("table", account, seen, told) '
        'SELECT "table", account, MAX(seen_entry), MAX(told_entry) FROM seats '
        'WHERE account IS NOT NULL GROUP BY "table", account'
    )
    op.drop_column("seats", "seen_entry")
    op.drop_column("seats", "told_entry")


def downgrade() -> None:
    for column, kept in (("seen_entry", "seen"), ("told_entry", "told")):
        op.add_column("seats", sa.Column(column, sa.Integer(), nullable=False, server_default="0"))
        op.execute(
            f"UPDATE seats SET {column} = COALESCE((SELECT {kept} FROM looks "
            'WHERE looks."table" = seats."table" AND looks.account = seats.account), 0)'
        )
    op.drop_table("looks")
