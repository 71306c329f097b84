"""Facts that leave the rules: events, prompts, what moves are about, refusals, score sheets, outcomes.

They carry keys and numbers only. Words are made where they are shown, in the reader's language.
"""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
OMNISCIENT: Final = -2
NOBODY: Final = -1


def seat_of(number: int) -> int | None:
    """A seat as views tell it: None if it is nobody's."""
    return number if number != NOBODY else None


class Event:
    """Something that happened, for the log, the animation and the screen reader.

    `facts` are for everybody; `secret` adds what only the event's own seat may know.
    """

    kind: str
    seat: int
    facts: dict[str, object]
    secret: dict[str, object] | None

    def __init__(self, kind: str, seat: int, facts: dict[str, object], secret: dict[str, object] | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secret = secret

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as plain data for one seat, a spectator or, after the game, for everybody."""
        facts = dict(self.facts)
        own = seat == self.seat and seat != SPECTATOR
        if self.secret is not None and (own or seat == OMNISCIENT):
            facts.update(self.secret)
        return {"event": self.kind, "seat": self.seat, **facts}


class Prompt:
    """What is asked of the deciding seat: a key for the words, the numbers in them, and the clause."""

    key: str
    seat: int
    clause: str
    facts: dict[str, object]

    def __init__(self, key: str, seat: int, clause: str, facts: dict[str, object] | None = None) -> None:
        self.key = key
        self.seat = seat
        self.clause = clause
        self.facts = facts if facts is not None else {}

    def plain(self) -> dict[str, object]:
        return {"prompt": self.key, "seat": self.seat, "clause": self.clause, "facts": self.facts}


class About:
    """What a legal move costs and brings, as the rules reckon it: so much of what, by label.

    `costs` is all that the seat must pay for it, at once or in the payments it leads to, at the least; `brings` is what
    the seat is sure to gain. `facts` tell what else one would have to work out: parts of a price, a place in a line.
    """

    costs: dict[str, int]
    brings: dict[str, int]
    facts: dict[str, object]

    def __init__(
        self,
        costs: dict[str, int] | None = None,
        brings: dict[str, int] | None = None,
        facts: dict[str, object] | None = None,
    ) -> None:
        self.costs = costs if costs is not None else {}
        self.brings = {what: amount for what, amount in brings.items() if amount} if brings is not None else {}
        self.facts = facts if facts is not None else {}

    def is_empty(self) -> bool:
        return not (self.costs or self.brings or self.facts)

    def plain(self) -> dict[str, object]:
        return {"costs": self.costs, "brings": self.brings, "facts": self.facts}


class Refusal:
    """Why a move a player might expect cannot be made: reason key, what is missing, and the clause."""

    move: int
    reason: str
    clause: str
    facts: dict[str, object]

    def __init__(self, move: int, reason: str, clause: str, facts: dict[str, object] | None = None) -> None:
        self.move = move
        self.reason = reason
        self.clause = clause
        self.facts = facts if facts is not None else {}


class Refused(ValueError):
    """A move was not legal; nothing has changed."""

    name: str
    refusal: Refusal

    def __init__(self, name: str, refusal: Refusal) -> None:
        numbers = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
        super().__init__(f"{name}: {refusal.reason}{f' ({numbers})' if numbers else ''} [{refusal.clause}]")
        self.name = name
        self.refusal = refusal


class ScoreSheet:
    """Points by category and seat, now or at the end."""

    categories: list[str]
    rows: list[list[int]]

    def __init__(self, categories: list[str], rows: list[list[int]]) -> None:
        self.categories = categories
        self.rows = rows

    def total(self, seat: int) -> int:
        return sum(self.rows[seat])

    def plain(self) -> list[dict[str, int]]:
        return [dict(zip(self.categories, row, strict=True)) for row in self.rows]


class Thing:
    """Something a player may pay for or come to: its kind and label, whether it is within reach, its least costs.

    `worth` orders things: in thousandths of a point as far as the game can judge them.
    """

    kind: str
    label: str
    within: bool
    costs: dict[str, int]
    worth: int

    def __init__(
        self, kind: str, label: str, within: bool, costs: dict[str, int] | None = None, worth: int = 0
    ) -> None:
        self.kind = kind
        self.label = label
        self.within = within
        self.costs = costs if costs is not None else {}
        self.worth = worth

    def plain(self) -> dict[str, object]:
        return {"kind": self.kind, "label": self.label, "costs": self.costs}


class Reach:
    """What a player can pay with, by label, and the things it could be for, the most valuable first."""

    means: dict[str, int]
    things: list[Thing]

    def __init__(self, means: dict[str, int], things: list[Thing]) -> None:
        self.means = means
        self.things = sorted(things, key=lambda thing: -thing.worth)

    def plain(self) -> dict[str, object]:
        """The means, and what is within reach."""
        return {"means": self.means, "things": [thing.plain() for thing in self.things if thing.within]}

    def since(self, before: Reach) -> list[Thing]:
        """The things within reach now that were there before, and beyond it."""
        beyond = {(thing.kind, thing.label) for thing in before.things if not thing.within}
        return [thing for thing in self.things if thing.within and (thing.kind, thing.label) in beyond]


class Outcome:
    """How a game ended. `ranks` begin at 1, equal for a shared place; a shared defeat has no winner."""

    reason: str
    scores: list[int]
    ranks: list[int]

    def __init__(self, reason: str, scores: list[int], ranks: list[int]) -> None:
        self.reason = reason
        self.scores = scores
        self.ranks = ranks

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def plain(self) -> dict[str, object]:
        return {
            "reason": self.reason,
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners(),
        }
