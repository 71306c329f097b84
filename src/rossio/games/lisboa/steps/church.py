"""The Cardinal, clergy tiles and church scoring (L6.12 to L6.14, L10.2, L15.29 to L15.32)."""

from __future__ import annotations

from typing import final

from rossio.games.lisboa import able, content
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
from rossio.games.lisboa.state import CHURCH, NONE, REWARDS, Table
from rossio.games.lisboa.steps.room import return_excess
from rossio.games.lisboa.steps.rubble import PickRubble
from rossio.games.lisboa.steps.ways import keep_open
from rossio.kernel.actions import encode, first_of, second_of
from rossio.kernel.facts import NOBODY, Prompt, Refusal
from rossio.kernel.state import Step


@final
class MeetCardinal(Step[Table]):
    """L6.12, L15.30: move the Cardinal clockwise and take a tile beside it."""

    most: int

    def __init__(self, seat: int = NOBODY, most: int = 1) -> None:
        self.seat = seat
        self.most = most

    def open(self, state: Table) -> bool:
        moves = self.moves(state)
        if len(moves) == 1:
            self.take(state, moves[0])
        return len(moves) > 1

    def moves(self, state: Table) -> list[int]:
        return keep_open(state, self, able.meetings(state, state.players[self.seat], self.most))

    def take(self, state: Table, move: int) -> None:
        tile = second_of(move)
        p = state.players[self.seat]
        state.church[state.church.index(tile)] = NONE
        p.clergy.append(tile)
        p.renew()
        before = state.cardinal
        state.cardinal = (before + first_of(move)) % content.CHURCH_SPACES
        if state.log is not None:
            state.tell("cardinal", self.seat, {"tile": content.CLERGY_IDS[tile], "steps": first_of(move)})
        note(state, self.seat, content.CARDINAL)
        state.agenda.append(ChurchIcons(self.seat, before, first_of(move)))
        receive_tile(state, self.seat, tile)

    def refusals(self, state: Table) -> list[Refusal]:
        legal = self.moves(state)
        refusals = [
            Refusal(move, "dead-end", "L15.2")
            for move in able.meetings(state, state.players[self.seat], self.most)
            if move not in legal
        ]
        for gap in range(content.CHURCH_SPACES):
            tile = state.church[gap]
            if tile != NONE and not any(second_of(move) == tile for move in legal):
                facts: dict[str, object] = {"tile": content.CLERGY_IDS[tile], "steps": self.most}
                for steps in range(1, self.most + 1):
                    move = encode(MEET, steps, tile)
                    if not any(refusal.move == move for refusal in refusals):
                        refusals.append(Refusal(move, "cardinal-too-far", "L6.12", facts))
        return refusals

    def prompt(self, state: Table) -> Prompt:
        return Prompt("cardinal", self.seat, "L6.12", {"steps": self.most})


def receive_tile(t: Table, seat: int, tile: int) -> None:
    """P2 ONCE: a one-off tile acts when it is taken, before the icons (L15.30)."""
    effects = content.CLERGY_ONCE[tile]
    for at in range(0, len(effects), 3):
        op = effects[at]
        if op == content.RUBBLE:
            t.agenda.append(PickRubble(seat))
        elif op == content.REIS:
            gain_reis(t, seat, effects[at + 1])
        elif op == content.GOOD:
            take_good(t, seat, effects[at + 2])
        elif op == content.WIG:
            earn(t, seat, effects[at + 1], REWARDS)
        elif op == content.INFLUENCE:
            gain_influence(t, seat, influence_gain(t.players[seat], effects[at + 1]))


@final
class ChurchIcons(Step[Table]):
    """L6.13, L6.14, L15.31: the icons the Cardinal has passed or reached."""

    start: int
    steps: int

    def __init__(self, seat: int = NOBODY, start: int = 0, steps: int = 0) -> None:
        self.seat = seat
        self.start = start
        self.steps = steps

    def open(self, state: Table) -> bool:
        for step in range(1, self.steps + 1):
            icon = content.CHURCH_ICON[(self.start + step) % content.CHURCH_SPACES]
            if icon == content.TREASURY_ICON:
                move_treasury(state, content.CHURCH_ICON_MOVE)
            elif icon == content.INFLUENCE_ICON and not state.church_due:
                state.church_due = True
                state.church_first = self.seat
                if state.log is not None:
                    state.tell("church-due", self.seat, {})
        return False


@final
class ChurchScoring(Step[Table]):
    """L10.2: if due, every player with clergy tiles in turn, from the one who moved the Cardinal."""

    def open(self, state: Table) -> bool:
        if state.church_due:
            state.church_due = False
            count = len(state.players)
            for after in range(count - 1, -1, -1):
                seat = (state.church_first + after) % count
                if seat < state.seats and state.players[seat].clergy:
                    state.agenda.append(GiveUpClergy(seat))
        return False


@final
class GiveUpClergy(Step[Table]):
    """L10.2, L15.32: give up clergy tiles for the wigs on their backs, then gain influence once."""

    given: int

    def __init__(self, seat: int = NOBODY, given: int = 0) -> None:
        self.seat = seat
        self.given = given

    def open(self, state: Table) -> bool:
        if state.players[self.seat].clergy:
            return True
        self.finish(state)
        return False

    def moves(self, state: Table) -> list[int]:
        moves = [encode(GIVE_UP, tile) for tile in state.players[self.seat].clergy]
        moves.append(DONE)
        return moves

    def take(self, state: Table, move: int) -> None:
        if move == DONE:
            self.finish(state)
            return
        tile = first_of(move)
        p = state.players[self.seat]
        p.clergy.remove(tile)
        p.renew()
        state.clergy_out.append(tile)
        earn(state, self.seat, content.CLERGY_WIGS[tile], CHURCH)
        if state.log is not None:
            facts: dict[str, object] = {"tile": content.CLERGY_IDS[tile], "wigs": content.CLERGY_WIGS[tile]}
            state.tell("gave-up", self.seat, facts)
        state.agenda.append(GiveUpClergy(self.seat, self.given + 1))
        return_excess(state, self.seat)

    def finish(self, t: Table) -> None:
        if self.given:
            p = t.players[self.seat]
            gain = influence_gain(p, p.envelope())
            gain_influence(t, self.seat, gain)
            note(t, self.seat, content.CHURCH_INFLUENCE, gain)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("give-up", self.seat, "L10.2", {"tiles": len(state.players[self.seat].clergy)})


def refill_church(t: Table) -> bool:
    """L10.1, L15.28, L15.29: gap by gap clockwise, while the bag lasts; whether a tile came."""
    came = False
    for gap in content.REFILL_ORDER:
        if t.church[gap] == NONE and t.clergy_bag:
            t.church[gap] = t.clergy_bag.pop()
            came = True
            if t.log is not None:
                t.tell("clergy-out", NOBODY, {"tile": content.CLERGY_IDS[t.church[gap]]})
    return came
