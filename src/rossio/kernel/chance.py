"""Where random numbers come from: a generator for whoever plays, and a stream for each thing a game leaves to chance.

`Chance` serves bots, random play and schedules. It is small and fast (Chris Doty-Humphrey's "small fast chaotic"
scheme: four 32-bit words, every intermediate a machine integer when compiled, which is what `i64` says), and who sees
enough of its words can reckon the rest.

A game's own luck must not be reckoned. A position holds nothing but the seed, and each shuffle and roll has a purpose,
such as "dice" of round 3, with a `Stream` of its own: BLAKE2b over the seed as its key, the purpose and a counter.
What is seen of one stream tells nothing about its rest nor about another, and what was drawn before changes nothing:
two tables of one seed roll the same dice in every round, whatever was done at them.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Final, TypeVar, cast

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
SEED_BYTES: Final = SEED_BITS // 8
SEED_LIMIT: Final = 1 << SEED_BITS
WARM_UP: Final = 12
BYTE: Final = 256
BLOCK_BYTES: Final = 64
BLOCK_LOTS: Final = 16
LOTS: Final = Struct(f">{BLOCK_LOTS}I")
LOT_MASK: Final = 0x3FFFFF00
ITEM_MASK: Final = 0xFF
"""A lot with its item in 30 bits: numbers of one digit of Python's, which are sorted twice as fast."""


class Source:
    """Whatever gives random numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place, from the last item down, whatever the items are."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Chance(Source):
    """A generator that goes on from draw to draw."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int = 0) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        counter = self.counter
        total = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & MASK)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + total) & MASK
        return total

    def below(self, n: int) -> int:
        """Word * n >> 32, in two halves so that no product leaves the machine integers."""
        word = self.word()
        return ((word >> 16) * n + ((word & 0xFFFF) * n >> 16)) >> 16

    def seed(self) -> int:
        """A whole seed for a game or for another generator."""
        low: int = self.word()
        middle: int = self.word()
        high: int = self.word()
        return low | middle << 32 | high << 64

    def redraw(self, items: list[int]) -> None:
        """Shuffle so that the old order leaves no trace: equal items, equal results."""
        items.sort()
        self.shuffle(items)


class Stream(Source):
    """The random bytes of one purpose of one game. A purpose is a label and a number, and serves once in a game.

    It is one shuffle or roll, or several that always happen together: to begin a stream costs as much as twenty draws,
    so Coimbra, where games are short, has one purpose for its whole layout.
    """

    purpose: bytes
    block: bytes
    number: int
    position: i64

    def __init__(self, seed: int = 0, purpose: str = "", number: int = 0) -> None:
        self.purpose = seed.to_bytes(SEED_BYTES, "big") + f"{purpose} {number}".encode()
        self.block = b""
        self.number = 0
        self.position = BLOCK_BYTES

    def fill(self) -> None:
        """The next bytes to draw from. The first of them have no number."""
        counted = f" {self.number}".encode() if self.number else b""
        self.block = blake2b(self.purpose + counted).digest()
        self.number += 1
        self.position = 0

    def byte(self) -> i64:
        """The next eight random bits."""
        if self.position == BLOCK_BYTES:
            self.fill()
        position = self.position
        self.position = position + 1
        return self.block[position]

    def below(self, n: int) -> int:
        """As many bytes as n needs, drawn again if they lie beyond the last whole multiple of n: all are as likely."""
        kinds: i64 = n
        top: i64 = BYTE
        while top < kinds:
            top <<= 8
        limit = top - top % kinds
        while True:
            value = self.byte()
            reach: i64 = BYTE
            while reach < top:
                value = value << 8 | self.byte()
                reach <<= 8
            if value < limit:
                return value % kinds

    def reshuffle(self, items: list[int], copies: int = 1) -> None:
        """Put items in an order in which their old one leaves no trace, nor what else lies among them.

        Each item has a lot of its own, whether it is here or not. So tables that differ in a few of the items draw all
        others in the same order. Of one kind there are at most so many copies, of kinds at most 256.
        """
        if not items:
            return
        kinds = max(items) + 1
        draws: list[int] = []
        for number in range((kinds * copies - 1) // BLOCK_LOTS + 1):
            draws.extend(
                cast(tuple[int, ...], LOTS.unpack(blake2b(self.purpose + f" lots {number}".encode()).digest()))
            )
        met = [0] * kinds
        lots: list[int] = []
        for item in items:
            at = item
            if copies > 1:
                at = item * copies + met[item]
                met[item] += 1
            lots.append(draws[at] >> 2 & LOT_MASK | item)
        lots.sort()
        for place, lot in enumerate(lots):
            items[place] = lot & ITEM_MASK
