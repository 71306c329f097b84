"""A table: who sits where, what was played, and from which seat somebody sees it.

A `Table` is a snapshot; it is never changed in place (see `changes`).
"""

from __future__ import annotations

import secrets
from typing import Final, Literal

import msgspec

from rossio.kernel.facts import NOBODY, SPECTATOR
from rossio.server.ground.problems import Problem
from rossio.server.rules import positions
from rossio.server.rules.messages import Played
from rossio.server.tables.clocks import Clock

Status = Literal["open", "running", "finished", "abandoned", "study"]
ENDED: Final = ("finished", "abandoned", "study")
Pace = Literal["live", "correspondence"]
STAND_IN: Final = "apprentice"
"""The bot that takes the seat of somebody whose strength nobody knows, if the table has not agreed on another."""
Why = Literal["left", "time", "given"]
"""Why a bot stands in: the person left, ran out of time, or was away and the others gave the seat to it."""
AWAY_LIVE: Final = 600.0
AWAY_SLOW: Final = 7 * 86_400.0
"""Seconds for which a seat that decides may be away before the others may give it to a bot, without a clock."""


class Seat(msgspec.Struct, frozen=True):
    table: str
    seat: int
    account: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    reserve: float = 0.0
    score: int | None = None
    rank: int | None = None
    stood_since: float | None = None
    stood_why: Why | None = None
    offered: bool = False
    kept_for: str | None = None

    def player(self) -> str | None:
        """The bot that plays here now, if any."""
        return self.bot or self.stand_in

    def empty(self) -> bool:
        return self.account is None and self.bot is None

    def person(self) -> bool:
        """Whether a person sits here and plays."""
        return self.account is not None and self.stand_in is None


class Wish(msgspec.Struct, frozen=True):
    """Somebody would like to go back further than undo reaches."""

    seat: int
    to: int
    entry: int
    agreed: list[str]


class Ending(msgspec.Struct, frozen=True):
    """Somebody would like to end the game without a result."""

    seat: int
    agreed: list[str]


class Table(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    rules: int
    content: str
    pack: str = ""
    """What a pack of people's own is called; empty for the edition that came with the server."""
    seat_count: int
    options: dict[str, str]
    seed: str
    status: Status = "open"
    pace: Pace = "live"
    clock: Clock = Clock()
    public: bool = False
    hotseat: bool = False
    rated: bool = False
    stand_in: str = STAND_IN
    invite: str
    host: str
    title: str = ""
    created: float
    started: float | None = None
    finished: float | None = None
    touched: float
    version: int = 0
    entry: int = 0
    ply: int = 0
    turn: int = NOBODY
    bot_turn: bool = False
    turn_since: float | None = None
    deadline: float | None = None
    undo: Wish | None = None
    outcome: positions.Outcome | None = None
    lesson: positions.Lesson | None = None
    """The chapter that is played here, and where it stands; a lesson is one person's own table."""
    puzzle: positions.Puzzle | None = None
    """The puzzle that is set here; nobody moves at such a table, turns are only tried."""
    forked_from: str | None = None
    forked_ply: int | None = None
    auto_start: bool = False
    ending: Ending | None = None
    rematch: str | None = None
    keepers: bool = False
    coach: bool = False
    """Whether it is somebody's first game, with the coach beside it."""
    seats: list[Seat]
    line: list[str] = []
    """The moves that count, those taken back left out."""

    def played(self, plies: int = -1) -> Played:
        moves = self.line if plies < 0 else self.line[:plies]
        return Played(
            table=self.id,
            game=self.game,
            rules=self.rules,
            content=self.content,
            seats=self.seat_count,
            seed=self.seed,
            options=self.options,
            moves=list(moves),
        )

    def held_by(self, account: str | None) -> list[int]:
        """The seats of one account."""
        return [seat.seat for seat in self.seats if account is not None and seat.account == account]

    def ended(self) -> bool:
        return self.status in ENDED

    def people(self) -> set[str]:
        """The accounts that sit here and play themselves."""
        return {seat.account for seat in self.seats if seat.account is not None and seat.stand_in is None}

    def accounts(self) -> set[str]:
        """The accounts that sit here, whether they play or a bot stands in."""
        return {seat.account for seat in self.seats if seat.account is not None}

    def given_after(self) -> float | None:
        """The moment from which the others may give the seat that decides to a bot, if its person is not here."""
        if self.status != "running" or self.turn_since is None or not self.seats[self.turn].person():
            return None
        wait = AWAY_LIVE if self.pace == "live" else 2.0 * self.clock.move or AWAY_SLOW
        return self.turn_since + (self.clock.absence or wait)


def seen_from(table: Table, account: str | None, asked: int | None, invite: str = "") -> int:
    """The seat from which somebody sees the table; Problem if they may not see it, or not from where they ask."""
    held = table.held_by(account)
    if asked is not None and asked != SPECTATOR:
        if asked not in held:
            check_may_see(table, account, invite)
            raise Problem("not-seated", table=table.id, seat=asked)
        return asked
    if held and asked is None:
        return table.turn if table.turn in held else held[0]
    check_may_see(table, account, invite)
    return SPECTATOR


def check_may_see(table: Table, account: str | None, invite: str = "") -> None:
    """Problem unless the game is over or the table open to them. Who has the link of a game that is over may read it:
    its id is not to be guessed."""
    if not table.ended():
        check_may_hear(table, account, invite)


def check_may_hear(table: Table, account: str | None, invite: str = "") -> None:
    """Problem unless the table is public, or somebody sits at it, may sit at it, is its host, or was invited. What was
    said there is for no others, even when the game is over."""
    if table.public or table.host == account or table.held_by(account):
        return
    if account is not None and any(seat.kept_for == account for seat in table.seats):
        return
    if not secrets.compare_digest(table.invite.encode(), invite.encode()):
        raise Problem("no-table", table=table.id)


def seats_of(table: Table, account: str, invite: str = "") -> list[int]:
    """The seats of somebody who sits here; Problem for everybody else."""
    held = table.held_by(account)
    if not held:
        check_may_see(table, account, invite)
        raise Problem("not-seated", table=table.id, seat=NOBODY)
    return held
