"""Every number in a position, found by walking its attributes, so that a forgotten field is noticed."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from copy import deepcopy
from typing import Final, cast

from rossio.kernel.state import AgendaState, State

APART: Final = ("log", "ledger", "offered", "__dict__")
"""Log and ledger are no part of the position; the moves found when a decision was opened follow from the rest of it."""


def attributes(thing: object) -> list[str]:
    """The names of an object's fields, as declared in its classes, compiled or not."""
    found: list[str] = []
    for cls in type(thing).__mro__:
        declared = [*getattr(cls, "__mypyc_attrs__", ()), *inspect.get_annotations(cls)]
        found.extend(name for name in declared if name not in APART and name not in found)
    return found


class Spot:
    """One number, list or tuple in a position: the way to it from the root."""

    def __init__(self, way: list[str | int]) -> None:
        self.way = way

    def __repr__(self) -> str:
        return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.way)

    def of_step(self) -> bool:
        """Whether this is a field of a step on the agenda."""
        return self.way[0] == "agenda" and len(self.way) > 1

    def kind(self, root: object) -> str:
        """Which field of which class it is, without the place in a list."""
        return f"{type(self.holder(root)).__name__} {[part for part in self.way if isinstance(part, str)]}"

    def holder(self, root: object) -> object:
        for part in self.way[:-1]:
            root = cast(list[object], root)[part] if isinstance(part, int) else getattr(root, part)
        return root

    def get(self, root: object) -> object:
        last = self.way[-1]
        holder = self.holder(root)
        return cast(list[object], holder)[last] if isinstance(last, int) else getattr(holder, last)

    def set(self, root: object, value: object) -> None:
        last = self.way[-1]
        holder = self.holder(root)
        if isinstance(last, int) and isinstance(holder, tuple):
            Spot(self.way[:-1]).set(root, (*holder[:last], value, *holder[last + 1 :]))
        elif isinstance(last, int):
            cast(list[object], holder)[last] = value
        else:
            setattr(holder, last, value)


def spots(root: object, way: list[str | int] | None = None) -> Iterator[Spot]:
    """All numbers, truth values, texts, lists, and tuples of numbers under an object."""
    way = way if way is not None else []
    if isinstance(root, int) or (isinstance(root, str) and "agenda" in way):
        yield Spot(way)
    elif isinstance(root, list) or (isinstance(root, tuple) and all(isinstance(item, int) for item in root)):
        yield Spot(way)
        for place, item in enumerate(root):
            yield from spots(item, [*way, place])
    elif type(root).__module__ in ("builtins", "typing"):
        raise TypeError(f"{Spot(way)}: a position holds numbers, lists and tuples of numbers, not {root!r}")
    else:
        for name in attributes(root):
            yield from spots(getattr(root, name), [*way, name])


def spoil(state: State, spot: Spot) -> bool:
    """Change what stands at the spot; False where a list of objects stands, whose items are changed one by one.

    Steps are immutable and clones share them, so a step that is to be spoilt is replaced by a copy first.
    """
    if spot.of_step():
        place = cast(int, spot.way[1])
        agenda = cast("AgendaState[State]", state).agenda
        agenda[place] = deepcopy(agenda[place])
    value = spot.get(state)
    if isinstance(value, bool):
        spot.set(state, not value)
    elif isinstance(value, int):
        spot.set(state, value + 1)
    elif isinstance(value, str):
        spot.set(state, value + "x")
    elif isinstance(value, tuple):
        spot.set(state, (*value, 1))
    else:
        items = cast(list[object], value)
        if spot.way == ["agenda"] or (items and not isinstance(items[0], int | list | tuple)):
            return False
        items.append(1 if not items or isinstance(items[0], int) else type(items[0])())
    return True
