"""Compressed sockets that keep nothing between two messages: what many viewers get is compressed once for all of them.

A window for each socket would take more memory than the socket itself, and make of one state as many different ones as
there are viewers.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

WINDOW_BITS: Final = 13
LEVEL: Final = 5
MEMORY_LEVEL: Final = 6
WORTH_IT: Final = 300
"""Bytes from which a message is compressed at all."""
KEPT: Final = 64
TAIL: Final = b"\x00\x00\xff\xff"

COMPRESSED: Final[OrderedDict[tuple[int, bytes], bytes]] = OrderedDict()
"""The last messages, by the bits of the window and what they say."""


def compressed(bits: int, message: bytes) -> bytes:
    found = COMPRESSED.get((bits, message))
    if found is None:
        deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -bits, MEMORY_LEVEL)
        found = (deflate.compress(message) + deflate.flush(zlib.Z_SYNC_FLUSH)).removesuffix(TAIL)
        COMPRESSED[bits, message] = found
        if len(COMPRESSED) > KEPT:
            COMPRESSED.popitem(last=False)
    return found


class SharedDeflate(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        if frame.opcode in CTRL_OPCODES or (frame.fin and len(frame.data) < WORTH_IT):
            return frame
        if not frame.fin or not self.local_no_context_takeover:
            return super().encode(frame)
        data = compressed(self.local_max_window_bits, bytes(frame.data))
        return Frame(frame.opcode, data, frame.fin, True, frame.rsv2, frame.rsv3)


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=12,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SharedDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
        )
