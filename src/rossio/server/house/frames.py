"""What is sent over a live table's sockets, a shape each."""

from __future__ import annotations

from typing import Any

import msgspec

from rossio.server.rules import positions
from rossio.server.tables.infos import TableInfo


class StateFrame(msgspec.Struct, tag_field="type", tag="state"):
    """Where a table stands for one viewer. `position.events` holds what happened after `position.since`."""

    table: TableInfo
    seat: int
    position: positions.PositionSent | None


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


class HelloFrame(msgspec.Struct, tag_field="type", tag="hello"):
    """The first frame: who one is here."""

    held: list[int]
    seat: int


class LandedFrame(msgspec.Struct, tag_field="type", tag="landed"):
    key: str
    accepted: int
    repeated: bool
    entry: int
    ply: int


class ProblemFrame(msgspec.Struct, tag_field="type", tag="problem", rename={"kind": "error"}):
    kind: str
    message: str
    facts: dict[str, Any]
    key: str = ""


class PongFrame(msgspec.Struct, tag_field="type", tag="pong"):
    pass


Frame = StateFrame | ChatFrame | PresenceFrame | HelloFrame | LandedFrame | ProblemFrame | PongFrame
"""Whatever may come over a socket."""
