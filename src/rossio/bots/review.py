"""Reviews: what each decision of a finished game cost, what chance gave, and what could be expected on the way.

A decision is judged from what its seat could know then. Budgets are numbers of walks, never seconds, and every chance
is drawn from the record and the ply: a review is the same bytes whoever makes it, in one go or in slices.
"""

from __future__ import annotations

import hashlib
from math import sqrt
from typing import Final, TypedDict

import rossio
from rossio.bots.hints import brought_by
from rossio.bots.judge import lead_of
from rossio.bots.net import NetBot
from rossio.bots.nets import network_of
from rossio.bots.reasons import reason_beside
from rossio.bots.search import ANY, FOREVER, Search
from rossio.bots.tree import NO_LIMIT, line_of
from rossio.kernel.chance import Chance
from rossio.kernel.game import THOUSAND, Game
from rossio.kernel.match import resume
from rossio.kernel.record import Record
from rossio.kernel.state import State

FORMAT: Final = "rossio-review 1"
SEED_BYTES: Final = 12
TOLD: Final = 5
CLOSER: Final = 10
"""How many of the dearest decisions are judged once more by fresh walks: the dearest of many is dear by luck, too."""
LEAST: Final = 0.5
"""A decision that cost less, in points, is not worth a word."""


class Budget:
    """How much is looked at: `looks` walks to find the best move, then `pairs` of walks for it and the move played;
    `close` of both for the dearest. Chance is drawn again `redraws` times in a game, each judged by `walks`."""

    def __init__(
        self, looks: int = 256, pairs: int = 100, close: int = 400, redraws: int = 160, walks: int = 80
    ) -> None:
        self.looks = looks
        self.pairs = pairs
        self.close = close
        self.redraws = redraws
        self.walks = walks


MOST_REDRAWS: Final = 24
AT_ONCE: Final = 4
"""Chance is drawn again so often in one step, and at least so often in all: steps are short, others may wait."""
FINE: Final = Budget()
ROUGH: Final = Budget(looks=40, pairs=12, close=40, redraws=40, walks=12)
USUAL: Final = FINE if rossio.compiled() else ROUGH
"""As the rules are written a walk takes some thirty times as long, and a step would keep others waiting for seconds."""


class Row(TypedDict, total=False):
    """What is known of one ply, as plain data: it is kept and sent as it is."""

    ply: int
    seat: int
    points: list[float]
    """What each player could expect before the decision, in points."""
    free: bool
    """Whether there was more than one move."""
    cost: float
    unsure: float
    """The standard error of the cost."""
    better: str
    luck: list[float]
    """For each player what chance gave when it was drawn behind this decision."""
    drawn: int
    """How often it was drawn again."""
    close: bool
    line: list[str]
    reason: str
    facts: dict[str, object]
    categories: dict[str, int]
    expected: int


class Unfinished(ValueError):
    """A game that is not over cannot be reviewed."""


class Judged:
    """The cost of a move beside the best, its standard error, and what each player may expect.

    `apart` is what the best gives each player more than the move, in thousandths of points, where that was asked for.
    """

    def __init__(
        self, best: int, cost: float, unsure: float, points: list[float], line: list[int], apart: list[int]
    ) -> None:
        self.best = best
        self.cost = cost
        self.unsure = unsure
        self.points = points
        self.line = line
        self.apart = apart


def planted(game: Game, state: State, seat: int, chance: Chance) -> Search:
    """A tree over a position, led by the game's network where there is one."""
    return NetBot(chance, FOREVER, NO_LIMIT).begin(game, state, seat)


def expected(game: Game, search: Search, seat: int, walks: int, chance: Chance) -> list[float]:
    """Grow a tree; the mean of where its walks end, in points for each player."""
    sums: list[int] = []
    for _ in range(walks):
        ended = game.values(search.walk(ANY, chance.seed()), seat)
        sums = [old + new for old, new in zip(sums, ended, strict=True)] if sums else ended
    return [one / walks / THOUSAND for one in sums]


