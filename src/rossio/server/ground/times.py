"""The time by which clocks at the tables run. It never jumps: if the machine's clock is set, it follows by and by."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 0.1
"""How much faster or slower than it should this time may pass in order to follow."""


class Steady:
    def __init__(self, wall: Callable[[], float] = time.time, pulse: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.pulse = pulse
        self.at = wall()
        self.felt = pulse()

    def now(self) -> float:
        felt = self.pulse()
        passed, self.felt = felt - self.felt, felt
        behind = self.wall() - (self.at + passed)
        self.at += passed + max(-SLEW * passed, min(SLEW * passed, behind))
        return self.at


STEADY: Final = Steady()


def now() -> float:
    """Seconds since 1970, as a wall clock tells them that nobody ever sets."""
    return STEADY.now()
