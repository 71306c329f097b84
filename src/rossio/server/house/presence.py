"""Who is at a table, in this process and in others. However many come and go, a table hears of it once a second."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from rossio.server.house.frames import PresenceFrame
from rossio.server.house.viewers import Viewer
from rossio.server.store.wire import PresenceNote, Wire

SOON: Final = 0.05
EVERY: Final = 1.0
REMEMBERED: Final = 50.0
"""Seconds after which those of another process are forgotten unless they are named again."""


class Presence:
    def __init__(self, wire: Wire, viewers: dict[str, set[Viewer]]) -> None:
        self.wire = wire
        self.viewers = viewers
        self.elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}
        self.stirred: dict[str, asyncio.TimerHandle] = {}
        """The tables that will hear of a change, and when."""
        self.told: dict[str, tuple[float, tuple[list[int], int]]] = {}
        """When a table last heard, and what the other processes did."""

    def here(self, table: str) -> tuple[list[int], int]:
        """The seats and the watchers of this process."""
        viewers = [viewer for viewer in self.viewers.get(table, ()) if viewer.announced]
        seats = sorted({seat for viewer in viewers for seat in viewer.held})
        return seats, sum(1 for viewer in viewers if not viewer.held)

    def everywhere(self, table: str) -> PresenceFrame:
        seats, watchers = self.here(table)
        now = time.time()
        present = set(seats)
        for until, others, count in self.elsewhere.get(table, {}).values():
            if until > now:
                present.update(others)
                watchers += count
        return PresenceFrame(sorted(present), watchers)

    def stir(self, table: str) -> None:
        """Somebody may have come or gone."""
        if table not in self.stirred:
            loop = asyncio.get_running_loop()
            last = self.told[table][0] if table in self.told else 0.0
            wait = max(SOON, last + EVERY - time.monotonic())
            self.stirred[table] = loop.call_later(wait, self.tell, table)

    def tell(self, table: str) -> None:
        """Tell what is new, to those who do not know it."""
        self.stirred.pop(table, None)
        _, spread = self.told.get(table, (0.0, ([], 0)))
        here = self.here(table)
        self.told[table] = (time.monotonic(), here)
        if here != spread:
            self.spread(table, here)
        self.inform(table, list(self.viewers.get(table, ())))

    def inform(self, table: str, viewers: list[Viewer]) -> None:
        """Tell those of the viewers who last heard something else: one who has just come knows more than the others."""
        body = msgspec.json.encode(self.everywhere(table))
        for viewer in viewers:
            if viewer.people != body:
                viewer.people = body
                viewer.send(body)

    def spread(self, table: str, here: tuple[list[int], int]) -> None:
        self.wire.tell(PresenceNote(table=table, seats=here[0], watchers=here[1]))

    def repeat(self) -> None:
        """Other processes forget who is not named again, in case this one dies; so does this one."""
        now = time.time()
        for table, others in list(self.elsewhere.items()):
            self.elsewhere[table] = {sender: seen for sender, seen in others.items() if seen[0] > now}
            if self.elsewhere[table] != others:
                self.stir(table)
            if not self.elsewhere[table]:
                del self.elsewhere[table]
        for table in list(self.told):
            if table not in self.viewers and self.told[table][0] < time.monotonic() - EVERY:
                del self.told[table]
        for table in list(self.viewers):
            self.spread(table, self.here(table))

    def hear(self, note: PresenceNote) -> None:
        """What another process tells of its own viewers."""
        others = self.elsewhere.setdefault(note.table, {})
        if note.seats or note.watchers:
            others[note.sender] = (time.time() + REMEMBERED, note.seats, note.watchers)
        else:
            others.pop(note.sender, None)
            if not others:
                self.elsewhere.pop(note.table, None)
        if note.table in self.viewers:
            self.stir(note.table)

    def close(self) -> None:
        for timer in self.stirred.values():
            timer.cancel()
