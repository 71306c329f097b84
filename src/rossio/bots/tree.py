"""The bot that searches: a budget around `rossio.bots.search`, and the tree taken over from decision to decision."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import Final

from rossio.bots.bot import Advice, Bot, Candidate, Reason
from rossio.bots.habits import Habits, habits_of
from rossio.bots.reasons import reason_for
from rossio.bots.search import FULL, Node, Search, Tuning
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

NO_LIMIT: Final = 1 << 60
LINE: Final = 12
SECONDS: Final = 1.0
TAKE_OVER: Final = 0.1
"""The part of the time in which the older tree is looked through."""
TUNINGS: Final = {
    "coimbra": Tuning(playout=FULL, win=0.2),
    "lisboa": Tuning(playout=60),
    "magnanimous": Tuning(playout=60, win=0.2, habit=0.004),
}
"""What measurement favoured for a game (docs/bots-diary.md)."""
ANY_GAME: Final = Tuning(playout=60)


@lru_cache
def known_habits(game: Game, heat: float) -> Habits:
    """Read once; games are few and live as long as the process."""
    return habits_of(game, heat)


def tuning_of(game: Game) -> Tuning:
    return TUNINGS.get(game.name, ANY_GAME)


class SearchBot(Bot):
    """Thinks for so many seconds or iterations a decision, whichever ends first."""

    def __init__(
        self, chance: Chance, seconds: float = SECONDS, iterations: int = NO_LIMIT, tuning: Tuning | None = None
    ) -> None:
        self.chance = chance
        self.seconds = seconds
        self.iterations = iterations
        self.tuning = tuning
        self.search: Search | None = None

    def begin(self, game: Game, state: State, seat: int) -> Search:
        """A tree over the position, not yet grown."""
        tuning = self.tuning if self.tuning is not None else tuning_of(game)
        return Search(game, state, seat, self.chance, tuning, known_habits(game, tuning.habit))

    def think(self, game: Game, state: State, seat: int) -> Search:
        """A tree grown over the position."""
        start = perf_counter()
        search = self.begin(game, state, seat)
        if self.search is not None:
            search.take_over(self.search, TAKE_OVER * self.seconds)
        self.search = search
        search.run(self.seconds - (perf_counter() - start), self.iterations)
        return search

    def choose(self, game: Game, state: State, seat: int) -> int:
        moves = state.legal()
        if len(moves) == 1:
            return moves[0]
        return self._best(self.think(game, state, seat), moves)

    def _best(self, search: Search, moves: list[int]) -> int:
        best = search.root.favourite()
        return best.move if best is not None and best.move in moves else moves[0]

    def advise(self, game: Game, state: State, seat: int) -> Advice:
        moves = state.legal()
        if len(moves) == 1:
            return Advice(moves[0], [Candidate(moves[0], 0.5, 1.0)], moves, Reason("forced"))
        search = self.think(game, state, seat)
        best = self._best(search, moves)
        tried = max(1, sum(kid.visits for kid in search.root.kids.values()))
        candidates = [
            Candidate(kid.move, kid.mean(), kid.visits / tried)
            for kid in search.root.kids.values()
            if kid.move in moves
        ]
        candidates.sort(key=lambda one: (one.move != best, -one.share, -one.value))
        return Advice(best, candidates, line_of(search.root), reason_for(game, state, seat, candidates, self.chance))


def line_of(root: Node) -> list[int]:
    """The moves the tree expects from here on, as far as it has tried them often enough to tell."""
    line: list[int] = []
    node = root.favourite()
    while node is not None and len(line) < LINE and (not line or node.visits >= 8):
        line.append(node.move)
        node = node.favourite()
    return line
