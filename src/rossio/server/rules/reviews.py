"""Slices of a review inside a worker process: what is done travels with the request, so any worker can go on."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import Any, cast

import msgspec

from rossio.bots.review import USUAL, Review, Row, Unfinished
from rossio.games import catalogue
from rossio.kernel.record import Line, Record, RecordError
from rossio.server.rules.messages import Fault, Judge, Judged, Played, Reply


def judged(request: Judge) -> Reply:
    """Steps while there is time for another as long as the last one, at least one; what they find does not depend on
    how many they are."""
    end = perf_counter() + request.seconds
    played = msgspec.structs.replace(request.played, table="")
    try:
        review = begun(msgspec.msgpack.encode(played))
    except RecordError as error:
        return Fault("rules-changed", str(error), {"game": played.game, "rules": played.rules})
    except Unfinished as error:
        return Fault("not-finished", str(error), {"table": request.played.table, "status": "running"})
    rows = cast(list[Row], request.rows)
    more, took = True, 0.0
    while more and (not took or perf_counter() + took < end):
        begin = perf_counter()
        more = review.step(rows)
        took = perf_counter() - begin
    told = msgspec.json.encode(review.result(rows))
    return Judged(cast(list[dict[str, Any]], rows), not more, told)


@lru_cache(2)
def begun(packed: bytes) -> Review:
    """Replayed once, not for every slice."""
    played = msgspec.msgpack.decode(packed, type=Played)
    return Review(catalogue.load(played.game), record_of(played), USUAL)


def record_of(played: Played) -> Record:
    record = Record(played.game, played.rules, played.content, played.seats, int(played.seed))
    record.options = played.options
    record.lines = [Line(move) for move in played.moves]
    return record
