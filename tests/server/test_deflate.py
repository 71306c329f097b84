"""Compression on sockets: as browsers speak it, done once for all viewers, and nothing kept between two messages."""

from __future__ import annotations

import os
import zlib

import pytest
from websockets.frames import Frame, Opcode

from rossio.server.door import deflate
from rossio.server.door.deflate import COMPRESSED, KEPT, SharedDeflate, SharedDeflateFactory
from tests.server.rig import Server, two_at_a_table
from tests.server.waits import at_ply, hear

LONG = b'{"type": "state", "moves": ["one", "two", "three"]}' * 40


def agreed(*asked: tuple[str, str | None]) -> SharedDeflate:
    _, made = SharedDeflateFactory().process_request_params(list(asked), [])
    assert isinstance(made, SharedDeflate)
    return made


@pytest.mark.parametrize("asked", [[], [("client_max_window_bits", None)], [("server_max_window_bits", "10")]])
def test_what_is_compressed_is_read_as_it_was_said(asked: list[tuple[str, str | None]]) -> None:
    socket = agreed(*asked)
    sent = socket.encode(Frame(Opcode.TEXT, LONG))
    assert sent.rsv1
    assert len(sent.data) < len(LONG) / 4
    reader = zlib.decompressobj(-socket.local_max_window_bits)
    assert reader.decompress(bytes(sent.data) + b"\x00\x00\xff\xff") == LONG


def test_one_message_to_many_viewers_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    COMPRESSED.clear()
    made: list[object] = []
    real = zlib.compressobj

    def counted(*given: int) -> object:
        made.append(given)
        return real(*given)

    monkeypatch.setattr(deflate.zlib, "compressobj", counted)
    answers = {bytes(agreed().encode(Frame(Opcode.TEXT, LONG)).data) for _ in range(50)}
    assert (len(answers), len(made)) == (1, 1)


def test_a_socket_keeps_no_window_and_all_of_them_few_messages() -> None:
    socket = agreed()
    for _ in range(2 * KEPT):
        socket.encode(Frame(Opcode.TEXT, os.urandom(400).hex().encode()))
    assert not hasattr(socket, "encoder")
    assert not hasattr(socket, "decoder")
    assert len(COMPRESSED) == KEPT


def test_short_messages_go_as_they_are() -> None:
    frame = Frame(Opcode.TEXT, b'{"type":"pong"}')
    assert agreed().encode(frame) is frame


def test_a_browsers_socket_is_compressed_and_understood(server: Server) -> None:
    ana, rui, table = two_at_a_table(server)
    with ana.live(table) as socket:
        (extension,) = socket.protocol.extensions
        assert extension.name == "permessage-deflate"
        hear(socket, "state", at_ply(0))
        (ana if ana.state(table)["table"]["turn"] in ana.state(table)["held"] else rui).play_first(table)
        assert hear(socket, "state", at_ply(1))["position"]["ply"] == 1
