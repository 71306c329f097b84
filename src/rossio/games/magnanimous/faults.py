"""The invariants of Magnanimous: what is conserved, and the limits that always hold (M17-M20, M33)."""

from __future__ import annotations

from typing import Final

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import GOODS, MODIFIERS, NO_SUBTYPE, REALM, votes_slot
from rossio.games.magnanimous.state import DEFEAT, NONE, PORT, Table
from rossio.kernel.facts import NOBODY


def _cards(table: Table, wrong: list[str]) -> None:
    cards = [*table.deck, *table.discards, *table.events, *table.removed, *table.throne]
    for player in table.players:
        cards.extend(player.hand)
        cards.extend(player.referendums)
    if table.ballot != NONE:
        cards.append(table.ballot)
    if sorted(cards) != list(range(content.CARDS)):
        wrong.append(f"{len(cards)} Empire cards, {len(set(cards))} different ones, instead of {content.CARDS}")
    if len(table.throne) != len(table.throne_by):
        wrong.append("the throne does not say for every card who laid it")
    wrong.extend(
        f"{content.CARD_IDS[card]} is no event"
        for card in table.events + table.removed
        if content.CARD_PARTY[card] != content.EVENT
    )
    for seat, player in enumerate(table.players):
        wrong.extend(
            f"seat {seat} has won the event {content.CARD_IDS[card]}"
            for card in player.referendums
            if content.CARD_PARTY[card] == content.EVENT
        )


def _ministers(table: Table, wrong: list[str]) -> None:
    ministers = [*table.minister_pile, *table.minister_discards]
    ministers.extend(minister for minister in table.crowns if minister != NONE)
    if table.shown != NONE:
        ministers.append(table.shown)
    for seat, player in enumerate(table.players):
        for party, minister in enumerate(player.ministers):
            if minister != NONE:
                ministers.append(minister)
                if content.MINISTER_PARTY[minister] != party:
                    wrong.append(f"seat {seat}: a minister on the space of the other party")
    if sorted(ministers) != list(range(content.MINISTERS)):
        wrong.append(
            f"{len(ministers)} ministers, {len(set(ministers))} different ones, instead of {content.MINISTERS}"
        )
    barons = [baron for player in table.players for baron in player.dealt]
    if len(set(barons)) != len(barons):
        wrong.append("a baron was dealt twice")


def _tiles(table: Table, wrong: list[str]) -> None:
    for kind, count in enumerate(content.TILES):
        there = table.tile_pile.count(kind) + table.tile_discards.count(kind)
        there += table.open_tiles.count(kind) + table.tiles.count(kind)
        if there != count:
            wrong.append(f"{there} improvements of kind {kind} instead of {count}")
    if len(table.open_tiles) > content.OPEN_TILES:
        wrong.append(f"{len(table.open_tiles)} open improvements")


def _dice(table: Table, wrong: list[str]) -> None:
    dice = [die for die in table.dice + table.spaces if die]
    if len(dice) != content.WHITE_DICE:
        wrong.append(f"{len(dice)} white dice instead of {content.WHITE_DICE}")
    if any(not content.DIE_MIN <= die <= content.DIE_MAX for die in (*dice, table.purple)):
        wrong.append("a die shows no face of a die")
    if any(die and table.owner(p) == NOBODY for p, die in enumerate(table.dice)):
        wrong.append("a die lies where there is no board")


def _troops(table: Table, wrong: list[str]) -> None:
    troops = sum(table.troops) + table.imperial + table.troop_supply
    if troops != content.TROOP_TOKENS:
        wrong.append(f"{troops} troops instead of {content.TROOP_TOKENS}")
    if not content.IMPERIAL_KEPT <= table.imperial <= content.IMPERIAL_LIMIT or table.troop_supply < 0:
        wrong.append(f"{table.imperial} troops in the Imperial area, {table.troop_supply} in the supply")


def _goods(table: Table, wrong: list[str]) -> None:
    for colour, seat in enumerate(table.owners):
        for good in range(len(GOODS)):
            province = colour * content.PER_COLOUR + good
            tokens = table.token_supply[colour * len(GOODS) + good] + table.goods[province]
            if seat != NOBODY:
                if table.players[seat].loaded == province:
                    tokens += table.players[seat].cargo
                for space, by in enumerate(table.commerce_by):
                    if by == seat and content.COMMERCE_GOOD[space] == good:
                        tokens += table.commerce[space]
            if tokens != content.TOKENS_PER_GOOD:
                wrong.append(
                    f"{tokens} tokens of {content.COLOURS[colour]} {GOODS[good]} instead of {content.TOKENS_PER_GOOD}"
                )
    if min(table.token_supply) < 0:
        wrong.append("a supply of goods is below 0")
    for space, tokens in enumerate(table.commerce):
        if not 0 <= tokens <= content.SPACE_TOKENS or (tokens == 0) != (table.commerce_by[space] == NOBODY):
            wrong.append(f"commerce space {space} holds {tokens} tokens of seat {table.commerce_by[space]}")


