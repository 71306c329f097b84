"""Games to learn from, played by one worker until its time is over."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any, Final

import numpy as np

from rossio.bots.greedy import GreedyBot
from rossio.bots.judge import Judge
from rossio.bots.judge import playout as play_on
from rossio.bots.net import NetTuning, search_with
from rossio.bots.nets import Network, read_net
from rossio.bots.neural import NetSearch, Study, look, shares_of
from rossio.bots.search import FOREVER
from rossio.bots.tree import known_habits, tuning_of
from rossio.games import catalogue
from rossio.kernel.chance import Chance
from rossio.kernel.game import Game
from rossio.kernel.state import State
from rossio.lab.learning.choices import choices
from rossio.lab.learning.positions import BEST, OUTCOME, OUTCOME_LATER, Notebook

TEACH: Final = "teach"
POLICY: Final = "policy"
SEARCH: Final = "search"

HEAT: Final = 0.012
"""How much better a move must look to greedy to be wanted e times as much."""
SLIPS: Final = (0.0, 0.03, 0.1)
KEPT: Final = 6
"""Positions kept of a game that the policy plays alone."""
JUDGED: Final = 10
"""Positions of a game with better players that teach how positions turn out; more of one game teach little."""
FOLLOWED: Final = 40
"""The same where what the judgement says later is learnt, which differs from position to position."""
KEPT_STUDIED: Final = 200
"""Positions kept of a game of greedy bots or searches, for their moves."""
TRIED: Final = 100
"""Positions beside a game that are judged: a search also comes to what nobody would play."""
AWAY: Final = 5
"""How many decisions such a position may lie beside the game."""
PLAYOUTS: Final = 8
SLIPS_A_GAME: Final = 1.5
"""How many moves of a game that the policy plays alone are any moves, whatever the length of the game."""
SHARPER: Final = 2.5
LIKELIEST: Final = 10.0
"""How much more decided than it is the policy plays: of a network that stands alone, and of one that corrects the
judgement, as in long games, where a little foolishness in each decision adds up."""
TRIED_BY_POLICY: Final = 20
WORLDS: Final = 4
FAR: Final = 48
"""Positions beside a game on which the policy plays on, in how many worlds, and for how many decisions."""
OPENING: Final = 60
"""Up to so many of a search's first decisions in a game are drawn by lot, so that games differ."""
LATER_DRAWS: Final = 0.1
WIDTH: Final = 8
"""Moves that a study looks at."""
DECIDED: Final = 3
"""How much more decided than a search's visits the moves are that it teaches."""
EXPLORE: Final = 0.4
SEED_STEP: Final = 1 << 24


@dataclass(frozen=True)
class Job:
    """What a worker is to play: the kind of games, until when (seconds from now), and where to note them."""

    game: str
    kind: str
    seats: tuple[int, ...]
    seed: int
    seconds: float
    out: str
    net: str = ""
    looks: int = 24
    heat: float = 0.03
    mix: float = 0.0
    win: float = 0.0
    weigh: float = 0.0
    searched: float = 0.5


@dataclass(frozen=True)
class Done:
    games: int
    positions: int
    decisions: int
    lost: int
    points: float
    seconds: float


@lru_cache(maxsize=4)
def network_at(game: str, path: str, changed: int) -> Network:
    return read_net(catalogue.load(game), Path(path).read_bytes(), path)


def network(game: str, path: str) -> Network:
    """The network of a file, read again when the file has changed."""
    return network_at(game, path, os.stat(path).st_mtime_ns)


class Clock:
    """Says whether to begin another game, so that a stage ends when it should, on average."""

    def __init__(self, seconds: float) -> None:
        self.start = monotonic()
        self.seconds = seconds
        self.begun = 0

    def another(self) -> bool:
        spent = monotonic() - self.start
        if self.begun and spent + 0.5 * spent / self.begun > self.seconds:
            return False
        self.begun += 1
        return True


def work(job: Job) -> Done:
    """Play games, at least one, as long as there is time for half of another."""
    start = perf_counter()
    clock = Clock(job.seconds)
    game = catalogue.load(job.game)
    notes = Notebook(job.win)
    rng = np.random.default_rng(job.seed)
    usual = dict.fromkeys(job.seats, 100.0)
    number = 0
    while clock.another():
        seats = job.seats[number % len(job.seats)]
        deal = job.seed * SEED_STEP + number
        before = notes.decisions
        if job.kind == TEACH:
            _taught(game, seats, deal, notes, rng, SLIPS[number % len(SLIPS)], usual[seats])
        else:
            known = network(job.game, job.net)
            if known.facts.corrects:
                _followed(game, seats, deal, notes, known, job, usual[seats])
            elif job.kind == POLICY:
                _by_policy(game, seats, deal, notes, known, usual[seats])
            else:
                _studied(game, seats, deal, notes, rng, known, job, usual[seats])
        usual[seats] += 0.2 * (notes.decisions - before - usual[seats])
        number += 1
    notes.save(Path(job.out))
    positions = len(notes.parts["lit"])
    return Done(notes.games, positions, notes.decisions, notes.lost, notes.points, perf_counter() - start)


