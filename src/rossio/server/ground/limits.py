"""Limits on how often somebody may ask: a bucket that fills slowly, for each address or account and purpose."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rossio.server.ground.problems import Problem

KEPT: Final = 20_000

RATES: Final = {
    # purpose: how many at once, how many a second
    "sign-in": (10, 0.1),  # of an address, and of an address by one name
    "sign-ins": (60, 0.2),  # by one name from anywhere, but for devices that have signed in by it before
    "guest": (20, 0.1),
    "register": (10, 0.02),
    "reset": (3, 0.01),
    "create": (30, 0.2),
    "creates": (90, 0.6),  # of all accounts of an address
    "name": (5, 1 / 720),
    "wish": (2, 1 / 600),
    "move": (120, 10.0),
    "hint": (20, 0.5),
    "review": (10, 1 / 60),
    "ask": (240, 40.0),
    "page": (600, 60.0),
    "chat": (10, 0.5),
    "report": (5, 0.01),
    "record": (10, 0.2),
    "records": (30, 0.6),
    "pack": (20, 0.2),
    "picture": (20, 0.5),
    "find": (20, 0.5),
    "connect": (60, 2.0),
}


HELD_AT_MOST: Final = {"person": 100, "address": 200, "table": 40}
"""Sockets and waiting requests that may be kept open by one account (or one address without a session), from one
address, and from one address at one table."""


class Limits:
    """Counts what one process is asked; several processes allow as many times more."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.holding: Counter[tuple[str, str]] = Counter()
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, purpose: str, who: str) -> None:
        """Count one request; Problem if there were too many."""
        if not self.enforced:
            return
        size, rate = RATES[purpose]
        now = time.monotonic()
        left, then = self.buckets.pop((purpose, who), (float(size), now))
        left = min(float(size), left + (now - then) * rate)
        if left < 1:
            self.buckets[purpose, who] = (left, now)
            raise Problem("too-often", purpose=purpose, seconds=max(1, round((1 - left) / rate)))
        self.buckets[purpose, who] = (left - 1, now)
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)

    @contextmanager
    def hold(self, *held: tuple[str, str]) -> Iterator[None]:
        """Keep something open, counted by each of these; Problem if there is too much of one already."""
        if self.enforced and any(self.holding[by, who] >= HELD_AT_MOST[by] for by, who in held):
            raise Problem("too-often", purpose="open", seconds=30)
        self.holding.update(held)
        try:
            yield
        finally:
            self.holding.subtract(held)
            for one in held:
                if not self.holding[one]:
                    del self.holding[one]
