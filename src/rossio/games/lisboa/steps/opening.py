"""The choices of set-up, and what comes between them (L1.4, L1.12, L1.14, L1.16, L1.21, L13.4, L15.42)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, purposes
from rossio.games.lisboa.about import about_decree, about_effects
from rossio.games.lisboa.actions import DECREE, KEEP_CARD, KEEP_TILE
from rossio.games.lisboa.state import NONE, Table, without
from rossio.games.lisboa.steps.church import receive_tile, refill_church
from rossio.games.lisboa.steps.decree import refill_decrees, take_decree
from rossio.games.lisboa.steps.period import turn_up
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt
from rossio.kernel.state import Step


@final
class KeepTile(Step[Table]):
    """Keep one of two clergy tiles; hidden until all have chosen (L1.4)."""

    def moves(self, table: Table) -> list[int]:
        return [encode(KEEP_TILE, tile) for tile in table.players[self.seat].offer]

    def take(self, table: Table, move: int) -> None:
        player = table.players[self.seat]
        player.offer = without(player.offer, first_of(move))
        player.clergy += (first_of(move),)
        if table.log is not None:
            table.tell("kept-tile", self.seat, {}, {"tile": content.CLERGY_IDS[first_of(move)]})

    def about(self, table: Table, move: int) -> About:
        return about_effects(table, self.seat, content.CLERGY_ONCE[first_of(move)])

    def prompt(self, table: Table) -> Prompt:
        return Prompt("keep-tile", self.seat, "L1.4")


@final
class FillChurch(Step[Table]):
    """The tiles not kept go back into the bag; then the church track is filled (L1.4, L1.12)."""

    def open(self, table: Table) -> bool:
        for player in table.players:
            table.clergy_bag += player.offer
            player.offer = ()
            player.renew()
        table.stream(purposes.CHURCH).reshuffle(table.clergy_bag)
        if table.log is not None:
            for seat in range(table.seats):
                tile = content.CLERGY_IDS[table.players[seat].clergy[0]]
                table.tell("shows-tile", seat, {"tile": tile})
        refill_church(table)
        table.reveal()
        return False


@final
class DealCards(Step[Table]):
    """Five blue cards for each player, and the displays; the other blue cards leave the game (L1.14, L1.16, L15.42)."""

    def open(self, table: Table) -> bool:
        for seat in range(table.seats):
            table.players[seat].hand = list(reversed(table.unseen[-content.HAND :]))
            table.unseen = table.unseen[: -content.HAND]
        turn_up(table)
        refill_decrees(table)
        table.reveal()
        return False


@final
class DraftCard(Step[Table]):
    """Keep 2 of 5 cards and pass 3 to the left, keep 1 of 3, 1 of 2, and the last (L1.21).

    The pack at hand is the end of `hand`, behind the cards kept; `draft` remembers who kept what, pack by pack.
    """

    kept: int
    asked: int

    def __init__(self, seat: int = NOBODY, kept: int = 0, asked: int = 0) -> None:
        super().__init__(seat)
        self.kept = kept
        self.asked = asked

    def moves(self, table: Table) -> list[int]:
        return [encode(KEEP_CARD, card) for card in table.players[self.seat].hand[self.kept :]]

    def take(self, table: Table, move: int) -> None:
        card = first_of(move)
        player = table.players[self.seat]
        player.hand.remove(card)
        player.hand.insert(self.kept, card)
        if table.log is not None:
            table.tell("kept-card", self.seat, {}, {"card": content.CARD_IDS[card]})
        count = table.seats
        kept = self.kept + 1
        if kept in passing_points():
            if self.asked == count - 1:
                pass_left(table, kept)
                if kept < content.HAND - 1:
                    table.agenda.append(DraftCard((self.seat + 1) % count, kept, 0))
            else:
                table.agenda.append(DraftCard((self.seat + 1) % count, kept - keep_now(kept), self.asked + 1))
        else:
            table.agenda.append(DraftCard(self.seat, kept, self.asked))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("keep-card", self.seat, "L1.21", {"cards": len(table.players[self.seat].hand) - self.kept})


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


def pass_left(table: Table, kept: int) -> None:
    """All packs go to the left; what was kept of each is written down for `resample`."""
    count = table.seats
    draft = list(table.draft) if table.draft else [NONE] * (count * content.HAND)
    rounds = passing_points().index(kept)
    packs = [table.players[seat].hand[kept:] for seat in range(count)]
    for seat in range(count):
        pack = (seat - rounds) % count
        for at in range(kept - keep_now(kept), kept):
            draft[pack * content.HAND + at] = table.players[seat].hand[at]
    for seat in range(count):
        player = table.players[(seat + 1) % count]
        player.hand = player.hand[:kept] + packs[seat]
    if kept == content.HAND - 1:
        for seat in range(count):
            pack = (seat - rounds - 1) % count
            draft[pack * content.HAND + kept] = table.players[seat].hand[kept]
    table.draft = tuple(draft)
    table.reveal()


@final
class OneOffTiles(Step[Table]):
    """A one-off tile that was kept acts when set-up is complete (L15.42)."""

    def open(self, table: Table) -> bool:
        for tile in table.players[self.seat].clergy:
            receive_tile(table, self.seat, tile)
        return False


@final
class StartingDecree(Step[Table]):
    """In reverse turn order each player takes one decree (L13.4)."""

    def moves(self, table: Table) -> list[int]:
        return [encode(DECREE, decree) for decree in table.decrees]

    def take(self, table: Table, move: int) -> None:
        take_decree(table, self.seat, first_of(move))

    def about(self, table: Table, move: int) -> About:
        return about_decree(table, self.seat, first_of(move))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("starting-decree", self.seat, "L13.4")


@final
class Begin(Step[Table]):
    """After the last starting decree the display refills (L13.4)."""

    def open(self, table: Table) -> bool:
        if refill_decrees(table):
            table.reveal()
        return False
