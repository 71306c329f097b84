"""The round and its end: Republic Phase, End of Round, victory (M2, M3, M21, M73, M77)."""

from __future__ import annotations

from typing import final

from rossio.games.magnanimous import content, purposes
from rossio.games.magnanimous.effects import HAND
from rossio.games.magnanimous.state import (
    BY_NOBILITY,
    BY_REPUBLIC,
    EMPEROR,
    END_OF_ROUND,
    NOBLES,
    OFFENSIVES,
    PHASES,
    PRODUCTION,
    REPUBLIC,
    Table,
)
from rossio.games.magnanimous.steps.emperor import RevealThrone
from rossio.games.magnanimous.steps.nobles import NoblesRound
from rossio.games.magnanimous.steps.offensives import ReturnPurple
from rossio.games.magnanimous.steps.production import ProductionRound
from rossio.games.magnanimous.steps.realm import move_republic, set_in_force
from rossio.kernel.facts import NOBODY
from rossio.kernel.state import Step


@final
class Phase(Step[Table]):
    """One of the six phases begins; the next waits behind it (M21)."""

    phase: int

    def __init__(self, seat: int = NOBODY, phase: int = EMPEROR) -> None:
        super().__init__(seat)
        self.phase = phase

    def open(self, table: Table) -> bool:
        phase = self.phase
        table.phase = phase
        if phase == EMPEROR:
            table.round += 1
            if table.log is not None:
                table.tell("round-began", NOBODY, {"round": table.round})
        if table.log is not None:
            table.tell("phase-began", NOBODY, {"phase": f"phase-{PHASES[phase]}"})
        if phase == END_OF_ROUND:
            end_round(table)
            return False
        table.agenda.append(Phase(NOBODY, phase + 1))
        if phase == EMPEROR:
            if table.round > 1:
                table.agenda.append(RevealThrone())
        elif phase == PRODUCTION:
            table.agenda.append(ProductionRound(table.governor))
        elif phase == OFFENSIVES:
            table.agenda.append(ReturnPurple())
        elif phase == NOBLES:
            table.agenda.append(NoblesRound(table.governor))
        elif phase == REPUBLIC:
            move_republic(table, content.REPUBLIC_STEP)
        return False


def end_round(table: Table) -> None:
    """Events leave the game, hands and improvements are renewed, victory is checked (M77, Q51, Q55)."""
    for card in table.events:
        set_in_force(table, NOBODY, content.CARD_EFFECTS[card], -1)
        table.removed.append(card)
    table.events = []
    for player in table.players:
        player.used = 0
    table.reveal()
    for place in range(table.seats):
        _refill_hand(table, table.in_order(place))
    _renew_tiles(table)
    if table.proclaimed and not table.nobility_first():
        table.end = BY_REPUBLIC
    elif any(player.nobility == content.TRACK_TOP for player in table.players):
        table.end = BY_NOBILITY
    else:
        table.agenda.append(Phase(NOBODY, EMPEROR))
        return
    if table.log is not None:
        table.tell("ended", NOBODY, {"end": "end-republic" if table.end == BY_REPUBLIC else "end-nobility"})


def _refill_hand(table: Table, seat: int) -> None:
    """Draw up to the hand size; an empty deck is made anew from the discards (M77, Q56)."""
    player = table.players[seat]
    drawn: list[int] = []
    while len(player.hand) + len(drawn) < content.HAND_SIZE + player.mods[HAND]:
        if not table.deck:
            if not table.discards:
                break
            table.deck = table.discards
            table.discards = []
            table.stream(purposes.DECK, table.round).reshuffle(table.deck)
        drawn.append(table.deck.pop())
    player.hand.extend(drawn)
    if table.log is not None and drawn:
        table.tell("drew", seat, {"cards": len(drawn)}, {"drawn": [content.CARD_IDS[card] for card in drawn]})


def _renew_tiles(table: Table) -> None:
    """The open improvements are discarded and new ones drawn (M77, Q56)."""
    table.tile_discards.extend(table.open_tiles)
    table.open_tiles = []
    while len(table.open_tiles) < content.OPEN_TILES:
        if not table.tile_pile:
            if not table.tile_discards:
                break
            table.tile_pile = table.tile_discards
            table.tile_discards = []
            table.stream(purposes.TILES, table.round).reshuffle(table.tile_pile, max(content.TILES))
        table.open_tiles.append(table.tile_pile.pop())
