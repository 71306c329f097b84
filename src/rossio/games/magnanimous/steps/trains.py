"""Nobles actions 1-4: move the train, bring it in, or sell a good (M57-M61, M70)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import LOAD, PASS, SELL, TRAIN
from rossio.games.magnanimous.effects import GOODS, STEPS
from rossio.games.magnanimous.effects import SELL as SELL_BONUS
from rossio.games.magnanimous.forms import NoblesAction
from rossio.games.magnanimous.state import NONE, PORT, Table
from rossio.kernel.actions import encode, first_of, kind_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal


def train_steps(table: Table, seat: int, start: int) -> int:
    """How far a move may go: Railway where it starts in the own province, and effects (M58, Q39)."""
    steps = content.TRAIN_STEPS + table.players[seat].mods[STEPS]
    if table.owner(start) == seat:
        steps += content.TILE_STEPS[table.tiles[start]]
    return steps


def ends(table: Table, seat: int, start: int) -> int:
    """Where a move from `start` may end, as a mask: not occupied, no other train but in ports and Rio (M58)."""
    open_land = content.ALL_PROVINCES & ~table.occupied
    seen = 1 << start
    frontier = content.ADJACENT[start] & open_land
    seen |= frontier
    for _ in range(train_steps(table, seat, start) - 1):
        grown = 0
        for province in range(content.PROVINCES):
            if frontier >> province & 1:
                grown |= content.ADJACENT[province]
        frontier = grown & open_land & ~seen
        seen |= frontier
    blocked = 1 << start
    for other in range(table.seats):
        train = table.players[other].train
        if other != seat and train != NONE:
            blocked |= 1 << train & ~content.SHARED_MASK
    return seen & ~blocked


def train_moves(table: Table, seat: int, province: int) -> list[int]:
    """Moves of the train in play, or those that bring it in from the province (from any own one if NONE)."""
    player = table.players[seat]
    moves: list[int] = []
    if player.train != NONE:
        mask = ends(table, seat, player.train)
        for end in range(content.PROVINCES):
            if mask >> end & 1:
                moves.append(encode(TRAIN, end))
        return moves
    first = table.first_of(seat)
    for start in range(first, first + PORT):
        if table.goods[start] and province in (NONE, start) and not table.is_occupied(start):
            mask = ends(table, seat, start)
            for end in range(content.PROVINCES):
                if mask >> end & 1:
                    moves.append(encode(LOAD, start, end))
    return moves


def can_move_train(table: Table, seat: int, province: int) -> bool:
    player = table.players[seat]
    if player.train != NONE:
        return ends(table, seat, player.train) != 0
    first = table.first_of(seat)
    for start in range(first, first + PORT):
        loadable = table.goods[start] and province in (NONE, start) and not table.is_occupied(start)
        if loadable and ends(table, seat, start):
            return True
    return False


def run_train(table: Table, seat: int, move: int) -> None:
    """Move the train; a new one first takes all goods of its province into transit (M58, M59)."""
    player = table.players[seat]
    if kind_of(move) == LOAD:
        start = first_of(move)
        player.loaded = start
        player.cargo = table.goods[start]
        table.goods[start] = 0
        player.train = second_of(move)
        if table.log is not None:
            facts: dict[str, object] = {"tokens": player.cargo, "province": content.PROVINCE_IDS[start]}
            table.tell("loaded", seat, facts)
    else:
        player.train = first_of(move)
    if table.log is not None:
        table.tell("moved-train", seat, {"province": content.PROVINCE_IDS[player.train]})


def unload(table: Table, seat: int, tokens: int) -> None:
    """Transit tokens leave the train; without any it is removed at once (M60, Q50)."""
    player = table.players[seat]
    player.cargo -= tokens
    if player.cargo == 0:
        player.train = NONE
        player.loaded = NONE
        if table.log is not None:
            table.tell("train-left", seat, {})


def has_goods(table: Table, seat: int, province: int) -> bool:
    """Whether a province has a token to sell, in transit or not, and may act (M53, M61)."""
    return not table.is_occupied(province) and (table.goods[province] > 0 or table.players[seat].loaded == province)


def sale_provinces(table: Table, seat: int, province: int) -> list[int]:
    """The own provinces a token can be sold from: that one, or any if NONE."""
    first = table.first_of(seat)
    return [p for p in range(first, first + PORT) if province in (NONE, p) and has_goods(table, seat, p)]


def sale_price(table: Table, seat: int, province: int, value: int) -> int:
    """The value of the die and what effects add (M61)."""
    return max(value + table.players[seat].mods[SELL_BONUS + province - table.first_of(seat)], 0)


def about_train(table: Table, seat: int, move: int) -> About:
    """The tokens it carries; and where it may unload, the own ships there: in the own port, or in Rio as Governor."""
    player = table.players[seat]
    loads = kind_of(move) == LOAD
    about = About(facts={"tokens": table.goods[first_of(move)] if loads else player.cargo})
    end = second_of(move) if loads else first_of(move)
    if end == table.port_of(seat):
        about.facts["ships"] = player.port_ships
    elif end == content.RIO and seat == table.governor:
        about.facts["ships"] = player.rio_ships
    return about


def sell(table: Table, seat: int, province: int, value: int) -> None:
    """Discard one token for the value of the die (M61)."""
    player = table.players[seat]
    good = province - table.first_of(seat)
    price = sale_price(table, seat, province, value)
    player.reis += price
    table.token_supply[table.supply_of(province)] += 1
    if table.log is not None:
        table.tell("sold", seat, {"good": GOODS[good], "reis": price, "province": content.PROVINCE_IDS[province]})
    if table.goods[province]:
        table.goods[province] -= 1
    else:
        unload(table, seat, 1)


def can_train_or_sell(table: Table, seat: int, province: int) -> bool:
    if province != NONE:
        return has_goods(table, seat, province) or can_move_train(table, seat, province)
    return bool(sale_provinces(table, seat, NONE)) or can_move_train(table, seat, NONE)


@final
class TrainOrSell(NoblesAction):
    """Move the train, bring it in, or sell one good (M57-M61); a second, precise time may be left out (M71)."""

    province: int
    value: int

    def __init__(self, seat: int = NOBODY, province: int = NONE, value: int = 0, again: bool = False) -> None:
        super().__init__(seat, again)
        self.province = province
        self.value = value

    def ways(self, table: Table) -> list[int]:
        moves = train_moves(table, self.seat, self.province)
        moves.extend([encode(SELL, p) for p in sale_provinces(table, self.seat, self.province)])
        return moves

    def act(self, table: Table, move: int) -> None:
        if kind_of(move) == SELL:
            sell(table, self.seat, first_of(move), self.value)
        else:
            run_train(table, self.seat, move)

    def about(self, table: Table, move: int) -> About:
        if move == PASS:
            return About()
        if kind_of(move) != SELL:
            return about_train(table, self.seat, move)
        province = first_of(move)
        good = GOODS[province - table.first_of(self.seat)]
        left = table.goods[province]
        if table.players[self.seat].loaded == province:
            left += table.players[self.seat].cargo
        return About({good: 1}, {"reis": sale_price(table, self.seat, province, self.value)}, {"goods": left})

    def refusals(self, table: Table) -> list[Refusal]:
        refusals = why_no_train(table, self.seat, self.province)
        first = table.first_of(self.seat)
        for province in range(first, first + PORT):
            facts: dict[str, object] = {"province": content.PROVINCE_IDS[province]}
            move = encode(SELL, province)
            if self.province not in (NONE, province):
                facts["province"] = content.PROVINCE_IDS[self.province]
                refusals.append(Refusal(move, "die-elsewhere", "M61", facts))
            elif table.is_occupied(province):
                refusals.append(Refusal(move, "occupied", "M53", facts))
            elif not has_goods(table, self.seat, province):
                refusals.append(Refusal(move, "no-goods", "M61", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("train-or-sell", self.seat, "M57", {"value": self.value})


def why_no_train(table: Table, seat: int, province: int) -> list[Refusal]:
    """Why the train cannot go where it might be expected to."""
    player = table.players[seat]
    refusals: list[Refusal] = []
    first = table.first_of(seat)
    if player.train == NONE:
        starts = [p for p in range(first, first + PORT) if province in (NONE, p)]
        for start in starts:
            facts: dict[str, object] = {"province": content.PROVINCE_IDS[start]}
            neighbours = [p for p in range(content.PROVINCES) if content.ADJACENT[start] >> p & 1]
            for end in neighbours:
                move = encode(LOAD, start, end)
                if table.is_occupied(start):
                    refusals.append(Refusal(move, "occupied", "M53", facts))
                elif not table.goods[start]:
                    refusals.append(Refusal(move, "no-goods", "M59", facts))
                else:
                    refusals.extend(_why_no_end(table, seat, start, end, move))
        return refusals
    for end in range(content.PROVINCES):
        refusals.extend(_why_no_end(table, seat, player.train, end, encode(TRAIN, end)))
    return refusals


def _why_no_end(table: Table, seat: int, start: int, end: int, move: int) -> list[Refusal]:
    if end == start or ends(table, seat, start) >> end & 1:
        return []
    facts: dict[str, object] = {"province": content.PROVINCE_IDS[end]}
    if table.is_occupied(end):
        return [Refusal(move, "occupied", "M53", facts)]
    for other in range(table.seats):
        if other != seat and table.players[other].train == end and not content.SHARED_MASK >> end & 1:
            return [Refusal(move, "train-there", "M58", facts)]
    facts["steps"] = train_steps(table, seat, start)
    return [Refusal(move, "too-far", "M58", facts)]
