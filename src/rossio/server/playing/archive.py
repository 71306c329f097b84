"""The archive: finished games of people who agree, as records and one table of rows, for whoever studies them.

A game goes in if everybody who sat or decided at it says so in the settings (`archive`). No names, no times of day, no
chat. The folder is made anew each time, so who withdraws is gone from the next one.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select

from rossio.server.ground.config import Config
from rossio.server.house.packs import Packs
from rossio.server.rules.messages import Print, Printed
from rossio.server.store import schema
from rossio.server.store.database import Store
from rossio.server.tables.rows import Shelf, load
from rossio.server.tables.table import Table

AGREED: Final = "archive"
PERSON: Final = "person"
ROWS: Final = "games.parquet"
RECORDS: Final = "records"
CARD: Final = "README.md"


class ArchiveError(ValueError):
    """An archive that cannot be made here."""


async def archive(store: Store, config: Config, folder: Path) -> int:
    """Write the archive; how many games it holds."""
    if folder.exists() and any(folder.iterdir()) and not (folder / ROWS).exists():
        raise ArchiveError(f"{folder}: holds something else than an archive; name an empty folder or a new one")
    fresh = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / RECORDS).mkdir(parents=True)
    workers = Packs(config, store)
    rows: list[dict[str, Any]] = []
    try:
        for table in await agreed(store):
            rows.append(await kept(workers, table, fresh / RECORDS))
    finally:
        await workers.close()
    write_rows(fresh / ROWS, rows)
    (fresh / CARD).write_text(card(rows), "utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    fresh.rename(folder)
    return len(rows)


async def agreed(store: Store) -> list[Table]:
    """The games of our own editions to whose keeping everybody agrees who had a part in them, oldest first."""
    async with store.reading() as connection:
        asked = await connection.execute(select(schema.accounts.c.id, schema.accounts.c.settings))
        willing = {row.id for row in asked if json.loads(row.settings).get(AGREED) is True}
        tables = schema.tables.c
        finished = select(tables.id).where(tables.status == "finished").order_by(tables.finished, tables.id)
        found: list[Table] = []
        for row in (await connection.execute(finished)).all():
            table = await load(connection, Shelf(1), row.id)
            decided = await connection.execute(
                select(schema.moves.c.account).where(schema.moves.c.table == table.id).distinct()
            )
            seated = [seat.account for seat in table.seats if seat.account is not None]
            people = {*seated, *(one.account for one in decided if one.account is not None)}
            shared = len(seated) > len(set(seated))
            if people and people <= willing and not shared and not table.pack:
                found.append(table)
    return found


async def kept(workers: Packs, table: Table, folder: Path) -> dict[str, Any]:
    """A game as a file, named by what it holds, and as a row."""
    study = await workers.workers("study", table.content)
    text = (await study.ask(table.id, Print(table.played(), {}), Printed)).record
    name = f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.rossio"
    (folder / name).write_text(text, "utf-8")
    assert table.outcome is not None
    return {
        "record": f"{RECORDS}/{name}",
        "game": table.game,
        "rules": table.rules,
        "content": table.content,
        "seats": table.seat_count,
        "options": json.dumps(table.options, sort_keys=True),
        "players": [seat.bot or PERSON for seat in table.seats],
        "rated": table.rated,
        "day": time.strftime("%Y-%m-%d", time.gmtime(table.finished or 0)),
        "scores": list(table.outcome.scores),
        "winners": list(table.outcome.winners),
        "moves": list(table.line),
    }


def write_rows(file: Path, rows: list[dict[str, Any]]) -> None:
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError as missing:
        raise ArchiveError("pyarrow is not installed; get it with: pip install 'rossio[lab]'") from missing
    text, whole, texts, numbers = (
        pyarrow.string(),
        pyarrow.int64(),
        pyarrow.list_(pyarrow.string()),
        pyarrow.list_(pyarrow.int64()),
    )
    kinds = {"rules": whole, "seats": whole, "rated": pyarrow.bool_(), "players": texts, "moves": texts}
    kinds |= {"scores": numbers, "winners": numbers}
    order = ("record", "game", "rules", "content", "seats", "options", "players", "rated", "day", "scores", "winners")
    shape = pyarrow.schema([(name, kinds.get(name, text)) for name in (*order, "moves")])
    parquet.write_table(pyarrow.Table.from_pylist(rows, shape), file)


def card(rows: list[dict[str, Any]]) -> str:
    """What the archive is, for who finds it."""
    games = sorted({row["game"] for row in rows})
    counts = "\n".join(f"| {game} | {sum(row['game'] == game for row in rows)} |" for game in games)
    return f"""# Games of a Rossio server

{len(rows)} finished games of people who agreed to it in their settings. There are no names; a player is `{PERSON}` or
the bot's level.

| game | games |
|---|---|
{counts}

`{ROWS}` has a row for each: the file of its record, game, version of the rules, digest of the content, seats, options,
players, whether it was rated, the day it ended, scores and winners by seat (from 0), and all moves. `{RECORDS}/` holds
the records; `rossio replay FILE` plays one again to the same end. Who withdraws is not in the archive that is made
next: please use the newest, and delete older ones.
"""
