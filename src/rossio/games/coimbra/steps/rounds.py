"""The course of a round (C16-C18, C22, C23, C39, C40, C58): roll, draft, player order, the next round."""

from __future__ import annotations

from rossio.games.coimbra import actions
from rossio.games.coimbra.content import CASTLE, HOLDERS, LOCATIONS, PIPS
from rossio.games.coimbra.effects import COLOURS
from rossio.games.coimbra.setup import lay_round
from rossio.games.coimbra.state import (
    DRAFT,
    MONASTERIES,
    NONE,
    ORDER,
    PHASE_E,
    VOYAGES,
    Table,
    face,
    piece,
)
from rossio.games.coimbra.steps import city, income, rewards, rival, voyages
from rossio.kernel.actions import first_of, kind_of, second_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


class Round(Step[Table]):
    """Phase A: roll all dice of the pool; then the phases of the round follow (C16, C17)."""

    def open(self, table: Table) -> bool:
        table.round += 1
        table.phase = DRAFT
        self._roll(table)
        table.reveal()
        agenda = table.agenda
        agenda.append(EndOfRound())
        agenda.append(PlayerOrder())
        for location in range(len(LOCATIONS) - 1, CASTLE - 1, -1):
            agenda.append(city.ResolveLocation(location))
        for _ in range(HOLDERS):
            for player in reversed(table.order):
                agenda.append(PlaceDie(player))
        return False

    def _roll(self, table: Table) -> None:
        table.pool = [face(die // PIPS, 1 + table.chance.below(PIPS)) for die in table.pool]
        table.pool.sort()
        if table.log is not None:
            table.tell("round", NOBODY, {"round": table.round})
            table.tell("rolled", NOBODY, {"dice": [die_name(die) for die in table.pool]})


class EndOfRound(Step[Table]):
    """Lay out the next round; with an empty stack the game is over (C58)."""

    def open(self, table: Table) -> bool:
        if table.stack:
            lay_round(table)
            table.reveal()
            table.agenda.append(Round())
        return False


def die_name(die: int) -> str:
    """A die's face as it is named in moves."""
    return f"{COLOURS[die // PIPS]}-{die % PIPS + 1}"


def place_die(table: Table, player: int, die: int, location: int) -> None:
    """Put a die of the pool into a location; lasting monasteries pay for the castle (C18, C23)."""
    table.pool.remove(die)
    table.stand(location, piece(die % PIPS + 1, die // PIPS, player))
    if table.log is not None:
        table.tell("placed", player, {"die": die_name(die), "location": LOCATIONS[location]})
    if location == CASTLE and not table.is_rival(player):
        points = rewards.castle_die_points(table, player)
        if points:
            table.players[player].earn(points, MONASTERIES)
            if table.log is not None:
                table.tell("gained", player, {"what": {"points": points}})


class PlaceDie(Step[Table]):
    """Choose any die of the pool and place it in one of the four locations; nobody may pass (C18, C22)."""

    def open(self, table: Table) -> bool:
        if table.is_rival(self.seat):
            rival.draft(table, self.seat)
            return False
        return True

    def moves(self, table: Table) -> list[int]:
        moves: list[int] = []
        before = NONE
        for die in table.pool:
            if die != before:
                moves += actions.PLACEMENTS[die]
            before = die
        return moves

    def take(self, table: Table, move: int) -> None:
        place_die(table, self.seat, first_of(move), second_of(move))

    def absence(self, table: Table, move: int) -> Refusal | None:
        if kind_of(move) != actions.PLACE:
            return None
        return Refusal(move, "no-such-die", "C18", {"die": die_name(first_of(move))})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("place", self.seat, "C18")


class PlayerOrder(Step[Table]):
    """Phase D: most crowns first; among tied players the old order is reversed (C39, C40). Then E and F."""

    def open(self, table: Table) -> bool:
        table.phase = ORDER
        crowns = [table.crowns_of(player) for player in range(len(table.players))]
        order: list[int] = []
        for player in reversed(table.order):
            place = 0
            while place < len(order) and crowns[order[place]] >= crowns[player]:
                place += 1
            order.insert(place, player)
        table.order = order
        if table.log is not None:
            table.tell("ordered", NOBODY, {"seats": list(order)})
        for player in reversed(order):
            table.agenda.append(VoyageTurn(player))
        for player in reversed(order):
            table.agenda.append(income.IncomeTurn(player))
        table.phase = PHASE_E
        return False


class VoyageTurn(Step[Table]):
    """Phase F: one investment, in player order (C54, C86)."""

    def open(self, table: Table) -> bool:
        table.phase = VOYAGES
        if table.is_rival(self.seat):
            rival.invest(table, self.seat)
        else:
            table.agenda.append(voyages.Invest(self.seat))
        return False
