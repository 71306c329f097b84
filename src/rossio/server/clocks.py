"""Clocks: so many seconds for each decision, a reserve for the game, and hours in which no clock runs."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

DAY: Final = 86_400
Minute = Annotated[int, Meta(ge=0, lt=1440)]


class Clock(msgspec.Struct, frozen=True):
    """No clock runs if `move` and `reserve` are 0. Quiet hours are minutes of the day, UTC; equal ones mean none."""

    move: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0
    reserve: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    at_zero: Literal["bot", "wait", "abandon"] = "bot"
    """What happens at zero: a bot takes over, nothing, or the table is given up."""

    def runs(self) -> bool:
        return self.move > 0 or self.reserve > 0

    def deadline(self, since: float, reserve: float) -> float | None:
        """When the decision that began at `since` runs out of time."""
        if not self.runs() or self.at_zero == "wait":
            return None
        return after(since, self.move + reserve, self.quiet_from, self.quiet_to)

    def left(self, since: float, now: float, reserve: float) -> float:
        """The reserve after a decision that took from `since` to `now`."""
        if not self.runs():
            return reserve
        return max(0.0, reserve - max(0.0, awake(since, now, self.quiet_from, self.quiet_to) - self.move))


def quiet_left(at: float, start: int, end: int) -> float:
    """Seconds of quiet still to come if `at` lies in the quiet hours, else 0."""
    length = (end - start) % 1440 * 60
    into = (at - start * 60) % DAY
    return length - into if into < length else 0.0


def after(since: float, seconds: float, start: int, end: int) -> float:
    """The moment `seconds` after `since`, not counting quiet hours."""
    length = (end - start) % 1440 * 60
    at = since + quiet_left(since, start, end)
    if not length:
        return at + seconds
    while True:
        until_quiet = (start * 60 - at) % DAY or DAY
        if seconds <= until_quiet:
            return at + seconds
        at += until_quiet + length
        seconds -= until_quiet


def awake(since: float, until: float, start: int, end: int) -> float:
    """Seconds from `since` to `until`, not counting quiet hours."""
    length = (end - start) % 1440 * 60
    if not length:
        return max(0.0, until - since)
    counted = 0.0
    at = since + quiet_left(since, start, end)
    while at < until:
        until_quiet = (start * 60 - at) % DAY or DAY
        counted += min(until_quiet, until - at)
        at += until_quiet + length
    return counted
