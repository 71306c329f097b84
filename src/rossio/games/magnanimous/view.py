"""What a seat may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import PLACE_IDS
from rossio.games.magnanimous.effects import (
    CON,
    LIB,
    PARTIES,
    REALM_ATTACK,
    REALM_DEFEND,
    REALM_PARAGUAY,
    REALM_TRUCE,
)
from rossio.games.magnanimous.forecast import forecast
from rossio.games.magnanimous.state import ENDS, NONE, OFFENSIVES, PHASES, PORT, Bids, Player, Table
from rossio.games.magnanimous.strength import defence
from rossio.games.magnanimous.votes import final_votes, fixed_votes
from rossio.kernel.facts import NOBODY, OMNISCIENT, seat_of

if TYPE_CHECKING:
    from rossio.games.magnanimous.shapes import (
        MagnanimousAuction,
        MagnanimousBallot,
        MagnanimousHidden,
        MagnanimousPlayer,
        MagnanimousProvince,
        MagnanimousView,
    )


def _name(names: list[str], number: int) -> str | None:
    return None if number == NONE else names[number]


def _cards(cards: list[int]) -> list[str]:
    return [content.CARD_IDS[card] for card in cards]


def view_of(table: Table, seat: int) -> MagnanimousView:
    """The table as one seat sees it; hands, decks and face-down tiles of others stay hidden."""
    view: MagnanimousView = {
        "game": "magnanimous",
        "seat": seat,
        "seats": table.seats,
        "troop-limit": table.troop_limit,
        "round": table.round,
        "phase": PHASES[table.phase],
        "end": ENDS[table.end],
        "governor-seat": table.governor,
        "republic": table.republic,
        "proclaimed": table.proclaimed,
        "first-ends": table.first_ends,
        "nobility-first": table.nobility_first(),
        "imperial": table.imperial,
        "purple": {"value": table.purple, "on-card": table.purple_taken, "power": table.power()},
        "realm": {
            "attack": table.realm[REALM_ATTACK],
            "defend": table.realm[REALM_DEFEND],
            "paraguay": table.realm[REALM_PARAGUAY],
            "truce": bool(table.realm[REALM_TRUCE]) and table.phase <= OFFENSIVES,
        },
        "forecast": forecast(table),
        "provinces": [_province(table, province) for province in range(content.RIO + 1)],
        "spaces": [{"id": content.SPACE_IDS[space], "die": die} for space, die in enumerate(table.spaces)],
        "improvements": {
            "open": [content.TILE_IDS[tile] for tile in table.open_tiles],
            "pile": len(table.tile_pile),
            "discards": [content.TILE_IDS[tile] for tile in sorted(table.tile_discards)],
        },
        "ministers": {
            "crowns": [{"id": content.CROWN_IDS[n], "tile": tile != NONE} for n, tile in enumerate(table.crowns)],
            "shown": _name(content.MINISTER_IDS, table.shown),
            "pile": len(table.minister_pile),
            "discards": [content.MINISTER_IDS[minister] for minister in table.minister_discards],
        },
        "cards": {
            "deck": len(table.deck),
            "discards": _cards(table.discards),
            "events": _cards(table.events),
            "removed": _cards(table.removed),
            "throne": [
                {"seat": by, "card": content.CARD_IDS[card] if seat in (by, OMNISCIENT) else None}
                for card, by in zip(table.throne, table.throne_by, strict=True)
            ],
        },
        "ballot": _ballot(table),
        "auction": _auction(table),
        "commerce": [
            {"id": content.COMMERCE_IDS[space], "owner-seat": seat_of(table.commerce_by[space]), "tokens": tokens}
            for space, tokens in enumerate(table.commerce)
        ],
        "troop-supply": table.troop_supply,
        "players": [_player(table, other, seat) for other in range(table.seats)],
    }
    if seat == OMNISCIENT:
        view["hidden"] = _hidden(table)
    return view


def _hidden(table: Table) -> MagnanimousHidden:
    """What nobody at the table sees, in the order in which it will come."""
    return {
        "deck": [content.CARD_IDS[card] for card in reversed(table.deck)],
        "improvements": [content.TILE_IDS[tile] for tile in reversed(table.tile_pile)],
        "ministers": [content.MINISTER_IDS[minister] for minister in reversed(table.minister_pile)],
        "crowns": [_name(content.MINISTER_IDS, minister) for minister in table.crowns],
    }


def _province(table: Table, province: int) -> MagnanimousProvince:
    owner = table.owner(province)
    loaded = 0
    if owner != NOBODY and table.players[owner].loaded == province:
        loaded = table.players[owner].cargo
    tile = table.tiles[province]
    slot = owner != NOBODY and province % content.PER_COLOUR != PORT
    return {
        "id": content.PROVINCE_IDS[province],
        "owner-seat": seat_of(owner),
        "occupied": table.is_occupied(province),
        "troops": table.troops[province],
        "troop-limit": table.troops[province] + table.troop_room(owner, province) if slot else 0,
        "goods": table.goods[province],
        "goods-limit": table.goods[province] + table.goods_room(owner, province) if slot else 0,
        "transit": loaded,
        "improvement": None if tile == content.NO_TILE else content.TILE_IDS[tile],
        "die": table.dice[province],
        "defence": defence(table, province),
        "train-seats": [seat for seat, player in enumerate(table.players) if player.train == province],
    }


def _ballot(table: Table) -> MagnanimousBallot | None:
    if table.ballot == NONE:
        return None
    return {
        "card": content.CARD_IDS[table.ballot],
        "votes": [[table.votes[2 * seat], table.votes[2 * seat + 1]] for seat in range(table.seats)],
    }


def _auction(table: Table) -> MagnanimousAuction | None:
    """The bids of a tie: the highest, who made it, and who may still raise it."""
    for step in table.agenda:
        if isinstance(step, Bids):
            standing = [seat for seat in range(table.seats) if step.standing >> seat & 1]
            return {"high": step.high, "leader-seat": seat_of(step.leader), "standing-seats": standing}
    return None


def _player(table: Table, number: int, seat: int) -> MagnanimousPlayer:
    player = table.players[number]
    own = seat in (number, OMNISCIENT)
    supply = table.token_supply
    first = player.colour * PORT
    return {
        "colour": _name(content.COLOURS, player.colour),
        "reis": player.reis,
        "nobility": player.nobility,
        "title": content.TITLE_IDS[player.title()],
        "arrival": player.arrival,
        "deputies": {PARTIES[party]: player.deputies[party] for party in (CON, LIB)},
        "ministers": {PARTIES[party]: _name(content.MINISTER_IDS, player.ministers[party]) for party in (CON, LIB)},
        "fixed-votes": {PARTIES[party]: fixed_votes(player, party, 0) for party in (CON, LIB)},
        "tie-votes": final_votes(table, number),
        "ships": {"port": player.port_ships, "rio": player.rio_ships},
        "train": _name(PLACE_IDS, player.train),
        "cargo": {"from": _name(content.PROVINCE_IDS, player.loaded), "tokens": player.cargo},
        "supply": [] if player.colour == NONE else supply[first : first + PORT],
        "hand": _cards(player.hand) if own else None,
        "hand-size": len(player.hand),
        "barons": [content.BARON_IDS[baron] for baron in player.dealt] if own else None,
        "baron": _name(content.BARON_IDS, player.baron) if own or player.revealed else None,
        "baron-kept": player.baron != NONE,
        "referendums": _cards(player.referendums),
        "used": _used(player),
    }


def _used(player: Player) -> list[str]:
    """The cards and tiles whose once-a-round effect has been used."""
    sources = [(content.CARD_IDS[card], content.CARD_EFFECTS[card]) for card in player.referendums]
    sources.extend((content.MINISTER_IDS[m], content.MINISTER_EFFECTS[m]) for m in player.ministers if m != NONE)
    if player.baron != NONE:
        sources.append((content.BARON_IDS[player.baron], content.BARON_EFFECTS[player.baron]))
    return [name for name, effects in sources if any(player.used & content.ONCE_BIT[effect] for effect in effects)]
