"""One's own mistakes: decisions of reviewed games that come back as puzzles to whoever made them."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rossio.puzzles import shelf
from rossio.puzzles.format import Puzzle, parse_puzzle, print_puzzle
from rossio.server.house.house import House
from rossio.server.rules.messages import Pose, Posed
from rossio.server.store import schema
from rossio.server.store.upsert import insertion
from rossio.server.tables.table import Table

DAY: Final = 86_400.0
COMES_BACK: Final = (1 * DAY, 7 * DAY, 30 * DAY)
"""How long after a failed try a puzzle comes back, and after each time that it was solved then."""
KEPT: Final = 5
"""Decisions of one game that come back to one person, at most."""
LEAST: Final = 1.0
CLEAR: Final = 3.0
"""What a decision must have cost to come back: in points, and in standard errors of the judge."""
WANTED: Final = "mistakes"
"""The setting with which a person says that none shall come back."""


def own_name(puzzle: Puzzle) -> str:
    return f"own-{shelf.id_of(puzzle)}"


async def posed(house: House, table: Table, judged: dict[str, Any]) -> Puzzle | None:
    """A decision as a review judged it, as a puzzle; none where the better move comes to the same."""
    line = judged["line"] or [judged["better"]]
    request = Pose(table.played(), judged["ply"], line, judged["cost"], judged["unsure"])
    told = await house.ask(table.id, request, Posed, "study")
    return parse_puzzle(told.puzzle) if told.puzzle else None


async def keep(connection: AsyncConnection, account: str, puzzle: Puzzle, due: float | None, now: float) -> None:
    """Keep a decision as a puzzle of somebody's own; one that is there already stays as it is."""
    values = {
        "account": account,
        "puzzle": own_name(puzzle),
        "game": puzzle.game,
        "tries": 0,
        "solved": False,
        "stage": 0 if due is None else 1,
        "due": due,
        "touched": now,
        "line": print_puzzle(puzzle),
    }
    adding = insertion(connection.dialect.name, schema.puzzle_tries).values(**values)
    await connection.execute(adding.on_conflict_do_nothing())


async def come_back(house: House, table: Table, rows: list[dict[str, Any]]) -> list[tuple[str, Puzzle]]:
    """The dearest decisions of everybody who made them and wants them back, as far as the judge is clear; with whom
    they belong to."""
    if table.pack:
        return []  # puzzles are played with the edition that came with the server
    clear = [row for row in rows if row.get("close") and row["cost"] >= max(LEAST, CLEAR * row["unsure"])]
    clear.sort(key=lambda row: (-row["cost"], row["ply"]))
    async with house.store.reading() as connection:
        deciders = await deciders_of(connection, table.id)
        willing = await willing_of(connection, set(deciders.values()))
    found: list[tuple[str, Puzzle]] = []
    for row in clear:
        account = deciders.get(row["ply"])
        if account not in willing or sum(account == one for one, _ in found) == KEPT:
            continue
        puzzle = await posed(house, table, row)
        if puzzle is not None:
            found.append((account, puzzle))
    return found


async def deciders_of(connection: AsyncConnection, table_id: str) -> dict[int, str]:
    """Who made each decision; nobody made those of bots."""
    moves = schema.moves.c
    made = select(moves.ply, moves.account).where(moves.table == table_id, moves.move != "").order_by(moves.entry)
    last = {row.ply: row.account for row in await connection.execute(made)}
    return {ply: account for ply, account in last.items() if account is not None}


async def willing_of(connection: AsyncConnection, accounts: set[str]) -> set[str]:
    """Those of the accounts that have not switched it off."""
    known = schema.accounts.c
    found = await connection.execute(select(known.id, known.settings).where(known.id.in_(accounts)))
    return {row.id for row in found if json.loads(row.settings).get(WANTED) is not False}
