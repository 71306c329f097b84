"""Produce goods, and prices that fall (L6.10, L6.11, L8.9, L15.37)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content
from rossio.games.lisboa.able.ways import Demanding, keep_open
from rossio.games.lisboa.able.why import why_no_room
from rossio.games.lisboa.actions import EXTRA
from rossio.games.lisboa.gains import note
from rossio.games.lisboa.state import GOODS, Table
from rossio.kernel.actions import encode, first_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


@final
class Produce(Step[Table]):
    """One good per store, up to the warehouse's room; then the extras; then the prices fall (L6.10)."""

    def open(self, table: Table) -> bool:
        player = table.players[self.seat]
        room = player.room()
        received = 0
        for good in range(GOODS):
            got = min(player.stores[good], room - player.goods[good])
            if table.ledger is not None:
                due = player.stores[good] + (player.lasting[content.EXTRA_EACH] if player.stores[good] else 0)
                table.weigh(self.seat, content.GOOD_IDS[good], due, max(min(due, room - player.goods[good]), 0))
            if got > 0:
                got = min(got + player.lasting[content.EXTRA_EACH], room - player.goods[good])
                player.goods[good] += got
                received |= 1 << good
                if table.log is not None:
                    table.tell("produced", self.seat, {"good": content.GOOD_IDS[good], "goods": got})
        if received:
            note(table, self.seat, content.PRODUCE)
            table.agenda.append(FallingPrices(self.seat, received))
            for _ in range(player.lasting[content.EXTRA_ONE]):
                table.agenda.append(ExtraGood(self.seat, received))
        return False


@final
class ExtraGood(Demanding):
    """One more good of a kind just produced, with room for it (L8.9)."""

    received: int

    def __init__(self, seat: int = NOBODY, received: int = 0) -> None:
        super().__init__(seat)
        self.received = received

    def open(self, table: Table) -> bool:
        kinds = self.kinds(table)
        if len(kinds) == 1:
            self.add(table, kinds[0])
        return len(kinds) > 1

    def kinds(self, table: Table) -> list[int]:
        player = table.players[self.seat]
        room = player.room()
        return [good for good in range(GOODS) if self.received >> good & 1 and player.goods[good] < room]

    def moves(self, table: Table) -> list[int]:
        return keep_open(table, self, [encode(EXTRA, good) for good in self.kinds(table)])

    def take(self, table: Table, move: int) -> None:
        self.add(table, first_of(move))

    def add(self, table: Table, good: int) -> None:
        table.players[self.seat].goods[good] += 1
        if table.log is not None:
            table.tell("extra-good", self.seat, {"good": content.GOOD_IDS[good]})

    def expected(self, table: Table) -> list[int]:
        return [encode(EXTRA, good) for good in range(GOODS)]

    def why(self, table: Table, move: int) -> Refusal | None:
        good = first_of(move)
        if not self.received >> good & 1:
            return Refusal(move, "not-produced", "L8.9", {"good": content.GOOD_IDS[good]})
        return why_no_room(table.players[self.seat], move)

    def about(self, table: Table, move: int) -> About:
        return About(brings={content.GOOD_IDS[first_of(move)]: 1})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("extra-good", self.seat, "L8.9")


@final
class FallingPrices(Step[Table]):
    """Every kind really received drops in price, not below the end of its track (L6.11)."""

    received: int

    def __init__(self, seat: int = NOBODY, received: int = 0) -> None:
        super().__init__(seat)
        self.received = received

    def open(self, table: Table) -> bool:
        for good in range(GOODS):
            if self.received >> good & 1 and table.prices[good] > content.PRICE_LOW[good]:
                table.prices[good] = max(table.prices[good] - content.PRICE_DROP, content.PRICE_LOW[good])
                if table.log is not None:
                    table.tell("price", NOBODY, {"good": content.GOOD_IDS[good], "price": table.prices[good]})
        return False
