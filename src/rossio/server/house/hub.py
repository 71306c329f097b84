"""Live tables: the viewers of each, and what is sent to them.

All sockets that see a table from one seat get the very same bytes. A viewer too slow to keep up is let go; it comes
back and catches up from its ply.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rossio.kernel.facts import SPECTATOR
from rossio.server.ground import meters
from rossio.server.house.frames import ChatFrame, PresenceFrame, StateFrame
from rossio.server.house.presence import Presence
from rossio.server.house.viewers import COME_BACK, SHUT_OUT, Farewell, Viewer
from rossio.server.rules.messages import Seen
from rossio.server.store.wire import ChatNote, Wire
from rossio.server.tables.infos import TableInfo
from rossio.server.tables.table import Table


class Hub:
    """All viewers of this process."""

    def __init__(self, wire: Wire) -> None:
        self.viewers: dict[str, set[Viewer]] = {}
        self.people = Presence(wire, self.viewers)

    def since(self, table: str) -> int:
        """The ply that every viewer of a table has been shown."""
        return min((viewer.ply for viewer in self.viewers.get(table, ())), default=0)

    def wanted(self, table: Table) -> list[int]:
        """Every seat from which a position may have to be shown, whoever decides next. Who may no longer see the table
        is sent away."""
        seats: set[int] = set()
        for viewer in list(self.viewers.get(table.id, ())):
            if viewer.settle(table):
                seats.update([viewer.pinned] if viewer.pinned is not None else viewer.held or [SPECTATOR])
            else:
                self.send_away(table.id, viewer, SHUT_OUT)
        return sorted(seats)

    def show(self, table: Table, info: TableInfo, seen: Seen | None) -> None:
        """Send a table to everybody here who sees it."""
        frames: dict[int, bytes] = {}
        for viewer in list(self.viewers.get(table.id, ())):
            if table.version <= viewer.version:
                continue
            if not viewer.settle(table):
                self.send_away(table.id, viewer, SHUT_OUT)
                continue
            seat = viewer.seat(table.turn)
            if seat not in frames:
                if seen is not None and seat not in seen.views:
                    continue
                position = msgspec.Raw(seen.views[seat]) if seen is not None else None
                frames[seat] = msgspec.json.encode(StateFrame(info, seat, position))
            viewer.version = table.version
            viewer.ply = table.ply
            viewer.send(frames[seat])

    def say(self, table: str, frame: ChatFrame) -> None:
        body = msgspec.json.encode(frame)
        for viewer in list(self.viewers.get(table, ())):
            if viewer.hears and frame.account not in viewer.blocked:
                viewer.send(body)

    def hear_chat(self, note: ChatNote) -> None:
        self.say(note.table, ChatFrame(note.id, note.account, note.name, note.text, note.at))

    def enter(self, table: str, viewer: Viewer) -> None:
        self.viewers.setdefault(table, set()).add(viewer)
        meters.SOCKETS.inc()
        self.people.stir(table)

    def leave(self, table: str, viewer: Viewer) -> None:
        meters.SOCKETS.dec()
        self.remove(table, viewer)

    def remove(self, table: str, viewer: Viewer) -> None:
        here = self.viewers.get(table, set())
        here.discard(viewer)
        if not here:
            self.viewers.pop(table, None)
        self.people.stir(table)

    def send_away(self, table: str, viewer: Viewer, farewell: Farewell) -> None:
        """From now on this viewer is shown nothing; its socket closes when it comes to it."""
        viewer.end(farewell)
        self.remove(table, viewer)

    def send_all_away(self, whom: Callable[[Viewer], bool], farewell: Farewell) -> None:
        for table, viewers in list(self.viewers.items()):
            for viewer in [viewer for viewer in viewers if whom(viewer)]:
                self.send_away(table, viewer, farewell)

    def sessions(self) -> dict[str, str]:
        """The sessions by which somebody looks on here, each with its account."""
        return {
            viewer.session: viewer.account
            for viewers in self.viewers.values()
            for viewer in viewers
            if viewer.account is not None
        }

    def block(self, account: str, other: str, blocked: bool) -> None:
        """Somebody blocks a person, or no longer: at once, also where sockets are open already."""
        for viewers in self.viewers.values():
            for viewer in viewers:
                if viewer.account == account:
                    viewer.blocked = viewer.blocked | {other} if blocked else viewer.blocked - {other}

    def here(self, table: str) -> list[int]:
        """The seats whose people are in this process."""
        return self.people.here(table)[0]

    def presence(self, table: str) -> PresenceFrame:
        return self.people.everywhere(table)

    def welcome(self, table: str, viewer: Viewer) -> None:
        """Tell somebody who has come who is there."""
        self.people.inform(table, [viewer])

    def close(self) -> None:
        self.send_all_away(lambda _: True, COME_BACK)
        self.people.close()
