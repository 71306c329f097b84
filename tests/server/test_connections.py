"""Peers that send without end, never read, or never finish what they began: each is let go, others notice nothing."""

from __future__ import annotations

import base64
import contextlib
import re
import secrets
import select
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from rossio.server.door.connections import CONNECTIONS_AT_MOST
from rossio.server.ground.limits import HELD_AT_MOST
from tests.server.rig import Person, Server, decider, two_at_a_table
from tests.server.test_fuzz import talk
from tests.server.waits import open_sockets, soon

PATIENCE = 1.0
ELSEWHERE = "127.0.0.2"
"""An address of this machine that is not taken for a proxy."""


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    """A server with its limits, that soon loses patience."""
    made = Server(limits=1, patience=PATIENCE)
    yield made
    made.remove()


@contextlib.contextmanager
def line(server: Server, said: bytes = b"", buffer: int = 0, address: str = "127.0.0.1") -> Iterator[sockets.socket]:
    """A connection on which nothing is done but what a test says."""
    with sockets.socket() as raw:
        if buffer:
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
        raw.settimeout(30)
        raw.bind((address, 0))
        raw.connect(("127.0.0.1", server.port))
        raw.sendall(said)
        yield raw


def handshake(table: str, token: str = "", more: str = "") -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: rossio\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"{who}{more}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(opcode: Opcode, body: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, body, fin).serialize(mask=True)


def seconds_until_cut(raw: sockets.socket, said: bytes, at_most: float) -> float:
    """How long one can go on sending."""
    began = time.monotonic()
    raw.setblocking(False)
    left = said
    while time.monotonic() - began < at_most:
        try:
            left = left[raw.send(left) :] or said
        except BlockingIOError:
            time.sleep(0.01)
        except (ConnectionResetError, BrokenPipeError):
            break
    return time.monotonic() - began


def closed_within(raw: sockets.socket, seconds: float) -> bool:
    """Whether the other side ends the connection, whatever it says before."""
    raw.settimeout(seconds)
    try:
        while raw.recv(65536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def memory(server: Server) -> float:
    """What the server's process holds, in MB."""
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found
    return int(found.group(1)) / 1024


@pytest.fixture
def table(strict: Server) -> str:
    return str(Person(strict, "Ana").open_table(2)["table"]["id"])


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (b"", frame(Opcode.PING, b"p" * 125)),
        (b"", frame(Opcode.PONG, b"p" * 125)),
        (frame(Opcode.TEXT, b"{", fin=False), frame(Opcode.CONT, b"", fin=False)),
    ],
    ids=["pings", "pongs", "pieces of a message"],
)
def test_frames_nobody_reads_are_counted(strict: Server, table: str, first: bytes, said: bytes) -> None:
    before = memory(strict)
    with line(strict, handshake(table)) as raw:
        assert b" 101 " in raw.recv(100)
        raw.sendall(first)
        assert seconds_until_cut(raw, said * 100, at_most=6) < 3
    assert memory(strict) - before < 30
    assert httpx.get(f"{strict.url}/health").elapsed.total_seconds() < 2


def test_a_few_pings_are_answered(strict: Server, table: str) -> None:
    with Person(strict, "Zé").live(table) as socket:
        for _ in range(20):
            assert socket.ping().wait(10)


def test_a_socket_that_never_reads_is_let_go() -> None:
    """While its person still holds it open."""
    server = Server(patience=PATIENCE)
    try:
        ana, _, table = two_at_a_table(server)
        with line(server, handshake(table, ana.token), buffer=2048) as raw:
            assert soon(lambda: open_sockets(server) == 1)
            ask = frame(Opcode.TEXT, b'{"type":"since","ply":0}')

            def gone() -> bool:
                with contextlib.suppress(ConnectionResetError, BrokenPipeError, BlockingIOError):
                    for _ in range(20):
                        raw.send(ask)
                return open_sockets(server) == 0

            raw.setblocking(False)
            assert soon(gone, 40)
    finally:
        server.remove()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /",
        b"GET /health HTTP/1.1\r\nHost: rossio\r\nX-Sl",
        b'POST /api/guests HTTP/1.1\r\nHost: rossio\r\nContent-Length: 2000\r\n\r\n{"na',
        b"GET /health HTTP/1.1\r\nHost: rossio\r\n\r\n\r\n",
    ],
    ids=["nothing", "a line", "a head", "a body", "another request"],
)
def test_what_is_begun_must_arrive(strict: Server, said: bytes) -> None:
    """Even if a little more of it comes again and again."""
    more = b"\r\n" if said.endswith(b"\r\n\r\n\r\n") else b"x" if said else b""
    with line(strict, said) as raw:
        began = time.monotonic()
        raw.settimeout(0.3)
        while time.monotonic() - began < 12:
            try:
                if not raw.recv(1000):
                    break
            except TimeoutError:
                with contextlib.suppress(BrokenPipeError):
                    raw.sendall(more)
            except ConnectionResetError:
                break
        assert time.monotonic() - began < 8 * PATIENCE


