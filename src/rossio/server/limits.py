"""Limits on how often somebody may ask: a bucket that fills slowly, for each address or account and purpose."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rossio.server.problems import Problem

KEPT: Final = 20_000

RATES: Final = {
    # purpose: how many at once, how many a second
    "sign-in": (10, 0.1),
    "guest": (20, 0.1),
    "register": (10, 0.02),
    "reset": (3, 0.01),
    "create": (30, 0.2),
    "move": (120, 10.0),
    "ask": (240, 40.0),
    "chat": (10, 0.5),
    "report": (5, 0.01),
    "record": (10, 0.2),
    "connect": (60, 2.0),
}


HELD_AT_MOST: Final = 100
"""Sockets and waiting requests that one account, or one address without a session, may keep open."""


class Limits:
    """Counts what one process is asked; several processes allow as many times more."""

    def __init__(self, enforced: bool) -> None:
        self.enforced = enforced
        self.holding: dict[str, int] = {}
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
    def hold(self, who: str) -> Iterator[None]:
        """Keep something open; Problem if there is too much already."""
        held = self.holding.get(who, 0)
        if self.enforced and held >= HELD_AT_MOST:
            raise Problem("too-often", purpose="open", seconds=30)
        self.holding[who] = held + 1
        try:
            yield
        finally:
            self.holding[who] -= 1
            if not self.holding[who]:
                del self.holding[who]