def _provinces(table: Table, wrong: list[str]) -> None:
    if table.occupied >> content.RIO & 1 and table.end != DEFEAT:
        wrong.append("Rio is occupied, but the game goes on")
    for province in range(content.PROVINCES):
        seat = table.owner(province)
        name = content.PROVINCE_IDS[province]
        pieces = table.troops[province] + table.goods[province] + (table.tiles[province] != content.NO_TILE)
        if (seat == NOBODY or province % content.PER_COLOUR == PORT or table.is_occupied(province)) and pieces:
            wrong.append(f"{name} holds pieces it cannot hold")
        if seat == NOBODY or province % content.PER_COLOUR == PORT:
            continue
        if table.goods_room(seat, province) < 0 or table.troop_room(seat, province) < 0:
            wrong.append(f"{name} holds more than its limit")
        if table.goods[province] < 0 or table.troops[province] < 0:
            wrong.append(f"{name} holds less than nothing")


def _players(table: Table, wrong: list[str]) -> None:
    docked = 0
    for seat, player in enumerate(table.players):
        docked += player.rio_ships
        if player.reis < 0:
            wrong.append(f"seat {seat} has {player.reis} réis")
        if not 0 <= player.nobility <= content.TRACK_TOP or (player.nobility == content.TRACK_TOP) != (
            player.arrival > 0
        ):
            wrong.append(f"seat {seat} has Nobility {player.nobility}, arrival {player.arrival}")
        if any(not 0 <= deputies <= content.DEPUTY_LIMIT for deputies in player.deputies):
            wrong.append(f"seat {seat} has deputies {player.deputies}")
        if (
            not 0 <= player.port_ships <= content.PORT_DOCKS
            or player.rio_ships < 0
            or player.ships() > content.SHIP_LIMIT
        ):
            wrong.append(f"seat {seat} has {player.port_ships} ships in port and {player.rio_ships} in Rio")
        if player.colour != NONE and player.port_ships and not table.port_open(seat):
            wrong.append(f"seat {seat} has ships in an occupied port")
    if docked > content.RIO_DOCKS:
        wrong.append(f"{docked} ships in Rio")
    if not 0 <= table.republic <= content.TRACK_TOP:
        wrong.append(f"the Republic stands on {table.republic}")


def _trains(table: Table, wrong: list[str]) -> None:
    standing: list[int] = []
    for seat, player in enumerate(table.players):
        if (player.train == NONE) != (player.cargo == 0) or (player.loaded == NONE) != (player.cargo == 0):
            wrong.append(f"seat {seat}: train {player.train} with {player.cargo} tokens from {player.loaded}")
        if player.cargo and table.goods[player.loaded]:
            wrong.append(f"seat {seat}: goods beside those in transit")
        if player.train != NONE:
            if table.is_occupied(player.train):
                wrong.append(f"seat {seat}: the train stands in an occupied province")
            if player.train != content.RIO and player.train % content.PER_COLOUR != PORT:
                standing.append(player.train)
    if len(set(standing)) != len(standing):
        wrong.append("two trains in one province")


def _modifiers(table: Table, wrong: list[str]) -> None:
    """Modifiers in force are exactly those of the cards and tiles in play."""
    realm = [0] * REALM
    mods = [[0] * MODIFIERS for _ in table.players]
    for card in table.events:
        for number in content.CARD_EFFECTS[card]:
            _add(number, realm, mods)
    for seat, player in enumerate(table.players):
        sources = [content.CARD_EFFECTS[card] for card in player.referendums]
        if player.revealed:
            sources.append(content.BARON_EFFECTS[player.baron])
        for party, minister in enumerate(player.ministers):
            if minister != NONE:
                sources.append(content.MINISTER_EFFECTS[minister])
                mods[seat][votes_slot(party, NO_SUBTYPE)] += content.MINISTER_VOTES[minister]
        for source in sources:
            for number in source:
                _add(number, realm, [mods[seat]])
    if realm != table.realm:
        wrong.append(f"modifiers of the realm are {table.realm}, not {realm}")
    for seat, player in enumerate(table.players):
        if player.mods != mods[seat]:
            wrong.append(f"modifiers of seat {seat} are {player.mods}, not {mods[seat]}")


def _add(number: int, realm: list[int], mods: list[list[int]]) -> None:
    effect = content.EFFECTS[number]
    for place in effect.realm:
        realm[place] += effect.n
    for slot in effect.slots:
        for row in mods:
            row[slot] += effect.n


LAWS: Final = [_cards, _ministers, _tiles, _dice, _troops, _goods, _provinces, _players, _trains, _modifiers]


def faults_of(table: Table) -> list[str]:
    """What is wrong with a position; nothing if the rules are right."""
    wrong: list[str] = []
    for law in LAWS:
        law(table, wrong)
    return wrong
