"""The choices of set-up (L1.4, L1.12, L1.21, L13.4, L15.42)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.actions import DECREE, KEEP_CARD, KEEP_TILE
from rossio.games.lisboa.state import NONE, Table
from rossio.games.lisboa.steps.church import receive_tile, refill_church
from rossio.games.lisboa.steps.decree import refill_decrees, take_decree
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, Prompt
from rossio.kernel.state import Step


@final
class KeepTile(Step[Table]):
    """L1.4: keep one of two clergy tiles; hidden until all have chosen."""

    def moves(self, state: Table) -> list[int]:
        return [encode(KEEP_TILE, tile) for tile in state.players[self.seat].offer]

    def take(self, state: Table, move: int) -> None:
        p = state.players[self.seat]
        p.offer.remove(first_of(move))
        p.clergy.append(first_of(move))
        if state.log is not None:
            state.tell("kept-tile", self.seat, {}, {"tile": content.CLERGY_IDS[first_of(move)]})

    def prompt(self, state: Table) -> Prompt:
        return Prompt("keep-tile", self.seat, "L1.4")


@final
class FillChurch(Step[Table]):
    """L1.4, L1.12: the tiles not kept go back into the bag; then the church track is filled."""

    def open(self, state: Table) -> bool:
        for p in state.players:
            state.clergy_bag += p.offer
            p.offer = []
            p.renew()
        state.chance.shuffle(state.clergy_bag)
        if state.log is not None:
            for seat in range(state.seats):
                tile = content.CLERGY_IDS[state.players[seat].clergy[0]]
                state.tell("shows-tile", seat, {"tile": tile})
        refill_church(state)
        state.reveal()
        return False


@final
class DraftCard(Step[Table]):
    """L1.21: keep 2 of 5 cards and pass 3 to the left, keep 1 of 3, 1 of 2, and the last.

    The pack at hand is the end of `hand`, behind the cards kept; `draft` remembers who kept what, pack by pack.
    """

    kept: int
    asked: int

    def __init__(self, seat: int = NOBODY, kept: int = 0, asked: int = 0) -> None:
        self.seat = seat
        self.kept = kept
        self.asked = asked

    def moves(self, state: Table) -> list[int]:
        return [encode(KEEP_CARD, card) for card in state.players[self.seat].hand[self.kept :]]

    def take(self, state: Table, move: int) -> None:
        card = first_of(move)
        p = state.players[self.seat]
        p.hand.remove(card)
        p.hand.insert(self.kept, card)
        if state.log is not None:
            state.tell("kept-card", self.seat, {}, {"card": content.CARD_IDS[card]})
        count = state.seats
        kept = self.kept + 1
        if kept in passing_points():
            if self.asked == count - 1:
                pass_left(state, kept)
                if kept < content.HAND - 1:
                    state.agenda.append(DraftCard((self.seat + 1) % count, kept, 0))
            else:
                state.agenda.append(DraftCard((self.seat + 1) % count, kept - keep_now(kept), self.asked + 1))
        else:
            state.agenda.append(DraftCard(self.seat, kept, self.asked))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("keep-card", self.seat, "L1.21", {"cards": len(state.players[self.seat].hand) - self.kept})


def passing_points() -> list[int]:
    """After how many kept cards the pack goes on to the left."""
    points: list[int] = []
    total = 0
    for keep in content.DRAFT_KEEP[:-1]:
        total += keep
        points.append(total)
    return points


def keep_now(kept: int) -> int:
    """How many cards are kept in the round that ends with so many."""
    return content.DRAFT_KEEP[passing_points().index(kept)]


def pass_left(t: Table, kept: int) -> None:
    """All packs go to the left; what was kept of each is written down for `resample`."""
    count = t.seats
    if not t.draft:
        t.draft = [NONE] * (count * content.HAND)
    rounds = passing_points().index(kept)
    packs = [t.players[seat].hand[kept:] for seat in range(count)]
    for seat in range(count):
        pack = (seat - rounds) % count
        for at in range(kept - keep_now(kept), kept):
            t.draft[pack * content.HAND + at] = t.players[seat].hand[at]
    for seat in range(count):
        p = t.players[(seat + 1) % count]
        p.hand = p.hand[:kept] + packs[seat]
    if kept == content.HAND - 1:
        for seat in range(count):
            pack = (seat - rounds - 1) % count
            t.draft[pack * content.HAND + kept] = t.players[seat].hand[kept]
    t.reveal()


@final
class OneOffTiles(Step[Table]):
    """P2 ONCE, L15.42: a one-off tile that was kept acts when set-up is complete."""

    def open(self, state: Table) -> bool:
        for tile in state.players[self.seat].clergy:
            receive_tile(state, self.seat, tile)
        return False


@final
class StartingDecree(Step[Table]):
    """L13.4: in reverse turn order each player takes one decree."""

    def moves(self, state: Table) -> list[int]:
        return [encode(DECREE, decree) for decree in state.decrees]

    def take(self, state: Table, move: int) -> None:
        take_decree(state, self.seat, first_of(move))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("starting-decree", self.seat, "L13.4")


@final
class Begin(Step[Table]):
    """L13.4: after the last starting decree the display refills."""

    def open(self, state: Table) -> bool:
        if refill_decrees(state):
            state.reveal()
        return False
