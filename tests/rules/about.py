"""Random games in which every move that is played is held against what the rules said of it before."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rossio.kernel.chance import Chance
from rossio.kernel.facts import About
from rossio.kernel.game import Game
from rossio.kernel.state import AgendaState, State

Purse = dict[str, int]


class Told(NamedTuple):
    """A move, what was said of it, how much more of everything its seat then had, and whether no question was left."""

    name: str
    about: About
    change: Purse
    done: bool

    def said(self, what: str) -> int:
        """The change that was promised."""
        return self.about.brings.get(what, 0) - self.about.costs.get(what, 0)

    def kept_exactly(self) -> bool:
        return self.change == {what: self.said(what) for what in self.change}

    def kept(self) -> bool:
        """It cost no more and brought no less."""
        return all(more >= self.said(what) for what, more in self.change.items())


def told(
    game: Game, seats: int, groups: set[str], purse: Callable[[State, int], Purse], seeds: int = 6
) -> dict[str, list[Told]]:
    """Moves of some groups by group. They are preferred to other legal moves, so that the rarer ones come up."""
    chance = Chance(11)
    found: dict[str, list[Told]] = {}
    for seed in range(seeds):
        state = game.setup(seats, seed, {})
        while not state.over():
            moves = state.legal()
            wanted = [move for move in moves if game.space.group_of(move).name in groups]
            move = (wanted or moves)[chance.below(len(wanted or moves))]
            if wanted:
                one = held_against(game, state, move, purse)
                found.setdefault(one.name.split()[0], []).append(one)
            state.play(move)
    return found


def held_against(game: Game, state: State, move: int, purse: Callable[[State, int], Purse]) -> Told:
    """The move on a clone, with all it leads to without a question; what waited before it goes on waiting."""
    after = state.clone()
    assert isinstance(after, AgendaState)
    step = after.agenda.pop()
    waiting = len(after.agenda)
    step.take(after, move)
    done = True
    while done and len(after.agenda) > waiting:
        done = not after.agenda.pop().open(after)
    before, now = purse(state, state.seat()), purse(after, state.seat())
    change = {what: now[what] - before[what] for what in now}
    return Told(game.space.print(move), state.about(move), change, done)
