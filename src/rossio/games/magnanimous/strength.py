"""Imperial power: what a province holds against an attack, and the morale of one (M46, M63)."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.effects import ATTACK, DEFEND, DEFEND_PORT, REALM_ATTACK, REALM_DEFEND
from rossio.games.magnanimous.state import PORT, Table
from rossio.kernel.facts import NOBODY


def defence(table: Table, province: int) -> int:
    """Imperial power of a province that is attacked (M46, Q31); morale needs a troop, in a port a ship."""
    seat = table.owner(province)
    if seat == NOBODY:
        return _with_morale(table.imperial, table.realm[REALM_DEFEND])
    player = table.players[seat]
    morale = table.realm[REALM_DEFEND] + player.mods[DEFEND]
    if province % content.PER_COLOUR == PORT:
        return _with_morale(player.port_ships, morale + player.mods[DEFEND_PORT])
    return _with_morale(table.troops[province], morale + content.TILE_DEFEND[table.tiles[province]])


def _with_morale(pieces: int, morale: int) -> int:
    if pieces == 0:
        return 0
    return pieces + morale if pieces + morale > 0 else 0


def attack_morale(table: Table, seat: int, origin: int) -> int:
    """Morale of an attack: everybody's, and in own provinces the player's (M63)."""
    morale = table.realm[REALM_ATTACK]
    return morale if origin == content.IMPERIAL else morale + table.players[seat].mods[ATTACK]