def drawn(mark: float, weights: Sequence[float]) -> int:
    """The place that a mark between 0 and 1 falls on; each is as wide as its weight says."""
    left = mark * float(sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1


def by_hand(game: Game, state: State, seat: int, notes: Notebook) -> list[float]:
    """How good a position is for each player by the judgement by hand, with the eyes of a seat."""
    return Judge(game, seat, win=notes.win, part=BEST).shares(state)


def _note(
    game: Game,
    state: State,
    notes: Notebook,
    aims: Sequence[float] | None = None,
    roots: Sequence[float] | None = None,
    judged: bool = True,
    part: float = OUTCOME,
) -> None:
    """A position as the seat sees it that decides."""
    seat = state.seat()
    hunches = by_hand(game, state, seat, notes)
    acts = game.space.places(state.legal())
    notes.add(seat, state.ply, game.observe(state, seat), acts, hunches, aims, roots, judged, part)


def _taught(game: Game, seats: int, deal: int, notes: Notebook, rng: Any, slip: float, usual: float) -> None:
    """A game of greedy bots, with slips: how they weigh the moves is what is to be learnt."""
    state = game.setup(seats, deal, {})
    bots = [GreedyBot(Chance(deal * 31 + seat)) for seat in range(seats)]
    chance = Chance(deal * 37)
    for moves in choices(state):
        seat = state.seat()
        weights = np.array(bots[seat].weigh(game, state, seat, moves))
        aims = np.exp((weights - weights.max()) / HEAT)
        aims /= aims.sum()
        notes.decisions += 1
        notes.see(by_hand(game, state, seat, notes))
        mark = rng.random() * usual
        if mark < KEPT_STUDIED:
            _note(game, state, notes, aims.tolist(), judged=mark < FOLLOWED, part=OUTCOME_LATER)
        if rng.random() * usual < TRIED:
            beside = _beside(game, state, rng, chance)
            if not beside.over():
                _played_on(game, beside, notes, chance)
        mark = rng.random()
        if mark < slip:
            place = int(rng.integers(len(moves)))
        elif mark < slip + 0.3:
            place = drawn(rng.random(), aims)
        else:
            place = int(weights.argmax())
        state.play(moves[place])
    notes.close(deal, seats, state.ply, game.outcome(state))


def _beside(game: Game, state: State, rng: Any, chance: Chance) -> State:
    """A position some decisions away from one of the game."""
    state = state.clone()
    moves = state.legal()
    state.play(moves[int(rng.integers(len(moves)))])
    play_on(state, chance, int(rng.integers(AWAY)), known_habits(game, tuning_of(game).habit))
    next(choices(state), None)
    return state


def _played_on(game: Game, state: State, notes: Notebook, chance: Chance) -> None:
    """Note a position with what comes of it on average when it is played on as behind a leaf."""
    tuning = tuning_of(game)
    seat = state.seat()
    judge = Judge(game, seat, game.values(state, seat)[seat], notes.win, BEST)
    found = []
    for _ in range(PLAYOUTS):
        world = game.resample(state, seat, chance)
        play_on(world, chance, tuning.playout, known_habits(game, tuning.habit))
        found.append(judge.shares(world))
    _note(game, state, notes, roots=np.mean(found, axis=0).tolist(), part=0.0)


def _by_policy(game: Game, seats: int, deal: int, notes: Notebook, known: Network, usual: float) -> None:
    """A game by the network's likelihoods alone; a few of its positions are kept for their outcome."""
    keep, slip = KEPT / usual, SLIPS_A_GAME / usual
    state = game.setup(seats, deal, {})
    lot = Random(deal).random
    for moves in choices(state):
        answer = look(game, known.net, state, state.seat(), moves)
        notes.decisions += 1
        if lot() < keep:
            _note(game, state, notes)
        slips = lot() < slip
        state.play(moves[int(lot() * len(moves))] if slips else _likely(answer, moves, SHARPER, lot()))
    notes.close(deal, seats, state.ply, game.outcome(state))


def _likely(answer: list[float], moves: list[int], sharper: float, mark: float) -> int:
    """One of the moves by the network's likelihoods, which count for more decided than they are."""
    return moves[drawn(mark, [weight**sharper for weight in answer[-len(moves) :]])]


def _said(game: Game, state: State, notes: Notebook, answer: list[float]) -> list[float]:
    """The judgement by hand of the seat that decides, as the network corrects it."""
    hunches = by_hand(game, state, state.seat(), notes)
    return shares_of(answer, state.seat(), len(hunches), hunches)


def _comes_of(
    game: Game, state: State, notes: Notebook, chance: Chance, known: Network, lot: Callable[[], float]
) -> list[float]:
    """What the network says of a position on average some decisions later, when its policy plays on."""
    seat = state.seat()
    found = []
    for _ in range(WORLDS):
        world = game.resample(state, seat, chance)
        for made, moves in enumerate(choices(world)):
            answer = look(game, known.net, world, world.seat(), moves)
            if made == FAR:
                found.append(_said(game, world, notes, answer))
                break
            world.play(_likely(answer, moves, LIKELIEST, lot()))
        else:
            found.append(by_hand(game, world, seat, notes))
    mean: list[float] = np.mean(found, axis=0).tolist()
    return mean


def _study(game: Game, state: State, known: Network, job: Job, chance: Chance) -> Study:
    """A search with the network whose few looks teach much."""
    search = search_with(Study, known, NetTuning(EXPLORE, job.mix, weigh=job.weigh), game, state, state.seat(), chance)
    search.study(job.looks, WIDTH, job.heat)
    return search


def _studied(
    game: Game, seats: int, deal: int, notes: Notebook, rng: Any, known: Network, job: Job, usual: float
) -> None:
    """A game of searches with the network: what they make of the moves is what is to be learnt.

    What they make of the position itself is to be learnt where playouts stand behind it.
    """
    state = game.setup(seats, deal, {})
    chance = Chance(deal)
    grounded = job.mix > 0
    opening = int(rng.integers(OPENING * seats // 2))
    for made, moves in enumerate(choices(state)):
        search = _study(game, state, known, job, chance)
        notes.decisions += 1
        mark = rng.random() * usual
        if mark < KEPT_STUDIED:
            part = OUTCOME if mark < JUDGED else 0.0
            _note(game, state, notes, search.aims, search.worths, grounded or mark < JUDGED, part)
        if grounded and rng.random() * usual < TRIED:
            beside = _beside(game, state, rng, chance)
            if not beside.over():
                found = _study(game, beside, known, job, chance)
                _note(game, beside, notes, found.aims, found.worths, part=0.0)
        drawn = made < opening or rng.random() < LATER_DRAWS
        state.play(moves[search.drawn if drawn else search.best])
    notes.close(deal, seats, state.ply, game.outcome(state))


def _followed(game: Game, seats: int, deal: int, notes: Notebook, known: Network, job: Job, usual: float) -> None:
    """A game of a network that corrects the judgement by hand; searches make a part of its decisions, the policy makes
    the others, nearly always by its likeliest move.

    Searches teach the moves and the worth of their positions. Other positions of the game learn what is said of it
    later, and a little of its outcome; positions beside it what comes of them when the policy plays on.
    """
    state = game.setup(seats, deal, {})
    rng, chance = np.random.default_rng(deal), Chance(deal * 41)
    lot = Random(deal).random
    searched = job.searched if job.kind == SEARCH else 0.0
    keep, slip, tried = FOLLOWED / usual, SLIPS_A_GAME / usual, TRIED_BY_POLICY / usual
    opening = lot() * OPENING * seats / 2
    for made, moves in enumerate(choices(state)):
        notes.decisions += 1
        if lot() < searched:
            visits, worths = _grown(game, state, moves, known, job, chance)
            notes.see(worths)
            _note(game, state, notes, _wanted(visits), worths, part=0.0)
            draws = made < opening or lot() < LATER_DRAWS
            move = moves[drawn(lot(), visits) if draws else visits.index(max(visits))]
        else:
            answer = look(game, known.net, state, state.seat(), moves)
            notes.see(_said(game, state, notes, answer))
            if lot() < keep:
                _note(game, state, notes, part=OUTCOME_LATER)
            move = moves[int(lot() * len(moves))] if lot() < slip else _likely(answer, moves, LIKELIEST, lot())
        if lot() < tried:
            beside = _beside(game, state, rng, chance)
            if not beside.over():
                _note_beside(game, beside, notes, chance, known, job if searched else None, lot)
        state.play(move)
    notes.close(deal, seats, state.ply, game.outcome(state))


def _grown(
    game: Game, state: State, moves: list[int], known: Network, job: Job, chance: Chance
) -> tuple[list[int], list[float]]:
    """How often a search as bots make it, of few walks, tries each move, and how good it finds the position."""
    tuning = NetTuning(mix=job.mix, weigh=job.weigh)
    search = search_with(NetSearch, known, tuning, game, state, state.seat(), chance)
    walks = search.run(FOREVER, job.looks)
    tried = {kid.move: kid.visits for kid in search.root.kids.values()}
    return [tried.get(move, 0) for move in moves], [total / walks for total in search.sums]


def _wanted(visits: list[int]) -> list[float]:
    """How likely each move should have been: the favourite of few walks, averaged over positions, is as good as that of
    many, but how often they try the others tells more of the priors."""
    weights = [float(count) ** DECIDED for count in visits]
    return [weight / sum(weights) for weight in weights]


def _note_beside(
    game: Game, state: State, notes: Notebook, chance: Chance, known: Network, job: Job | None, lot: Callable[[], float]
) -> None:
    """Note a position with what comes of it when the policy plays on, and by a job's search in it, if there is one."""
    found = _comes_of(game, state, notes, chance, known, lot)
    if job is None:
        _note(game, state, notes, roots=found, part=0.0)
        return
    visits, worths = _grown(game, state, state.legal(), known, job, chance)
    _note(game, state, notes, _wanted(visits), np.mean([found, worths], axis=0).tolist(), part=0.0)
