"""What a seat may see, and positions drawn anew from it."""

from __future__ import annotations

from rossio.games.magnanimous.actions import PLACE_IDS
from rossio.games.magnanimous.content import (
    BARON_EFFECTS,
    BARON_IDS,
    BARONS,
    CARD_EFFECTS,
    CARD_IDS,
    COLOURS,
    COMMERCE_IDS,
    CROWN_IDS,
    MINISTER_EFFECTS,
    MINISTER_IDS,
    NO_TILE,
    ONCE_BIT,
    PER_COLOUR,
    PROVINCE_IDS,
    RIO,
    SPACE_IDS,
    TILE_IDS,
    TITLE_IDS,
)
from rossio.games.magnanimous.effects import (
    CON,
    LIB,
    PARTIES,
    REALM_ATTACK,
    REALM_DEFEND,
    REALM_PARAGUAY,
    REALM_TRUCE,
)
from rossio.games.magnanimous.scoring import final_votes
from rossio.games.magnanimous.state import ENDS, NONE, PHASES, PORT, Player, Table
from rossio.games.magnanimous.steps.approval import Auction
from rossio.games.magnanimous.steps.referendum import fixed_votes
from rossio.games.magnanimous.steps.war import defence
from rossio.kernel.chance import Chance
from rossio.kernel.facts import NOBODY, OMNISCIENT


def _name(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def _cards(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def view(table: Table, seat: int) -> dict[str, object]:
    """The table as one seat sees it; hands, decks and face-down tiles of others stay hidden."""
    return {
        "seats": table.seats,
        "troop_limit": table.troop_limit,
        "round": table.round,
        "phase": PHASES[table.phase],
        "end": ENDS[table.end],
        "governor": table.governor,
        "republic": table.republic,
        "proclaimed": table.proclaimed,
        "imperial": table.imperial,
        "purple": {"value": table.purple, "on_card": table.purple_taken, "power": table.power()},
        "realm": {
            "attack": table.realm[REALM_ATTACK],
            "defend": table.realm[REALM_DEFEND],
            "paraguay": table.realm[REALM_PARAGUAY],
            "truce": bool(table.realm[REALM_TRUCE]),
        },
        "provinces": [_province(table, province) for province in range(RIO + 1)],
        "spaces": [{"id": SPACE_IDS[space], "die": die} for space, die in enumerate(table.spaces)],
        "improvements": {
            "open": [TILE_IDS[tile] for tile in table.open_tiles],
            "pile": len(table.tile_pile),
            "discards": [TILE_IDS[tile] for tile in sorted(table.tile_discards)],
        },
        "ministers": {
            "crowns": [{"id": CROWN_IDS[n], "tile": tile != NONE} for n, tile in enumerate(table.crowns)],
            "shown": _name(MINISTER_IDS, table.shown),
            "pile": len(table.minister_pile),
            "discards": [MINISTER_IDS[minister] for minister in table.minister_discards],
        },
        "cards": {
            "deck": len(table.deck),
            "discards": _cards(table.discards),
            "events": _cards(table.events),
            "removed": _cards(table.removed),
            "throne": [
                {"by": by, "card": CARD_IDS[card] if seat in (by, OMNISCIENT) else None}
                for card, by in zip(table.throne, table.throne_by, strict=True)
            ],
        },
        "ballot": _ballot(table),
        "auction": _auction(table),
        "commerce": [
            {"id": COMMERCE_IDS[space], "owner": table.commerce_by[space], "tokens": tokens}
            for space, tokens in enumerate(table.commerce)
        ],
        "troop_supply": table.troop_supply,
        "players": [_player(table, other, seat) for other in range(table.seats)],
    }


def _province(table: Table, province: int) -> dict[str, object]:
    owner = table.owner(province)
    loaded = 0
    if owner != NOBODY and table.players[owner].loaded == province:
        loaded = table.players[owner].cargo
    tile = table.tiles[province]
    slot = owner != NOBODY and province % PER_COLOUR != PORT
    return {
        "id": PROVINCE_IDS[province],
        "owner": owner,
        "occupied": table.is_occupied(province),
        "troops": table.troops[province],
        "troop_limit": table.troops[province] + table.troop_room(owner, province) if slot else 0,
        "goods": table.goods[province],
        "goods_limit": table.goods[province] + table.goods_room(owner, province) if slot else 0,
        "transit": loaded,
        "improvement": None if tile == NO_TILE else TILE_IDS[tile],
        "die": table.dice[province],
        "defence": defence(table, province),
        "trains": [seat for seat, player in enumerate(table.players) if player.train == province],
    }


def _ballot(table: Table) -> dict[str, object] | None:
    if table.ballot == NONE:
        return None
    return {
        "card": CARD_IDS[table.ballot],
        "votes": [[table.votes[2 * seat], table.votes[2 * seat + 1]] for seat in range(table.seats)],
    }


def _auction(table: Table) -> dict[str, object] | None:
    """The bids of a tie: the highest, who made it, and who may still raise it."""
    for step in table.agenda:
        if isinstance(step, Auction):
            standing = [seat for seat in range(table.seats) if step.standing >> seat & 1]
            return {"high": step.high, "leader": step.leader, "standing": standing}
    return None


def _player(table: Table, number: int, seat: int) -> dict[str, object]:
    player = table.players[number]
    own = seat in (number, OMNISCIENT)
    supply = table.token_supply
    first = player.colour * PORT
    return {
        "colour": _name(COLOURS, player.colour),
        "reis": player.reis,
        "nobility": player.nobility,
        "title": TITLE_IDS[player.title()],
        "arrival": player.arrival,
        "deputies": {PARTIES[party]: player.deputies[party] for party in (CON, LIB)},
        "ministers": {PARTIES[party]: _name(MINISTER_IDS, player.ministers[party]) for party in (CON, LIB)},
        "fixed_votes": {PARTIES[party]: fixed_votes(player, party, 0) for party in (CON, LIB)},
        "tie_votes": final_votes(table, number),
        "ships": {"port": player.port_ships, "rio": player.rio_ships},
        "train": _name(PLACE_IDS, player.train),
        "cargo": {"from": _name(PROVINCE_IDS, player.loaded), "tokens": player.cargo},
        "supply": [] if player.colour == NONE else supply[first : first + PORT],
        "hand": _cards(player.hand) if own else None,
        "hand_size": len(player.hand),
        "barons": [BARON_IDS[baron] for baron in player.dealt] if own else None,
        "baron": _name(BARON_IDS, player.baron) if own or player.revealed else None,
        "baron_kept": player.baron != NONE,
        "referendums": _cards(player.referendums),
        "used": _used(player),
    }


def _used(player: Player) -> list[str]:
    """The cards and tiles whose once-a-round effect has been used."""
    sources = [(CARD_IDS[card], CARD_EFFECTS[card]) for card in player.referendums]
    sources.extend((MINISTER_IDS[m], MINISTER_EFFECTS[m]) for m in player.ministers if m != NONE)
    if player.baron != NONE:
        sources.append((BARON_IDS[player.baron], BARON_EFFECTS[player.baron]))
    return [name for name, effects in sources if any(player.used & ONCE_BIT[effect] for effect in effects)]


def resample(table: Table, seat: int, chance: Chance) -> Table:
    """A clone in which all that the seat cannot know is drawn anew."""
    new = table.clone()
    new.chance = Chance(chance.word() | chance.word() << 32 | chance.word() << 64)
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
    pool = [baron for baron in range(BARONS) if baron not in known]
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
