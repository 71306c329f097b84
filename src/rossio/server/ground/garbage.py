"""Python's search for garbage: not while a process starts, and not again through all that has come to stay.

A full search looks at every object there is and stops the process meanwhile: for 160 to 240 ms where 1,000 people are
connected. So whatever a search has found in use is set aside, and the next one looks only at what has come since. What
is set aside and let go later is freed at once, like everything; only what holds itself in a ring stays, until all is
searched. That is seldom, and waits for a moment in which nothing happens.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

STEP: Final = 3
"""Searches among the young, each after some 7,700 new objects, before those that outlived them are searched."""
NEVER: Final = 2**31 - 1
GROWN_IDLE: Final = 1.25
GROWN_AT_MOST: Final = 4.0
"""How far what is set aside may grow before all of it is searched: while nothing happens, and at the latest."""


class Garbage:
    """What is done about it in one process."""

    def __init__(self) -> None:
        gc.freeze()
        self.settled = gc.get_freeze_count()
        """How many objects there were after the start, or after the last search of all."""

    def search_all(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.settled = gc.get_freeze_count()

    def search(self, idle: bool) -> None:
        """Among what has come since the last time, if that is enough to be worth it; and among everything, if that has
        grown far and it is time."""
        if gc.get_count()[2] < STEP:
            return
        gc.collect()
        gc.freeze()
        if gc.get_freeze_count() > self.settled * (GROWN_IDLE if idle else GROWN_AT_MOST):
            self.search_all()


@contextmanager
def settled() -> Iterator[Garbage]:
    """From the end of a start to the end of the process: full searches only when they are asked for."""
    before = gc.get_threshold()
    garbage = Garbage()
    gc.set_threshold(*before[:2], NEVER)
    gc.enable()
    try:
        yield garbage
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
