"""The invariants of Magnanimous: what is conserved, and the limits that always hold (M17-M20, M33)."""

from __future__ import annotations

from rossio.games.magnanimous.content import (
    BARON_EFFECTS,
    CARD_EFFECTS,
    CARD_IDS,
    CARD_PARTY,
    CARDS,
    COLOURS,
    COMMERCE_GOOD,
    DEPUTY_LIMIT,
    DIE_MAX,
    DIE_MIN,
    EFFECTS,
    EVENT,
    IMPERIAL_KEPT,
    IMPERIAL_LIMIT,
    MINISTER_EFFECTS,
    MINISTER_PARTY,
    MINISTER_VOTES,
    MINISTERS,
    NO_TILE,
    OPEN_TILES,
    PER_COLOUR,
    PORT_DOCKS,
    PROVINCE_IDS,
    PROVINCES,
    RIO,
    RIO_DOCKS,
    SHIP_LIMIT,
    SPACE_TOKENS,
    TILES,
    TOKENS_PER_GOOD,
    TRACK_TOP,
    TROOP_TOKENS,
    WHITE_DICE,
)
from rossio.games.magnanimous.effects import GOODS, MODIFIERS, NO_SUBTYPE, REALM, votes_slot
from rossio.games.magnanimous.state import DEFEAT, NONE, PORT, Table
from rossio.kernel.facts import NOBODY


def faults(table: Table) -> list[str]:
    """What is wrong with a position; nothing if the rules are right."""
    wrong: list[str] = []
    _check_cards(table, wrong)
    _check_ministers(table, wrong)
    _check_tiles(table, wrong)
    _check_dice(table, wrong)
    _check_troops(table, wrong)
    _check_goods(table, wrong)
    _check_provinces(table, wrong)
    _check_players(table, wrong)
    _check_trains(table, wrong)
    _check_modifiers(table, wrong)
    return wrong


def _check_cards(table: Table, wrong: list[str]) -> None:
    cards = [*table.deck, *table.discards, *table.events, *table.removed, *table.throne]
    for player in table.players:
        cards.extend(player.hand)
        cards.extend(player.referendums)
    if table.ballot != NONE:
        cards.append(table.ballot)
    if sorted(cards) != list(range(CARDS)):
        wrong.append(f"{len(cards)} Empire cards, {len(set(cards))} different ones, instead of {CARDS}")
    if len(table.throne) != len(table.throne_by):
        wrong.append("the throne does not say for every card who laid it")
    wrong.extend(f"{CARD_IDS[card]} is no event" for card in table.events + table.removed if CARD_PARTY[card] != EVENT)
    for seat, player in enumerate(table.players):
        wrong.extend(
            f"seat {seat} has won the event {CARD_IDS[card]}"
            for card in player.referendums
            if CARD_PARTY[card] == EVENT
        )


def _check_ministers(table: Table, wrong: list[str]) -> None:
    ministers = [*table.minister_pile, *table.minister_discards]
    ministers.extend(minister for minister in table.crowns if minister != NONE)
    if table.shown != NONE:
        ministers.append(table.shown)
    for seat, player in enumerate(table.players):
        for party, minister in enumerate(player.ministers):
            if minister != NONE:
                ministers.append(minister)
                if MINISTER_PARTY[minister] != party:
                    wrong.append(f"seat {seat}: a minister on the space of the other party")
    if sorted(ministers) != list(range(MINISTERS)):
        wrong.append(f"{len(ministers)} ministers, {len(set(ministers))} different ones, instead of {MINISTERS}")
    barons = [baron for player in table.players for baron in player.dealt]
    if len(set(barons)) != len(barons):
        wrong.append("a baron was dealt twice")


def _check_tiles(table: Table, wrong: list[str]) -> None:
    for kind, count in enumerate(TILES):
        there = table.tile_pile.count(kind) + table.tile_discards.count(kind)
        there += table.open_tiles.count(kind) + table.tiles.count(kind)
        if there != count:
            wrong.append(f"{there} improvements of kind {kind} instead of {count}")
    if len(table.open_tiles) > OPEN_TILES:
        wrong.append(f"{len(table.open_tiles)} open improvements")


def _check_dice(table: Table, wrong: list[str]) -> None:
    dice = [die for die in table.dice + table.spaces if die]
    if len(dice) != WHITE_DICE:
        wrong.append(f"{len(dice)} white dice instead of {WHITE_DICE}")
    if any(not DIE_MIN <= die <= DIE_MAX for die in (*dice, table.purple)):
        wrong.append("a die shows no face of a die")
    if any(die and table.owner(p) == NOBODY for p, die in enumerate(table.dice)):
        wrong.append("a die lies where there is no board")


def _check_troops(table: Table, wrong: list[str]) -> None:
    troops = sum(table.troops) + table.imperial + table.troop_supply
    if troops != TROOP_TOKENS:
        wrong.append(f"{troops} troops instead of {TROOP_TOKENS}")
    if not IMPERIAL_KEPT <= table.imperial <= IMPERIAL_LIMIT or table.troop_supply < 0:
        wrong.append(f"{table.imperial} troops in the Imperial area, {table.troop_supply} in the supply")


