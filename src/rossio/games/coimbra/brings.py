"""What declared effects are sure to bring a player, for who thinks about a move; nothing here changes the table."""

from __future__ import annotations

from rossio.games.coimbra import content
from rossio.games.coimbra.effects import (
    ADVANCE,
    ADVANCE_ALL,
    CLASSES,
    DIE_BONUS,
    GAIN,
    INCOME,
    ON_ACQUIRE,
    PER,
    SCORE_DIPLOMAS,
    Effect,
    Gain,
)
from rossio.games.coimbra.scoring import count, diploma_points, diplomas
from rossio.games.coimbra.state import Table


class Brought:
    """A sum of what comes, by name, that knows how much the player has room for."""

    table: Table
    player: int
    sums: dict[str, int]

    def __init__(self, table: Table, player: int) -> None:
        self.table = table
        self.player = player
        self.sums = {}

    def add(self, name: str, amount: int) -> None:
        self.sums[name] = self.sums.get(name, 0) + amount

    def gain(self, gain: Gain, times: int = 1) -> None:
        for name, amount in gain.amounts().items():
            self.add(name, amount * times)

    def card(self, card: int) -> None:
        """The influence of a card, and its bonus if it works at once (C27)."""
        self.add(CLASSES[content.CARD_CLASS[card]], content.CARD_INFLUENCE[card])
        if content.CARD_BONUS[card] == content.IMMEDIATE:
            self.effects(content.CARD_EFFECTS[card])

    def effects(self, effects: list[Effect]) -> None:
        """What needs no answer of anybody."""
        for effect in effects:
            if effect.op in (GAIN, DIE_BONUS, ON_ACQUIRE):
                self.gain(effect.gain)
            elif effect.op == PER:
                self.gain(effect.gain, count(self.table, self.player, effect))
            elif effect.op == INCOME:
                self.gain(income_of(self.table, self.player, effect.track))
            elif effect.op == ADVANCE:
                self.add(CLASSES[effect.track], effect.amount)
            elif effect.op == ADVANCE_ALL:
                for name in CLASSES:
                    self.add(name, effect.amount)
            elif effect.op == SCORE_DIPLOMAS:
                self.add("points", diploma_points(diplomas(self.table, self.player)))

    def told(self) -> dict[str, int]:
        """What finds room (C46, C82)."""
        owner = self.table.players[self.player]
        room = {"guards": content.GOODS_LIMIT - owner.guards, "coins": content.GOODS_LIMIT - owner.coins}
        for track, name in enumerate(CLASSES):
            room[name] = content.TRACK_LIMIT - owner.tracks[track]
        fitting = {name: min(amount, room.get(name, amount)) for name, amount in self.sums.items()}
        return {name: amount for name, amount in fitting.items() if amount}


def income_of(table: Table, player: int, track: int) -> Gain:
    """The income of a track as it stands (C41, C42, C79)."""
    amount = content.INCOME[track][table.players[player].tracks[track]]
    kind = content.INCOME_KIND[track]
    return Gain(
        amount if kind == 0 else 0, amount if kind == 1 else 0, amount if kind == 3 else 0, amount if kind == 2 else 0
    )


def brings_of(table: Table, player: int, effects: list[Effect]) -> dict[str, int]:
    brought = Brought(table, player)
    brought.effects(effects)
    return brought.told()
