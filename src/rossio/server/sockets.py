"""A live table over a WebSocket: states, chat and presence out; moves, chat and undo in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from msgspec import Meta

from rossio.server import infos, people, play
from rossio.server.accounts import Caller
from rossio.server.guard import caller_of, check_origin, house_of, origin_of
from rossio.server.house import House
from rossio.server.live import TOO_SLOW, StateFrame, Viewer, raw
from rossio.server.logs import about
from rossio.server.play import PLY_AT_MOST
from rossio.server.problems import Problem, language_of
from rossio.server.store import Away
from rossio.server.tables import viewer as seat_of

log = logging.getLogger("rossio.live")

FRAME_AT_MOST: Final = 16 * 1024
FAULTS_AT_MOST: Final = 20
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)
Tag = Annotated[str, Meta(max_length=64)]


class MoveFrame(play.MoveAsk, tag_field="type", tag="move"):
    """A move; answered by `landed` or `problem` with the same key."""


class SayFrame(msgspec.Struct, tag_field="type", tag="chat"):
    text: people.ChatText


class UndoFrame(play.UndoAsk, tag_field="type", tag="undo"):
    pass


class WishFrame(play.WishAnswer, tag_field="type", tag="wish"):
    pass


class SinceFrame(msgspec.Struct, tag_field="type", tag="since"):
    """Ask for the state again, with the events after a ply."""

    ply: play.Ply


class PingFrame(msgspec.Struct, tag_field="type", tag="ping"):
    pass


Incoming = MoveFrame | SayFrame | UndoFrame | WishFrame | SinceFrame | PingFrame


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


DECODER: Final = msgspec.json.Decoder(Incoming)
ENCODE: Final = msgspec.json.Encoder().encode


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: str,
    seat: Annotated[int | None, Parameter(ge=-1, le=7, required=False)] = None,
    since: Annotated[int | None, Parameter(ge=0, le=PLY_AT_MOST, required=False)] = None,
    invite: Annotated[str, Parameter(max_length=40, required=False)] = "",
) -> None:
    """Open to whoever may see the table. A refusal closes with 4000 + the HTTP status, and the problem's key."""
    house = house_of(socket)
    try:
        check_origin(socket)
        caller = await caller_of(socket)
        house.limits.spend("connect", caller.id if caller is not None else origin_of(socket))
        found = await house.table(table)
        account = caller.id if caller is not None else None
        seat_of(found, account, seat, invite)
        async with house.store.reading() as connection:
            blocked = await people.blocked_by(connection, account)
    except (Problem, Away) as error:
        problem = error if isinstance(error, Problem) else Problem("away")
        await socket.accept()
        await socket.close(code=4000 + problem.status, reason=problem.error)
        return
    await socket.accept()
    viewer = Viewer(account, found.held_by(account), seat, blocked)
    with about(table):
        await Talk(house, socket, caller, table, viewer, invite).run(since)


class Talk:
    """One open socket from its first frame to its last."""

    def __init__(
        self,
        house: House,
        socket: WebSocket[Any, Any, Any],
        caller: Caller | None,
        table: str,
        viewer: Viewer,
        invite: str,
    ) -> None:
        self.house = house
        self.socket = socket
        self.caller = caller
        self.table = table
        self.viewer = viewer
        self.invite = invite
        self.language = (
            caller.language if caller is not None else language_of(socket.headers.get("accept-language", ""))
        )
        self.faults = 0

    async def run(self, since: int | None) -> None:
        await self.house.hub.enter(self.table, self.viewer)
        sending = asyncio.create_task(self.send())
        receiving = asyncio.create_task(self.receive())
        try:
            try:
                await self.greet(since)
            except (Problem, Away) as error:
                self.viewer.send(ENCODE(self.problem(error)))
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            for result in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | RuntimeError | OSError
                ):
                    log.error("a socket broke: %r", result, exc_info=result)
            await self.house.hub.leave(self.table, self.viewer)
            with contextlib.suppress(Exception):
                await self.socket.close()

    async def greet(self, since: int | None) -> None:
        """Who one is, and the table with what happened since one left."""
        async with self.house.lock(self.table):
            table = await self.house.table(self.table)
            seat = self.viewer.seat(table.turn)
            self.viewer.send(ENCODE(HelloFrame(self.viewer.held, seat)))
            await self.send_state(table.ply if since is None else since)
        self.viewer.send(ENCODE(self.house.hub.presence(self.table)))

    async def send_state(self, since: int) -> None:
        table = await self.house.table(self.table)
        seat = self.viewer.seat(table.turn)
        seen = await self.house.look(table, [seat], since)
        self.viewer.version = table.version
        self.viewer.ply = table.ply
        position = raw(seen.views[seat]) if seen is not None else None
        self.viewer.send(ENCODE(StateFrame(infos.info(table), seat, position)))

    async def send(self) -> None:
        while True:
            frame = await self.viewer.queue.get()
            if frame is TOO_SLOW or not frame:
                await self.socket.close(code=1013, reason="come back")
                return
            await self.socket.send_data(frame, mode="text", encoding="utf-8")

    async def receive(self) -> None:
        while self.faults < FAULTS_AT_MOST:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text: Any = message.get("text")
            binary: Any = message.get("bytes")
            body: bytes = text.encode() if text is not None else binary or b""
            key = ""
            try:
                if len(body) > FRAME_AT_MOST:
                    raise Problem("too-large", at_most=FRAME_AT_MOST)
                frame = DECODER.decode(body)
                key = frame.key if isinstance(frame, MoveFrame) else ""
                # a socket that breaks must not cut what has begun off from its viewers
                await asyncio.shield(asyncio.ensure_future(self.answer(frame)))
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.faults += 1
                self.viewer.send(ENCODE(self.problem(Problem("invalid", what="frame", reason=str(error)))))
            except (Problem, Away) as error:
                self.viewer.send(ENCODE(self.problem(error, key)))
        await self.socket.close(code=1008, reason="too many faults")

    def problem(self, error: Problem | Away, key: str = "") -> ProblemFrame:
        problem = error if isinstance(error, Problem) else Problem("away")
        body = problem.body(self.language)
        return ProblemFrame(body.kind, body.message, body.facts, key)

    async def answer(self, frame: Incoming) -> None:
        if isinstance(frame, PingFrame):
            self.viewer.send(ENCODE(PongFrame()))
            return
        if isinstance(frame, SinceFrame):
            self.house.limits.spend("ask", self.caller.id if self.caller is not None else origin_of(self.socket))
            await self.send_state(frame.ply)
            return
        if self.caller is None:
            raise Problem("sign-in")
        house, caller = self.house, self.caller
        if isinstance(frame, MoveFrame):
            house.limits.spend("move", caller.id)
            landed = await play.decide(house, caller, self.table, frame)
            now = landed.state.table
            self.viewer.send(ENCODE(LandedFrame(frame.key, landed.accepted, landed.repeated, now.entry, now.ply)))
        elif isinstance(frame, SayFrame):
            house.limits.spend("chat", caller.id)
            await people.say(house, caller, self.table, frame.text, self.invite)
        elif isinstance(frame, UndoFrame):
            house.limits.spend("move", caller.id)
            await play.undo(house, caller, self.table, frame)
        else:
            await play.answer_wish(house, caller, self.table, frame)
