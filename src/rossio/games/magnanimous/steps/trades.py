"""Trades that a card or tile allows once a round, offered at the owner's turns and before deputies vote (Q68)."""

from __future__ import annotations

from rossio.games.magnanimous import content
from rossio.games.magnanimous.actions import TRADE
from rossio.games.magnanimous.state import NONE, Table
from rossio.games.magnanimous.steps.carry_out import can_receive, receive, tell_trade
from rossio.games.magnanimous.steps.gains import why_no_deputy
from rossio.kernel.facts import Refusal
from rossio.kernel.state import Step


def _trades(table: Table, seat: int) -> list[int]:
    """The once-a-round trades of a player, used or not."""
    player = table.players[seat]
    trades: list[int] = []
    for minister in player.ministers:
        if minister != NONE and content.TRADES[content.OF_MINISTERS][minister] != NONE:
            trades.append(content.TRADES[content.OF_MINISTERS][minister])
    for card in player.referendums:
        if content.TRADES[content.OF_CARDS][card] != NONE:
            trades.append(content.TRADES[content.OF_CARDS][card])
    if player.baron != NONE and content.TRADES[content.OF_BARONS][player.baron] != NONE:
        trades.append(content.TRADES[content.OF_BARONS][player.baron])
    return trades


def trade_at_hand(table: Table, seat: int) -> int:
    """A once-a-round trade the player can make now, or NONE."""
    for number in _trades(table, seat):
        if _can_trade(table, seat, number):
            return number
    return NONE


def _can_trade(table: Table, seat: int, number: int) -> bool:
    player = table.players[seat]
    effect = content.EFFECTS[number]
    if player.used & content.ONCE_BIT[number]:
        return False
    return player.reis >= effect.given and can_receive(table, seat, effect)


def trade_once(table: Table, seat: int) -> None:
    """Use a once-a-round trade; push what follows before calling."""
    number = trade_at_hand(table, seat)
    effect = content.EFFECTS[number]
    player = table.players[seat]
    player.used |= content.ONCE_BIT[number]
    player.reis -= effect.given
    tell_trade(table, seat, effect)
    receive(table, seat, effect.got, effect.n)


def traded(table: Table, step: Step[Table], move: int) -> bool:
    """Whether the move was such a trade; if so it is made, and the step is asked again."""
    if move != TRADE:
        return False
    table.agenda.append(step)
    trade_once(table, step.seat)
    return True


def why_no_trade(table: Table, seat: int) -> list[Refusal]:
    """Why a player who has such a trade cannot make it."""
    trades = _trades(table, seat)
    if not trades or trade_at_hand(table, seat) != NONE:
        return []
    player = table.players[seat]
    effect = content.EFFECTS[trades[0]]
    if player.used & content.ONCE_BIT[trades[0]]:
        return [Refusal(TRADE, "used", "Q68")]
    if player.reis < effect.given:
        return [Refusal(TRADE, "no-reis", "Q68", {"have": player.reis, "need": effect.given})]
    full = why_no_deputy(table, seat)
    return [Refusal(TRADE, why.reason, why.clause, why.facts) for why in full[:1]]
