"""Numbers about a position from one seat, for learning, made only of what the seat may know."""

from __future__ import annotations

from rossio.games.lisboa import content
from rossio.games.lisboa.scoring import final_scores, plan_officials
from rossio.games.lisboa.state import COVERED, GOODS, NONE, SETUP, Player, Table


def features_of(t: Table, seat: int) -> list[int]:
    """The table seen from a seat: what is common, the own hand, then every player, the seat's own board first."""
    numbers = [len(t.players), t.phase, t.period, t.ending, int(t.trigger != NONE), t.treasury, t.cardinal]
    numbers += [int(t.church_due), (t.active - seat) % len(t.players), (t.starter - seat) % len(t.players)]
    numbers += t.prices
    numbers += t.column_wigs
    numbers += t.plan_left
    numbers += [len(stack) for stack in t.building_stacks]
    numbers += t.city
    numbers += [len(t.shipyard), content.SHIP_HULL[t.shipyard[-1]] if t.shipyard else 0]
    numbers += [len(deck) + int(t.display[kind] != NONE) for kind, deck in enumerate(t.decks)]
    numbers += _one_hot(t.display, len(content.CARD_IDS))
    numbers += _one_hot(t.decrees, len(content.DECREE_IDS))
    numbers += _one_hot(t.church, len(content.CLERGY_IDS))
    numbers += t.cubes
    numbers += [0 if store == COVERED else 1 for store in t.stores]
    numbers += _one_hot(t.players[seat].hand, len(content.CARD_IDS))
    final = final_scores(t)
    for after in range(len(t.players)):
        number = (seat + after) % len(t.players)
        numbers += _player(t, number, number == seat)
        numbers += final[number]
        numbers += _stores(t, number)
    return numbers


def _one_hot(items: list[int], size: int) -> list[int]:
    marks = [0] * size
    for item in items:
        if item != NONE:
            marks[item] = 1
    return marks


def _player(t: Table, number: int, own: bool) -> list[int]:
    p: Player = t.players[number]
    clergy = p.clergy if own or t.phase != SETUP else []
    numbers = [p.reis, p.influence, p.wigs, p.officials, p.markers, p.favors, p.room(), p.slots(), p.envelope()]
    numbers += [p.sets(), len(p.hand), len(p.nobles), len(p.treasuries), plan_officials(t, number)]
    numbers += p.goods
    numbers += p.posts
    numbers += p.cubes
    numbers += p.houses
    numbers += p.stores
    ships = sorted((content.SHIP_HULL[ship], t.cargo[ship], t.at_sea[ship]) for ship in p.ships)
    for slot in range(content.TOP_SLOTS):
        numbers += list(ships[slot]) if slot < len(ships) else [0, 0, 0]
    for architect in range(len(content.ARCHITECTS)):
        numbers.append(len([plan for plan in p.plans if content.PLAN_ARCHITECT[plan] == architect]))
        numbers.append(len([plan for plan in p.done_plans if content.PLAN_ARCHITECT[plan] == architect]))
    numbers += _one_hot(p.decrees, len(content.DECREE_IDS))
    numbers += _one_hot(clergy, len(content.CLERGY_IDS))
    numbers += _one_hot(p.nobles + p.treasuries, len(content.CARD_IDS))
    return numbers


def _stores(t: Table, number: int) -> list[int]:
    """Which land the player has built on, by the street faced (0: not)."""
    return [store % GOODS + 1 if store >= 0 and store // GOODS == number else 0 for store in t.stores]
