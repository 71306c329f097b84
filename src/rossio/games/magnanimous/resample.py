"""Positions in which all that a seat cannot know is drawn anew."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.state import NONE, Player, Table
from rossio.kernel.chance import Chance
from rossio.kernel.facts import OMNISCIENT


def resampled(table: Table, seat: int, chance: Chance) -> Table:
    """A clone in which all that the seat cannot know is drawn anew."""
    new = table.clone()
    new.seed = chance.seed()
    if seat == OMNISCIENT:
        return new
    _redraw_cards(new, seat, chance)
    _redraw_ministers(new, chance)
    chance.redraw(new.tile_pile)
    _redraw_barons(new, seat, chance)
    return new


def _redraw_cards(table: Table, seat: int, chance: Chance) -> None:
    """Deck, the hands of others, and what others laid on the throne."""
    pool = table.deck[:]
    for other, player in enumerate(table.players):
        if other != seat:
            pool.extend(player.hand)
    for place, by in enumerate(table.throne_by):
        if by != seat:
            pool.append(table.throne[place])
    chance.redraw(pool)
    for place, by in enumerate(table.throne_by):
        if by != seat:
            table.throne[place] = pool.pop()
    for other, player in enumerate(table.players):
        if other != seat:
            player.hand = [pool.pop() for _ in player.hand]
    table.deck = pool


def _redraw_ministers(table: Table, chance: Chance) -> None:
    pool = table.minister_pile[:]
    pool.extend(minister for minister in table.crowns if minister != NONE)
    chance.redraw(pool)
    table.crowns = [NONE if minister == NONE else pool.pop() for minister in table.crowns]
    table.minister_pile = pool


def _redraw_barons(table: Table, seat: int, chance: Chance) -> None:
    """Barons not yet revealed, and those that were dealt but not kept."""
    known: list[int] = []
    for number, player in enumerate(table.players):
        if number == seat:
            known.extend(player.dealt)
        elif player.revealed:
            known.append(player.baron)
    pool = [baron for baron in range(content.BARONS) if baron not in known]
    chance.redraw(pool)
    for number, player in enumerate(table.players):
        if number != seat:
            _redeal(player, pool, chance)


def _redeal(player: Player, pool: list[int], chance: Chance) -> None:
    kept = chance.below(len(player.dealt)) if player.dealt else 0
    for place in range(len(player.dealt)):
        if player.revealed and place == kept:
            player.dealt[place] = player.baron
        else:
            player.dealt[place] = pool.pop()
    if player.baron != NONE:
        player.baron = player.dealt[kept]
