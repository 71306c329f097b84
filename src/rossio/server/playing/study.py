"""A private table at which one person learns from a game under way: a lesson, a puzzle."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from rossio.server.people.sessions import Caller
from rossio.server.rules import positions
from rossio.server.rules.messages import Played
from rossio.server.store.ids import new_id
from rossio.server.tables.table import Seat, Table

KEPT_SECONDS: Final = 7 * 24 * 3600.0
"""How long one that nobody goes on with is kept; how far somebody came is kept longer."""
OTHERS: Final = "greedy"
"""Who is said to sit in the other seats."""


def study_table(
    caller: Caller,
    played: Played,
    seat: int,
    turn: int,
    names: Sequence[str] = (),
    lesson: positions.Lesson | None = None,
    puzzle: positions.Puzzle | None = None,
) -> Table:
    """The caller at a seat, the others by their names."""
    now = time.time()
    name = new_id()
    told = [*names, *[""] * (played.seats - len(names))]
    return Table(
        id=name,
        game=played.game,
        rules=played.rules,
        content=played.content,
        seat_count=played.seats,
        options=played.options,
        seed=played.seed,
        status="running",
        invite=new_id(),
        host=caller.id,
        created=now,
        started=now,
        touched=now,
        entry=len(played.moves),
        ply=len(played.moves),
        turn=turn,
        turn_since=now,
        lesson=lesson,
        puzzle=puzzle,
        seats=[
            Seat(name, number, caller.id, caller.name)
            if number == seat
            else Seat(name, number, name=told[number], bot=OTHERS)
            for number in range(played.seats)
        ],
        line=played.moves,
    )
