"""The pictures of tables that were drawn lately, and the one place where they are drawn, one after the other."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

KEPT: Final = 48
WAITING_AT_MOST: Final = 4

Key = tuple[str, int, int, str]
"""A table, its version, the ply and the language."""


class Easel:
    def __init__(self) -> None:
        self.pictures: OrderedDict[Key, bytes] = OrderedDict()
        self.lock = asyncio.Lock()
        self.waiting = 0

    def find(self, key: Key) -> bytes | None:
        if key in self.pictures:
            self.pictures.move_to_end(key)
        return self.pictures.get(key)

    def keep(self, key: Key, picture: bytes) -> None:
        self.pictures[key] = picture
        if len(self.pictures) > KEPT:
            self.pictures.popitem(last=False)

    def is_crowded(self) -> bool:
        return self.waiting >= WAITING_AT_MOST

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        self.waiting += 1
        try:
            async with self.lock:
                yield
        finally:
            self.waiting -= 1
