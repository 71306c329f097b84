"""What a player gains at once, without a decision: goods, points, spaces on a track (C46, C53, C82, C84)."""

from __future__ import annotations

from rossio.games.coimbra import actions, content
from rossio.games.coimbra.effects import CLASSES, EXCHANGE, ON_CASTLE_DIE, RESOURCES, Gain
from rossio.games.coimbra.state import EXCHANGES, PHASE_E, Table
from rossio.kernel.actions import encode
from rossio.kernel.facts import About


def receive(table: Table, player: int, gain: Gain, times: int, category: int) -> None:
    """Goods up to the limits, and points; what came is told, and what found no room (C46)."""
    owner = table.players[player]
    guards, coins = owner.guards, owner.coins
    if gain.guards or gain.coins:
        owner.gain_goods(gain.guards * times, gain.coins * times)
    if gain.points:
        owner.earn(gain.points * times, category)
    if table.log is not None:
        came = Gain(owner.guards - guards, owner.coins - coins, gain.points * times).parts()
        if came:
            table.tell("gained", player, {"what": came})
        tell_spilled(table, player, gain.guards * times, gain.coins * times, guards, coins)
    if table.ledger is not None:
        weigh_goods(table, player, gain, times, guards, coins)
        if gain.points:
            table.weigh(player, "points", gain.points * times, gain.points * times)


def weigh_goods(table: Table, player: int, gain: Gain, times: int, guards_before: int, coins_before: int) -> None:
    """Note how much of the goods given found room (C46)."""
    owner = table.players[player]
    if gain.guards:
        table.weigh(player, "guards", gain.guards * times, owner.guards - guards_before)
    if gain.coins:
        table.weigh(player, "coins", gain.coins * times, owner.coins - coins_before)


def tell_spilled(table: Table, player: int, guards: int, coins: int, guards_before: int, coins_before: int) -> None:
    """Tell what a player was given beyond the limits."""
    owner = table.players[player]
    lost = Gain(guards_before + guards - owner.guards, coins_before + coins - owner.coins).parts()
    if lost:
        table.tell("spilled", player, {"what": lost})


def advance(table: Table, player: int, track: int, spaces: int) -> None:
    """Move a disk up or down a track and tell how far it went, if it went (C82)."""
    before = table.players[player].tracks[track]
    table.raise_track(player, track, spaces)
    after = table.players[player].tracks[track]
    if table.ledger is not None and spaces > 0:
        table.weigh(player, CLASSES[track], spaces, after - before)
    if table.log is not None:
        if after > before:
            table.tell("raised", player, {"track": CLASSES[track], "spaces": after - before, "space": after})
        elif after < before:
            table.tell("lowered", player, {"track": CLASSES[track], "spaces": before - after, "space": after})


def lasting_points(table: Table, player: int, op: int) -> int:
    """What own lasting monasteries pay for an occasion (C23, C53, C73)."""
    disks = table.players[player].disks
    points = 0
    for space in range(content.SPACES):
        if disks >> space & 1:
            for effect in content.MONASTERY_EFFECTS[table.monasteries[space]]:
                if effect.op == op:
                    points += effect.gain.points
    return points


def castle_die_points(table: Table, player: int) -> int:
    return lasting_points(table, player, ON_CASTLE_DIE)


def exchange_moves(table: Table, player: int, moves: list[int]) -> None:
    """In the own phase E turn goods may be changed into points at every decision (C43, C84)."""
    if table.phase != PHASE_E:
        return
    owner = table.players[player]
    for card in owner.cards:
        for effect in content.CARD_EFFECTS[card]:
            if effect.op == EXCHANGE and owner.goods(effect.resource) >= effect.amount:
                moves.append(encode(actions.EXCHANGE, effect.resource))


def about_exchange(table: Table, player: int, resource: int) -> About:
    """What the own card gives, and for how much."""
    for card in table.players[player].cards:
        for effect in content.CARD_EFFECTS[card]:
            if effect.op == EXCHANGE and effect.resource == resource:
                return About({RESOURCES[resource]: effect.amount}, {"points": 1})
    return About()


def exchange(table: Table, player: int, resource: int) -> None:
    """Change goods into one point at the rate of the own card."""
    owner = table.players[player]
    for card in owner.cards:
        for effect in content.CARD_EFFECTS[card]:
            if effect.op == EXCHANGE and effect.resource == resource:
                owner.spend(resource, effect.amount)
                owner.earn(1, EXCHANGES)
                if table.log is not None:
                    table.tell("exchanged", player, {"what": {RESOURCES[resource]: effect.amount}})
                return
