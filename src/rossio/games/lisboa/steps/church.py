"""The Cardinal, clergy tiles and church scoring (L6.12 to L6.14, L10.2, L15.29 to L15.32)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import content, costs
from rossio.games.lisboa.able.can import meetings
from rossio.games.lisboa.able.ways import keep_open
from rossio.games.lisboa.about import about_effects
from rossio.games.lisboa.actions import DONE, GIVE_UP, MEET
from rossio.games.lisboa.gains import (
    earn,
    gain_influence,
    gain_reis,
    influence_gain,
    move_treasury,
    note,
    take_good,
)
from rossio.games.lisboa.state import CHURCH, NONE, REWARDS, Table, without
from rossio.games.lisboa.steps.room import return_excess
from rossio.games.lisboa.steps.rubble import PickRubble
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, About, Prompt, Refusal
from rossio.kernel.state import Choice, Step


@final
class MeetCardinal(Choice[Table]):
    """Move the Cardinal clockwise and take a tile beside it (L6.12, L15.30)."""

    most: int

    def __init__(self, seat: int = NOBODY, most: int = 1) -> None:
        super().__init__(seat)
        self.most = most

    def moves(self, table: Table) -> list[int]:
        return keep_open(table, self, meetings(table, table.players[self.seat], self.most))

    def take(self, table: Table, move: int) -> None:
        tile = second_of(move)
        player = table.players[self.seat]
        table.church[table.church.index(tile)] = NONE
        player.clergy += (tile,)
        player.lasting = costs.lasting_with(player, tile)
        before = table.cardinal
        table.cardinal = (before + first_of(move)) % content.CHURCH_SPACES
        if table.log is not None:
            table.tell("cardinal", self.seat, {"tile": content.CLERGY_IDS[tile], "steps": first_of(move)})
        note(table, self.seat, content.CARDINAL)
        table.agenda.append(ChurchIcons(self.seat, before, first_of(move)))
        receive_tile(table, self.seat, tile)

    def about(self, table: Table, move: int) -> About:
        """What the tile brings at once, how far the treasury rises, and whether the church is going to score."""
        about = about_effects(table, self.seat, content.CLERGY_ONCE[second_of(move)])
        about.facts["treasury"] = costs.treasury_after(table, first_of(move)) - table.treasury
        passed = [(table.cardinal + step) % content.CHURCH_SPACES for step in range(1, first_of(move) + 1)]
        about.facts["scores"] = any(content.CHURCH_ICON[space] == content.INFLUENCE_ICON for space in passed)
        return about

    def refusals(self, table: Table) -> list[Refusal]:
        legal = self.moves(table)
        refusals = [
            Refusal(move, "dead-end", "L15.2")
            for move in meetings(table, table.players[self.seat], self.most)
            if move not in legal
        ]
        for gap in range(content.CHURCH_SPACES):
            tile = table.church[gap]
            if tile != NONE and not any(second_of(move) == tile for move in legal):
                facts: dict[str, object] = {"tile": content.CLERGY_IDS[tile], "steps": self.most}
                for steps in range(1, self.most + 1):
                    move = encode(MEET, steps, tile)
                    if not any(refusal.move == move for refusal in refusals):
                        refusals.append(Refusal(move, "cardinal-too-far", "L6.12", facts))
        return refusals

    def prompt(self, table: Table) -> Prompt:
        return Prompt("cardinal", self.seat, "L6.12", {"steps": self.most})


def receive_tile(table: Table, seat: int, tile: int) -> None:
    """A one-off tile acts when it is taken, before the icons (L15.30)."""
    effects = content.CLERGY_ONCE[tile]
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.RUBBLE:
            table.agenda.append(PickRubble(seat))
        elif op == content.REIS:
            gain_reis(table, seat, effects[at + 1])
        elif op == content.GOOD:
            take_good(table, seat, effects[at + 2])
        elif op == content.WIG:
            earn(table, seat, effects[at + 1], REWARDS)
        elif op == content.INFLUENCE:
            gain_influence(table, seat, influence_gain(table.players[seat], effects[at + 1]))


@final
class ChurchIcons(Step[Table]):
    """The icons the Cardinal has passed or reached (L6.13, L6.14, L15.31)."""

    start: int
    steps: int

    def __init__(self, seat: int = NOBODY, start: int = 0, steps: int = 0) -> None:
        super().__init__(seat)
        self.start = start
        self.steps = steps

    def open(self, table: Table) -> bool:
        for step in range(1, self.steps + 1):
            icon = content.CHURCH_ICON[(self.start + step) % content.CHURCH_SPACES]
            if icon == content.TREASURY_ICON:
                move_treasury(table, content.CHURCH_ICON_MOVE)
            elif icon == content.INFLUENCE_ICON and not table.church_due:
                table.church_due = True
                table.church_first = self.seat
                if table.log is not None:
                    table.tell("church-due", self.seat, {})
        return False


@final
class ChurchScoring(Step[Table]):
    """If due, every player with clergy tiles in turn, from the one who moved the Cardinal (L10.2)."""

    def open(self, table: Table) -> bool:
        if table.church_due:
            table.church_due = False
            count = len(table.players)
            for after in range(count - 1, -1, -1):
                seat = (table.church_first + after) % count
                if seat < table.seats and table.players[seat].clergy:
                    table.agenda.append(GiveUpClergy(seat))
        return False


@final
class GiveUpClergy(Step[Table]):
    """Give up clergy tiles for the wigs on their backs, then gain influence once (L10.2, L15.32)."""

    given: int

    def __init__(self, seat: int = NOBODY, given: int = 0) -> None:
        super().__init__(seat)
        self.given = given

    def open(self, table: Table) -> bool:
        if table.players[self.seat].clergy:
            return True
        self.finish(table)
        return False

    def moves(self, table: Table) -> list[int]:
        moves = [encode(GIVE_UP, tile) for tile in table.players[self.seat].clergy]
        moves.append(DONE)
        return moves

    def take(self, table: Table, move: int) -> None:
        if move == DONE:
            self.finish(table)
            return
        tile = first_of(move)
        player = table.players[self.seat]
        player.clergy = without(player.clergy, tile)
        player.renew()
        table.clergy_out += (tile,)
        earn(table, self.seat, content.CLERGY_WIGS[tile], CHURCH)
        if table.log is not None:
            facts: dict[str, object] = {"tile": content.CLERGY_IDS[tile], "wigs": content.CLERGY_WIGS[tile]}
            table.tell("gave-up", self.seat, facts)
        table.agenda.append(GiveUpClergy(self.seat, self.given + 1))
        return_excess(table, self.seat)

    def finish(self, table: Table) -> None:
        if self.given:
            player = table.players[self.seat]
            gain = influence_gain(player, player.envelope())
            gain_influence(table, self.seat, gain)
            note(table, self.seat, content.CHURCH_INFLUENCE, gain)

    def about(self, table: Table, move: int) -> About:
        if move != DONE:
            return About(brings={"wigs": content.CLERGY_WIGS[first_of(move)]})
        player = table.players[self.seat]
        gain = influence_gain(player, player.envelope()) if self.given else 0
        return About(brings={"influence": gain})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("give-up", self.seat, "L10.2", {"tiles": len(table.players[self.seat].clergy)})


def refill_church(table: Table) -> bool:
    """Gap by gap clockwise, while the bag lasts; whether a tile came (L10.1, L15.28, L15.29)."""
    came = False
    for gap in content.REFILL_ORDER:
        if table.church[gap] == NONE and table.clergy_bag:
            table.church[gap] = table.clergy_bag.pop()
            came = True
            if table.log is not None:
                table.tell("clergy-out", NOBODY, {"tile": content.CLERGY_IDS[table.church[gap]]})
    return came
