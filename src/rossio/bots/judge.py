"""From expected points to what a player wants: to be ahead of the others, and above all to win.

Compiled with the rules. A judge looks with the eyes of one seat, and only at positions resampled for it.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from rossio.bots.habits import Habits
from rossio.kernel.chance import Chance
from rossio.kernel.facts import Outcome
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.state import State

WIN: Final = 0.6
"""How much of a game's worth is the victory; the rest is the lead."""
BEST: Final = 0.5
"""How much of what a player is measured against is the best of the others; the rest is their mean."""
NARROW: Final = 6.0
WIDE: Final = 25.0
"""Margins, in points, at which half of the way to a sure victory, or to the best margin, is done."""
FAR: Final = 100.0
HALVINGS: Final = 40


def lead(values: list[int], player: int, par: int, part: float = BEST) -> float:
    """How many points a player is ahead of the others: in part of the best of them, else of their mean.

    Who plays alone is measured against a par.
    """
    best = total = 0
    others = 0
    for other in range(len(values)):
        if other != player:
            total += values[other]
            if others == 0 or values[other] > best:
                best = values[other]
            others += 1
    if others == 0:
        return (values[player] - par) / THOUSAND
    return (values[player] - part * best - (1.0 - part) * total / others) / THOUSAND


def squashed(points: float, half: float) -> float:
    """A margin as a number between 0 and 1."""
    return 0.5 + 0.5 * points / ((points if points > 0 else -points) + half)


def lead_of(share: float, win: float = WIN) -> float:
    """The lead in points that a share stands for where nothing is in peril: the way back from `Judge.shares`."""
    low, high = -FAR, FAR
    for _ in range(HALVINGS):
        middle = 0.5 * (low + high)
        if win * squashed(middle, NARROW) + (1.0 - win) * squashed(middle, WIDE) < share:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


def final_shares(outcome: Outcome, par: int, win: float = WIN, part: float = BEST) -> list[float]:
    """How good an outcome is for each player; one without a winner is the worst for all."""
    winners = outcome.winners()
    if not winners:
        return [0.0 for _ in outcome.scores]
    values = [THOUSAND * score for score in outcome.scores]
    shares: list[float] = []
    for player in range(len(values)):
        victory = 1.0 / len(winners) if player in winners else 0.0
        shares.append(win * victory + (1.0 - win) * squashed(lead(values, player, par, part), WIDE))
    return shares


class Judge:
    """Judges positions of one game for one seat."""

    game: Game
    seat: int
    par: int
    win: float
    part: float
    looks: int

    def __init__(self, game: Game, seat: int, par: int = 0, win: float = WIN, part: float = BEST) -> None:
        self.game = game
        self.seat = seat
        self.par = par
        self.win = win
        self.part = part
        self.looks = 0

    def shares(self, state: State) -> list[float]:
        """For every player how good the position is, between 0 (lost by all) and 1."""
        return self.shares_seen_by(state, self.seat)

    def shares_seen_by(self, state: State, seat: int) -> list[float]:
        """The same with the eyes of another seat."""
        if state.over():
            return final_shares(self.game.outcome(state), self.par, self.win, self.part)
        values = self.game.values(state, seat)
        peril = self.game.peril(state, seat)
        safe = 1.0 - peril / THOUSAND
        shares: list[float] = []
        for player in range(len(values)):
            margin = lead(values, player, self.par, self.part)
            shares.append(safe * (self.win * squashed(margin, NARROW) + (1.0 - self.win) * squashed(margin, WIDE)))
        return shares

    def settled(self, state: State, player: int, depth: int) -> float:
        """How good a position is for a player once the own decisions that follow at once are made well.

        Looks at every way on to a small depth while `looks` last; the state is used up.
        """
        if depth == 0 or self.looks <= 0 or state.over() or state.seat() != player:
            self.looks -= 1
            return self.shares(state)[player]
        moves = state.legal()
        if len(moves) == 1:
            state.play(moves[0])
            return self.settled(state, player, depth)
        best = -1.0
        last = len(moves) - 1
        for place in range(len(moves)):
            after = state.clone() if place < last else state
            after.play(moves[place])
            best = max(best, self.settled(after, player, depth - 1))
        return best

    def weigh(self, state: State, moves: list[int], depth: int, looks: int, seconds: float) -> list[float]:
        """How good each move is for the seat that decides in a resampled position.

        After half of the seconds the follow-up decisions are no longer looked at, after all of them nothing is.
        """
        player = state.seat()
        start = perf_counter()
        weights: list[float] = []
        for move in moves:
            spent = perf_counter() - start
            if spent > seconds:
                weights.append(0.0)
                continue
            after = state.clone()
            after.play(move)
            self.looks = looks
            weights.append(self.settled(after, player, depth if 2 * spent < seconds else 0))
        return weights


def playout(state: State, chance: Chance, at_most: int, habits: Habits) -> None:
    """Play by habit and chance for so many decisions, or to the end if the number is negative."""
    made = 0
    while made != at_most and not state.over():
        moves = state.legal()
        state.play(habits.draw(moves, chance) if len(moves) > 1 else moves[0])
        made += 1
