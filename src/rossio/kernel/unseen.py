"""What lies hidden from somebody: components of the box by kind, which they may be, and where so many of them lie."""

from __future__ import annotations

from typing import Final

DECK: Final = "deck"
"""Face down where it will be drawn from."""
HANDS: Final = "hands"
"""Held by others, unseen."""
LAID: Final = "laid"
"""Laid face down on the board."""
LATER: Final = "later"
"""Not in the game yet."""
GONE: Final = "gone"
"""Out of the game, without having been seen."""
PLACES: Final = [DECK, HANDS, LAID, LATER, GONE]


class Unseen:
    """The hidden components of one kind, which look alike from behind.

    `sorts` tells, by sort and by name, how many of each are hidden; `places` where they lie, how many in each. Which
    one lies where is exactly what nobody who asks can know. `box` is how many of the kind there are in all.
    """

    kind: str
    box: int
    sorts: dict[str, dict[str, int]]
    places: dict[str, int]

    def __init__(self, kind: str, box: int) -> None:
        self.kind = kind
        self.box = box
        self.sorts = {}
        self.places = {}

    def add(self, sort: str, name: str, count: int = 1) -> None:
        if count:
            names = self.sorts.setdefault(sort, {})
            names[name] = names.get(name, 0) + count

    def lie(self, place: str, count: int) -> None:
        if count:
            self.places[place] = self.places.get(place, 0) + count

    def left(self) -> int:
        """How many are hidden."""
        total = 0
        for names in self.sorts.values():
            for count in names.values():
                total += count
        return total

    def plain(self) -> dict[str, object]:
        return {"kind": self.kind, "box": self.box, "left": self.left(), "sorts": self.sorts, "places": self.places}