def test_a_head_without_end_is_refused(strict: Server) -> None:
    with line(strict, b"GET /health HTTP/1.1\r\nHost: rossio\r\n") as raw:
        for _ in range(40):
            with contextlib.suppress(ConnectionResetError, BrokenPipeError):
                raw.sendall(b"X-More: " + b"x" * 4096 + b"\r\n")
            time.sleep(0.01)
        assert closed_within(raw, PATIENCE / 2)


def test_a_long_poll_outlasts_the_patience(strict: Server, table: str) -> None:
    person = Person(strict, "Zé")
    version = person.state(table)["table"]["version"]
    seen = person.get(f"/api/tables/{table}/wait", version=version, seconds=5 * PATIENCE)
    assert seen["table"]["version"] == version


def test_one_address_has_so_many_connections(strict: Server) -> None:
    with contextlib.ExitStack() as opened:
        for _ in range(CONNECTIONS_AT_MOST):
            opened.enter_context(line(strict, address=ELSEWHERE))
        late = opened.enter_context(line(strict, b"GET /health HTTP/1.1\r\nHost: rossio\r\n\r\n", address=ELSEWHERE))
        assert late.recv(100).startswith(b"HTTP/1.1 429 ")
        with contextlib.closing(httpx.Client()) as other:
            assert other.get(f"{strict.url}/health").status_code == 200
    assert soon(lambda: answers(strict, ELSEWHERE))


def answers(server: Server, address: str) -> bool:
    with line(server, b"GET /health HTTP/1.1\r\nHost: rossio\r\n\r\n", address=address) as raw:
        return raw.recv(100).startswith(b"HTTP/1.1 200 ")


def test_a_socket_that_talks_without_pause_is_closed(strict: Server, table: str) -> None:
    with Person(strict, "Zé").live(table) as socket, pytest.raises(ConnectionClosed) as closed:
        talk(socket, ['{"type": "ping"}'] * 800)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(Opcode.TEXT, b"{" * 1000) * 400, 1008),
        (frame(Opcode.TEXT, b"x" * 200_000), 1009),
    ],
    ids=["without pause", "too much at once"],
)
def test_a_farewell_reaches_who_was_still_talking(strict: Server, table: str, said: bytes, code: int) -> None:
    """Though it talks on when the farewell is on its way, reads it late and never answers it."""
    ended = select.poll()
    with line(strict, handshake(table)) as raw:
        assert b" 101 " in raw.recv(65536)
        raw.sendall(said)
        assert soon(lambda: code.to_bytes(2) in raw.recv(65536, sockets.MSG_PEEK))
        raw.sendall(said)
        ended.register(raw, select.POLLRDHUP)
        assert ended.poll(30_000)
        heard = b""
        while part := raw.recv(65536):
            heard += part
    farewell = heard[heard.rindex(code.to_bytes(2)) - 2 :]
    assert farewell[0] == 0x80 | Opcode.CLOSE
    assert farewell[1] == len(farewell) - 2


def test_a_socket_takes_little_room() -> None:
    """As browsers open it, compressed. So many that what the process takes by the megabyte hardly counts."""
    asked = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    server = Server()
    try:
        tables = [two_at_a_table(server)[2] for _ in range(10)]
        with contextlib.ExitStack() as opened:

            def watch(times: int) -> float:
                for table in tables * times:
                    raw = opened.enter_context(line(server, handshake(table, more=asked)))
                    assert b"permessage-deflate" in raw.recv(1000)
                return memory(server)

            before = watch(5)
            assert (watch(30) - before) * 1024 / 300 < 40
            assert soon(lambda: open_sockets(server) == 350)
    finally:
        server.remove()


def test_one_address_watches_a_table_so_often_whoever_asks(strict: Server, table: str) -> None:
    people = [Person(strict, f"P{number}") for number in range(2)]
    with contextlib.ExitStack() as opened:
        for number in range(HELD_AT_MOST["table"]):
            watching = opened.enter_context(line(strict, handshake(table, people[number % 2].token)))
            assert b" 101 " in watching.recv(100)
        with people[0].live(table) as late, pytest.raises(ConnectionClosed) as closed:
            late.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-often")


def test_a_socket_that_goes_while_it_is_answered_leaves_no_trace() -> None:
    server = Server()
    try:
        ana, rui, table = two_at_a_table(server)
        person, state = decider([ana, rui], table)
        move = state["position"]["decision"]["moves"][0]
        ask = f'{{"type":"move","ply":7,"moves":["{move}"],"key":"k"}}'.encode()
        for _ in range(40):
            with line(server, handshake(table, person.token)) as raw:
                assert b" 101 " in raw.recv(100)
                raw.sendall(frame(Opcode.TEXT, ask) * 3)
                time.sleep(0.005)
        assert server.stop() == 0
        assert server.log.read_text() == ""
    finally:
        server.remove()
