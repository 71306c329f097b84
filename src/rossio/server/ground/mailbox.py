"""A queue for one reader that takes next to no room while it is empty, as it nearly always is.

A queue of asyncio holds four deques with a block of their own each, 3 KB, and every socket has two queues.
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    __slots__ = ("at_most", "held", "reader")

    def __init__(self, at_most: int = 0) -> None:
        self.at_most = at_most
        """How many letters wait at most; any number if it is 0."""
        self.held: list[T] = []
        self.reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        return len(self.held)

    def empty(self) -> bool:
        return not self.held

    def put_nowait(self, letter: T) -> None:
        if self.at_most and len(self.held) >= self.at_most:
            raise asyncio.QueueFull
        self.held.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def get_nowait(self) -> T:
        return self.held.pop(0)

    async def get(self) -> T:
        while not self.held:
            assert self.reader is None, "a mailbox has one reader"
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.held.pop(0)
