"""The one source of chance of a game: a small seeded generator that lives inside the state.

Four 32-bit words (Chris Doty-Humphrey's "small fast chaotic" scheme), so that a clone costs almost nothing, every
intermediate stays a machine integer when compiled, and the seed is too long to be guessed from what a player sees.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
WARM_UP: Final = 12


class Chance:
    a: int
    b: int
    c: int
    counter: int

    def __init__(self, seed: int = 0, like: Chance | None = None) -> None:
        """Seeded, or going on as another would."""
        if like is not None:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.counter = like.counter
            return
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> int:
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
        """A number from 0 to n - 1: word * n >> 32, in two halves so that no product leaves the machine integers."""
        word = self.word()
        return ((word >> 16) * n + ((word & 0xFFFF) * n >> 16)) >> 16

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place, from the last item down."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def redraw(self, items: list[int]) -> None:
        """Shuffle so that the old order leaves no trace: equal items, equal results."""
        items.sort()
        self.shuffle(items)

    def clone(self) -> Chance:
        return Chance(0, self)

    def encode(self) -> list[int]:
        return [self.a, self.b, self.c, self.counter]
