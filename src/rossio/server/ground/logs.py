"""Logs as lines of JSON, each with the request and the table it is about."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

MESSAGE_AT_MOST: Final = 1000
TRACE_AT_MOST: Final = 8000

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")


@contextmanager
def about(table: str) -> Iterator[None]:
    """Lines logged inside are about this table."""
    token = TABLE.set(table)
    try:
        yield
    finally:
        TABLE.reset(token)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage()[:MESSAGE_AT_MOST],
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        if TABLE.get():
            line["table"] = TABLE.get()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-TRACE_AT_MOST:]
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """For a person at a terminal, who wants to hear of trouble and of nothing else."""

    def format(self, record: logging.LogRecord) -> str:
        said = f"rossio: {record.getMessage()[:MESSAGE_AT_MOST]}"
        return f"{said}\n{self.formatException(record.exc_info)[-TRACE_AT_MOST:]}" if record.exc_info else said


def set_up(level: str, plain: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING" if plain and level == "info" else level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "aiosqlite", "httpx", "httpcore"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    for name in ("uvicorn.access", "alembic", "aiosqlite", "httpx", "httpcore"):
        logging.getLogger(name).setLevel("WARNING")
    # below "info" whole requests are told, with their cookies
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
