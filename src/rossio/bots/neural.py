"""The tree search with a network: it foretells which moves are worth a look, and how a leaf will turn out.

Compiled with the rules. Trees, budgets, resampled worlds and the tree taken over are those of `rossio.bots.search`.
Every position is shown to the network from the eyes of the seat that decides in it, so the shares it gives are turned
back to the seats of the table.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final

from rossio.bots.habits import NO_HABITS, Habits
from rossio.bots.judge import playout as play_on
from rossio.bots.search import ANY, DEPTH, FOREVER, SEATS, Node, Search, Tuning
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State

if TYPE_CHECKING:
    from rossio.bots._net import Net

FINE: Final = 1 << 20
UNLIKELY: Final = 1e-9
UNSURE: Final = 0.02
"""The judgement by hand never says more than that a share is so near to nothing, or to all."""
SURER: Final = 50.0
"""Tries of one move that make what was found count twice."""
NO_HUNCHES: Final[list[float]] = []


def look(game: Game, net: Net, state: State, player: int, moves: list[int]) -> list[float]:
    """The network's answer for the seat that decides: shares by relative seat, then a prior for each move."""
    on = game.sight(state, player)
    acts = game.space.places(moves)
    sights = game.sights
    for act in acts:
        on.append(sights + act)
    return net.look(on, acts)


def bounded(hunch: float) -> float:
    return min(max(hunch, UNSURE), 1.0 - UNSURE)


def corrected(share: float, hunch: float) -> float:
    """A share by hand, as the network corrects it: 0.5 leaves it as it is."""
    hunch = bounded(hunch)
    both = share * hunch
    return both / (both + (1.0 - share) * (1.0 - hunch))


def shares_of(answer: list[float], player: int, players: int, hunches: list[float]) -> list[float]:
    """The shares in an answer by seat of the table; where there are hunches by hand, these as it corrects them."""
    shares = [0.0] * players
    for turn in range(players):
        number = (player + turn) % players
        shares[number] = corrected(answer[turn], hunches[number]) if hunches else answer[turn]
    return shares


class NetSearch(Search):
    """A search with the network's priors and judgement.

    `values` is the number of shares in its answer, `corrects` whether they correct the judgement by hand. `mix` is the
    part of a playout, judged as in the plain search, in the worth of a leaf, `weigh` that of the plain search's look
    ahead in the priors of the first move. `sums` adds up the shares of all walks.
    """

    net: Net
    values: int
    corrects: bool
    mix: float
    weigh: float
    sums: list[float]

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        chance: Chance,
        tuning: Tuning,
        net: Net,
        values: int,
        corrects: bool = False,
        habits: Habits = NO_HABITS,
        mix: float = 0.0,
        weigh: float = 0.0,
    ) -> None:
        super().__init__(game, state, seat, chance, tuning, habits)
        self.net = net
        self.values = values
        self.corrects = corrects
        self.mix = mix
        self.weigh = weigh
        self.sums = [0.0 for _ in game.values(self.state, seat)]

    def iterate(self) -> None:
        state = self.game.resample(self.state, self.seat, self.chance)
        node = self.root
        path: list[Node] = [node]
        shares: list[float]
        while True:
            moves = state.legal()
            while len(moves) == 1:
                state.play(moves[0])
                moves = state.legal()
            if not moves:
                shares = self.judge.shares(state)
                break
            player = state.seat()
            if not node.weighed:
                shares = self._expand(node, state, player, moves)
                break
            node = self._pick(node, state, player, moves)
            path.append(node)
            state.play(node.move)
        self.last = state
        self.shares = shares
        for node in path:
            node.visits += 1
            node.total += shares[node.mover]
        for player in range(len(shares)):
            self.sums[player] += shares[player]

    def _expand(self, node: Node, state: State, player: int, moves: list[int]) -> list[float]:
        """Give a leaf its moves, and say how good it is for every player."""
        answer = self._ask(node, state, player, moves)
        players = len(self.sums)
        hunches = self.judge.shares_seen_by(state, player) if self.corrects else NO_HUNCHES
        shares = shares_of(answer, player, players, hunches)
        if self.mix > 0.0:
            play_on(state, self.chance, self.tuning.playout, self.habits)
            played = self.judge.shares(state)
            for number in range(players):
                shares[number] += self.mix * (played[number] - shares[number])
        return shares

    def _ask(self, node: Node, state: State, player: int, moves: list[int]) -> list[float]:
        """Ask the network, and give a prior to the moves that have none yet."""
        answer = look(self.game, self.net, state, player, moves)
        first = self.values
        if self.weigh > 0.0 and node is self.root:
            foreseen = self._foreseen(state, moves, DEPTH)
            for place in range(len(moves)):
                answer[first + place] += self.weigh * (foreseen[place] - answer[first + place])
        kids = node.kids
        fresh = not node.weighed
        for place in range(len(moves)):
            key = moves[place] * SEATS + player
            kid = kids.get(key)
            if kid is None:
                kids[key] = Node(moves[place], player, answer[first + place])
            elif fresh:
                kid.prior = answer[first + place]
        node.weighed = True
        return answer

    def _pick(self, node: Node, state: State, player: int, moves: list[int]) -> Node:
        """The move that promises most. Moves that only some worlds allow get their priors when first met."""
        kids = node.kids
        if node is self.root and self.first != ANY and self.first * SEATS + player in kids:
            return kids[self.first * SEATS + player]
        tried = 0
        total = 0.0
        lacking = False
        for move in moves:
            kid = kids.get(move * SEATS + player)
            if kid is None:
                lacking = True
            else:
                tried += kid.visits
                total += kid.total
        if lacking:
            self._ask(node, state, player, moves)
        push = self.tuning.explore * sqrt(tried + 1.0)
        unknown = (total / tried if tried else 0.5) - self.tuning.caution
        best = -1.0
        chosen = node
        for move in moves:
            kid = kids[move * SEATS + player]
            if kid.visits == 0:
                score = unknown + push * kid.prior
            else:
                score = kid.total / kid.visits + push * kid.prior / (1.0 + kid.visits)
            if score > best:
                best = score
                chosen = kid
        return chosen