def judge(
    game: Game, state: State, seat: int, move: int, looks: int, pairs: int, chance: Chance, why: bool = False
) -> Judged:
    """What a move of the seat that decides cost, made of nothing but what the seat may know.

    The best move is found by `looks` walks. Both then have the same number of walks, and are compared by pairs of
    further ones through the same worlds: by what the judge makes of where they end, since the forecast of points alone
    is what greedy plays by, and would praise it for that.
    """
    search = planted(game, state, seat, chance)
    points = expected(game, search, seat, looks, chance)
    favourite = search.root.favourite()
    best = favourite.move if favourite is not None else move
    if best == move or favourite is None:
        return Judged(best, 0.0, 0.0, points, [], [0] * len(points))
    line = line_of(search.root)
    tried = {kid.move: kid.visits for kid in search.root.kids.values()}
    for _ in range(favourite.visits - tried.get(move, 0)):
        search.walk(move, chance.seed())
    better = played = squares = 0.0
    apart = [0] * len(points)
    for _ in range(pairs):
        world = chance.seed()
        first = search.walk(best, world)
        one = search.shares[seat]
        second = search.walk(move, world)
        other = search.shares[seat]
        if why:
            ended = zip(apart, game.values(first, seat), game.values(second, seat), strict=True)
            apart = [so_far + new - old for so_far, new, old in ended]
        better += one
        played += other
        squares += (one - other) * (one - other)
    mean = (better - played) / pairs
    unsure = sqrt(max(squares / pairs - mean * mean, 0.0) / pairs)
    win = search.tuning.win
    middle = 0.5 * (better + played) / pairs
    cost = lead_of(middle + 0.5 * mean, win) - lead_of(middle - 0.5 * mean, win)
    doubt = lead_of(middle + 0.5 * unsure, win) - lead_of(middle - 0.5 * unsure, win)
    return Judged(best, cost, doubt, points, line, [round(one / pairs) for one in apart])


def worth(game: Game, state: State, eyes: int, walks: int, chance: Chance) -> list[float]:
    """What each player may expect in a position, as a seat can know; the scores when the game is over."""
    if state.over():
        return [float(score) for score in game.outcome(state).scores]
    return expected(game, planted(game, state, eyes, chance), eyes, walks, chance)


def luck_of(
    game: Game, before: State, after: State, move: int, redraws: int, walks: int, chance: Chance
) -> list[float]:
    """What chance gave each player behind a move: the worth of what came, less its mean over what could have come.

    Seen with the eyes of the seat that moved, on both sides by the same number of walks, so that over many games it
    adds up to nothing.
    """
    seat = before.seat()
    gained: list[float] = []
    for _ in range(redraws):
        other = game.resample(before, seat, chance)
        other.play(move)
        came = worth(game, after, seat, walks, chance)
        could = worth(game, other, seat, walks, chance)
        one = [new - old for new, old in zip(came, could, strict=True)]
        gained = [old + new for old, new in zip(gained, one, strict=True)] if gained else one
    return [one / redraws for one in gained]


def rounded(numbers: list[float]) -> list[float]:
    """As they are kept; never minus nothing."""
    return [round(one, 2) + 0.0 for one in numbers]


