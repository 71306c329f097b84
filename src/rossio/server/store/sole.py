"""One server for one embedded database: two would each keep their own idea of every table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rossio.server.store.database import make_private, sqlite_file


class Occupied(Exception):
    """Another server has the database."""


@contextmanager
def sole_server(url: str) -> Iterator[None]:
    """While this lasts, no other server may have the same embedded database. The lock ends with the process."""
    file = sqlite_file(url)
    if file is None or sys.platform == "win32":
        yield
        return
    import fcntl

    make_private(file)
    with file.with_name(f"{file.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise Occupied(f"another server is at work on {file}") from error
        yield
