"""The course of a round (C9-C11, C16-C18, C22, C39, C40, C58): roll, draft, player order, the next round."""

from __future__ import annotations

from typing import final

from rossio.games.coimbra import actions, content, purposes
from rossio.games.coimbra.effects import CLASSES
from rossio.games.coimbra.state import DRAFT, NONE, ORDER, PHASE_E, VOYAGES, Table, die_name, face
from rossio.games.coimbra.steps import city, deeds, gains, income, rival, voyages
from rossio.kernel.actions import first_of, kind_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Step


@final
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
        for location in range(len(content.LOCATIONS) - 1, content.CASTLE - 1, -1):
            agenda.append(city.ResolveLocation(location))
        for _ in range(content.HOLDERS):
            for player in reversed(table.order):
                agenda.append(PlaceDie(player))
        return False

    def _roll(self, table: Table) -> None:
        roll = table.stream(purposes.DICE, table.round)
        colours = sorted(die // content.PIPS for die in table.pool)
        table.pool = [face(colour, 1 + roll.below(content.PIPS)) for colour in colours]
        table.pool.sort()
        if table.log is not None:
            table.tell("round", NOBODY, {"round": table.round})
            table.tell("rolled", NOBODY, {"dice": [die_name(die) for die in table.pool]})


def lay_round(table: Table) -> None:
    """Favour tiles and cap by the castle, twelve cards on display, crown tokens on them (C9-C11)."""
    table.favours = [NONE] * len(content.FAVOUR_IDS)
    table.cap_taken = False
    for player in table.players:
        player.tokens = 0
    table.display = [table.stack.pop() for _ in range(content.ROWS * content.COLUMNS)]
    table.crowns = [NONE] * len(CLASSES)
    for column in range(content.COLUMNS - 1, -1, -1):
        for row in range(content.ROWS):
            place = row * content.COLUMNS + column
            number = content.CARD_CLASS[table.display[place]]
            if table.crowns[number] == NONE:
                table.crowns[number] = place


@final
class EndOfRound(Step[Table]):
    """Lay out the next round; with an empty stack the game is over (C58)."""

    def open(self, table: Table) -> bool:
        if table.stack:
            lay_round(table)
            table.reveal()
            table.agenda.append(Round())
        return False


@final
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
        deeds.place_die(table, self.seat, first_of(move), second_of(move))

    def about(self, table: Table, move: int) -> About:
        """How many will be triggered before it, and what own monasteries pay for the castle (C23)."""
        location = second_of(move)
        points = gains.castle_die_points(table, self.seat) if location == content.CASTLE else 0
        place = table.place_in_line(location, first_of(move) % content.PIPS + 1)
        return About(brings={"points": points}, facts={"ahead": place})

    def absence(self, table: Table, move: int) -> Refusal | None:
        if kind_of(move) != actions.PLACE:
            return None
        return Refusal(move, "no-such-die", "C18", {"die": die_name(first_of(move))})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("place", self.seat, "C18")


@final
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
        for player in reversed(order):
            table.agenda.append(income.StartOfPhase(player))
        table.phase = PHASE_E
        return False


@final
class VoyageTurn(Step[Table]):
    """Phase F: one investment, in player order (C54, C86)."""

    def open(self, table: Table) -> bool:
        table.phase = VOYAGES
        if table.is_rival(self.seat):
            rival.invest(table, self.seat)
        else:
            table.agenda.append(voyages.Invest(self.seat))
        return False