def _check_goods(table: Table, wrong: list[str]) -> None:
    for colour, seat in enumerate(table.owners):
        for good in range(len(GOODS)):
            province = colour * PER_COLOUR + good
            tokens = table.token_supply[colour * len(GOODS) + good] + table.goods[province]
            if seat != NOBODY:
                if table.players[seat].loaded == province:
                    tokens += table.players[seat].cargo
                for space, by in enumerate(table.commerce_by):
                    if by == seat and COMMERCE_GOOD[space] == good:
                        tokens += table.commerce[space]
            if tokens != TOKENS_PER_GOOD:
                wrong.append(f"{tokens} tokens of {COLOURS[colour]} {GOODS[good]} instead of {TOKENS_PER_GOOD}")
    if min(table.token_supply) < 0:
        wrong.append("a supply of goods is below 0")
    for space, tokens in enumerate(table.commerce):
        if not 0 <= tokens <= SPACE_TOKENS or (tokens == 0) != (table.commerce_by[space] == NOBODY):
            wrong.append(f"commerce space {space} holds {tokens} tokens of seat {table.commerce_by[space]}")


def _check_provinces(table: Table, wrong: list[str]) -> None:
    if table.occupied >> RIO & 1 and table.end != DEFEAT:
        wrong.append("Rio is occupied, but the game goes on")
    for province in range(PROVINCES):
        seat = table.owner(province)
        name = PROVINCE_IDS[province]
        pieces = table.troops[province] + table.goods[province] + (table.tiles[province] != NO_TILE)
        if (seat == NOBODY or province % PER_COLOUR == PORT or table.is_occupied(province)) and pieces:
            wrong.append(f"{name} holds pieces it cannot hold")
        if seat == NOBODY or province % PER_COLOUR == PORT:
            continue
        if table.goods_room(seat, province) < 0 or table.troop_room(seat, province) < 0:
            wrong.append(f"{name} holds more than its limit")
        if table.goods[province] < 0 or table.troops[province] < 0:
            wrong.append(f"{name} holds less than nothing")


def _check_players(table: Table, wrong: list[str]) -> None:
    docked = 0
    for seat, player in enumerate(table.players):
        docked += player.rio_ships
        if player.reis < 0:
            wrong.append(f"seat {seat} has {player.reis} réis")
        if not 0 <= player.nobility <= TRACK_TOP or (player.nobility == TRACK_TOP) != (player.arrival > 0):
            wrong.append(f"seat {seat} has Nobility {player.nobility}, arrival {player.arrival}")
        if any(not 0 <= deputies <= DEPUTY_LIMIT for deputies in player.deputies):
            wrong.append(f"seat {seat} has deputies {player.deputies}")
        if not 0 <= player.port_ships <= PORT_DOCKS or player.rio_ships < 0 or player.ships() > SHIP_LIMIT:
            wrong.append(f"seat {seat} has {player.port_ships} ships in port and {player.rio_ships} in Rio")
        if player.colour != NONE and player.port_ships and not table.port_open(seat):
            wrong.append(f"seat {seat} has ships in an occupied port")
    if docked > RIO_DOCKS:
        wrong.append(f"{docked} ships in Rio")
    if not 0 <= table.republic <= TRACK_TOP:
        wrong.append(f"the Republic stands on {table.republic}")


def _check_trains(table: Table, wrong: list[str]) -> None:
    standing: list[int] = []
    for seat, player in enumerate(table.players):
        if (player.train == NONE) != (player.cargo == 0) or (player.loaded == NONE) != (player.cargo == 0):
            wrong.append(f"seat {seat}: train {player.train} with {player.cargo} tokens from {player.loaded}")
        if player.cargo and table.goods[player.loaded]:
            wrong.append(f"seat {seat}: goods beside those in transit")
        if player.train != NONE:
            if table.is_occupied(player.train):
                wrong.append(f"seat {seat}: the train stands in an occupied province")
            if player.train != RIO and player.train % PER_COLOUR != PORT:
                standing.append(player.train)
    if len(set(standing)) != len(standing):
        wrong.append("two trains in one province")


def _check_modifiers(table: Table, wrong: list[str]) -> None:
    """Modifiers in force are exactly those of the cards and tiles in play."""
    realm = [0] * REALM
    mods = [[0] * MODIFIERS for _ in table.players]
    for card in table.events:
        for number in CARD_EFFECTS[card]:
            _add(number, realm, mods)
    for seat, player in enumerate(table.players):
        sources = [CARD_EFFECTS[card] for card in player.referendums]
        if player.revealed:
            sources.append(BARON_EFFECTS[player.baron])
        for party, minister in enumerate(player.ministers):
            if minister != NONE:
                sources.append(MINISTER_EFFECTS[minister])
                mods[seat][votes_slot(party, NO_SUBTYPE)] += MINISTER_VOTES[minister]
        for source in sources:
            for number in source:
                _add(number, realm, [mods[seat]])
    if realm != table.realm:
        wrong.append(f"modifiers of the realm are {table.realm}, not {realm}")
    for seat, player in enumerate(table.players):
        if player.mods != mods[seat]:
            wrong.append(f"modifiers of seat {seat} are {player.mods}, not {mods[seat]}")


def _add(number: int, realm: list[int], mods: list[list[int]]) -> None:
    effect = EFFECTS[number]
    for place in effect.realm:
        realm[place] += effect.n
    for slot in effect.slots:
        for row in mods:
            row[slot] += effect.n