class Review:
    """The review of one finished game, made step by step; what is done is a list of rows, and decides what follows."""

    def __init__(self, game: Game, record: Record, budget: Budget = USUAL) -> None:
        whole = resume(game, record)
        self.game = game
        self.record = whole.record()
        self.budget = budget
        self.names = whole.moves
        self.key = "\n".join([*self.record.deal(), *self.names])
        self.states: list[State] = []
        match = resume(game, record, 0)
        for name in self.names:
            self.states.append(match.state.clone())
            match.play(name)
        self.states.append(match.state)
        if not match.state.over():
            raise Unfinished(f"{game.name}: decision {match.state.ply + 1} is not made yet")
        self.moves = [game.space.parse(name) for name in self.names]
        self.seats = match.seats
        self.reveals = [ply for ply in range(len(self.moves)) if self.states[ply + 1].horizon > self.states[ply].ply]
        usual = budget.redraws // max(1, len(self.reveals)) // AT_ONCE * AT_ONCE
        self.redraws = min(MOST_REDRAWS, max(AT_ONCE, usual))

    def chance(self, ply: int, purpose: str) -> Chance:
        digest = hashlib.sha256(f"{self.key}\n{purpose} {ply}".encode()).digest()
        return Chance(int.from_bytes(digest[:SEED_BYTES]))

    def steps(self) -> int:
        return len(self.moves) + len(self.reveals) * self.redraws // AT_ONCE + CLOSER

    def done(self, rows: list[Row]) -> int:
        """How many of the steps are done."""
        if self._to_look(rows):
            return len(rows) + sum(row.get("drawn", 0) // AT_ONCE for row in rows)
        return self.steps() - len(self._waiting(rows))

    def step(self, rows: list[Row]) -> bool:
        """The next step: one more row, or a closer look at one of the dearest. False when nothing is left to do."""
        if self._to_draw(rows):
            self.draw(rows[-1])
        elif len(rows) < len(self.moves):
            rows.append(self.look(len(rows)))
        elif waiting := self._waiting(rows):
            self.look_closer(rows[waiting[0]])
        else:
            return False
        return True

    def _to_draw(self, rows: list[Row]) -> bool:
        """Whether the chance behind the last decision is to be drawn again."""
        return bool(rows) and rows[-1]["ply"] in self.reveals and rows[-1].get("drawn", 0) < self.redraws

    def _to_look(self, rows: list[Row]) -> bool:
        return len(rows) < len(self.moves) or self._to_draw(rows)

    def _waiting(self, rows: list[Row]) -> list[int]:
        """The dearest that were not looked at closely."""
        close = sum(row.get("close", False) for row in rows)
        dear = [row["ply"] for row in rows if row.get("cost", 0.0) > 0.0 and not row.get("close", False)]
        dear.sort(key=lambda ply: (-rows[ply]["cost"], ply))
        return dear[: max(0, CLOSER - close)]

    def look(self, ply: int) -> Row:
        """Judge one decision and the chance behind it."""
        game, state, budget = self.game, self.states[ply], self.budget
        seat, move = self.seats[ply], self.moves[ply]
        row = Row(ply=ply, seat=seat, free=len(state.legal()) > 1)
        if row["free"]:
            told = judge(game, state, seat, move, budget.looks, budget.pairs, self.chance(ply, "decision"))
            row["points"] = rounded(told.points)
            if told.cost > told.unsure:
                row["cost"], row["unsure"] = rounded([told.cost, told.unsure])
                row["better"] = game.space.print(told.best)
        return row

    def draw(self, row: Row) -> None:
        """Draw the chance behind a decision again, a few times more."""
        ply, drawn, walks = row["ply"], row.get("drawn", 0), self.budget.walks
        before, after, chance = self.states[ply], self.states[ply + 1], self.chance(ply, f"luck {drawn}")
        more = luck_of(self.game, before, after, self.moves[ply], AT_ONCE, walks, chance)
        old = row.get("luck", [0.0] * len(more))
        row["drawn"] = drawn + AT_ONCE
        parts = zip(old, more, strict=True)
        row["luck"] = [(one * drawn + two * AT_ONCE) / (drawn + AT_ONCE) for one, two in parts]

    def look_closer(self, row: Row) -> None:
        """Judge a dear decision anew, and say why the better move is better."""
        game, ply, seat = self.game, row["ply"], row["seat"]
        state, close = self.states[ply], self.budget.close
        row["close"] = True
        chance = self.chance(ply, "closer")
        told = judge(game, state, seat, self.moves[ply], close, close, chance, why=True)
        row["cost"], row["unsure"] = rounded([max(0.0, told.cost), told.unsure])
        row["better"] = game.space.print(told.best)
        possible = game.resample(state, seat, chance)
        line = told.line if told.line[:1] == [told.best] else [told.best]
        brought = brought_by(game, possible, line, seat)
        reason = reason_beside(game, possible, seat, told.best, told.apart)
        row["line"] = [game.space.print(one) for one in line]
        row["reason"], row["facts"] = reason.key, reason.facts
        row["categories"], row["expected"] = brought.categories, brought.expected

    def judge_name(self) -> str:
        """Who judges: the game's network where one fits, else the search."""
        network = network_of(self.game)
        return "net" if network is not None and self.game.seated(self.states[0]) in network.facts.seats else "search"

    def result(self, rows: list[Row]) -> dict[str, object]:
        """The review as plain data, from all rows or from those there are so far."""
        scores = self.game.outcome(self.states[-1]).scores
        curve = self._curve(rows, scores)
        even = curve[0][: self.record.seats] if curve else []  # a rival that the rules play has no seat
        par = round(sum(even) / self.record.seats, 1)
        seats = [self._seat(rows, seat, scores[seat], par) for seat in range(self.record.seats)]
        dear = [row for row in rows if row.get("close", False) and row["cost"] >= max(LEAST, row["unsure"])]
        dear.sort(key=lambda row: (-row["cost"], row["ply"]))
        return {
            "format": FORMAT,
            "game": self.game.name,
            "seal": hashlib.sha256(self.key.encode()).hexdigest()[:16],
            "judge": self.judge_name(),
            "looks": self.budget.looks,
            "plies": len(self.moves),
            "done": self.done(rows),
            "steps": self.steps(),
            "par": par,
            "curve": curve,
            "seats": seats,
            "luck": [
                {"ply": row["ply"], "seat": row["seat"], "move": self.names[row["ply"]], "luck": rounded(row["luck"])}
                for row in rows
                if "luck" in row
            ],
            "costs": {str(row["ply"]): row["cost"] for row in rows if row.get("cost", 0.0) > 0.0},
            "dearest": [self._told(row) for row in dear[:TOLD]] if self.done(rows) == self.steps() else [],
        }

    def _curve(self, rows: list[Row], scores: list[int]) -> list[list[float]]:
        """What each player could expect at every ply; where nothing was to decide, what was expected last."""
        found = [row["points"] for row in rows if "points" in row]
        if not found:
            return []
        now = found[0]
        curve: list[list[float]] = []
        for row in rows:
            now = row.get("points", now)
            curve.append(now)
        if len(rows) == len(self.moves):
            curve.append([float(score) for score in scores])
        return curve

    def _seat(self, rows: list[Row], seat: int, score: int, par: float) -> dict[str, object]:
        free = [row for row in rows if row["free"] and row["seat"] == seat]
        lost = sum(row.get("cost", 0.0) for row in free)
        luck = sum(row["luck"][seat] for row in rows if "luck" in row)
        return {
            "seat": seat,
            "points": score,
            "decisions": len(free),
            "lost": round(lost, 2),
            "error": round(lost / len(free), 3) if free else 0.0,
            "luck": round(luck, 1) + 0.0,
            "skill": round(score - par - luck, 1) + 0.0,
        }

    def _told(self, row: Row) -> dict[str, object]:
        kept = ("ply", "seat", "better", "cost", "unsure", "line", "reason", "facts", "categories", "expected")
        told: dict[str, object] = {key: value for key, value in row.items() if key in kept}
        return {**told, "move": self.names[row["ply"]]}


def review(game: Game, record: Record, budget: Budget = USUAL) -> dict[str, object]:
    """A whole review in one go."""
    made = Review(game, record, budget)
    rows: list[Row] = []
    while made.step(rows):
        pass
    return made.result(rows)