class Study(NetSearch):
    """A search whose few looks teach much, for games that are learnt from.

    Some moves are drawn by their priors. All of these are looked at equally often, in the same worlds; the better half
    of them goes on, and so forth until two are left (sequential halving with Gumbel's draw: Danihelka and others,
    2022). `aims` says how likely each legal move should have been, by its prior and by what was found, `worths` how
    good the position is for each player with the last two; `best` is the place of the better of these, and `drawn` of
    the one that the lot prefers.
    """

    moves: list[int]
    aims: list[float]
    worths: list[float]
    best: int
    drawn: int

    def study(self, looks: int, width: int, heat: float) -> None:
        """Moves that turned out better by `heat` become e times as likely, or more so if they were tried often."""
        chance = self.chance
        self.moves = self.state.legal()
        self.deadline = FOREVER
        self.iterate()
        unseen = self.shares[self.seat]
        kids = [self.root.kids[move * SEATS + self.seat] for move in self.moves]
        lots = [-log(-log((chance.below(FINE) + 0.5) / FINE)) for _ in kids]
        found = self._found(kids, unseen, heat)
        left = _better(found, lots, list(range(len(kids))), width)
        phases = max(1, (len(left) - 1).bit_length())
        while True:
            for player in range(len(self.sums)):
                self.sums[player] = 0.0
            each = max(1, looks // (phases * len(left)))
            for _ in range(each):
                world = chance.below(FINE)
                for place in left:
                    self.walk(self.moves[place], world)
            found = self._found(kids, unseen, heat)
            if len(left) < 3:
                break
            left = _better(found, lots, left, (len(left) + 1) // 2)
        walks = each * len(left)
        self.worths = [total / walks for total in self.sums]
        self.drawn = _better(found, lots, left, 1)[0]
        self.best = _better(found, [0.0] * len(kids), left, 1)[0]
        most = max(found)
        likely = [exp(one - most) for one in found]
        total = sum(likely)
        self.aims = [one / total for one in likely]
        self.chance = chance

    def _found(self, kids: list[Node], unseen: float, heat: float) -> list[float]:
        """How likely each move should be, as a logarithm; one that was not tried is thought as good as the others."""
        most = tried = 0
        prior = total = 0.0
        for kid in kids:
            if kid.visits:
                most = max(most, kid.visits)
                tried += kid.visits
                prior += kid.prior
                total += kid.prior * kid.mean()
        usual = (unseen + tried * total / prior) / (1.0 + tried) if prior > 0.0 else unseen
        sure = (1.0 + most / SURER) / heat
        return [log(kid.prior + UNLIKELY) + (sure * (kid.mean() - usual) if kid.visits else 0.0) for kid in kids]


def _better(found: list[float], lots: list[float], places: list[int], count: int) -> list[int]:
    """So many of the places, those with the highest sums first."""
    ranked = sorted([(-found[place] - lots[place], place) for place in places])
    return [place for _, place in ranked[:count]]
