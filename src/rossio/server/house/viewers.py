"""Somebody who looks at a table: from where, by what right, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from rossio.kernel.facts import SPECTATOR
from rossio.server.ground.mailbox import Mailbox
from rossio.server.ground.problems import Problem
from rossio.server.tables.table import Table, check_may_hear, check_may_see

QUEUE: Final = 64


class Farewell(msgspec.Struct, frozen=True):
    """How a socket is closed."""

    code: int
    reason: str


COME_BACK: Final = Farewell(1013, "come back")
SIGNED_OUT: Final = Farewell(4401, "sign-in")
SHUT_OUT: Final = Farewell(4404, "no-table")


def allowed(check: Callable[[Table, str | None, str], None], table: Table, account: str | None, invite: str) -> bool:
    try:
        check(table, account, invite)
    except Problem:
        return False
    return True


class Viewer:
    """One open socket, or one who waits by long poll."""

    def __init__(
        self,
        account: str | None,
        held: list[int],
        pinned: int | None,
        blocked: frozenset[str] = frozenset(),
        session: str = "",
        invite: str = "",
        announced: bool = True,
    ) -> None:
        self.account = account
        self.held = held
        self.pinned = pinned
        self.blocked = blocked
        self.session = session
        """The session it was opened by, as it is stored; nothing for somebody without one."""
        self.invite = invite
        self.announced = announced
        """Whether others are told that somebody is here."""
        self.queue: Mailbox[bytes | Farewell] = Mailbox(QUEUE)
        self.ended: Farewell | None = None
        self.hears = False
        """Whether chat is for it too."""
        self.version = -1
        self.ply = 0
        self.people = b""
        """What it was last told of who is at the table."""

    def settle(self, table: Table) -> bool:
        """People take seats and leave them while they look on; whether they still may."""
        self.held = table.held_by(self.account)
        if self.pinned is not None and self.pinned != SPECTATOR and self.pinned not in self.held:
            self.pinned = None
        self.hears = allowed(check_may_hear, table, self.account, self.invite)
        return allowed(check_may_see, table, self.account, self.invite)

    def seat(self, turn: int) -> int:
        """From where this viewer sees: people who share a device follow the seat that decides."""
        if self.pinned is not None:
            return self.pinned
        if not self.held:
            return SPECTATOR
        return turn if turn in self.held else self.held[0]

    def send(self, frame: bytes) -> None:
        if self.ended is not None:
            return
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(COME_BACK)

    def end(self, farewell: Farewell) -> None:
        """Nothing more is sent, not even what waits."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.ended = farewell
        self.queue.put_nowait(farewell)
