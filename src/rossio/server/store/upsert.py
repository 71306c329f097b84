"""Rows that may be there already, in the words of either database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Table

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


def insertion(dialect: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An INSERT that knows ON CONFLICT; only the words of the database that is asked are loaded."""
    if dialect == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite

    return sqlite.insert(table)
