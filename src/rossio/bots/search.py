"""Information-set tree search: one tree of moves for the seat that thinks, grown through many possible worlds.

Compiled with the rules. Every iteration draws anew what the seat cannot know (`Game.resample`), walks down the tree by
moves that are legal in that world, adds a leaf, judges it, and tells the judgement to every move on the way. Each
player wants the own best (max^n). The tree holds moves, never positions.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from rossio.bots.habits import NO_HABITS, Habits
from rossio.bots.judge import WIN, Judge
from rossio.bots.judge import playout as play_on
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

FULL: Final = -1
"""Playouts to the end of the game; 0 judges the leaf at once."""
CHECK_EVERY: Final = 4
DECIDED_EVERY: Final = 16
"""How often it is asked whether the choice is already out of reach; looking at the root costs far less than a walk."""
SEATS: Final = 8
ANY: Final = -1
FOREVER: Final = float("inf")
TAKE_OVER_PLIES: Final = 12
TAKE_OVER_TRIES: Final = 300
BEST: Final = 0.0
"""A search measures itself against the mean of the others: who is best behind a playout is mostly luck."""
DEPTH: Final = 3
LOOKS: Final = 40


class Node:
    """A move in the tree: who made it, how often it was tried, and how good it turned out for that player."""

    move: int
    mover: int
    visits: int
    total: float
    prior: float
    weighed: bool
    kids: dict[int, Node]

    def __init__(self, move: int = 0, mover: int = 0, prior: float = 0.0) -> None:
        self.move = move
        self.mover = mover
        self.visits = 0
        self.total = 0.0
        self.prior = prior
        self.weighed = False
        self.kids = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def favourite(self) -> Node | None:
        """The move tried most often, the better one of two tried as often."""
        best: Node | None = None
        for kid in self.kids.values():
            if kid.visits and (
                best is None or kid.visits > best.visits or (kid.visits == best.visits and kid.total > best.total)
            ):
                best = kid
        return best


class Tuning:
    """How the tree grows.

    `explore` is the pull of what was tried little, `caution` how much worse than the rest a move is thought before it
    is tried. After `weigh_at` visits a node's moves are weighed by one look ahead; the lower the `heat`, the more the
    best of them are preferred. `playout` is the number of decisions by which a leaf is played on, each by chance and
    by the game's habits: the lower the heat `habit`, the more by these. `win` is the part of victory in a game's
    worth, as in `judge`.
    """

    explore: float
    caution: float
    heat: float
    weigh_at: int
    playout: int
    win: float
    habit: float

    def __init__(
        self,
        explore: float = 0.4,
        caution: float = 0.03,
        heat: float = 0.03,
        weigh_at: int = 6,
        playout: int = FULL,
        win: float = WIN,
        habit: float = 0.01,
    ) -> None:
        self.explore = explore
        self.caution = caution
        self.heat = heat
        self.weigh_at = weigh_at
        self.playout = playout
        self.win = win
        self.habit = habit


class Search:
    """A tree over one position, seen by the seat that decides in it."""

    game: Game
    judge: Judge
    state: State
    seat: int
    chance: Chance
    tuning: Tuning
    habits: Habits
    root: Node
    iterations: int
    tries: int
    deadline: float
    first: int
    """The move that walks must begin with, to judge it as often as another; ANY lets them choose."""
    last: State
    """Where the last walk ended."""
    shares: list[float]
    """How good the last walk found the position for every player."""

    def __init__(
        self, game: Game, state: State, seat: int, chance: Chance, tuning: Tuning, habits: Habits = NO_HABITS
    ) -> None:
        self.game = game
        self.seat = seat
        self.chance = chance
        self.tuning = tuning
        self.habits = habits
        self.state = game.resample(state, seat, chance)
        self.judge = Judge(game, seat, game.values(self.state, seat)[seat], tuning.win, BEST)
        self.root = Node()
        self.iterations = 0
        self.tries = 0
        self.deadline = 0.0
        self.first = ANY
        self.last = self.state
        self.shares = []

    def run(self, seconds: float, iterations: int) -> int:
        """Grow the tree until time or iterations are spent, or nothing can overtake the favourite any more."""
        start = perf_counter()
        self.deadline = start + seconds
        done = 0
        while done < iterations:
            self.iterate()
            done += 1
            if done % CHECK_EVERY == 0:
                spent = perf_counter() - start
                if spent >= seconds:
                    break
                if done % DECIDED_EVERY == 0 and spent > 0.0:
                    rest = min(float(iterations - done), (seconds - spent) * done / spent)
                    if self._decided(rest):
                        break
        self.iterations += done
        return done

    def take_over(self, older: Search, seconds: float) -> None:
        """Go on with the part of an older tree that leads to what the seat sees now, if some line of it does.

        Between the two positions others may have moved. Lines of the old tree are played on a resampled clone of its
        position until one leads to equal features; so nothing is used that the seat cannot know.
        """
        plies = self.state.ply - older.state.ply
        if older.seat != self.seat or older.game is not self.game or not 0 < plies <= TAKE_OVER_PLIES:
            return
        seen = self.game.features(self.state, self.seat)
        self.tries = TAKE_OVER_TRIES
        self.deadline = perf_counter() + seconds
        found = self._find(older.root, older.state.clone(), seen)
        if found is not None:
            self.root = found
            self.root.weighed = False

    def _find(self, node: Node, state: State, seen: list[int]) -> Node | None:
        while state.ply < self.state.ply and not state.over():
            moves = state.legal()
            if len(moves) > 1:
                break
            state.play(moves[0])
        if state.ply == self.state.ply:
            alike = state.seat() == self.seat and self.game.features(state, self.seat) == seen
            return node if alike and state.legal() == self.state.legal() else None
        if state.over() or state.ply > self.state.ply:
            return None
        player = state.seat()
        for move in state.legal():
            kid = node.kids.get(move * SEATS + player)
            if kid is None or kid.visits == 0:
                continue
            self.tries -= 1
            if self.tries < 0 or perf_counter() > self.deadline:
                return None
            after = state.clone()
            after.play(move)
            found = self._find(kid, after, seen)
            if found is not None:
                return found
        return None

    def _decided(self, rest: float) -> bool:
        first = second = 0
        for kid in self.root.kids.values():
            if kid.visits > first:
                first, second = kid.visits, first
            elif kid.visits > second:
                second = kid.visits
        return first - second > rest

    def iterate(self) -> None:
        """One walk through one possible world."""
        state = self.game.resample(self.state, self.seat, self.chance)
        node = self.root
        path: list[Node] = [node]
        while not state.over():
            moves = state.legal()
            if len(moves) == 1:
                state.play(moves[0])
                continue
            node = self._select(node, state, moves)
            path.append(node)
            state.play(node.move)
            if node.visits == 0:
                break
        if self.tuning.playout != 0:
            play_on(state, self.chance, self.tuning.playout, self.habits)
        self.last = state
        shares = self.judge.shares(state)
        self.shares = shares
        for node in path:
            node.visits += 1
            node.total += shares[node.mover]

    def walk(self, first: int, seed: int) -> State:
        """One walk that begins with a move, in the world of a seed; where it ended."""
        self.first = first
        self.chance = Chance(seed)
        self.deadline = FOREVER
        self.iterate()
        self.first = ANY
        return self.last

    def _select(self, node: Node, state: State, moves: list[int]) -> Node:
        """The move that promises most: known to be good, thought to be good, or too little tried."""
        player = state.seat()
        if not node.weighed and (node is self.root or node.visits >= self.tuning.weigh_at):
            self._weigh(node, state, moves, player)
        kids = node.kids
        if node is self.root and self.first != ANY:
            key = self.first * SEATS + player
            if key not in kids:
                kids[key] = Node(self.first, player, 0.0)
            return kids[key]
        tried = known = 0
        total = 0.0
        for move in moves:
            kid = kids.get(move * SEATS + player)
            if kid is not None:
                known += 1
                tried += kid.visits
                total += kid.total
        push = self.tuning.explore * sqrt(tried + 1.0)
        unknown = (total / tried if tried else 0.5) - self.tuning.caution
        best = -1.0
        chosen: Node | None = None
        chosen_move = moves[0]
        chosen_prior = 0.0
        half = 0.5 / len(moves)
        usual = 0.5 / self.habits.total(moves) if known < len(moves) else 0.0
        for move in moves:
            kid = kids.get(move * SEATS + player)
            if kid is None:
                prior = half + usual * self.habits.weights.get(move, 1.0)
                score = unknown + push * prior
            elif kid.visits == 0:
                prior = kid.prior
                score = unknown + push * prior
            else:
                prior = kid.prior
                score = kid.total / kid.visits + push * prior / (1.0 + kid.visits)
            if score > best:
                best = score
                chosen = kid
                chosen_move = move
                chosen_prior = prior
        if chosen is None:
            chosen = Node(chosen_move, player, chosen_prior)
            kids[chosen_move * SEATS + player] = chosen
        return chosen

    def _weigh(self, node: Node, state: State, moves: list[int], player: int) -> None:
        """Give every move a prior by one look ahead."""
        node.weighed = True
        priors = self._foreseen(state, moves, DEPTH if node is self.root else 0)
        for place in range(len(moves)):
            key = moves[place] * SEATS + player
            kid = node.kids.get(key)
            if kid is None:
                node.kids[key] = Node(moves[place], player, priors[place])
            else:
                kid.prior = priors[place]

    def _foreseen(self, state: State, moves: list[int], depth: int) -> list[float]:
        """How likely each move is to be good, by one look ahead."""
        weights = self.judge.weigh(state, moves, depth, LOOKS, 0.5 * (self.deadline - perf_counter()))
        best = max(weights)
        total = 0.0
        for place in range(len(moves)):
            weights[place] = exp((weights[place] - best) / self.tuning.heat)
            total += weights[place]
        return [0.9 * weight / total + 0.1 / len(moves) for weight in weights]
