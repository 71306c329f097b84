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

from rossio.server.door.guard import caller_of, check_origin, house_of, kept_open, origin_of
from rossio.server.ground.askers import ASKER, Asker
from rossio.server.ground.logs import TABLE
from rossio.server.ground.problems import Problem, language_of
from rossio.server.ground.texts import PLY_AT_MOST, ChatText, Ply
from rossio.server.house.frames import HelloFrame, LandedFrame, PongFrame, ProblemFrame, StateFrame
from rossio.server.house.house import House
from rossio.server.house.viewers import Farewell, Viewer
from rossio.server.people import chat, moderation
from rossio.server.people.sessions import Caller, account_of, session_of
from rossio.server.playing import play
from rossio.server.store.away import Away
from rossio.server.tables import infos
from rossio.server.tables.table import seen_from

log = logging.getLogger("rossio.live")

FRAME_AT_MOST: Final = 16 * 1024
FAULTS_AT_MOST: Final = 20
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)


class MoveFrame(play.MoveAsk, tag_field="type", tag="move"):
    """A move; answered by `landed` or `problem` with the same key."""


class SayFrame(msgspec.Struct, tag_field="type", tag="chat"):
    text: ChatText


class UndoFrame(play.UndoAsk, tag_field="type", tag="undo"):
    pass


class WishFrame(play.WishAsk, tag_field="type", tag="wish"):
    pass


class SinceFrame(msgspec.Struct, tag_field="type", tag="since"):
    """Ask for the state again, with the events after a ply."""

    ply: Ply


class PingFrame(msgspec.Struct, tag_field="type", tag="ping"):
    pass


Incoming = MoveFrame | SayFrame | UndoFrame | WishFrame | SinceFrame | PingFrame


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
    ASKER.set(Asker(origin_of(socket)))
    with contextlib.ExitStack() as open_while:
        try:
            caller, viewer = await admitted(socket, open_while, table, seat, invite)
        except (Problem, Away) as error:
            problem = error if isinstance(error, Problem) else Problem("away")
            await socket.accept()
            await socket.close(code=4000 + problem.status, reason=problem.error)
            return
        await socket.accept()
        TABLE.set(table)
        await Talk(house, socket, caller, table, viewer).run(since)


async def admitted(
    socket: WebSocket[Any, Any, Any], open_while: contextlib.ExitStack, table: str, seat: int | None, invite: str
) -> tuple[Caller | None, Viewer]:
    """Whoever opens a socket, if they may. Apart, so that nothing of it stays while the socket is open: a connection to
    the database takes as much room as everything else of a viewer."""
    house = house_of(socket)
    check_origin(socket)
    caller = await caller_of(socket)
    account = account_of(caller)
    house.limits.spend("connect", account or origin_of(socket))
    open_while.enter_context(kept_open(socket, account, table))
    found = await house.table(table)
    seen_from(found, account, seat, invite)
    async with house.store.reading() as connection:
        blocked = await moderation.blocked_by(connection, account)
    return caller, Viewer(account, found.held_by(account), seat, blocked, session_of(caller), invite)


