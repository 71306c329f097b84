"""What players were to get in a dry run, and what of it there was room for: beside a position, never part of it."""

from __future__ import annotations


class Due:
    """At a ply somebody was to get so much of something by its label, and got so much of it."""

    ply: int
    seat: int
    what: str
    due: int
    got: int

    def __init__(self, ply: int, seat: int, what: str, due: int, got: int) -> None:
        self.ply = ply
        self.seat = seat
        self.what = what
        self.due = due
        self.got = got


class Ledger:
    """Written by the rules where a limit may cut a gain short, or where a gain may come to nothing."""

    entries: list[Due]

    def __init__(self) -> None:
        self.entries = []

    def lost(self, seat: int) -> list[dict[str, object]]:
        """What a seat could not keep, by ply and label: so much over the limit."""
        sums: dict[int, dict[str, int]] = {}
        for entry in self.entries:
            if entry.seat == seat and entry.due > entry.got:
                at = sums.setdefault(entry.ply, {})
                at[entry.what] = at.get(entry.what, 0) + entry.due - entry.got
        return [{"ply": ply, "what": what, "amount": n} for ply, at in sums.items() for what, n in at.items()]

    def in_vain(self, seat: int, ply: int) -> bool:
        """Whether at that ply the seat was to get something, and nothing came of any of it."""
        own = [entry for entry in self.entries if entry.seat == seat and entry.ply == ply]
        return bool(own) and not any(entry.got for entry in own)
