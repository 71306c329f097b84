"""Live tables: the viewers of each, and what is sent to them.

All sockets that see a table from one seat get the very same bytes. A viewer too slow to keep up is let go; it comes
back and catches up from its ply.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, cast

import msgspec

from rossio.kernel.facts import SPECTATOR
from rossio.server import meters, shapes
from rossio.server.infos import TableInfo
from rossio.server.messages import Seen
from rossio.server.tables import Table
from rossio.server.wire import Note, Wire

QUEUE: Final = 64
PRESENT_SECONDS: Final = 50.0
TOO_SLOW: Final = b""


class StateFrame(msgspec.Struct, tag_field="type", tag="state"):
    """Where a table stands for one viewer. `position.events` holds what happened after `position.since`."""

    table: TableInfo
    seat: int
    position: shapes.Position | None


class ChatFrame(msgspec.Struct, tag_field="type", tag="chat"):
    id: int
    account: str
    name: str
    text: str
    at: float


class PresenceFrame(msgspec.Struct, tag_field="type", tag="presence"):
    """The seats whose people are here, and how many watch."""

    seats: list[int]
    watchers: int


class Viewer:
    """One open socket, or one who waits by long poll."""

    def __init__(self, account: str | None, held: list[int], pinned: int | None, blocked: frozenset[str]) -> None:
        self.account = account
        self.held = held
        self.pinned = pinned
        self.blocked = blocked
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self.version = -1
        self.ply = 0

    def settle(self, table: Table) -> None:
        """People take seats and leave them while they look on."""
        self.held = table.held_by(self.account)
        if self.pinned is not None and self.pinned != SPECTATOR and self.pinned not in self.held:
            self.pinned = None

    def seat(self, turn: int) -> int:
        """From where this viewer sees: people who share a device follow the seat that decides."""
        if self.pinned is not None:
            return self.pinned
        if not self.held:
            return SPECTATOR
        return turn if turn in self.held else self.held[0]

    def send(self, frame: bytes) -> None:
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(TOO_SLOW)


def raw(body: bytes) -> shapes.Position:
    """A position as the worker wrote it, to be sent on unread."""
    return cast(shapes.Position, msgspec.Raw(body))


class Hub:
    """All viewers of this process."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.viewers: dict[str, set[Viewer]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = {}

    def since(self, table: str) -> int:
        """The ply that every viewer of a table has been shown."""
        return min((viewer.ply for viewer in self.viewers.get(table, ())), default=0)

    def wanted(self, table: Table) -> list[int]:
        """Every seat from which a position may have to be shown, whoever decides next."""
        seats: set[int] = set()
        for viewer in self.viewers.get(table.id, ()):
            viewer.settle(table)
            seats.update([viewer.pinned] if viewer.pinned is not None else viewer.held or [SPECTATOR])
        return sorted(seats)

    def show(self, table: Table, info: TableInfo, seen: Seen | None) -> None:
        """Send a table to everybody here who sees it."""
        frames: dict[int, bytes] = {}
        for viewer in list(self.viewers.get(table.id, ())):
            if table.version <= viewer.version:
                continue
            viewer.settle(table)
            seat = viewer.seat(table.turn)
            if seat not in frames:
                if seen is not None and seat not in seen.views:
                    continue
                position = raw(seen.views[seat]) if seen is not None else None
                frames[seat] = msgspec.json.encode(StateFrame(info, seat, position))
            viewer.version = table.version
            viewer.ply = table.ply
            viewer.send(frames[seat])

    def say(self, table: str, frame: ChatFrame) -> None:
        body = msgspec.json.encode(frame)
        for viewer in list(self.viewers.get(table, ())):
            if frame.account not in viewer.blocked:
                viewer.send(body)

    def hear_chat(self, note: Note) -> None:
        self.say(note.table, msgspec.convert(note.facts, ChatFrame))

    async def enter(self, table: str, viewer: Viewer) -> None:
        self.viewers.setdefault(table, set()).add(viewer)
        meters.SOCKETS.inc()
        await self.tell_presence(table)

    async def leave(self, table: str, viewer: Viewer) -> None:
        here = self.viewers.get(table, set())
        here.discard(viewer)
        if not here:
            self.viewers.pop(table, None)
        meters.SOCKETS.dec()
        await self.tell_presence(table)

    def here(self, table: str) -> tuple[list[int], int]:
        """The seats and the watchers of this process."""
        viewers = self.viewers.get(table, ())
        seats = sorted({seat for viewer in viewers for seat in viewer.held})
        return seats, sum(1 for viewer in viewers if not viewer.held)

    def presence(self, table: str) -> PresenceFrame:
        seats, watchers = self.here(table)
        now = time.time()
        everywhere = set(seats)
        for until, others, count in self.elsewhere.get(table, {}).values():
            if until > now:
                everywhere.update(others)
                watchers += count
        return PresenceFrame(sorted(everywhere), watchers)

    async def tell_presence(self, table: str) -> None:
        seats, watchers = self.here(table)
        self.show_presence(table)
        await self.wire.tell(Note("presence", table, {"seats": seats, "watchers": watchers}))

    async def repeat_presence(self) -> None:
        """Other processes forget who is not named again, in case this one dies; so does this one."""
        now = time.time()
        for table, others in list(self.elsewhere.items()):
            self.elsewhere[table] = {sender: seen for sender, seen in others.items() if seen[0] > now}
            if not self.elsewhere[table]:
                del self.elsewhere[table]
        for table in list(self.viewers):
            seats, watchers = self.here(table)
            await self.wire.tell(Note("presence", table, {"seats": seats, "watchers": watchers}))

    def hear_presence(self, note: Note) -> None:
        facts: dict[str, Any] = note.facts
        others = self.elsewhere.setdefault(note.table, {})
        if facts["seats"] or facts["watchers"]:
            others[note.sender] = (time.time() + PRESENT_SECONDS, facts["seats"], facts["watchers"])
        else:
            others.pop(note.sender, None)
            if not others:
                self.elsewhere.pop(note.table, None)
        self.show_presence(note.table)

    def show_presence(self, table: str) -> None:
        if table in self.viewers:
            body = msgspec.json.encode(self.presence(table))
            for viewer in list(self.viewers[table]):
                viewer.send(body)

    def close(self) -> None:
        for viewers in self.viewers.values():
            for viewer in list(viewers):
                viewer.send(TOO_SLOW)