class Talk:
    """One open socket from its first frame to its last."""

    def __init__(
        self,
        house: House,
        socket: WebSocket[Any, Any, Any],
        caller: Caller | None,
        table: str,
        viewer: Viewer,
    ) -> None:
        self.house = house
        self.socket = socket
        self.caller = caller
        self.table = table
        self.viewer = viewer
        self.language = (
            caller.language if caller is not None else language_of(socket.headers.get("accept-language", ""))
        )
        self.faults = 0
        self.over = False

    async def run(self, since: int | None) -> None:
        self.house.hub.enter(self.table, self.viewer)
        sending = asyncio.create_task(self.send())
        receiving = asyncio.create_task(self.receive())
        try:
            try:
                await self.greet(since)
            except (Problem, Away) as error:
                self.viewer.send(ENCODE(self.problem(error)))
            await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.over = True
            for task in (sending, receiving):
                task.cancel()
            for result in await asyncio.gather(sending, receiving, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(
                    result, WebSocketDisconnect | RuntimeError | OSError
                ):
                    log.error("a socket broke: %r", result, exc_info=result)
            self.house.hub.leave(self.table, self.viewer)
            with contextlib.suppress(Exception):
                await self.socket.close()

    async def greet(self, since: int | None) -> None:
        """Who one is, and the table with what happened since one left."""
        async with self.house.lock(self.table):
            table = await self.house.table(self.table)
            seat = self.viewer.seat(table.turn)
            self.viewer.send(ENCODE(HelloFrame(self.viewer.held, seat)))
            await self.send_state(table.ply if since is None else since)
        self.house.hub.welcome(self.table, self.viewer)

    async def send_state(self, since: int) -> None:
        table = await self.house.table(self.table)
        self.viewer.settle(table)
        seen_from(table, self.viewer.account, self.viewer.pinned, self.viewer.invite)
        seat = self.viewer.seat(table.turn)
        seen = await self.house.look(table, [seat], since)
        self.viewer.version = table.version
        self.viewer.ply = table.ply
        position = msgspec.Raw(seen.views[seat]) if seen is not None else None
        self.viewer.send(ENCODE(StateFrame(infos.info(table), seat, position)))

    async def send(self) -> None:
        while True:
            frame = await self.viewer.queue.get()
            if isinstance(frame, Farewell):
                await self.socket.close(code=frame.code, reason=frame.reason)
                return
            await self.socket.send_data(frame, mode="text", encoding="utf-8")

    async def receive(self) -> None:
        who = self.caller.id if self.caller is not None else origin_of(self.socket)
        while self.faults < FAULTS_AT_MOST:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text: Any = message.get("text")
            binary: Any = message.get("bytes")
            body: bytes = text.encode() if text is not None else binary or b""
            key = ""
            try:
                self.house.limits.spend("ask", who)
            except Problem as error:
                self.faults += 1
                self.viewer.send(ENCODE(self.problem(error)))
                continue
            try:
                if len(body) > FRAME_AT_MOST:
                    raise Problem("too-large", at_most=FRAME_AT_MOST)
                frame = DECODER.decode(body)
                key = frame.key if isinstance(frame, MoveFrame) else ""
                # a socket that breaks must not cut what has begun off from its viewers
                answering = asyncio.ensure_future(self.answer(frame))
                answering.add_done_callback(self.answered)
                await asyncio.shield(answering)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.faults += 1
                self.viewer.send(ENCODE(self.problem(Problem("invalid", what="frame", reason=str(error)))))
            except (Problem, Away) as error:
                self.viewer.send(ENCODE(self.problem(error, key)))
        await self.socket.close(code=1008, reason="too many faults")

    def answered(self, answering: asyncio.Task[None]) -> None:
        """Whatever came of it, there may be nobody left to hear of it."""
        error = None if answering.cancelled() else answering.exception()
        if self.over and error is not None and not isinstance(error, Problem | Away):
            log.error("after a socket had gone: %r", error, exc_info=error)

    def problem(self, error: Problem | Away, key: str = "") -> ProblemFrame:
        problem = error if isinstance(error, Problem) else Problem("away")
        body = problem.body(self.language)
        return ProblemFrame(body.kind, body.message, body.facts, key)

    async def answer(self, frame: Incoming) -> None:
        if isinstance(frame, PingFrame):
            self.viewer.send(ENCODE(PongFrame()))
            return
        if isinstance(frame, SinceFrame):
            async with self.house.lock(self.table):  # an older state must not overtake a newer one
                await self.send_state(frame.ply)
            return
        caller = await caller_of(self.socket)  # a session may end while its socket is open
        if caller is None:
            raise Problem("sign-in")
        house = self.house
        if isinstance(frame, MoveFrame):
            landed = await play.decide(house, caller, self.table, frame)
            now = landed.state.table
            self.viewer.send(ENCODE(LandedFrame(frame.key, landed.accepted, landed.repeated, now.entry, now.ply)))
        elif isinstance(frame, SayFrame):
            await chat.say(house, caller, self.table, frame.text, self.viewer.invite)
        elif isinstance(frame, UndoFrame):
            await play.undo(house, caller, self.table, frame)
        else:
            await play.answer_wish(house, caller, self.table, frame)
