"""Clocks: so many seconds for each decision, a reserve for the game, and hours in which no clock runs."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

DAY: Final = 86_400
QUIET_AT_MOST: Final = 20 * 60
"""Minutes of a day in which a clock may stand still."""
Minute = Annotated[int, Meta(ge=0, lt=1440)]


class Clock(msgspec.Struct, frozen=True):
    """No clock runs if `move` and `reserve` are 0. Quiet hours are minutes of the day, UTC; equal ones mean none."""

    move: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0
    reserve: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    at_zero: Literal["bot", "wait", "abandon"] = "bot"
    """What happens at zero: a bot takes over, nothing, or the table is given up."""
    absence: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0
    """Seconds after which the others may give the seat that decides to a bot, if its person is away; 0: as usual."""

    def rests_too_long(self) -> bool:
        """Whether so few hours of the day are left that a decision could last for years."""
        return (self.quiet_to - self.quiet_from) % 1440 > QUIET_AT_MOST

    def runs(self) -> bool:
        return self.move > 0 or self.reserve > 0

    def limit(self, since: float, reserve: float) -> float | None:
        """When the decision that began at `since` runs out of time, whatever happens then."""
        return moment_after(since, self.move + reserve, self.quiet_from, self.quiet_to) if self.runs() else None

    def deadline(self, since: float, reserve: float) -> float | None:
        """The same, where something happens then."""
        return None if self.at_zero == "wait" else self.limit(since, reserve)

    def reminder(self, since: float, reserve: float) -> float | None:
        """When a quarter of the time for a decision is left."""
        if not self.runs():
            return None
        return moment_after(since, 0.75 * (self.move + reserve), self.quiet_from, self.quiet_to)

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


def moment_after(since: float, seconds: float, start: int, end: int) -> float:
    """The moment `seconds` after `since`, not counting quiet hours."""
    length = (end - start) % 1440 * 60
    at = since + quiet_left(since, start, end)
    until_quiet = (start * 60 - at) % DAY or DAY
    if not length or seconds <= until_quiet:
        return at + seconds
    days, rest = divmod(seconds - until_quiet, DAY - length)
    if not rest:  # the last second of a day, not the first of the next
        days, rest = days - 1, float(DAY - length)
    return at + until_quiet + length + days * DAY + rest


def awake(since: float, until: float, start: int, end: int) -> float:
    """Seconds from `since` to `until`, not counting quiet hours."""
    return max(0.0, _awake_before(until, start, end) - _awake_before(since, start, end))


def _awake_before(moment: float, start: int, end: int) -> float:
    """Seconds up to a moment, counted from the end of the quiet hours on the first day."""
    length = (end - start) % 1440 * 60
    days, into = divmod(moment - end * 60, DAY)
    return days * (DAY - length) + min(into, DAY - length)
